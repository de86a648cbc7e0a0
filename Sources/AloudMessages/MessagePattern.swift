internal import AloudBase

/// A message of the tool in English and in Korean.
///
///     MessagePattern("there is no screen \"{}\"{+}", ko: "“{1}” 화면이 없습니다{2}")
///
/// `{}` stands for any text, which is copied to the Korean message; `{n}` for digits; `{w}` for a text without blanks;
/// and `{+}` for a part of the sentence that is itself a message, or nothing. The Korean text has numbers instead. A
/// particle after them is written with both forms, as in `{1}을/를`.
package struct MessagePattern: Sendable {
  private let pieces: [Piece]
  /// The Korean text is parsed when it is used, because few patterns are ever used.
  private let korean: String
  /// The number of fixed characters in the English text. If two patterns match, the one with more is used.
  package let weight: Int
  /// The longest run of fixed characters.
  package let core: String

  private enum Piece: Sendable {
    case text([Character])
    case any, number, word, part

    /// The placeholders in the English text.
    static let marks: [(mark: String, piece: Piece)] = [("{}", .any), ("{n}", .number), ("{w}", .word), ("{+}", .part)]
  }

  private enum KoreanPiece: Sendable {
    case text(String)
    case argument(Int)
    case particle(KoreanParticle)
  }

  /// True for a text that has placeholders.
  package static func isPattern(_ english: String) -> Bool {
    english.utf8.contains(UInt8(ascii: "{")) && Piece.marks.contains { english.contains($0.mark) }
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
      if character == "{", let mark = Piece.marks.first(where: { rest.hasPrefix($0.mark) }) {
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
    weight = cores.reduce(0) { $0 + $1.count }
    core = cores.max { $0.count < $1.count } ?? ""
  }

  private static func pieces(ofKorean text: String) -> [KoreanPiece] {
    var pieces: [KoreanPiece] = []
    var plain = ""
    func end() {
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
    }
    var rest = Substring(text)
    while let character = rest.first {
      if character == "{", let close = rest.firstIndex(of: "}"), let number = Int(rest[..<close].dropFirst()) {
        end()
        pieces.append(.argument(number - 1))
        rest = rest[close...].dropFirst()
      } else if let particle = KoreanParticle.allCases.first(where: { rest.hasPrefix($0.rawValue) }) {
        end()
        pieces.append(.particle(particle))
        rest = rest.dropFirst(particle.rawValue.count)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    end()
    return pieces
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
    var text = ""
    for piece in MessagePattern.pieces(ofKorean: korean) {
      switch piece {
      case .text(let plain): text += plain
      case .particle(let particle): text += particle.form(after: text)
      case .argument(let index):
        guard arguments.indices.contains(index) else { continue }
        text += arguments[index].isPart ? translate(arguments[index].text) : arguments[index].text
      }
    }
    return text
  }

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
