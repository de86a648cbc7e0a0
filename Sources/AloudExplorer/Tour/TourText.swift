internal import AloudSpeech

/// The texts of the tour.
enum TourText: String, CaseIterable, Sendable {
  case welcome, welcomeRight, welcomeLeft, welcomeTap, begin, next
  case headings, headingsRotor, morning, morningText, evening, eveningText
  case controls, switchText, airplaneMode, sliderText, brightness, fieldText, name
  case actions, actionsText, actionsDone, message, reply, replied, delete, deleted, magicText, music, magic, showSheet
  case sheet, sheetText, announcement, close
  case end, endText, again
  /// The text in parentheses after a gesture: for a key, or for a typed line.
  case pressed, typed
}

/// The learner's input for gestures.
public enum TourInput: Sendable {
  /// The keys of ``KeyRow/table``.
  case keys
  /// Typed lines.
  case lines
}

extension TourInput {
  /// The values of the placeholders for gestures.
  var inputs: [String: String] {
    let table = [
      ("right", keys: "→", lines: "right"), ("left", "←", "left"), ("down", "↓", "down"),
      ("upDown", "↑ / ↓", "up / down"), ("doubleTap", "Enter", "2"), ("rotor", "r", "r"), ("magicTap", "m", "m"),
      ("scrub", "Esc", "z"), ("help", "?", "help"), ("quit", "q", "quit"),
    ]
    return Dictionary(uniqueKeysWithValues: table.map { ($0, self == .keys ? $1 : $2) })
  }

  /// The values of placeholders that only typed lines need, to type a text and to wait; empty for keys.
  var extras: [String: String] {
    switch self {
    case .keys: ["type": "", "wait": ""]
    case .lines: ["type": "type \"…\"", "wait": "W"]
    }
  }
}

/// The source of the tour in one language: a line `key = words` for each text.
struct TourFile: Sendable {
  /// The language (BCP-47).
  let language: String
  let lines: String

  init(_ language: String, _ lines: String) {
    self.language = language
    self.lines = lines
  }

  static let all = [english, korean, japanese, german, french, spanish, simplifiedChinese, russian]
}

extension [String: String] {
  /// Creates a dictionary from lines `key = words`.
  ///
  /// - Complexity: O(length).
  package init(lines: String) {
    self.init()
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map { part in
        String(part.drop(while: { $0.isWhitespace }).reversed().drop(while: { $0.isWhitespace }).reversed())
      }
      if parts.count == 2 { self[parts[0]] = parts[1] }
    }
  }
}

/// The words of the tour in one language.
struct TourWords: Sendable {
  /// The language (BCP-47).
  let language: String
  private var words: [String: String]

  init(_ file: TourFile) {
    language = file.language
    words = [String: String](lines: file.lines)
  }

  subscript(_ text: TourText) -> String { words[text.rawValue] ?? text.rawValue }

  /// Returns the words with every `{placeholder}` filled: with the lines or keys of an input, and with phrases of the
  /// voice by their keys (`{rotor.headings}`), so that the tour has the same words as the voice.
  func filled(_ input: TourInput, _ voice: Phrasebook) -> TourWords {
    let way = self[input == .keys ? .pressed : .typed]
    func told(_ key: String) -> String { way.replacing("{key}", with: key) }
    var values = input.inputs.mapValues(told)
    for (name, text) in input.extras { values[name] = text.isEmpty ? "" : bracketed(told(text)) }
    for phrase in [Phrase.rotorHeadings, .traitSwitch, .traitTextField] { values[phrase.key] = voice.text(phrase) }
    var copy = self
    copy.words = words.mapValues { words in
      values.reduce(words) { $0.replacing("{\($1.key)}", with: $1.value) }
    }
    return copy
  }

  private func bracketed(_ text: String) -> String {
    ["ja", "zh-Hans"].contains(language) ? "（\(text)）" : language == "ko" ? "(\(text))" : " (\(text))"
  }
}
