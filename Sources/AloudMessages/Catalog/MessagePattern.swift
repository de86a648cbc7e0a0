internal import AloudTree

/// A message of the tool in English, and the same in Korean.
///
///     MessagePattern("there is no screen \"{}\"{+}", ko: "“{1}” 화면이 없습니다{2}")
///
/// `{}` stands for any text, which the Korean has as it is, `{n}` for digits, `{w}` for what has no blank, and `{+}`
/// for a part of the sentence that is a message itself, or nothing. In the Korean they have numbers. A particle after them is written with both forms, as in `{1}을/를`.
package struct MessagePattern: Sendable {
  private let pieces: [Piece]
  /// As it is written: few patterns are ever used.
  private let korean: String
  /// How many characters of the English are fixed; of two patterns that fit, the one with more is meant.
  package let weight: Int
  /// The longest run of fixed characters.
  package let core: String

  private enum Piece: Sendable {
    case text([Character])
    case any, number, word, part

    /// As it is written.
    static let marks: [(mark: String, piece: Piece)] = [("{}", .any), ("{n}", .number), ("{w}", .word), ("{+}", .part)]
  }

  private enum KoreanPiece: Sendable {
    case text(String)
    case argument(Int)
    case particle(KoreanParticle)
  }

  /// True for a text that has something put in.
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

  // MARK: Using it

  /// A message in Korean; nil for one of another pattern.
  ///
  /// - Parameters:
  ///   - message: the English.
  ///   - translate: what becomes of parts that are messages themselves.
  /// - Returns: the Korean, with what is put in.
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

  /// The texts that are put in; nil where the message is another. After any text, a part begins with a mark, so that
  /// they can be parted.
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
      // The next text begins with its first character; the last argument takes all that is left.
      if case .text(let text)? = rest.first, end == message.endIndex || message[end] != text[0] { continue }
      if rest.isEmpty, end < message.endIndex { continue }
      if isWord, message[..<end].contains(" ") { return nil }
      if isNumber, end == message.startIndex || !message[..<end].allSatisfy(\.isNumber) { continue }
      if let others = arguments(rest, message[end...], followsAny: !isPart) {
        return [(String(message[..<end]), isPart)] + others
      }
    }
    return nil
  }
}
