/// The words about one stop, before they are written or spoken.
///
/// All fragments stand in one array, so that a copy retains one thing. Reading or changing one of the three parts copies its
/// fragments.
public struct Utterance: Equatable, Sendable {
  /// All fragments in the order in which they are said.
  public private(set) var fragments: [Fragment]
  /// Where cues and hint begin among the fragments.
  private(set) var cuesStart: Int
  private(set) var hintStart: Int
  /// True for a cell of a data table, whose value stands after its place.
  public var isTableCell = false

  public init(description: [Fragment] = [], cues: [Fragment] = [], hint: [Fragment] = []) {
    self.init(
      description + cues + hint, cuesStart: description.count, hintStart: description.count + cues.count,
      isTableCell: false)
  }

  init(_ fragments: [Fragment], cuesStart: Int, hintStart: Int, isTableCell: Bool) {
    self.fragments = fragments
    self.cuesStart = cuesStart
    self.hintStart = hintStart
    self.isTableCell = isTableCell
  }

  /// The words about the element itself.
  public var description: [Fragment] {
    get { Array(fragments[..<cuesStart]) }
    set {
      fragments.replaceSubrange(..<cuesStart, with: newValue)
      hintStart += newValue.count - cuesStart
      cuesStart = newValue.count
    }
  }

  /// What follows in the same breath: "Actions available".
  public var cues: [Fragment] {
    get { Array(fragments[cuesStart..<hintStart]) }
    set {
      fragments.replaceSubrange(cuesStart..<hintStart, with: newValue)
      hintStart = cuesStart + newValue.count
    }
  }

  /// The words after a pause.
  public var hint: [Fragment] {
    get { Array(fragments[hintStart...]) }
    set { fragments.replaceSubrange(hintStart..., with: newValue) }
  }

  public var hasHint: Bool { hintStart < fragments.count }

  /// True where nothing is said before the hint.
  public var isHintAlone: Bool { hintStart == 0 && hasHint }
}
