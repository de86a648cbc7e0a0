import Aloud
import Testing

@Suite struct SimulatorScratch {
  func lines(_ o: [Simulator.Occurrence], _ s: Simulator) -> [String] {
    o.compactMap {
      switch $0.event {
      case .utterance(let speech):
        return speech.utterance.description.isEmpty && !speech.utterance.hint.isEmpty
          ? s.reader.renderer.hint(speech.utterance) : s.reader.renderer.textWithoutHint(speech.utterance)
      case .happening(let h): return h.isPrinted ? "[\(h.rawValue)]" : nil
      case .interrupted: return "[interrupted]"
      case .lost(let s2): return "(lost \(s2.utterance.description.map(\.text)))"
      default: return nil
      }
    }
  }
  @Test func walk() throws {
    let doc = try Document([
      .heading("Sign in"),
      .textField("Email"),
      .slider("Brightness", at: 50),
      .toggle("Wi-Fi", on: true).with { $0.id = "wifi"; $0.details.behaviors = Behaviors([.activate: [.toggle(id: "wifi"), .post(.announcement("Changed", priority: .default))]]) },
      .button("Continue").with { $0.details.actions = [Action(name: "Later", effects: [.post(.announcement("Ok", priority: .default))])] },
    ])
    var s = Simulator(doc)
    print(lines(s.start(), s))
    for g: ScreenReader.Gesture in [.swipeDown, .swipeDown, .swipeRight, .doubleTap, .type("Hi."), .swipeUp, .swipeUp, .delete, .doubleTap, .scrub, .swipeRight, .swipeUp, .swipeDown, .swipeRight, .doubleTap, .swipeRight, .swipeDown, .doubleTap, .swipeRight, .rotorRight, .rotorRight, .rotor("Buttons"), .swipeUp, .swipeDown, .twoFingerSwipeUp, .scrub, .twoFingerTripleTap, .swipeRight, .doubleTap, .threeFingerTap] {
      print(g, lines(s.perform(g), s), s.time.seconds)
    }
  }
}
