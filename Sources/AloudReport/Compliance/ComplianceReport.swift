public import AloudAudit
internal import AloudTree

/// The findings of an audit, people's judgments, and the results by clause of the guidelines. This is only data; other
/// types write it.
///
///     let report = ComplianceReport(files, judgments: judgments, cover: cover)
///     report.results[.maag]?.first?.verdict  // .failed
///
/// A clause is `failed` if a finding proves it, or a person says so. It is `passed` if people answered all questions about it, or
/// every subject was measured, and nothing is suspected. It is `notApplicable` only if a person says so. Otherwise it is `open`.
public struct ComplianceReport: Sendable {
  /// The texts of the cover; nil texts are left out.
  public struct Cover: Equatable, Sendable {
    /// What was tested, when, and by whom; each is text as it is to appear.
    public var app, version, device, date, author, email, scope: String?
    /// A cover without texts.
    public init() {}

    /// The names of the texts in files and on the command line.
    package enum Key: String, CaseIterable, Sendable {
      case app, version, device, date, author, email, scope

      fileprivate var text: WritableKeyPath<Cover, String?> {
        switch self {
        case .app: \.app
        case .version: \.version
        case .device: \.device
        case .date: \.date
        case .author: \.author
        case .email: \.email
        case .scope: \.scope
        }
      }
    }

    package subscript(key: Key) -> String? {
      get { self[keyPath: key.text] }
      set { self[keyPath: key.text] = newValue }
    }

    /// The texts that are not nil, in order.
    var texts: [(key: Key, text: String)] { Key.allCases.compactMap { key in self[key].map { (key, $0) } } }

    /// The cover without blank texts.
    var withoutBlanks: Cover {
      var cover = Cover()
      for (key, text) in texts where text.contains(where: { !$0.isWhitespace }) { cover[key] = text }
      return cover
    }
  }

  /// The texts of the cover.
  public let cover: Cover
  /// The audited files.
  public let files: [AuditedFile]
  /// The applied rules.
  public let rules: [Rule]
  /// The language of the report.
  public let language: Wording.Language
  /// All findings, by file, then in the order of the audit.
  public let findings: [ReportedFinding]
  /// The numbers of findings, and what the earlier report says of them.
  let numbers: FindingNumbers
  /// The indices of findings by their numbers.
  private let indices: [Int: Int]
  /// The questions that the files raise, in the order of the guideline.
  public let questions: [AskedQuestion]
  /// Judgments that no longer apply, because the file or the question does not exist any more.
  public let misfits: [Judgment]
  /// Judgments of clauses of guidelines that the report does not have. Its form saves them again.
  let unshown: [Judgment]
  /// How the audit was done.
  public let method: AuditMethod
  /// The entries by which people accept findings in their answers. The form of the report saves them again.
  let accepted: [AuditBaseline.Entry]
  /// The guidelines of the report, in its order; the first is the one by which progress and pictures are shown.
  public let guidelines: [Guideline]
  /// The results of the clauses of each of these guidelines, in the order of the guideline.
  public let results: [Guideline: [ClauseResult]]
  /// The changes since an earlier report; nil without an earlier report.
  public let progress: ReportProgress?
  /// Common tasks of the app, as evidence for Apple's label.
  let tasks: [LabelTask]

