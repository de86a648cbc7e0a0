internal import AloudAudit

/// The result of a clause, and its reasons.
public struct ClauseResult: Sendable {
  /// How a clause is judged.
  public enum Method: String, Sendable {
    /// By rules alone, by answers of a person alone, or by both.
    case automatic, person, both
  }

  /// Why the verdict is open.
  public enum Gap: Hashable, Sendable {
    /// The number of questions without an answer for some file, and the total number.
    case questions(Int, of: Int)
    /// The documents do not describe the subject.
    case undescribed
    /// The audit left out rules of the clause.
    case rules
    /// The number of findings that may break the clause: warnings, and rules that only suspect.
    case suspected(Int)
    /// The files have nothing that the clause is about. Whether the app has something, a person must say.
    case unseen
    /// A person accepted findings about it. That does not say that the clause is met.
    case accepted
    /// No person has judged the clause, and no rule can decide that it is met.
    case unjudged
  }

  /// The judged clause.
  public let clause: Guideline.Clause
  /// How it is judged.
  public let method: Method
  /// The verdict.
  public let verdict: Verdict
  /// The numbers of its findings, from 1.
  public let findings: [Int]
  /// The number of findings about it that people accepted.
  public let acceptedCount: Int
  /// The ids of the questions about it that the files raise.
  public let questions: [String]
  /// Why the verdict is `open`; empty for other verdicts.
  public let gaps: [Gap]
  /// A person's judgment of the clause as a whole.
  public let judgment: Judgment?
}

/// Judges clauses by findings and answers.
struct ClauseJudge {
  /// The files that were read, with their indices in the report.
  private let files: [(index: Int, file: AuditedFile)]
  private let asked: Set<String>
  private let questions: [AskedQuestion]
  private let numbers: [String: [Int]]
  /// The clauses that a finding proves not to be met.
  private let broken: Set<String>
  /// The number of errors and warnings that name a clause.
  private let suspicions: [String: Int]
  /// The number of accepted findings that name a clause.
  private let accepted: [String: Int]

  init(_ files: [AuditedFile], rules: [Rule], findings: [ReportedFinding], questions: [AskedQuestion]) {
    self.files = files.enumerated().filter { $0.element.failure == nil }.map { ($0.offset, $0.element) }
    asked = Set(rules.map(\.id))
    self.questions = questions
    var numbers: [String: [Int]] = [:]
    var broken: Set<String> = []
    var suspicions: [String: Int] = [:]
    for reported in findings {
      let finding = reported.finding
      for reference in finding.clauses {
        numbers[reference, default: []].append(reported.number)
        if finding.severity > .advice { suspicions[reference, default: 0] += 1 }
        if !broken.contains(reference), DecidingRules.fail(reference, by: finding) { broken.insert(reference) }
      }
    }
    self.numbers = numbers
    self.broken = broken
    self.suspicions = suspicions
    var accepted: [String: Int] = [:]
    for finding in files.flatMap(\.accepted).map(\.finding) {
      for reference in finding.clauses {
        accepted[reference, default: 0] += 1
      }
    }
    self.accepted = accepted
  }

  func result(of clause: Guideline.Clause, _ judgment: Judgment?) -> ClauseResult {
    let reference = clause.basis
    let rules = Rule.all.filter {
      $0.references.contains(reference) || EuropeanStandard.references(ofRule: $0.id).contains(reference)
    }
    let isAsked = Question.ofAllGuidelines.contains { $0.references.contains(reference) }
    let questions = questions.filter { $0.question.references.contains(reference) }
    let found = numbers[reference, default: []]
    var (verdict, gaps) = (Verdict.open, [ClauseResult.Gap]())
    if hasFailed(reference, questions, judgment) {
      verdict = .failed
    } else if let judged = judgment?.verdict {
      verdict = judged
    } else {
      gaps = self.gaps(reference, rules, questions)
      if gaps.isEmpty { verdict = settled(reference, questions) }
      if verdict == .open, gaps.isEmpty { gaps = [.unjudged] }
    }
    return ClauseResult(
      clause: clause, method: rules.isEmpty ? .person : isAsked ? .both : .automatic, verdict: verdict,
      findings: found, acceptedCount: accepted[reference, default: 0], questions: questions.map(\.question.id),
      gaps: gaps, judgment: judgment)
  }

