import Aloud
import Testing

@Suite struct UtteranceTests {
  private func fragment(_ text: String) -> Fragment {
    Fragment(.status, text, language: "en", clause: .voiceOverStatus, node: .root)
  }

  private func texts(_ utterance: Utterance) -> [[String]] {
    [utterance.description, utterance.cues, utterance.hint, utterance.fragments].map { $0.map(\.text) }
  }

  private var whole: Utterance {
    Utterance(description: [fragment("a"), fragment("b")], cues: [fragment("c")], hint: [fragment("d")])
  }

  @Test func changingOnePartKeepsTheOthers() {
    var utterance = whole
    utterance.description.append(fragment("x"))
    #expect(texts(utterance) == [["a", "b", "x"], ["c"], ["d"], ["a", "b", "x", "c", "d"]])
    utterance.cues = []
    #expect(texts(utterance) == [["a", "b", "x"], [], ["d"], ["a", "b", "x", "d"]])
    utterance.cues = [fragment("y"), fragment("z")]
    utterance.description = []
    #expect(texts(utterance) == [[], ["y", "z"], ["d"], ["y", "z", "d"]])
    utterance.hint += [fragment("e")]
    #expect(texts(utterance) == [[], ["y", "z"], ["d", "e"], ["y", "z", "d", "e"]])
  }

  /// VoiceOver says description and cues at once, the hint after a pause, and later cues after another pause.
  @Test func pausesDivideAnUtterance() throws {
    var utterance = whole
    utterance.laterCues = [fragment("e"), fragment("f")]
    utterance.hint += [fragment("g")]
    #expect(texts(utterance) == [["a", "b"], ["c"], ["d", "g"], ["a", "b", "c", "d", "g", "e", "f"]])
    #expect(utterance.beforePause.map(\.text) == ["a", "b", "c"])
    let hint = try #require(utterance.afterPause)
    #expect(hint == Utterance(hint: [fragment("d"), fragment("g")], laterCues: [fragment("e"), fragment("f")]))
    #expect(hint.beforePause.map(\.text) == ["d", "g"])
    let cues = try #require(hint.afterPause)
    #expect(cues == Utterance(laterCues: [fragment("e"), fragment("f")]))
    #expect(cues.beforePause.map(\.text) == ["e", "f"] && cues.afterPause == nil)
    #expect(Utterance().beforePause.isEmpty && Utterance().afterPause == nil)
    #expect(
      Utterance(description: [fragment("a")], laterCues: [fragment("e")]).afterPause
        == Utterance(laterCues: [fragment("e")]))
    let renderer = Renderer(style: .commas)
    #expect(renderer.text(utterance) == "a, b, c, d, g, e, f" && renderer.beforePause(hint) == "d, g")
    let stopped = Utterance(description: [fragment("a")], hint: [fragment("Opens it.")], laterCues: [fragment("e")])
    #expect(renderer.text(stopped) == "a, Opens it, e")
  }

  @Test func utterancesDifferByTheirParts() {
    #expect(Utterance(description: [fragment("a")]) != Utterance(cues: [fragment("a")]))
    #expect(Utterance(cues: [fragment("a")]) != Utterance(hint: [fragment("a")]))
    #expect(whole == whole)
  }
}
