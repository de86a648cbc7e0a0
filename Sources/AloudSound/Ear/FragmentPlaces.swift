internal import AloudBase
internal import AloudSpeech
internal import AloudTree

/// The places of an utterance's fragments in the text that the renderer made from them.
///
/// A renderer trims text, replaces line breaks, and removes and adds full stops; the sentence style also moves parts.
/// So each fragment is looked up after the previous one, and if it is not there, anywhere in the remaining text.
struct FragmentPlaces {
  struct Place {
    let fragment: Fragment
    let range: Range<Int>
    /// Nil for text that belongs to no fragment; it is spoken, too.
    let part: Part?
  }

  /// The places in the order of the text, including text with letters or digits between the fragments.
  private(set) var all: [Place] = []

  /// The parts, in the order of the text.
  var stretches: [Spoken.Stretch] {
    all.compactMap { place in place.part.map { Spoken.Stretch($0, place.range) } }
  }

  init(_ fragments: [Fragment], in text: [Character]) {
    var isFree = Array(repeating: true, count: text.count)
    var cursor = 0
    for fragment in fragments {
      guard let range = FragmentPlaces.place(of: fragment, in: text, from: cursor, where: isFree) else { continue }
      for offset in range { isFree[offset] = false }
      cursor = range.upperBound
      all.append(Place(fragment: fragment, range: range, part: fragment.part))
    }
    all.sort { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = fragments.first else { return }
    addUnowned(text, like: all.first?.fragment ?? first)
  }

  /// Adds text between the fragments, unless it has only marks. It is spoken like the fragment before it.
  private mutating func addUnowned(_ text: [Character], like first: Fragment) {
    var result: [Place] = []
    var end = 0
    for place in all + [Place(fragment: first, range: text.count..<text.count, part: nil)] {
      let gap = end..<max(end, place.range.lowerBound)
      if text[gap].contains(where: { $0.isLetter || $0.isNumber }) {
        result.append(Place(fragment: result.last?.fragment ?? first, range: gap, part: nil))
      }
      if !place.range.isEmpty { result.append(place) }
      end = place.range.upperBound
    }
    all = result
  }

  /// The place of a fragment, with or without its full stop. The text after the previous fragment is searched first.
  private static func place(
    of fragment: Fragment, in text: [Character], from cursor: Int, where isFree: [Bool]
  ) -> Range<Int>? {
    var words = Array(fragment.text.onOneLine)[...].drop(while: \.isWhitespace)
    while let last = words.last, last.isWhitespace { words.removeLast() }
    guard !words.isEmpty else { return nil }
    let unstopped = words.count > 1 && words.last == "." ? words.dropLast() : words
    for start in [cursor, 0] {
      for candidate in [words, unstopped] {
        if let range = find(candidate, in: text, from: start, where: isFree) { return range }
      }
    }
    return nil
  }

  private static func find(
    _ words: ArraySlice<Character>, in text: [Character], from start: Int, where isFree: [Bool]
  ) -> Range<Int>? {
    guard words.count <= text.count else { return nil }
    for offset in start..<max(start, text.count - words.count + 1) where text[offset] == words.first {
      let range = offset..<offset + words.count
      if text[range] == words, isFree[range].allSatisfy({ $0 }) { return range }
    }
    return nil
  }
}
