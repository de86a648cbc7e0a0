internal import Aloud

#if canImport(Foundation)
  internal import Foundation
#endif

/// One place of a terminal.
public struct Cell: Hashable, Sendable {
  /// A letter with its marks; empty right of a wide one, which takes two places.
  public var text: String
  public var style: CellStyle

  public init(_ text: String = " ", _ style: CellStyle = []) {
    self.text = text
    self.style = style
  }

  /// True for the right half of a wide letter.
  public var isContinuation: Bool { text.isEmpty }
}

/// A letter as terminals show it, with a width that they all agree on.
struct Glyph {
  let text: String
  /// 1 or 2.
  let width: Int
}

extension String {
  /// The letters of a text, on one line, without anything that a terminal would obey.
  ///
  /// Terminals disagree about the width of letters made of several: of joined emoji the first is kept, flags become their
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

  /// How many columns it takes on a ``Canvas``.
  var columns: Int { glyphs.reduce(0) { $0 + $1.width } }
}

extension Character {
  fileprivate var glyphs: [Glyph] {
    let scalars = Array(unicodeScalars)
    if scalars.count == 1 { return scalars[0].glyph.map { [$0] } ?? [] }
    if scalars.allSatisfy(\.isRegionalIndicator) {
      return scalars.compactMap { Unicode.Scalar($0.value - 0x1F1E6 + 0x41)?.glyph }
    }
    guard var glyph = scalars[0].glyph else { return [] }
    // Marks stay on their letter. A joiner and what it joins are left out.
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

  /// Nil for a mark without a letter, which has no place of its own.
  fileprivate var glyph: Glyph? {
    let width = displayWidth
    return width == 0 ? nil : Glyph(text: String(Character(self)), width: width)
  }
}
