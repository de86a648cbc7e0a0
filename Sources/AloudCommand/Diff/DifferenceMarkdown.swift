import Aloud
import AloudAnswers

/// The changes between two screens as a table in Markdown, for the summary of a pipeline or a comment on a change.
struct DifferenceMarkdown {
  let difference: DifferenceAnswer
  /// The name of the new file.
  let file: String
  let screen: String?

  /// The lines; the table has what a VoiceOver user heard before, and hears now instead.
  var lines: [String] {
    let title = [screen, file].compactMap { $0 }.map(DifferenceMarkdown.escaped).joined(separator: " · ")
    let count = difference.changes.count
    return [
      "### \(title)", "",
      said(count == 1 ? "1 change in what VoiceOver says" : "\(count) changes in what VoiceOver says"),
      "", "| | \(said("before")) | \(said("now")) |", "|---|---|---|",
    ] + difference.changes.indices.map(row) + difference.announcements.map { announced($0.announcement) }
      + difference.dearer.map { stop in
        "| \(said("dearer")) \(DifferenceMarkdown.escaped(DifferenceAnswer.cost(of: stop))) | | \(cell(stop.text)) |"
      } + [""]
  }

  private func row(_ index: Int) -> String {
    let change = difference.changes[index].change
    let beside = difference.rows[index].map { " " + DifferenceMarkdown.escaped(said("(beside \($0))")) } ?? ""
    let place = change.kind == .moved ? " \((change.old ?? 0) + 1) → \((change.new ?? 0) + 1)" : ""
    return "| \(said(change.kind.rawValue))\(place)\(beside) | \(cell(change.oldText)) | \(cell(change.newText)) |"
  }

  private func announced(_ announcement: LiveRegionAnnouncement) -> String {
    "| \(said("says")) (\(said(announcement.politeness.rawValue))) | | \(cell(announcement.text)) |"
  }

  private func cell(_ text: String?) -> String {
    guard let text else { return "" }
    return text.isEmpty ? "\"\"" : DifferenceMarkdown.escaped(text)
  }

  /// The text, with a character reference such as `&#42;` for each sign that could be markup of Markdown or HTML.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.printable.unicodeScalars {
      let isPlain = !scalar.isASCII || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPlain || " ,;?'".unicodeScalars.contains(scalar) {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += "&#\(scalar.value);"
      }
    }
    return escaped
  }
}
