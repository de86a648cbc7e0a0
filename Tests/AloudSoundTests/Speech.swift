import Foundation
import Testing

@testable import AloudSound

/// Shared helpers for tests of the engine.
enum Speech {
  /// False if espeak-ng is not installed; its tests are skipped then.
  static let isAvailable = (try? ESpeak().voices()) != nil

  /// An engine that does not restart for every passage, to save time.
  static func quick(_ change: (inout ESpeak.Options) -> Void = { _ in }) -> ESpeak {
    var options = ESpeak.Options()
    options.isReproducible = false
    change(&options)
    return ESpeak(options)
  }

  static func text(_ text: String) -> EarText {
    var ear = EarText()
    ear.append(text, from: 0)
    return ear
  }

  static func passage(_ texts: String..., voice: String = "en-us", rate: Int = 175) -> Passage {
    Passage(
      texts.map {
        var run = Passage.Run(text($0), voice: voice)
        run.rate = rate
        return run
      })
  }

  static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}

extension SpeechEngine {
  /// All renditions, in order.
  func renditions(of passages: [Passage]) throws(SoundError) -> [Rendition] {
    var result: [Rendition] = []
    try render(passages) { result.append($0) }
    return result
  }
}

@Suite struct SpeechAvailabilityTests {
  /// `.ci/run` sets the variable, so that tests of speech are never skipped there by accident.
  @Test func speechIsAvailableIfRequired() {
    if Speech.environment("ALOUD_REQUIRE_SPEECH") == "1" { #expect(Speech.isAvailable) }
  }
}
