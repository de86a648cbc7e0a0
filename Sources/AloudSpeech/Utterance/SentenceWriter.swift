/// Writes fragments exactly as AccessibilitySnapshot does.
///
/// The order is: headers, label, place in a table, value, "Selected", role words, position and boundaries. "Selected"
/// is said first, and is written before the text that has been written by then.
struct SentenceWriter {
  private let fragments: [Fragment]
  private let isTableCell: Bool

  init(_ fragments: [Fragment], isTableCell: Bool) {
    self.fragments = SentenceWriter.mergingRuns(of: fragments)
    self.isTableCell = isTableCell
  }

  func description() -> String {
    var text = name()
    if let selected = texts(of: [.selected]).first { text = text.isEmpty ? selected + "." : "\(selected): \(text)" }
    if let promoted = texts(of: [.hint]).first { text = text.isEmpty ? promoted : closed(text) + " " + promoted }
    text = attachRoles(to: text)
    for words in texts(of: SentenceWriter.walkingParts) { text = text.isEmpty ? words : closed(text) + " " + words }
    for fragment in fragments where fragment.part == .position { text += " \(fragment.text)." }
    for fragment in fragments where fragment.part == .boundary { text = closed(text) + " " + stopped(fragment) }
    let containers = texts(of: [.container]).map { closed($0) + " " }.joined()
    return singleLine(containers + text)
  }

  /// The parts of walking. AccessibilitySnapshot never writes them, so they are written as they are said.
  private static let walkingParts: Set<Part> = [.announcement, .echo, .rotor, .status]

  func hint() -> String {
    var text = ""
    for fragment in fragments {
      let words = fragment.isAutomaticHint ? stopped(fragment) : fragment.text
      if text.isEmpty {
        text = words
      } else if fragment.clause == .misspelledHint || fragment.clause == .misspelledHintOfTextView {
        // The recorded output has a comma after the full stop. A single hint may have no full stop.
        text = closed(text) + ", " + words
      } else {
        text = withoutFullStop(text) + ". " + words
      }
    }
    return singleLine(text)
  }

  /// All parts on one line, in the order of speech.
  static func joined(_ texts: [String]) -> String {
    texts.reduce(into: "") { line, text in
      if text.isEmpty { return }
      if let last = line.last { line += ".!?…。！？".contains(last) ? " " : ". " }
      line += text
    }
  }

  // MARK: Steps

  /// Writes headers, label, place in a table and value.
  private func name() -> String {
    var text = headers()
    let label = texts(of: [.label]).joined()
    text += label
    if isTableCell {
      if !label.hasSuffix(".") { text += "." }
      for fragment in fragments where [.span, .row, .column].contains(fragment.part) { text += " \(fragment.text)." }
    }
    for value in texts(of: [.value]) {
      text += text.isEmpty ? value : isTableCell ? " \(value)" : ": \(value)"
    }
    for content in texts(of: [.content]) { text += text.isEmpty ? content : ", \(content)" }
    return text
  }

  /// Writes each header as `label: value. `.
  private func headers() -> String {
    var headers: [String] = []
    for fragment in fragments where fragment.part == .header {
      if fragment.joint == .valueOfLabel, let label = headers.popLast() {
        headers.append("\(label): \(fragment.text)")
      } else {
        headers.append(fragment.text)
      }
    }
    return headers.map { $0 + ". " }.joined()
  }

  /// Writes role words after the name. Role words that are said before the name are written before it.
  private func attachRoles(to name: String) -> String {
    let nameStart = fragments.firstIndex { $0.isName } ?? 0
    let leading = fragments[..<nameStart].filter { $0.isRole }.map(stopped)
    let trailing = fragments[nameStart...].filter { $0.isRole }.map(stopped).joined(separator: " ")
    var text = (leading + (name.isEmpty ? [] : [name])).joined(separator: " ")
    if !trailing.isEmpty { text = text.isEmpty ? trailing : closed(text) + " " + trailing }
    return text
  }

  // MARK: Stops

  private func texts(of parts: Set<Part>) -> [String] { fragments.filter { parts.contains($0.part) }.map { $0.text } }

  private func stopped(_ fragment: Fragment) -> String { fragment.text + (fragment.isUnstopped ? "" : ".") }

  /// Adds a full stop unless there is one: "Done!" also gets one.
  private func closed(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

  private static func mergingRuns(of fragments: [Fragment]) -> [Fragment] {
    fragments.reduce(into: []) { merged, fragment in
      if fragment.joint == .sameText, !merged.isEmpty {
        merged[merged.count - 1].text += fragment.text
      } else {
        merged.append(fragment)
      }
    }
  }
}

extension Fragment {
  fileprivate var isRole: Bool { part == .trait || part == .state }

  /// True for the parts of the name of an element, including its place in a table.
  fileprivate var isName: Bool { [.label, .value, .content, .header, .row, .column, .span, .hint].contains(part) }
}

extension Fragment {
  /// A hint of VoiceOver's own, which is written with a full stop.
  fileprivate var isAutomaticHint: Bool { clause != .hint && clause != .hintUnlessTextEntry }
}
