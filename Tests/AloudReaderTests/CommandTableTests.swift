import Aloud
import Foundation
import Testing

@testable import AloudReader

@Suite struct CommandTableTests {
  typealias Command = ScreenReader.Command

  /// A file with a line for each command: the key of Apple's translation, and the English name.
  static func names(in file: String) throws -> [[String]] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(file)
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t").map(String.init)
    }
  }

  @Test func everyCommandIsListedOnce() throws {
    let listed = try Self.names(in: "CommandNames.txt")
    #expect(listed.count == 171)
    #expect(
      Command.table.map { [$0.command.key, $0.name] }.sorted { $0[0] < $1[0] } == listed.sorted { $0[0] < $1[0] })
    #expect(Set(Command.table.map(\.command)) == Set(Command.allCases))
  }

  @Test(arguments: ["ko", "ja", "de", "fr", "es", "zh-Hans", "ru"])
  func everyCommandHasANameInEveryLanguage(_ language: String) {
    #expect(Command.names[String(language.prefix(2))]?.keys.sorted() == Command.allCases.map(\.rawValue).sorted())
    for command in Command.allCases {
      let name = command.name(in: language)
      #expect(!name.isEmpty && name.allSatisfy { !$0.isNewline })
    }
    #expect(Command.moveToNextHeading.name(in: language) != Command.moveToNextHeading.name)
  }

  @Test func namesInLanguages() {
    #expect(Command.moveToNextHeading.name(in: "ko-KR") == "다음 머리말로 이동")
    #expect(Command.moveToNextHeading.name(in: "pl") == "Move to Next Heading")
    #expect(Command.readHint.name(in: "zh-Hant") == "Read Hint")
    #expect(Command("reAD hint") == .readHint && Command("read  hint") == nil)
  }

  /// A command is that of a gesture, has its own effect, or has a reason for having none.
  @Test(arguments: Command.allCases) func everyCommandWorksOrHasAReason(_ command: Command) {
    switch command.work {
    case .gesture: #expect(command.gesture != nil && command.reasonForNothing == nil)
    case .nothing: #expect(command.gesture == nil && command.reasonForNothing?.isEmpty == false)
    default: #expect(command.reasonForNothing == nil)
    }
  }

  /// Commands with opposite names do the opposite.
  @Test func nextAndPreviousAreOpposite() {
    let works = Dictionary(Command.table.map { ($0.name, $0.work) }) { first, _ in first }
    var count = 0
    for (name, work) in works where name.contains("Next") {
      guard let other = works[name.replacingOccurrences(of: "Next", with: "Previous")] else { continue }
      switch (work, other) {
      case (.find(let target, let direction), .find(let otherTarget, let otherDirection)):
        #expect("\(target)" == "\(otherTarget)" && direction == .next && otherDirection == .previous, "\(name)")
      case (.pass(let unit, let direction), .pass(let otherUnit, let otherDirection)):
        #expect(unit == otherUnit && direction == .next && otherDirection == .previous, "\(name)")
      default: continue
      }
      count += 1
    }
    #expect(count >= 20)
  }

  /// A gesture whose command does nothing is refused, and the command of any other gesture has the effect of the
  /// gesture.
  @Test func gesturesAndCommandsAgree() {
    for row in ScreenReader.Gesture.table {
      guard let command = row.given else { continue }
      if command.reasonForNothing == nil { #expect(command.gesture != nil, "\(command)") }
    }
  }

  /// A recording has the gesture if the command has one, else its name; both can be read again.
  @Test(arguments: Command.allCases.filter { $0.reasonForNothing == nil && $0 != .findElementWithTextSearch })
  func recordingsCanBeRead(_ command: Command) throws {
    let gesture = try ScreenReader.Gesture(command.name.lowercased())
    #expect(gesture == command.gesture ?? .command(command))
    #expect(try ScreenReader.Gesture(ScreenReader.Gesture.command(command).words) == gesture)
  }

  @Test(arguments: Command.allCases.filter { $0.reasonForNothing != nil })
  func aStepWithoutAnyEffectIsAnError(_ command: Command) throws {
    let error = #expect(throws: GestureError.self) { try ScreenReader.Gesture(command.name) }
    #expect(
      error?.message.description.hasPrefix("\"\(command.name)\" does nothing here: \(command.reasonForNothing ?? "")")
        == true)
  }
}

@Suite struct OutputEventTests {
  @Test func everyEventIsListedOnce() throws {
    let listed = try CommandTableTests.names(in: "OutputEventNames.txt")
    #expect(listed.count == 58)
    #expect(OutputEvent.table.map { [$0.key, $0.name] }.sorted { $0[0] < $1[0] } == listed.sorted { $0[0] < $1[0] })
  }

  @Test func everyEventHappensOrHasAReason() {
    for event in OutputEvent.table {
      #expect((event.happening == nil) == (event.reason?.isEmpty == false), "\(event.name)")
    }
  }

  /// The sounds of VoiceOver, and those of the device.
  @Test func eventsHaveSounds() {
    for event in OutputEvent.table {
      guard let happening = event.happening, !happening.isOfDevice else { continue }
      #expect(Earcon(for: happening) != nil, "\(event.name)")
    }
  }
}
