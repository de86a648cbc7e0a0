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

/// The real screen of an app is read through UIKit, which apps have and tools do not.
let capture = Target.Dependency.target(
  name: "AloudCapture", condition: .when(platforms: [.iOS, .macCatalyst, .tvOS, .visionOS]))

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
    .library(name: "AloudCapture", targets: ["AloudCapture"]),
    .executable(name: "aloud", targets: ["AloudCommand"]),
    .executable(name: "aloud-bench", targets: ["AloudBench"]),
    .executable(name: "aloud-fuzz", targets: ["AloudFuzz"]),
  ],
  traits: [
    .trait(
      name: "CaptureInRelease", description: "Allows AloudCapture in a release build, for tests that are run with one.")
  ],
  targets: [
    // Data flows down this list: no module knows one below it. The modules up to AloudExplorer know neither Foundation
    // nor files nor clocks; Scripts/wasm compiles all of them for pages.
    module("AloudBase"),
    module("AloudTree", ["AloudBase"]),
    module("AloudSpeech", ["AloudBase", "AloudTree"]),
    module("AloudVoices", path: "Voices", exclude: ["Emoji/LICENSE"], ["AloudSpeech"]),
    module("AloudChart", ["AloudBase", "AloudTree", "AloudSpeech"]),
    module("AloudReader", ["AloudBase", "AloudTree", "AloudSpeech", "AloudVoices", "AloudChart"]),
    module("AloudSimulator", ["AloudBase", "AloudTree", "AloudSpeech", "AloudVoices", "AloudChart", "AloudReader"]),
    module("AloudReach", ["AloudBase", "AloudTree", "AloudSpeech", "AloudReader", "AloudSimulator"]),
    module("AloudScript", ["AloudBase", "AloudTree", "AloudSpeech", "AloudReader", "AloudSimulator", "AloudReach"]),
    module("AloudPicture", ["AloudBase", "AloudTree", "AloudSpeech", "AloudReader", "AloudSimulator"]),
    module("AloudImport", ["AloudBase", "AloudTree", "AloudVoices"]),
    module(
      "AloudAudit",
      ["AloudBase", "AloudTree", "AloudSpeech", "AloudChart", "AloudReader", "AloudSimulator", "AloudReach"]),
    module(
      "AloudAnswers",
      [
        "AloudBase", "AloudTree", "AloudSpeech", "AloudChart", "AloudReader", "AloudSimulator", "AloudReach",
        "AloudScript", "AloudImport", "AloudAudit",
      ]),
    module("AloudTones", ["AloudBase", "AloudTree", "AloudChart", "AloudReader"]),
    module("AloudMessages", ["AloudBase"]),
    module(
      "AloudExplorer",
      [
        "AloudBase", "AloudTree", "AloudSpeech", "AloudChart", "AloudReader", "AloudSimulator", "AloudScript",
        "AloudPicture", "AloudImport", "AloudAudit", "AloudAnswers", "AloudTones", "AloudMessages",
      ]),

    // What needs files, processes or Foundation.
    module("AloudKorean"),
    module("AloudReport", ["AloudBase", "AloudTree", "AloudReader", "AloudScript", "AloudPicture", "AloudAudit"]),
    module("AloudProcess", ["AloudBase"]),
    module(
      "AloudSound",
      [
        "AloudBase", "AloudTree", "AloudSpeech", "AloudChart", "AloudReader", "AloudSimulator", "AloudScript",
        "AloudTones", "AloudProcess",
      ]),
    module("AloudBraille", ["AloudBase", "AloudSpeech", "AloudProcess"]),
    module(
      "AloudBrowser",
      [
        "AloudBase", "AloudTree", "AloudSpeech", "AloudVoices", "AloudReader", "AloudSimulator", "AloudImport",
        "AloudProcess",
      ]),
    module(
      "Aloud",
      [
        "AloudBase", "AloudTree", "AloudSpeech", "AloudVoices", "AloudChart", "AloudReader", "AloudPicture",
        "AloudSimulator", "AloudReach", "AloudScript", "AloudAudit", "AloudImport", "AloudTones", "AloudReport",
        process, sound, braille, browser,
      ]),
    module(
      "AloudCapture",
      ["AloudBase", "AloudTree", "AloudReader", "AloudSimulator", "AloudImport"]),
    module(
      "AloudTesting", ["AloudTree", "AloudReader", "AloudSimulator", "AloudScript", "AloudAudit", "Aloud", capture]),
    module("AloudTerminal", ["AloudBase", "AloudExplorer", "Aloud"]),
    // Scripts/parts writes the files of Parts into Swift; array literals of bytes take minutes to compile.
    module("AloudPage", exclude: ["Parts"], ["AloudTree", "AloudExplorer", "AloudKorean", "Aloud"]),

    .executableTarget(
      name: "AloudCommand",
      dependencies: [
        "AloudAnswers", "AloudMessages", "AloudKorean", "Aloud", "AloudExplorer", "AloudTerminal", "AloudPage",
      ],
      swiftSettings: settings),
    .executableTarget(name: "AloudBench", dependencies: ["Aloud"], swiftSettings: settings),
    .executableTarget(name: "AloudFuzz", dependencies: ["Aloud"], swiftSettings: settings),

    .target(
      name: "AloudTestSupport",
      dependencies: [
        "AloudTree", "AloudSpeech", "AloudReader", "AloudSimulator", "AloudScript", "AloudBrowser", "Aloud",
        "AloudPage",
      ],
      path: "Tests/Support", exclude: ["Darwin", "UIKit", "TestingUIKit"], swiftSettings: settings),
    tests("AloudTreeTests", ["AloudBase", "AloudTree", "Aloud"]),
    tests("AloudSpeechTests", ["AloudSpeech", "AloudVoices", "Aloud"]),
    tests(
      "AloudChartTests", exclude: ["SciPy.json"],
      ["AloudBase", "AloudTree", "AloudSpeech", "AloudVoices", "AloudChart", "Aloud"]),
    tests(
      "AloudReaderTests", exclude: ["CommandNames.txt", "OutputEventNames.txt"],
      ["AloudBase", "AloudTree", "AloudSpeech", "AloudReader", "Aloud"]),
    tests("AloudReachTests", ["AloudReader", "Aloud"]),
    tests("AloudPictureTests", ["AloudPicture", "Aloud"]),
    tests(
      "AloudSimulatorTests",
      ["AloudBase", "AloudTree", "AloudSpeech", "AloudChart", "AloudReader", "AloudSimulator", "AloudScript", "Aloud"]),
    tests(
      "AloudScriptTests",
      ["AloudTree", "AloudSpeech", "AloudReader", "AloudSimulator", "AloudScript", "AloudImport", "Aloud"]),
    tests("AloudAuditTests", ["AloudTree", "AloudAudit", "Aloud"]),
    tests("AloudReportTests", ["AloudAudit", "AloudReport", "Aloud"]),
    tests("AloudImportTests", ["AloudBase", "AloudTree", "AloudImport", "Aloud"]),
    tests(
      "AloudSoundTests",
      ["AloudChart", "AloudReader", "AloudSimulator", "AloudTones", "AloudProcess", "AloudSound", "Aloud"]),
    tests("AloudBrailleTests", ["AloudBraille", "Aloud"]),
    tests("AloudBrowserTests", ["AloudBase", "AloudTree", "AloudProcess", "AloudBrowser", "Aloud"]),
    tests(
      "AloudExplorerTests",
      [
        "AloudBase", "AloudTree", "AloudReader", "AloudSimulator", "AloudImport", "AloudAnswers", "AloudExplorer",
        "AloudKorean", "Aloud", "AloudTerminal",
      ]),
    tests("AloudPageTests", ["AloudBase", "AloudTree", "AloudExplorer", "AloudBrowser", "Aloud", "AloudPage"]),
    tests("AloudTestingTests", ["AloudTesting", "Aloud"]),
    tests(
      "AloudCommandTests",
      [
        "AloudBase", "AloudTree", "AloudSpeech", "AloudVoices", "AloudReader", "AloudSimulator", "AloudScript",
        "AloudImport",
        "AloudMessages", "AloudAnswers", "AloudExplorer", "AloudKorean", "AloudSound", "AloudBrowser", "Aloud",
        "AloudCommand",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // A stand-in for UIKit, with which AloudCapture and its tests compile on Linux. Beside them, only aloud-bench may
  // depend on it.
  package.targets += [
    .target(name: "UIKit", path: "Tests/Support/UIKit"),
    .target(name: "_Testing_UIKit", path: "Tests/Support/TestingUIKit"),
    // ViewExpectations.swift is a file of AloudTesting, and Screens and Records are folders of Tests/Apple: Linux compiles
    // them here alone.
    .testTarget(
      name: "AloudCaptureTests",
      dependencies: [
        "AloudTree", "AloudSpeech", "AloudReader", "AloudSimulator", "AloudScript", "AloudAudit", "AloudImport",
        "AloudCapture", "AloudTesting", "UIKit", "_Testing_UIKit",
      ],
      swiftSettings: settings + [.define("ALOUD_STAND_IN")]),
  ]
  package.targets.first { $0.name == "AloudCapture" }?.dependencies.append("UIKit")
  package.targets.first { $0.name == "AloudBench" }?.dependencies += ["AloudCapture", "AloudTree", "UIKit"]
#endif
