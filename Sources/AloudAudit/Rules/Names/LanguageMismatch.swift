internal import AloudTree

extension Rule {
  /// A label that most of its letters give to a voice that cannot read them.
  ///
  /// Latin letters pass everywhere: there are names in every language. Source: WCAG 3.1.2.
  static let languageMismatch = Rule(
    "language-mismatch", .advice,
    title: Wording("Another language than the voice's", ko: "음성과 다른 언어"),
    fix: Wording("Set its language.", ko: "언어를 지정하십시오."), references: ["WCAG 3.1.2"]
  ) { screen in
    screen.stops.compactMap { stop in
      // English letters alone are right under every language.
      guard stop.label.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
      let language = screen.language(of: stop.node)
      let runs = screen.tree.nodes[stop.node.index].label?.runs ?? [SpokenText.Run(stop.label)]
      guard let (script, voice) = LetterCount(of: runs, in: language).mismatch else { return nil }
      return Fault(
        Wording(
          "\(script.english) words are read by \(WritingSystem.voiceName(for: voice)) voice.", ko: "다른 언어의 음성으로 읽습니다."),
        at: stop, of: screen)
    }
  }
}

/// Letters of a text, and those that its voice cannot read.
private struct LetterCount {
  private let runs: [SpokenText.Run]
  private var foreign = 0
  private var first: (script: WritingSystem, voice: String)?

  /// Only what is foreign is counted at first: nearly always, that is nothing.
  ///
  /// - Complexity: O(length).
  init(of runs: [SpokenText.Run], in language: String) {
    self.runs = runs
    for run in runs {
      let voice = run.language ?? language
      guard let readable = WritingSystem.readable(in: LanguageTag.base(of: voice)) else { continue }
      var last = WritingSystem.latin
      for scalar in run.text.unicodeScalars where scalar.value >= 0x80 {
        guard let script = WritingSystem(of: scalar), script != last else { continue }
        if script == .latin || readable.contains(script) {
          last = script
        } else if scalar.properties.isAlphabetic {
          foreign += 1
          if first == nil { first = (script, voice) }
        }
      }
    }
  }

  /// The script of the text and the voice that reads it, where over half of four letters or more differ.
  var mismatch: (script: WritingSystem, voice: String)? {
    guard foreign > 0 else { return nil }
    let letters = runs.reduce(0) { $0 + $1.text.unicodeScalars.count { $0.properties.isAlphabetic } }
    return letters >= 4 && foreign * 2 > letters ? first : nil
  }
}
