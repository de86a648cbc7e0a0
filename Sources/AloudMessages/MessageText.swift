internal import AloudBase

/// The text of a message in another language: `{1}`, `{2}` … stand for the arguments, and a Korean particle is written
/// with both forms, as in `{1}을/를`.
struct MessageText: Sendable {
  private enum Piece: Sendable {
    case text(String)
    case argument(Int)
    case particle(KoreanParticle)
  }

  private let pieces: [Piece]

  init(_ text: String) {
    var pieces: [Piece] = []
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
    self.pieces = pieces
  }

  /// The text with arguments, and with the particles that fit them.
  func text(with arguments: [String]) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let plain): text += plain
      case .particle(let particle): text += particle.form(after: text)
      case .argument(let index): if arguments.indices.contains(index) { text += arguments[index] }
      }
    }
    return text
  }
}
