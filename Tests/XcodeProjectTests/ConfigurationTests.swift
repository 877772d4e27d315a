import Diagnostics
import TestSupport
import Testing
import XcodeProject

@Suite("The configuration that is read")
struct ConfigurationTests {
  private func sample(_ names: [String], standard: String? = nil) -> SampleProject {
    var sample = SampleProject.app()
    sample.configurations = names
    sample.defaultConfiguration = standard
    return sample
  }

  @Test(arguments: [
    (["Debug", "Release", "Beta"], "Debug", "Release"), (["Debug", "Beta"], "Debug", "Debug"),
    (["Debug", "Beta"], nil, "Beta"), (["Debug", "Beta"], "Gone", "Beta"),
  ])
  func `is that of the store unless another is asked for`(
    names: [String], standard: String?, expected: String
  ) throws {
    let project = try sample(names, standard: standard).read()
    #expect(project.configuration == expected)
    #expect(project.configurations == names)
    #expect(project.targets.first?.settings["CONFIGURATION"] == expected)
  }

  @Test func `may be asked for`() throws {
    #expect(try sample(["Debug", "Release"]).read(configuration: "Debug").configuration == "Debug")
  }

  @Test func `has to exist when it is asked for`() throws {
    let failure = try #require(sample(["Debug", "Release"]).failure(configuration: "Store"))
    #expect(
      failure.message
        == "the project has no configuration named “Store”; it has “Debug”, “Release”")
    #expect(failure.place.keyPath == "objects/CONFIGURATIONS-PROJECT/buildConfigurations")
    #expect(
      sample([]).failure(configuration: "Store")?.message
        == "the project has no configuration named “Store”; it has none at all")
  }

  @Test func `of a target that lacks it is the target's own default`() throws {
    var sample = sample(["Debug", "Release"])
    sample.define(
      "CONFIGURATIONS-Runner", "XCConfigurationList",
      ["buildConfigurations": ["X", "Y"], "defaultConfigurationName": "X"])
    sample.define(
      "X", "XCBuildConfiguration", ["name": "X", "buildSettings": ["PRODUCT_NAME": "x"]])
    sample.define(
      "Y", "XCBuildConfiguration", ["name": "Y", "buildSettings": ["PRODUCT_NAME": "y"]])
    #expect(try sample.read().targets.first?.settings["PRODUCT_NAME"] == "x")
  }
}
