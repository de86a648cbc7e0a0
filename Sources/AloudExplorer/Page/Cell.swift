internal import AloudBase

#if canImport(Foundation)
  internal import Foundation
#endif

/// A cell of a terminal.
public struct Cell: Hashable, Sendable {
  /// A letter with its marks; empty in the right half of a wide letter.
  public var text: String
  public var style: CellStyle

  public init(_ text: String = " ", _ style: CellStyle = []) {
    self.text = text
    self.style = style
  }

  /// True for the right half of a wide letter.
  public var isContinuation: Bool { text.isEmpty }
}

/// A letter whose width is the same on all terminals.
struct Glyph {
  let text: String
  /// The number of columns, 1 or 2.
  let width: Int
}

extension String {
  /// The letters of the text on one line, without control characters.
  ///
  /// Terminals disagree about the width of combined letters. Of joined emoji, only the first is kept. Flags become their
  /// letters, and parts of Hangul become syllables.
  var glyphs: [Glyph] {
    let text = printable
    #if canImport(Foundation)
      let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
      return (isASCII ? text : text.precomposedStringWithCanonicalMapping).flatMap { $0.glyphs }
    #else
      return text.flatMap { $0.glyphs }
    #endif
  }

  /// The number of columns on a ``Canvas``.
  var columns: Int { glyphs.reduce(0) { $0 + $1.width } }
}

extension Character {
  fileprivate var glyphs: [Glyph] {
    let scalars = Array(unicodeScalars)
    if scalars.count == 1 { return scalars[0].glyph.map { [$0] } ?? [] }
    if scalars.allSatisfy({ $0.isRegionalIndicator }) {
      return scalars.compactMap { Unicode.Scalar($0.value - 0x1F1E6 + 0x41)?.glyph }
    }
    guard var glyph = scalars[0].glyph else { return [] }
    // Marks stay with their letter. A joiner and the characters after it are left out.
    for scalar in scalars.dropFirst().prefix(8) {
      guard scalar.displayWidth == 0, scalar.properties.generalCategory != .format else { break }
      guard !scalar.properties.isVariationSelector else { continue }
      glyph = Glyph(text: glyph.text + String(Character(scalar)), width: glyph.width)
    }
    return [glyph]
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// The scalar as a letter; nil if it has no width, like a mark.
  fileprivate var glyph: Glyph? {
    let width = displayWidth
    return width == 0 ? nil : Glyph(text: String(Character(self)), width: width)
  }
}
