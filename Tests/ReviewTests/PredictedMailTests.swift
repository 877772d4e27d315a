import Diagnostics
import Review
import Testing
import Vocabulary

@Suite("A predicted line of the store's mail")
struct PredictedMailTests {
  @Test(arguments: RuleCatalog.all.map(\.description.id))
  func `is read as the rule that predicts it`(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    var lines = [rule.description.storeMessage].compactMap(\.self)
    for example in rule.description.bad {
      for finding in rule.findings(in: ReviewSubject(try ExampleApp(example).app)) {
        guard let line = finding.storeMessage else { continue }
        lines.append(line)
        let message = try #require(StoreMail(line)?.messages.first, "\(line)")
        if let language = message.language, language != .base, let own = finding.language {
          #expect(language == Language(folderName: own), "\(line)")
        }
        if message.form.rules.first == "cover/missing-example" {
          #expect(message.fields[.intent] == finding.intent)
        }
      }
    }
    for line in lines {
      let mail = try #require(StoreMail(line), "\(line)")
      #expect(mail.messages.count == 1 && mail.unknown.isEmpty, "\(line)")
      #expect(mail.messages.first?.form.rules.contains(id) == true, "\(line)")
      let blocks = mail.messages.first?.form.effect.blocks
      #expect(blocks != true || rule.description.blocks, "\(line)")
    }
  }

  @Test func `is predicted by enough rules for this to mean something`() {
    #expect(RuleCatalog.all.count { $0.description.storeMessage != nil } >= 5)
  }
}
