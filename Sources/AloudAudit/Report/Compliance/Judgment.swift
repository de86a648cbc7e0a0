/// A person's judgment: of a question, or of a clause as a whole.
public struct Judgment: Hashable, Sendable {
  /// The subject of the judgment.
  public enum Subject: Hashable, Sendable {
    /// The id of a question.
    case question(String)
    /// The reference of a clause: `MAAG 3.3`.
    case clause(String)
  }

  /// The subject of the judgment.
  public var subject: Subject
  /// The file of which it is judged, as the report that was answered calls it; nil is every file that has no judgment of its own.
  /// Clauses are judged of all files.
  public var file: String?
  /// Passed, failed or not applicable; nil where the person has only noted something.
  public var verdict: Verdict?
  /// In the person's words; empty for none.
  public var note: String
  /// A picture as a `data:` address; nil for none.
  public var screenshot: String?

  /// A judgment of a question or a clause.
  public init(
    _ subject: Subject, file: String? = nil, verdict: Verdict? = nil, note: String = "", screenshot: String? = nil
  ) {
    self.subject = subject
    self.file = file
    self.verdict = verdict
    self.note = note
    self.screenshot = screenshot
  }
}

/// The verdict on a clause.
public enum Verdict: String, CaseIterable, Sendable {
  case passed = "pass"
  case failed = "fail"
  case notApplicable = "not-applicable"
  /// For a person to judge.
  case open

  /// The verdicts that a person can give.
  public static let ofPeople: [Verdict] = [.passed, .failed, .notApplicable]
}
