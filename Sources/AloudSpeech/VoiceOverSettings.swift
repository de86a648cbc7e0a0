public import AloudTree

/// What a user sets in VoiceOver's settings, and what sources disagree about.
///
/// Every field has a name under which the command knows it: see ``Setting``.
public struct VoiceOverSettings: Equatable, Sendable {
  public enum ControlType: String, CaseIterable, Sendable { case after, before, off }
  public enum RoleCase: String, CaseIterable, Sendable { case capitalized, lowercase }
  public enum TraitLanguage: String, CaseIterable, Sendable { case voiceOver, element }
  public enum Boundaries: String, CaseIterable, Sendable { case spoken, off }
  public enum ImportantContent: String, CaseIterable, Sendable { case value, labelAndValue, off }
  public enum KoreanHeading: String, CaseIterable, Sendable {
    case meorimal = "머리말"
    case jemok = "제목"
  }
  public enum KoreanTap: String, CaseIterable, Sendable {
    case recorded
    case twice = "두 번"
    case double = "이중"
  }

  public var hints = true
  public var containers = true
  public var tableHeaders = true
  public var tableNumbers = true
  public var actionsCue = true
  public var repeatActionsCue = false
  public var moreContentCue = true
  public var buttonHint = false
  public var controlType = ControlType.after
  public var roleCase = RoleCase.capitalized
  public var traitLanguage = TraitLanguage.voiceOver
  public var boundaries = Boundaries.spoken
  public var importantContent = ImportantContent.value
  public var modality = ReadingOrder.Modality.last
  public var koreanHeading = KoreanHeading.meorimal
  public var koreanTap = KoreanTap.recorded

  public init() {}

  /// The choices that switch on variants of words in a voice file.
  var voiceChoices: [String: String] {
    Dictionary(Setting.all.map { ($0.name, $0.value(in: self)) }) { $1 }
  }
}
