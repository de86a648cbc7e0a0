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

  @Test func aChangedPartLeavesTheOthers() {
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

  @Test func aHintIsAloneWhereNothingIsSaidBeforeIt() {
    #expect(whole.hasHint && !whole.isHintAlone)
    #expect(Utterance(hint: [fragment("d")]).isHintAlone)
    #expect(!Utterance(cues: [fragment("c")], hint: [fragment("d")]).isHintAlone)
    #expect(!Utterance().hasHint && !Utterance().isHintAlone)
  }

  @Test func utterancesDifferByTheirParts() {
    #expect(Utterance(description: [fragment("a")]) != Utterance(cues: [fragment("a")]))
    #expect(Utterance(cues: [fragment("a")]) != Utterance(hint: [fragment("a")]))
    #expect(whole == whole)
  }
}
