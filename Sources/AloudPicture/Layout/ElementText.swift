package import AloudReader
internal import AloudSpeech
internal import AloudTree

/// The text in the box of an element: its label, and its value at the other side.
package struct ElementText: Equatable, Sendable {
  package let label: String
  package let value: String

  /// The texts of a stop as VoiceOver says them; of one without label and value, what it says else.
  package init(_ reader: ScreenReader, rank: Int) {
    let said = reader.narrator.utterance(atRank: rank, after: rank).description
    func text(_ wanted: (Part) -> Bool) -> String {
      var text = ""
      for fragment in said where wanted(fragment.part) {
        if !text.isEmpty, fragment.joint != .sameText { text += ", " }
        text += fragment.text.printable
      }
      return text
    }
    let label = text { $0 == .label }
    // A stop that is selected, on or expanded is drawn so.
    value = text { $0 == .value }
    self.label = label.isEmpty && value.isEmpty ? text { $0 == .trait || $0 == .content } : label
  }
}
