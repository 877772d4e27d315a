// swift-tools-version: 6.2

import PackageDescription

/// The language level every target is held to.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

// Data flows from the property lists to the guide and never back: a target may only depend on
// targets above it in this list. docs/architecture.md has the picture.
let package = Package(
  name: "siri-guide",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "siri-guide", targets: ["siri-guide"])],
  targets: [
    // Leaf modules: they depend on nothing of ours.
    .systemLibrary(
      name: "CCMarkGFM",
      pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CArchive", pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]),
    .target(name: "CFolderExchange"),
    .target(name: "Diagnostics", swiftSettings: settings),
    .target(name: "FileTree", swiftSettings: settings),
    .target(name: "Mustache", swiftSettings: settings),
    .target(name: "CPronunciationTables", exclude: ["Tables"]),
    .target(
      name: "Pronunciation", dependencies: ["CPronunciationTables"], swiftSettings: settings),
    // The theme, embedded in the executable from the folder `Templates` at every build.
    .target(
      name: "Theme", exclude: ["Templates"], swiftSettings: settings,
      plugins: ["EmbedTemplatesPlugin"]),
    .executableTarget(name: "EmbedTemplates", swiftSettings: settings),
    .plugin(
      name: "EmbedTemplatesPlugin", capability: .buildTool(), dependencies: ["EmbedTemplates"],
      path: "Sources/EmbedTemplatesPlugin"),

    .target(name: "Archive", dependencies: ["CArchive", "FileTree"], swiftSettings: settings),
    .target(name: "CommonMark", dependencies: ["CCMarkGFM"], swiftSettings: settings),
    .target(name: "PropertyList", dependencies: ["Diagnostics"], swiftSettings: settings),
    .target(
      name: "XcodeProject", dependencies: ["Diagnostics", "FileTree", "PropertyList"],
      swiftSettings: settings),
    .target(
      name: "Vocabulary", dependencies: ["Diagnostics", "Pronunciation", "PropertyList"],
      swiftSettings: settings),
    .target(
      name: "AppDiscovery",
      dependencies: [
        "Archive", "Diagnostics", "FileTree", "PropertyList", "Vocabulary", "XcodeProject",
      ],
      swiftSettings: settings),
    .target(
      name: "Review",
      dependencies: ["Diagnostics", "FileTree", "Pronunciation", "PropertyList", "Vocabulary"],
      swiftSettings: settings),
    .target(
      name: "GuideSite",
      dependencies: [
        "CFolderExchange", "CommonMark", "Diagnostics", "Mustache", "Pronunciation", "Theme",
        "Vocabulary",
      ],
      swiftSettings: settings),
    .target(
      name: "GuideCommandLine",
      dependencies: [
        "AppDiscovery", "Diagnostics", "FileTree", "GuideSite", "PropertyList", "Review",
        "Vocabulary",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "siri-guide", dependencies: ["GuideCommandLine"], swiftSettings: settings),

    // Judges hints for scripts/pronunciation-accuracy.
    .executableTarget(
      name: "hint-judge", dependencies: ["Pronunciation"], path: "Tests/Accuracy/Judge",
      swiftSettings: settings),

    // Tries any bytes as hints, `make fuzz`; the tests try some.
    .executableTarget(
      name: "hint-fuzz", dependencies: ["Pronunciation"], path: "Tests/Fuzzing",
      swiftSettings: settings),

    // Tests: one target per module, and what they share.
    .target(
      name: "TestSupport", dependencies: ["FileTree"], path: "Tests/TestSupport",
      exclude: ["Validation"], swiftSettings: settings),
    .testTarget(
      name: "ArchiveTests", dependencies: ["Archive", "FileTree", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"],
      swiftSettings: settings),
    .testTarget(name: "MustacheTests", dependencies: ["Mustache"], swiftSettings: settings),
    .testTarget(
      name: "PronunciationTests", dependencies: ["Pronunciation", "TestSupport", "hint-fuzz"],
      swiftSettings: settings),
    .testTarget(
      name: "CommonMarkTests", dependencies: ["CommonMark"], exclude: ["read_html.py"],
      swiftSettings: settings),
    .testTarget(
      name: "PropertyListTests", dependencies: ["Diagnostics", "PropertyList", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "XcodeProjectTests",
      dependencies: ["Diagnostics", "FileTree", "PropertyList", "TestSupport", "XcodeProject"],
      swiftSettings: settings),
    .testTarget(
      name: "ThemeTests", dependencies: ["EmbedTemplates", "Theme"], swiftSettings: settings),
    .testTarget(
      name: "VocabularyTests",
      dependencies: ["Diagnostics", "Pronunciation", "PropertyList", "TestSupport", "Vocabulary"],
      swiftSettings: settings),
    .testTarget(
      name: "AppDiscoveryTests",
      dependencies: ["AppDiscovery", "Diagnostics", "TestSupport", "Vocabulary"],
      swiftSettings: settings),
    .testTarget(
      name: "ReviewTests",
      dependencies: [
        "AppDiscovery", "Diagnostics", "PropertyList", "Review", "TestSupport", "Vocabulary",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GuideSiteTests",
      dependencies: [
        "AppDiscovery", "Diagnostics", "GuideSite", "Mustache", "Pronunciation", "Review",
        "TestSupport", "Vocabulary",
      ],
      exclude: ["Fixtures", "Golden"], swiftSettings: settings),
    .testTarget(
      name: "GuideCommandLineTests",
      dependencies: [
        "Diagnostics", "FileTree", "GuideCommandLine", "Review", "TestSupport", "siri-guide",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CorpusTests", dependencies: ["TestSupport", "siri-guide"],
      exclude: ["compare_values.py", "read_vocabularies.py"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
