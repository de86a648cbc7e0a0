/// Words with placeholders for numbers and names: `Row {row}`.
public struct Template: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case text(String)
    case placeholder(String)
  }

  let pieces: [Piece]
  /// The words as written, with placeholders in braces.
  public let source: String

  init(_ source: String) {
    self.source = source
    var pieces: [Piece] = []
    var rest = source[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(.placeholder(String(rest[rest.utf8.index(after: open)..<close])))
      rest = rest[rest.utf8.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
  }

  /// The names of the placeholders, in order.
  public var placeholders: [String] {
    pieces.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
  }

  /// The words with every placeholder filled. A placeholder without a value stays as it is written.
  public func filled(_ values: [String: String]) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let words): text += words
      case .placeholder(let name): text += values[name] ?? "{\(name)}"
      }
    }
  }
}
