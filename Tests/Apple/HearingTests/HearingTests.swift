import ObjectiveC
import XCTest

/// Hears each screen with the real VoiceOver, by `XCUIVoiceOverService` of Xcode 27, and writes recordings for
/// `aloud conform`. A test of the user interface starts the app Screens, in a process of its own.
final class HearingTests: XCTestCase {
  /// The most stops on a screen.
  private static let maximum = 40

  /// Compiled by every Xcode: without the service, the answer says so.
  @MainActor func testMembersOfTheService() throws {
    var answer = Answer(name: "service", question: "Which methods does XCUIVoiceOverService have in this Xcode?")
    var count: UInt32 = 0
    guard let list = objc_copyClassList(&count) else { return XCTFail("the runtime has no list of classes") }
    for index in 0..<Int(count) {
      let name = String(cString: class_getName(list[index]))
      if name.contains("VoiceOver") { answer.found[name] = methods(of: list[index]) }
    }
    answer.found["XCUIDevice"] = NSClassFromString("XCUIDevice").map { methods(of: $0) } ?? []
    try answer.write(to: Records.folder)
  }

  private func methods(of type: AnyClass) -> [String] {
    var count: UInt32 = 0
    guard let list = class_copyMethodList(type, &count) else { return [] }
    defer { free(list) }
    return (0..<Int(count)).map { NSStringFromSelector(method_getName(list[$0])) }.sorted()
  }

  #if ALOUD_VOICEOVER_SERVICE
    @MainActor func testEveryScreenIsHeard() async throws {
      var answer = Answer(name: "heard", question: "What does VoiceOver say on each screen, and which errors come?")
      guard #available(iOS 27.0, *) else {
        answer.found["all"] = "not heard: this system is older than iOS 27"
        try answer.write(to: Records.folder)
        return
      }
      let app = XCUIApplication()
      app.launch()
      let service = XCUIDevice.shared.voiceOverService
      try await service.enable()
      // “VoiceOver on” is spoken now, on no screen.
      try await Task.sleep(nanoseconds: 3_000_000_000)
      for screen in Screen.all.map({ $0.name }) {
        app.terminate()
        app.launchArguments = ["-screen", screen]
        app.launch()
        try await Task.sleep(nanoseconds: 1_500_000_000)
        var speech = RecordedSpeech(of: tree(of: screen, app), language: "en")
        var errors: [String] = []
        do {
          _ = speech.add("currentSpeech", try await service.currentSpeech().utterance)
        } catch {
          errors.append("currentSpeech: \(error)")
        }
        for _ in 0..<HearingTests.maximum {
          var utterance: String?
          do {
            utterance = try await service.moveForward().utterance
          } catch {
            // It also throws where VoiceOver says nothing, which is an answer, too.
            errors.append("moveForward: \(error)")
          }
          if !speech.add("moveForward", utterance) { break }
        }
        answer.found[screen] = [
          "utterances": speech.steps.map { $0.utterance ?? "" }, "errors": errors,
          "longest": speech.steps.map { $0.utterance?.count ?? 0 }.max() ?? 0,
        ]
        // A recording has at least one step.
        if !speech.steps.isEmpty { try Records.write(try speech.text(), named: screen, to: Records.heard) }
        try answer.write(to: Records.folder)
      }
      try await service.disable()
    }

    /// The screen that was captured before, else a description by XCTest, which tells less.
    @MainActor private func tree(of screen: String, _ app: XCUIApplication) -> String {
      let file = Records.captured.appendingPathComponent(screen + ".json")
      return (try? String(contentsOf: file, encoding: .utf8)) ?? app.debugDescription
    }
  #endif
}
