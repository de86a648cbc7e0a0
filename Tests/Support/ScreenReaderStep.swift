public import AloudScript

/// A step of a script, alone.
public enum ScreenReaderStep {
  public static func action(_ words: String) throws -> Script.Action { try Script("> \(words)\n").steps[0].action }
}
