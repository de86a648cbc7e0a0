internal import AloudTree

extension Rule {
  /// A sentence of a text or a hint that asks for something and tells where by place, shape or color, but not by name.
  static let sensoryInstruction = Rule(
    "sensory-instruction", .warning,
    title: Wording("An instruction that needs sight", ko: "눈으로만 알 수 있는 지시"),
    fix: Wording(
      "Name the control by its label as well.", ko: "모양·위치·색과 함께 컨트롤의 이름을 쓰십시오."),
    references: ["MAAG 1.5", "WCAG 1.3.3"]
  ) { screen in
    var names: ControlNames?
    return screen.stops.compactMap { stop in
      let sensory = stop.instructions.flatMap(Sentence.all).filter { $0.isSensory }
      guard !sensory.isEmpty else { return nil }
      let known = names ?? ControlNames(screen)
      names = known
      guard sensory.contains(where: { !known.isNamed(in: $0) }) else { return nil }
      return Fault(
        Wording("The instruction needs sight.", ko: "모양·위치·색으로만 지시합니다."), at: stop, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  /// Texts that may tell people what to do: what is no control and no picture, and hints of all.
  fileprivate var instructions: [String] {
    guard !isQuoted else { return [] }
    let isText = !isControl && !traits.contains(.image) && shared?.value.chartPart == nil
    return (isText ? [label, value, hint] : [hint]).filter(Sentence.mayInstruct)
  }
}

extension AuditedScreen.Stop {
  /// True for a quotation on a page: it is told what somebody said, such as in the report of an audit, and nobody is to follow it.
  ///
  /// Source: HTML, the elements q and blockquote, content quoted from another source.
  fileprivate var isQuoted: Bool {
    guard let selector = web?.selector else { return false }
    return selector.split(separator: " ").contains { step in
      let name = step.prefix { $0 != ":" && $0 != "#" && $0 != "." }
      return name == "q" || name == "blockquote"
    }
  }
}

/// The labels of the controls of a screen, to be found in sentences.
private struct ControlNames {
  private var labels: Set<String> = []
  /// How long the labels are, by the characters with which they begin.
  private var lengths: [String: Set<Int>] = [:]
  /// Characters by which labels are found; shorter ones by all that they have.
  private static let beginning = 4

  init(_ screen: AuditedScreen) {
    for control in screen.controls where !control.label.isEmpty {
      let label = control.label.lowercased()
      if labels.insert(label).inserted {
        lengths[String(label.prefix(ControlNames.beginning)), default: []].insert(label.count)
      }
    }
  }

  /// True when a label stands in the sentence as words of their own, with a particle perhaps; the verb of the instruction
  /// itself is none (“확인” in “여기서 확인하세요”).
  ///
  /// - Complexity: O(words), and the different lengths of the labels that begin as a word does.
  func isNamed(in sentence: Sentence) -> Bool {
    let characters = sentence.characters
    for start in sentence.starts {
      for length in lengths(at: start, in: characters) where start + length <= characters.count {
        let end = start + length
        guard isEnded(at: end, in: characters), labels.contains(String(characters[start..<end])) else { continue }
        if !sentence.isVerb(from: start, to: end) { return true }
      }
    }
    return false
  }

  /// How long labels may be that begin at a place.
  private func lengths(at start: Int, in characters: [Character]) -> [Int] {
    (1...ControlNames.beginning).flatMap { count -> Set<Int> in
      guard start + count <= characters.count else { return [] }
      return lengths[String(characters[start..<start + count])] ?? []
    }
  }

  /// Latin words end where no letter of theirs goes on; after Hangul, a particle may follow.
  private func isEnded(at end: Int, in characters: [Character]) -> Bool {
    guard end < characters.count, end > 0, characters[end].isWordCharacter else { return true }
    return characters[end].isHangul && (end > 1 || !characters[end - 1].isHangul)
  }
}
