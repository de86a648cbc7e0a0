public import AloudScript

/// A single step of a script.
public enum ScreenReaderStep {
  public static func action(_ words: String) throws -> Script.Action { try Script("> \(words)\n").steps[0].action }
}