  private func hasFailed(_ reference: String, _ questions: [AskedQuestion], _ judgment: Judgment?) -> Bool {
    broken.contains(reference) || questions.contains { $0.count(.failed) > 0 } || judgment?.verdict == .failed
  }

  private func gaps(_ reference: String, _ rules: [Rule], _ questions: [AskedQuestion]) -> [ClauseResult.Gap] {
    var gaps: [ClauseResult.Gap] = []
    if let suspected = suspicions[reference] { gaps.append(.suspected(suspected)) }
    if accepted[reference] != nil { gaps.append(.accepted) }
    let unanswered = questions.count { $0.count(.open) > 0 }
    if unanswered > 0 { gaps.append(.questions(unanswered, of: questions.count)) }
    let judging = rules.filter { $0.severity > .advice }
    let isUntold = files.contains { index, file in
      isUndescribed(reference, judging, in: file) && !isAnswered(questions, for: index)
    }
    if isUntold { gaps.append(.undescribed) }
    if judging.contains(where: { !asked.contains($0.id) }) { gaps.append(.rules) }
    let matters = files.compactMap(\.file.matter)
    let isUnseen = !matters.isEmpty && matters.allSatisfy { $0.subjects[reference] == .absent }
    if isUnseen, questions.isEmpty { gaps.append(.unseen) }
    return gaps
  }

  /// True where a file does not have the subject of a clause, or that of one of its rules.
  private func isUndescribed(_ reference: String, _ judging: [Rule], in file: AuditedFile) -> Bool {
    guard let matter = file.matter else { return true }
    return matter.subjects[reference] == .undescribed
      // An absent subject needs no rule.
      || matter.subjects[reference] != .absent && judging.contains { matter.undescribedRules.contains($0.id) }
  }

  /// True where a person looked at the app itself, and answered for a file.
  private func isAnswered(_ questions: [AskedQuestion], for file: Int) -> Bool {
    questions.contains { asked in
      asked.question.coversApp && asked.places.contains { $0.file == file && asked.verdict(at: $0) != .open }
    }
  }

  /// The verdict if there are no gaps. Answers of people decide; without questions, only a complete measurement does. That
  /// nothing was found proves nothing.
  private func settled(_ reference: String, _ questions: [AskedQuestion]) -> Verdict {
    let places = questions.reduce(0) { $0 + $1.places.count }
    if places > 0 {
      return questions.reduce(0) { $0 + $1.count(.notApplicable) } == places ? .notApplicable : .passed
    }
    let isMeasured = !files.isEmpty && files.allSatisfy { $0.file.matter?.measured.contains(reference) == true }
    return isMeasured ? .passed : .open
  }
}

/// A person's judgment of a question, or of a clause as a whole.
public struct Judgment: Hashable, Sendable {
  /// What is judged.
  public enum Subject: Hashable, Sendable {
    /// The id of a question.
    case question(String)
    /// The reference of a clause: `MAAG 3.3`.
    case clause(String)
  }

  /// What is judged.
  public var subject: Subject
  /// The file to which the judgment applies, named as in the report; nil for all files that have no judgment of their
  /// own. A judgment of a clause applies to all files.
  public var file: String?
  /// Passed, failed or not applicable; nil where the person has only written a note.
  public var verdict: Verdict?
  /// The person's comment; empty for none.
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
  /// People say that the app meets the clause, or every subject was measured.
  case passed = "pass"
  /// A finding proves it, or a person says so.
  case failed = "fail"
  /// A person says that the app has nothing that the clause is about.
  case notApplicable = "not-applicable"
  /// Not judged yet; a person must decide.
  case open

  /// The verdicts that a person can give.
  public static let ofPeople: [Verdict] = [.passed, .failed, .notApplicable]
}
