internal import AloudTree

extension String {
  /// In characters: what goes beyond is cut from reports for people.
  private static let most = 500

  /// As much of a text as a report for people has room for: of a longer one its beginning, an ellipsis and its length.
  ///
  /// - Complexity: O(length).
  var brief: Wording {
    guard utf8.count > String.most else { return Wording(self, ko: self) }
    let kept = prefixOfFewScalars(String.most)
    let length = count
    guard kept.utf8.count < utf8.count else { return Wording(self, ko: self) }
    let characters = length == 1 ? "1 character" : "\(length) characters"
    return Wording("\(kept)… (\(characters) in all)", ko: "\(kept)… (전체 \(length)자)")
  }

  /// Whole characters, unless one alone is too long.
  private func prefixOfFewScalars(_ most: Int) -> String {
    var result = ""
    var scalarCount = 0
    for character in self {
      scalarCount += character.unicodeScalars.count
      guard scalarCount <= most else { break }
      result.append(character)
    }
    return result.isEmpty ? String(String.UnicodeScalarView(unicodeScalars.prefix(most))) : result
  }
}

extension HTMLReport {
  /// Markup of a text of a document, which may be long.
  func brief(_ text: String) -> String { text.brief[language].printable.escapedForXML() }
}
