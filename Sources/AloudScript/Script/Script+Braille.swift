public import AloudSpeech

extension Script {
  /// A braille display, as in the head line `braille 20 contracted`.
  public struct Braille: Equatable, Sendable {
    /// The number of cells.
    public let cells: Int
    /// The kind of braille. Default: uncontracted.
    public let output: BrailleOutput

    /// A display with this many cells.
    public init(cells: Int, output: BrailleOutput = .uncontracted) {
      self.cells = cells
      self.output = output
    }

    /// The head line.
    public var line: String { output == .uncontracted ? "braille \(cells)" : "braille \(cells) \(output.rawValue)" }
  }
}
