/// Writes fragments on one line, with commas between them.
struct CommaWriter {
  /// The parts of an utterance to write.
  struct Parts: OptionSet {
    let rawValue: UInt8

    static let description = Parts(rawValue: 1)
    static let cues = Parts(rawValue: 2)
    static let hint = Parts(rawValue: 4)
    static let laterCues = Parts(rawValue: 8)
    static let all: Parts = [.description, .cues, .hint, .laterCues]
  }

  private let fragments: [Fragment]
  private var line = ""

  static func text(_ utterance: Utterance, _ parts: Parts) -> String {
    var writer = CommaWriter(fragments: utterance.fragments)
    // Reserves enough for most lines, so that they are allocated once.
    writer.line.reserveCapacity(96)
    let starts = utterance.starts
    if parts.contains(.description) { writer.writeDescription(0..<starts.cues) }
    if parts.contains(.cues) { writer.writeCues(starts.cues..<starts.hint) }
    if parts.contains(.hint) { writer.writeHint(starts.hint..<starts.laterCues) }
    if parts.contains(.laterCues), starts.laterCues < utterance.fragments.count {
      if starts.hint < starts.laterCues { writer.dropFullStop() }
      writer.writeCues(starts.laterCues..<utterance.fragments.count)
    }
    return writer.line
  }

  private mutating func writeDescription(_ range: Range<Int>) {
    var isFirst = true
    for index in range {
      // A run continues the text before it, so there is no comma between them, and blanks are kept.
      let isRun = fragments[index].joint == .sameText
      let goesOn = index + 1 < range.upperBound && fragments[index + 1].joint == .sameText
      let words = singleLine(fragments[index].text, trimsStart: !isRun, trimsEnd: !goesOn)
      if !isRun {
        if words.isEmpty, !goesOn { continue }
        if !isFirst { line += ", " }
        isFirst = false
      }
      line += words
    }
  }

  private mutating func writeCues(_ range: Range<Int>) {
    for index in range { writePart(singleLine(fragments[index].text)) }
  }

  /// If another hint follows, the full stop of the app's hint is removed.
  private mutating func writeHint(_ range: Range<Int>) {
    var isFirst = true
    var index = range.lowerBound
    while index < range.upperBound {
      var words = singleLine(fragments[index].text)
      index += 1
      while index < range.upperBound, fragments[index].joint == .sameText {
        words += singleLine(fragments[index].text)
        index += 1
      }
      words = singleLine(words, trimsStart: true, trimsEnd: true)
      if words.isEmpty { continue }
      if !isFirst { dropFullStop() }
      isFirst = false
      writePart(words)
    }
  }

  private mutating func dropFullStop() {
    if line.hasSuffix(".") { line.removeLast() }
  }

  private mutating func writePart(_ words: String) {
    if words.isEmpty { return }
    if !line.isEmpty { line += ", " }
    line += words
  }
}
