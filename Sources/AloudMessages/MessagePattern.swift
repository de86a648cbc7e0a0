/// A message of the tool in English and in Korean.
///
///     MessagePattern("there is no screen \"{}\"{+}", ko: "“{1}” 화면이 없습니다{2}")
///
/// `{}` stands for any text, which is copied to the Korean message; `{n}` for digits; `{w}` for a text without blanks;
/// and `{+}` for a part of the sentence that is itself a message, or nothing; `{{}}` is a pair of braces. The Korean text
/// has numbers instead; `{-2}` says that it leaves the second one out. A particle after them is written with both forms,
/// as in `{1}을/를`.
///
/// The placeholders differ only where a text that is not a `Message` is matched.
package struct MessagePattern: Sendable {
  private let pieces: [Piece]
  /// The Korean text is parsed when it is used, because few are ever used.
  private let korean: String
  /// The number of fixed characters in the English text. If two patterns match, the one with more is used.
  package let weight: Int
  /// The key of the messages that have this text.
  package let key: String
  /// The longest run of fixed characters.
  package let core: String
  /// True for a pattern such as `{+} and {+}`, which would match too many finished texts. It is only looked up by its key.
  package let isKeyOnly: Bool
  /// The fewest fixed characters of a pattern that begins with a part and is matched against finished texts.
  private static let leastWeight = 9

  private enum Piece: Sendable {
    case text([Character])
    case any, number, word, part

    /// The placeholders in the English text.
    static let marks: [(mark: String, piece: Piece)] = [("{}", .any), ("{n}", .number), ("{w}", .word), ("{+}", .part)]
  }

  /// True for a text that has placeholders.
  package static func isPattern(_ english: String) -> Bool {
    guard english.utf8.contains(UInt8(ascii: "{")) else { return false }
    let english = english.replacing("{{}}", with: "")
    return Piece.marks.contains { english.contains($0.mark) }
  }

  /// The key of the messages that have an English text: `{}` for each placeholder.
  package static func key(of english: String) -> String {
    Piece.marks.dropFirst().reduce(english) { $0.replacing($1.mark, with: "{}") }
  }

  /// For each placeholder, true if it stands for a part of the sentence.
  package var parts: [Bool] {
    pieces.compactMap { piece in
      switch piece {
      case .text: nil
      case .any, .number, .word: false
      case .part: true
      }
    }
  }

  package init(_ english: String, ko korean: String) {
    var pieces: [Piece] = []
    var text: [Character] = []
    var cores: [String] = []
    func end() {
      if !text.isEmpty { pieces.append(.text(text)) }
      cores.append(String(text))
      text = []
    }
    var rest = Substring(english)
    while let character = rest.first {
      if rest.hasPrefix("{{}}") {
        text += "{}"
        rest = rest.dropFirst(4)
      } else if character == "{", let mark = Piece.marks.first(where: { rest.hasPrefix($0.mark) }) {
        end()
        pieces.append(mark.piece)
        rest = rest.dropFirst(mark.mark.count)
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    end()
    self.pieces = pieces
    self.korean = korean
    key = MessagePattern.key(of: english)
    weight = cores.reduce(0) { $0 + $1.count }
    core = cores.max { $0.count < $1.count } ?? ""
    isKeyOnly = weight < MessagePattern.leastWeight && english.hasPrefix("{+}")
  }

  // MARK: Translating a message

  /// Translates a message to Korean; nil if the message does not match this pattern.
  ///
  /// - Parameters:
  ///   - message: the English message.
  ///   - translate: translates the parts that are messages themselves.
  /// - Returns: the Korean message, with the arguments.
  package func korean(for message: [Character], translate: (String) -> String) -> String? {
    guard let arguments = MessagePattern.arguments(pieces[...], message[...]) else { return nil }
    return self.korean(with: arguments.map { $0.isPart ? translate($0.text) : $0.text })
  }

  /// The Korean text with arguments in the order of the English text.
  package func korean(with arguments: [String]) -> String { MessageText(korean).text(with: arguments) }

  private typealias Argument = (text: String, isPart: Bool)

  /// The arguments of the placeholders; nil if the message does not match. A `{+}` part that follows any text must
  /// begin with `;`, `,` or a blank. This separates the two.
  private static func arguments(
    _ pieces: ArraySlice<Piece>, _ message: ArraySlice<Character>, followsAny: Bool = false
  ) -> [Argument]? {
    guard let piece = pieces.first else { return message.isEmpty ? [] : nil }
    let rest = pieces.dropFirst()
    if case .text(let text) = piece {
      return message.starts(with: text) ? arguments(rest, message.dropFirst(text.count)) : nil
    }
    let isPart = if case .part = piece { true } else { false }
    let isNumber = if case .number = piece { true } else { false }
    let isWord = if case .word = piece { true } else { false }
    if isPart, followsAny, let first = message.first, !";, ".contains(first) { return nil }
    for end in message.startIndex...message.endIndex {
      // An argument ends where the next fixed text begins; the last argument takes the rest of the message.
      if case .text(let text)? = rest.first, end == message.endIndex || message[end] != text[0] { continue }
      if rest.isEmpty, end < message.endIndex { continue }
      if isWord, message[..<end].contains(" ") { return nil }
      if isNumber, end == message.startIndex || !message[..<end].allSatisfy({ $0.isNumber }) { continue }
      if let others = arguments(rest, message[end...], followsAny: !isPart) {
        return [(String(message[..<end]), isPart)] + others
      }
    }
    return nil
  }
}
