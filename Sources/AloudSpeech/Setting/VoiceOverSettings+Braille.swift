extension VoiceOverSettings {
  /// The settings of a braille display.
  ///
  ///     var settings = VoiceOverSettings()
  ///     settings.braille.wordWrap = false
  public struct Braille: Equatable, Sendable {
    public enum Status: String, CaseIterable, Sendable { case off, left, right }

    /// Role and state words are short: `btn`.
    public var shortForms = true
    /// A word that does not fit goes to the next window whole.
    public var wordWrap = true
    /// The place of the status cell.
    public var status = Status.off
    /// Dots 7 and 8 mark what the VoiceOver cursor is on.
    public var cursor = false
    /// Announcements are shown.
    public var alerts = true
    /// For how long an announcement is shown, in tenths of a second.
    public var alertTime = 30
    /// After how long auto advance pans, in tenths of a second.
    public var advanceTime = 50

    public init() {}
  }
}