  /// - Parameters:
  ///   - files: the audited files, with questions, matter, screens and accepted findings.
  ///   - rules: the applied rules.
  ///   - judgments: people's judgments; of two judgments of the same subject, the later one counts.
  ///   - accepted: the entries of the answers by which findings of the files are accepted.
  ///   - cover: the texts of the cover.
  ///   - method: how the audit was done.
  ///   - earlier: an earlier report for comparison.
  ///   - tasks: common tasks of the app, as evidence for Apple's label; see ``label``.
  ///   - guidelines: the guidelines of the report, in its order. Without `en301549`, its own questions are left out.
  ///   - language: nil for the language of the files if it is the same for all, otherwise English.
  /// - Complexity: O(findings · clauses + questions · files).
  public init(
    _ files: [AuditedFile], rules: [Rule] = Rule.all, judgments: [Judgment] = [],
    accepted: [AuditBaseline.Entry] = [], cover: Cover = Cover(), method: AuditMethod = AuditMethod(),
    since earlier: EarlierReport? = nil, tasks: [LabelTask] = [], guidelines: [Guideline] = Guideline.standard,
    language: Wording.Language? = nil
  ) {
    self.cover = cover.withoutBlanks
    self.accepted = accepted
    self.tasks = tasks
    self.method = method
    self.files = files
    self.rules = rules
    self.language = language ?? files.language
    let numbers = FindingNumbers(files, rules: rules, since: earlier)
    let findings = ReportedFinding.all(in: files, numbers)
    self.numbers = numbers
    indices = Dictionary(findings.enumerated().map { ($1.number, $0) }) { first, _ in first }
    var answers = JudgmentLookup(judgments, files: files)
    let questions = AskedQuestion.all(of: files, for: guidelines, &answers)
    let judge = ClauseJudge(files, rules: rules, findings: findings, questions: questions)
    var results: [Guideline: [ClauseResult]] = [:]
    var judgments: [String: Judgment] = [:]
    for clause in Guideline.allCases.flatMap(\.clauses) {
      judgments[clause.reference] = answers.take(clause: clause.reference)
    }
    for guideline in guidelines {
      results[guideline] = guideline.clauses.map {
        judge.result(of: $0, judgments[$0.reference] ?? judgments[$0.basis])
      }
    }
    self.guidelines = guidelines
    unshown = Guideline.allCases.filter { !guidelines.contains($0) }.flatMap(\.clauses)
      .compactMap { judgments[$0.reference] }
    self.findings = findings
    self.questions = questions
    self.results = results
    misfits = answers.left
    progress = earlier.map { ReportProgress(since: $0, files, numbers, findings, results) }
  }

  /// The evidence for Apple's label; nil without tasks.
  ///
  /// - Complexity: O(tasks · findings).
  public var label: NutritionLabel? { NutritionLabel(tasks, in: self) }

  /// The texts of the cover. The device is that of people's judgments, so that it is left out where there are none.
  var coverTexts: [(key: Cover.Key, text: String)] {
    let hasPeople = MethodPage(report: self).hasPeople
    return cover.texts.filter { hasPeople || $0.key != .device }
  }

  /// The number of clauses of a guideline by verdict.
  public func counts(of guideline: Guideline) -> VerdictCounts { VerdictCounts(results[guideline, default: []]) }

  /// The number of clauses of a guideline that have a verdict.
  public func count(_ verdict: Verdict, of guideline: Guideline) -> Int { counts(of: guideline)[verdict] }

  /// The fraction of clauses with the verdict `passed` among those with `passed` or `failed`, from 0 to 1; nil without
  /// such clauses.
  public func share(of guideline: Guideline) -> Double? { counts(of: guideline).share }

  /// The results of the clauses of a group.
  func results(of group: Guideline.Group, in guideline: Guideline) -> [ClauseResult] {
    let clauses = Set(group.clauses)
    return results[guideline, default: []].filter { clauses.contains($0.clause) }
  }
}

/// The numbers of clauses by verdict.
public struct VerdictCounts: Sendable {
  private let counts: [Verdict: Int]

  init(_ results: [ClauseResult]) {
    counts = Dictionary(grouping: results, by: \.verdict).mapValues(\.count)
  }

  /// The number of clauses that have a verdict.
  public subscript(verdict: Verdict) -> Int { counts[verdict, default: 0] }

  /// The total number of clauses.
  public var all: Int { counts.values.reduce(0, +) }

  /// The number of clauses that passed or failed.
  public var judged: Int { self[.passed] + self[.failed] }

  /// The fraction of judged clauses that passed, from 0 to 1; nil where none is judged.
  public var share: Double? { judged == 0 ? nil : Double(self[.passed]) / Double(judged) }
}

