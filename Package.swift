// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What is heard needs processes and files, which phones do not have.
let sound = Target.Dependency.target(name: "AloudSound", condition: .when(platforms: [.linux, .macOS]))
/// So does opening a page.
let browser = Target.Dependency.target(name: "AloudBrowser", condition: .when(platforms: [.linux, .macOS]))
/// So does a translator of braille.
let braille = Target.Dependency.target(name: "AloudBraille", condition: .when(platforms: [.linux, .macOS]))
let process = Target.Dependency.target(name: "AloudProcess", condition: .when(platforms: [.linux, .macOS]))

func module(
  _ name: String, path: String? = nil, exclude: [String] = [], _ dependencies: [Target.Dependency] = []
) -> Target {
  .target(name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: settings)
}

func tests(_ name: String, exclude: [String] = [], _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["AloudTestSupport"], exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "Aloud",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Aloud", targets: ["Aloud"]),
    .library(name: "AloudTesting", targets: ["AloudTesting"]),
    .executable(name: "aloud", targets: ["AloudCommand"]),
    .executable(name: "aloud-bench", targets: ["AloudBench"]),
    .executable(name: "aloud-fuzz", targets: ["AloudFuzz"]),
  ],
  targets: [
    // Data flows down this list: no module knows one below it.
    module("AloudTree"),
    module("AloudSpeech", ["AloudTree"]),
    module("AloudVoices", path: "Voices", exclude: ["Emoji/LICENSE"], ["AloudSpeech"]),
    module("AloudChart", ["AloudTree", "AloudSpeech"]),
    module("AloudReader", ["AloudTree", "AloudSpeech", "AloudVoices", "AloudChart"]),
    module("AloudControl", ["AloudTree", "AloudSpeech", "AloudVoices"]),
    module("AloudPicture", ["AloudTree", "AloudSpeech", "AloudReader"]),
    module("AloudSimulator", ["AloudTree", "AloudSpeech", "AloudChart", "AloudReader", "AloudControl"]),
    module("AloudScript", ["AloudTree", "AloudSpeech", "AloudChart", "AloudReader", "AloudControl", "AloudSimulator"]),
    module(
      "AloudAudit",
      [
        "AloudTree", "AloudSpeech", "AloudVoices", "AloudChart", "AloudReader", "AloudControl", "AloudPicture",
        "AloudSimulator", "AloudScript",
      ]),
    module("AloudImport", ["AloudTree"]),
    module("AloudMessages", ["AloudTree"]),
    module("AloudProcess"),
    module(
      "AloudSound",
      ["AloudTree", "AloudSpeech", "AloudChart", "AloudReader", "AloudSimulator", "AloudScript", "AloudProcess"]),
    module("AloudBraille", ["AloudTree", "AloudSpeech", "AloudProcess"]),
    module(
      "AloudBrowser",
      ["AloudTree", "AloudSpeech", "AloudVoices", "AloudReader", "AloudSimulator", "AloudImport", "AloudProcess"]),
    module(
      "Aloud",
      [
        "AloudTree", "AloudSpeech", "AloudVoices", "AloudChart", "AloudReader", "AloudControl", "AloudPicture",
        "AloudSimulator", "AloudScript", "AloudAudit", "AloudImport", process, sound, braille, browser,
      ]),
    module("AloudTesting", ["Aloud"]),
    module("AloudExplore", ["Aloud"]),
    // Scripts/parts writes the files of Parts into Swift; array literals of bytes take minutes to compile.
    module(
      "AloudPage", exclude: ["Parts"],
      ["AloudTree", "AloudPicture", "AloudSound", "AloudMessages", "Aloud", "AloudExplore"]),

    .executableTarget(
      name: "AloudCommand", dependencies: ["AloudMessages", "Aloud", "AloudExplore", "AloudPage"],
      swiftSettings: settings),
    .executableTarget(name: "AloudBench", dependencies: ["Aloud"], swiftSettings: settings),
    .executableTarget(name: "AloudFuzz", dependencies: ["Aloud"], swiftSettings: settings),

    .target(
      name: "AloudTestSupport", dependencies: ["Aloud"], path: "Tests/Support", swiftSettings: settings),
    tests("AloudTreeTests", ["AloudTree"]),
    tests("AloudSpeechTests", ["AloudTree", "AloudSpeech", "AloudVoices"]),
    tests(
      "AloudChartTests", exclude: ["SciPy.json"], ["AloudTree", "AloudSpeech", "AloudVoices", "AloudChart", "Aloud"]),
    tests(
      "AloudReaderTests", exclude: ["CommandNames.txt", "OutputEventNames.txt"],
      ["AloudTree", "AloudSpeech", "AloudReader", "AloudScript", "Aloud"]),
    tests("AloudControlTests", ["AloudControl", "Aloud"]),
    tests("AloudPictureTests", ["AloudReader", "AloudPicture", "Aloud"]),
    tests("AloudSimulatorTests", ["AloudReader", "AloudSimulator", "AloudScript", "Aloud"]),
    tests("AloudScriptTests", ["AloudReader", "AloudSimulator", "AloudScript", "Aloud"]),
    tests("AloudAuditTests", ["AloudAudit", "Aloud"]),
    tests("AloudImportTests", ["AloudTree", "AloudImport", "Aloud"]),
    tests("AloudSoundTests", ["AloudProcess", "AloudSound", "Aloud"]),
    tests("AloudBrailleTests", ["AloudSpeech", "AloudReader", "AloudProcess", "AloudBraille", "Aloud"]),
    tests("AloudBrowserTests", ["AloudBrowser", "AloudProcess", "Aloud"]),
    tests("AloudExploreTests", ["AloudExplore", "Aloud", "AloudTree"]),
    tests("AloudPageTests", ["AloudPage", "AloudMessages", "AloudBrowser", "Aloud"]),
    tests("AloudTestingTests", ["AloudTesting", "Aloud"]),
    tests(
      "AloudCommandTests",
      [
        "AloudTree", "AloudSpeech", "AloudVoices", "AloudReader", "AloudSimulator", "AloudScript", "AloudImport",
        "AloudCommand", "AloudMessages", "AloudExplore", "AloudBrowser",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
