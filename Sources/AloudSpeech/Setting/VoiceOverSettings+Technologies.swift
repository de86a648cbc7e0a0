extension VoiceOverSettings {
  /// The settings of Full Keyboard Access, Switch Control and Voice Control, and the choices that sources leave open.
  public struct Technologies: Equatable, Sendable {
    /// How the cursor of Switch Control moves: by itself, with a switch of its own, or with the only switch, and waiting selects.
    public enum Scanning: String, CaseIterable, Sendable { case auto, manual, step }
    /// The result of selecting an element: the Scanner Menu, a tap after a pause, a tap at once.
    public enum TapBehavior: String, CaseIterable, Sendable { case menu, auto, always }
    public enum AfterTap: String, CaseIterable, Sendable { case first, current }
    public enum ItemNames: String, CaseIterable, Sendable { case label, firstWord }

    public var keyboardPlainElements = false
    public var groupItems = true
    public var scanning = Scanning.auto
    /// Milliseconds on each item.
    public var scanningTime = 1000
    public var scanLoops = 4
    public var tapBehavior = TapBehavior.menu
    public var afterTap = AfterTap.first
    public var itemNames = ItemNames.label

    public init() {}
  }
}