extension ComplianceReport {
  /// The finding with a number; nil where there is none.
  public func finding(numbered number: Int) -> ReportedFinding? { indices[number].map { findings[$0] } }
}

/// A finding, its file and its number.
public struct ReportedFinding: Sendable {
  /// The number by which people name it, from 1. Later reports that are compared with this one keep it.
  public let number: Int
  /// The file.
  public let file: AuditedFile
  /// The index of the file, from 0.
  public let fileIndex: Int
  /// The index of the finding in its file, from 0.
  public let index: Int
  /// The finding.
  public var finding: Finding { file.findings[index] }

  /// The name of its screen, or its key; without one, the path of the file.
  var screenName: String {
    let screen = file.screens.first { $0.index == finding.screen }?.screen
    return screen?.name ?? screen?.key ?? file.path
  }

  /// By file, then in the order of the audit.
  static func all(in files: [AuditedFile], _ numbers: FindingNumbers) -> [ReportedFinding] {
    files.enumerated().flatMap { index, file in
      file.findings.indices.map {
        ReportedFinding(number: numbers.found[index][$0], file: file, fileIndex: index, index: $0)
      }
    }
  }
}

/// A question that files raise, with people's answers.
public struct AskedQuestion: Sendable {
  /// A file that raises a question.
  public struct Place: Sendable {
    /// The index of the file, from 0.
    public let file: Int
    /// As in `Question.Raised.about`.
    public let about: [Question.Raised.Node]
    /// The answer for this file only.
    public let own: Judgment?
  }

  /// The question.
  public let question: Question
  /// By file; never empty.
  public let places: [Place]
  /// The answer for all files without an answer of their own.
  public let common: Judgment?

  /// The verdict for a file.
  public func verdict(at place: Place) -> Verdict { place.own?.verdict ?? common?.verdict ?? .open }

  /// The number of files that have a verdict.
  public func count(_ verdict: Verdict) -> Int { places.count { self.verdict(at: $0) == verdict } }

  static func all(
    of files: [AuditedFile], for guidelines: [Guideline], _ answers: inout JudgmentLookup
  ) -> [AskedQuestion] {
    var raised: [String: [(file: Int, about: [Question.Raised.Node])]] = [:]
    for (index, file) in files.enumerated() {
      for question in file.questions ?? [] { raised[question.question.id, default: []].append((index, question.about)) }
    }
    return (Question.all + (guidelines.contains(.en301549) ? Question.european : [])).compactMap { question in
      guard let found = raised[question.id] else { return nil }
      return AskedQuestion(
        question: question,
        places: found.map { Place(file: $0.file, about: $0.about, own: answers.take(question: question.id, $0.file)) },
        common: answers.take(question: question.id, nil))
    }
  }
}

/// The judgments that have not been used yet.
struct JudgmentLookup {
  private struct Key: Hashable {
    let subject: Judgment.Subject
    let file: Int?
  }

  private var judgments: [Key: Judgment] = [:]
  private var misfits: [Judgment] = []
  private var order: [Key] = []

  init(_ judgments: [Judgment], files: [AuditedFile]) {
    let names = FileNames(files.map(\.path))
    for judgment in judgments {
      var file: Int?
      if let path = judgment.file {
        file = names.index(of: path)
        guard file != nil else {
          misfits.append(judgment)
          continue
        }
      }
      let key = Key(subject: judgment.subject, file: file)
      if self.judgments.updateValue(judgment, forKey: key) == nil { order.append(key) }
    }
  }

  mutating func take(question id: String, _ file: Int?) -> Judgment? {
    judgments.removeValue(forKey: Key(subject: .question(id), file: file))
  }

  mutating func take(clause reference: String) -> Judgment? {
    judgments.removeValue(forKey: Key(subject: .clause(reference), file: nil))
  }

  /// The unused judgments in order; those of missing files come first.
  var left: [Judgment] { misfits + order.compactMap { judgments[$0] } }
}
