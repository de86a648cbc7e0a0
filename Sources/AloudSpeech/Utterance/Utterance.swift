/// The words about one stop, before they are written as text or spoken.
///
/// All fragments are in one array, so a copy retains one object. To read or change one of the four parts copies its
/// fragments.
public struct Utterance: Equatable, Sendable {
  /// All fragments in the order of speech.
  public private(set) var fragments: [Fragment]
  /// The indices at which the parts after the description begin.
  private(set) var starts: Starts
  /// True for a cell of a data table, whose value comes after its place.
  public var isTableCell = false

  struct Starts: Equatable, Sendable {
    var cues = 0
    var hint = 0
    var laterCues = 0
  }

  /// An utterance from its parts in the order in which they are said.
  public init(
    description: [Fragment] = [], cues: [Fragment] = [], hint: [Fragment] = [], laterCues: [Fragment] = []
  ) {
    fragments = description + cues + hint + laterCues
    starts = Starts(
      cues: description.count, hint: description.count + cues.count,
      laterCues: description.count + cues.count + hint.count)
  }

  init(_ fragments: [Fragment], starts: Starts, isTableCell: Bool) {
    self.fragments = fragments
    self.starts = starts
    self.isTableCell = isTableCell
  }

  /// The words about the element itself.
  public var description: [Fragment] {
    get { Array(fragments[..<starts.cues]) }
    set {
      let change = newValue.count - starts.cues
      fragments.replaceSubrange(..<starts.cues, with: newValue)
      starts = Starts(cues: newValue.count, hint: starts.hint + change, laterCues: starts.laterCues + change)
    }
  }

  /// The cues without a pause before them: "More content available".
  public var cues: [Fragment] {
    get { Array(fragments[starts.cues..<starts.hint]) }
    set {
      let change = newValue.count - (starts.hint - starts.cues)
      fragments.replaceSubrange(starts.cues..<starts.hint, with: newValue)
      starts.hint += change
      starts.laterCues += change
    }
  }

  /// The words after a pause.
  public var hint: [Fragment] {
    get { Array(fragments[starts.hint..<starts.laterCues]) }
    set {
      fragments.replaceSubrange(starts.hint..<starts.laterCues, with: newValue)
      starts.laterCues = starts.hint + newValue.count
    }
  }

  /// The cues after another pause: "Actions available".
  public var laterCues: [Fragment] {
    get { Array(fragments[starts.laterCues...]) }
    set { fragments.replaceSubrange(starts.laterCues..., with: newValue) }
  }

  /// The fragments before the first pause: description and cues; if there are none, the hint, else the later cues.
  public var beforePause: [Fragment] { Array(fragments[..<endBeforePause]) }

  /// The fragments from the first pause on; nil if there are none.
  public var afterPause: Utterance? {
    let end = endBeforePause
    guard end < fragments.count else { return nil }
    return Utterance(
      Array(fragments[end...]), starts: Starts(laterCues: max(0, starts.laterCues - end)), isTableCell: false)
  }

  private var endBeforePause: Int {
    if starts.hint > 0 { return starts.hint }
    return starts.laterCues > 0 ? starts.laterCues : fragments.count
  }
}
