/// What the tour says, text by text.
enum TourText: String, CaseIterable, Sendable {
  case welcome, welcomeRight, welcomeLeft, welcomeTap, begin, next
  case headings, headingsRotor, morning, morningText, evening, eveningText
  case controls, switchText, airplaneMode, sliderText, brightness, fieldText, name
  case actions, actionsText, message, reply, replied, delete, deleted, magicText, magic, showSheet
  case sheet, sheetText, announcement, close
  case end, endText, again
}

/// The words of the tour in one language.
struct TourWords: Sendable {
  /// BCP-47.
  let language: String
  private let words: [String: String]

  /// - Parameters:
  ///   - language: BCP-47.
  ///   - lines: a line `key = words` for each text.
  init(_ language: String, _ lines: String) {
    self.language = language
    var words: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map { part in
        String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      }
      if parts.count == 2 { words[parts[0]] = parts[1] }
    }
    self.words = words
  }

  /// The texts for which there are no words.
  var missing: [TourText] { TourText.allCases.filter { words[$0.rawValue] == nil } }

  /// Keys that are no texts.
  var unknown: [String] { words.keys.filter { TourText(rawValue: $0) == nil }.sorted() }

  subscript(_ text: TourText) -> String { words[text.rawValue] ?? text.rawValue }

  static let all = [english, korean, japanese, german, french, spanish, simplifiedChinese, russian]
}
