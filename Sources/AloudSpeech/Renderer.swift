internal import AloudTree

/// Writes utterances down: all punctuation and joining is here.
///
///     Renderer(style: .commas).text(utterance)     // Wi-Fi, Home, Button
///     Renderer(style: .sentences).text(utterance)  // Wi-Fi: Home. Button.
public struct Renderer: Equatable, Sendable {
  public enum Style: String, CaseIterable, Sendable {
    /// Parts joined with commas, as VoiceOver's caption panel has them.
    case commas
    /// `Label: Value. Button.`, as AccessibilitySnapshot has them.
    case sentences
  }

  public let style: Style

  public init(style: Style) { self.style = style }

  /// What is said of the element itself.
  public func description(_ utterance: Utterance) -> String {
    switch style {
    case .commas: joined(utterance.description)
    case .sentences: SentenceWriter(utterance.description, isTableCell: utterance.isTableCell).description()
    }
  }

  /// What follows in the same breath, one by one.
  public func cues(_ utterance: Utterance) -> [String] { utterance.cues.map { singleLine($0.text) } }

  /// What is said after a pause; nil when there is nothing.
  public func hint(_ utterance: Utterance) -> String? {
    guard !utterance.hint.isEmpty else { return nil }
    switch style {
    case .commas: return joinedHint(utterance.hint)
    case .sentences: return SentenceWriter(utterance.hint, isTableCell: false).hint()
    }
  }

  /// Description, cues and hint in one line.
  public func text(_ utterance: Utterance) -> String {
    if style == .commas, utterance.cues.isEmpty, utterance.hint.isEmpty { return joined(utterance.description) }
    let all = [description(utterance)] + cues(utterance) + [hint(utterance) ?? ""]
    let pieces = all.filter { !$0.isEmpty }
    switch style {
    case .commas: return pieces.joined(separator: ", ")
    case .sentences:
      return pieces.dropFirst().reduce(pieces.first ?? "") { text, piece in
        text + (text.last.map { ".!?…。！？".contains($0) } ?? true ? " " : ". ") + piece
      }
    }
  }

  // MARK: Commas

  private func joined(_ fragments: [Fragment]) -> String {
    var text = ""
    var isFirst = true
    for (index, fragment) in fragments.enumerated() {
      // A run belongs to the text before it: no comma between, and no blank lost.
      let goesOn = index + 1 < fragments.count && fragments[index + 1].joint == .sameText
      if fragment.joint == .sameText {
        text += singleLine(fragment.text, trimming: goesOn ? .none : .end)
        continue
      }
      let words = singleLine(fragment.text, trimming: goesOn ? .start : .both)
      if words.isEmpty && !goesOn { continue }
      if !isFirst { text += ", " }
      isFirst = false
      text += words
    }
    return text
  }

  /// An app's own hint loses its full stop when another follows.
  private func joinedHint(_ fragments: [Fragment]) -> String {
    var pieces: [String] = []
    for fragment in fragments {
      if fragment.joint == .sameText, let last = pieces.popLast() {
        pieces.append(last + singleLine(fragment.text))
      } else {
        pieces.append(singleLine(fragment.text))
      }
    }
    let trimmedPieces = pieces.map { String(AloudSpeech.trimmed($0[...])) }.filter { !$0.isEmpty }
    guard let last = trimmedPieces.last else { return "" }
    return (trimmedPieces.dropLast().map(withoutFullStop) + [last]).joined(separator: ", ")
  }
}

/// The text without one full stop at its end.
func withoutFullStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

/// Which ends of a text lose their white space.
enum Trimming { case none, start, end, both }

/// The text on one line: line breaks and other control characters become blanks.
func singleLine(_ text: String, trimming: Trimming = .none) -> String {
  // Most texts need no change; looking is cheaper than copying.
  var isPlain = true
  var first: UInt8 = 0x41
  var last: UInt8 = 0x41
  var isStart = true
  for byte in text.utf8 {
    if isStart { first = byte }
    isStart = false
    last = byte
    if byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 { isPlain = false }
  }
  let mayTrim = trimming != .none && !(isInk(first) && isInk(last))
  if isPlain && !mayTrim { return text }
  var line = isPlain ? text : text.onOneLine
  if trimming == .start || trimming == .both { line = String(line.drop(while: \.isWhitespace)) }
  if trimming == .end || trimming == .both {
    while let character = line.last, character.isWhitespace { line.removeLast() }
  }
  return line
}

/// True for a byte of an ASCII character other than a blank.
private func isInk(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
