internal import AloudAudit
internal import AloudBase
internal import AloudTree

/// How an audit was done: what readers of a report must know before they believe its verdicts.
public struct AuditMethod: Sendable {
  /// How much of VoiceOver's own words in a language people heard of devices, or Apple wrote.
  public struct Words: Sendable {
    /// The language, BCP-47.
    public var language: String
    /// The number of phrases that are attested.
    public var attested: Int
    /// The number of all phrases.
    public var all: Int

    /// Counted phrases.
    public init(language: String, attested: Int, all: Int) {
      (self.language, self.attested, self.all) = (language, attested, all)
    }
  }

  /// The version of Aloud; nil leaves it out.
  public var version: String?
  /// The version of iOS whose VoiceOver is simulated; nil leaves it out.
  public var ios: String?
  /// The words of the languages of the audited files.
  public var words: [Words]

  /// A method; the empty one says only that the speech is simulated.
  public init(version: String? = nil, ios: String? = nil, words: [Words] = []) {
    (self.version, self.ios, self.words) = (version, ios, words)
  }
}

/// The rows of the page about the method.
struct MethodPage {
  let report: ComplianceReport

  /// The topics with their sentences, in order.
  var rows: [(topic: Wording, sentences: [Wording])] {
    [
      (MethodWords.speech, speech), (MethodWords.captures, captures), (MethodWords.severities, MethodWords.certainty),
      (MethodWords.limits, limits), (MethodWords.sampling, [sampling]), (MethodWords.judges, judges),
    ]
  }

  /// That the speech is simulated, in one sentence, for the cover.
  var simulation: Wording { MethodWords.simulated(report.method.version, ios: report.method.ios) }

  private var speech: [Wording] { [simulation, MethodWords.unheard] + report.method.words.map(MethodWords.words) }

  private var audited: [AuditedFile] { report.files.filter { $0.failure == nil } }

  private var captures: [Wording] {
    audited.map { file in
      MethodWords.capture(file.path, file.captureFormat, missing: file.matter?.missing ?? [])
    }
  }

  private var limits: [Wording] {
    let inches = Set(audited.flatMap { $0.screens.map(\.document.pointsPerInch) })
    return MethodWords.fixedLimits + inches.sorted { $0 ?? 0 < $1 ?? 0 }.map(MethodWords.nineMillimeters)
  }

  private var sampling: Wording {
    MethodWords.sample(audited.reduce(0) { $0 + $1.screens.count }, scope: report.cover.scope)
  }

  private var judges: [Wording] {
    let judgments = Set(report.results.values.joined().compactMap(\.judgment))
    let answers = report.questions.reduce(0) { sum, asked in
      sum + asked.places.count { $0.own?.verdict != nil } + (asked.common?.verdict == nil ? 0 : 1)
    }
    let people = answers + judgments.count { $0.verdict != nil }
    var told = [MethodWords.people(people, author: report.cover.author)]
    let accepting = Set(report.files.flatMap(\.accepted).map(\.acceptance.who)).sorted()
    if !accepting.isEmpty { told.append(MethodWords.accepting(accepting.joined(separator: ", "))) }
    return told
  }

  /// True where people judged anything. Otherwise no device was used, whatever the cover says.
  var hasPeople: Bool {
    report.questions.contains { asked in
      asked.common?.verdict != nil || asked.places.contains { $0.own?.verdict != nil }
    } || report.results.values.contains { $0.contains { $0.judgment?.verdict != nil } }
  }

  /// The member `method` of a report in JSON.
  var json: JSONValue {
    let language = report.language
    let topics = rows.map { row -> JSONValue in
      ["topic": .string(row.topic[language]), "sentences": .strings(row.sentences.map { $0[language] })]
    }
    return [
      "version": .string(report.method.version), "ios": .string(report.method.ios), "simulated": .bool(true),
      "topics": .list(topics),
    ]
  }
}

/// The words of the page about the method.
enum MethodWords {
  static let method = Wording("Method", ko: "점검 방법과 한계")
  static let speech = Wording("Speech", ko: "음성")
  static let captures = Wording("Captures", ko: "점검 자료")
  static let severities = Wording("Severities", ko: "심각도")
  static let limits = Wording("Limits", ko: "기준값")
  static let sampling = Wording("Sample", ko: "표본")
  static let judges = Wording("Who judged", ko: "판정한 사람")

  static func simulated(_ version: String?, ios: String?) -> Wording {
    let tool = version.map { "Aloud \($0)" } ?? "Aloud"
    let system = ios.map { "iOS \($0)" } ?? "iOS"
    return Wording("\(tool) simulates VoiceOver of \(system).", ko: "\(tool) 시뮬레이션(\(system)의 VoiceOver)")
  }

  static let unheard = Wording(
    "No VoiceOver was run: words, order and effects are computed from the captures, and a device may differ.",
    ko: "VoiceOver를 실행하지 않았습니다. 읽는 말, 순서, 동작은 점검 자료로 계산한 것이며 실제 기기와 다를 수 있습니다.")

  static func words(_ words: AuditMethod.Words) -> Wording {
    let share = words.all == 0 ? "0%" : ReportWords.percent(Double(words.attested) / Double(words.all))
    let language = words.language.printable
    return Wording(
      "\(language): of \(words.all) phrases of VoiceOver, \(words.attested) are attested by recordings or by Apple (\(share)); the others are assumed.",
      ko: "\(language): VoiceOver 문구 \(words.all)개 중 \(words.attested)개(\(share))는 녹음이나 Apple의 자료로 확인했고, 나머지는 추정입니다.")
  }

  static func capture(_ path: String, _ format: String?, missing: [Wording]) -> Wording {
    let (path, format) = (path.printable, format?.printable)
    let lacks = missing.map(\.english).joined(separator: ", ")
    let lacksKorean = missing.map(\.korean).joined(separator: ", ")
    return Wording(
      "\(path)\(format.map { " (\($0))" } ?? "")"
        + (missing.isEmpty ? "" : " does not contain: \(lacks). Nothing is proved about these."),
      ko: "\(path)\(format.map { "(\($0))" } ?? "")"
        + (missing.isEmpty ? "" : "에 없는 정보: \(lacksKorean). 이에 관해서는 확인한 것이 없습니다."))
  }

  static let certainty = [
    Wording(
      "An error is proven from the capture, or people cannot use something with VoiceOver. A warning is a probable fault, and advice is good practice: neither fails a clause.",
      ko: "오류는 점검 자료로 증명되었거나 VoiceOver로 쓸 수 없게 하는 문제입니다. 경고는 문제일 가능성이 크고 권고는 개선할 점이며, 둘 다 검사항목을 미준수로 만들지 않습니다.")
  ]

  static let fixedLimits = [
    Wording(
      "Contrast of text: 3:1 (Korean guideline 1.4); 4.5:1, and 3:1 for large text (WCAG 1.4.3). Colors are those that the capture states.",
      ko: "글자의 명도 대비: 3:1(지침 1.4), 4.5:1이며 큰 글자는 3:1(WCAG 1.4.3). 색은 점검 자료에 적힌 값입니다."),
    Wording(
      "Targets: 24 points (WCAG 2.5.8); 9 mm (Korean guideline 2.5). The frame of an element counts as its touch area.",
      ko: "터치 영역: 24포인트(WCAG 2.5.8), 9mm(지침 2.5). 요소의 프레임을 터치 영역으로 봅니다."),
  ]

  static func nineMillimeters(_ pointsPerInch: Double?) -> Wording {
    guard let pointsPerInch else {
      return Wording(
        "No device is named: 163 points per inch are assumed, and a target under 9 mm is advice only.",
        ko: "기기를 지정하지 않은 화면은 1인치를 163포인트로 가정하며, 9mm보다 작은 터치 영역은 권고로만 알립니다.")
    }
    let tenths = Int(clamping: (pointsPerInch * 10).rounded())
    let told = "\(tenths / 10).\(tenths % 10)"
    return Wording("An inch has \(told) points on the named device.", ko: "지정한 기기의 1인치는 \(told)포인트입니다.")
  }

  static func sample(_ screens: Int, scope: String?) -> Wording {
    let count = screens == 1 ? "1 screen was" : "\(screens) screens were"
    let told = scope.map { ": \($0.printable)" } ?? ""
    return Wording(
      "\(count) audited\(told). A verdict is about these screens only. How they were chosen is for the author to say.",
      ko: "화면 \(screens)개를 점검했습니다\(told). 판정은 이 화면들에 한합니다. 화면을 고른 기준은 점검자가 밝혀야 합니다.")
  }

  static func people(_ count: Int, author: String?) -> Wording {
    guard count > 0 else {
      return Wording(
        "No person judged anything. All verdicts are Aloud's, and no device was used.",
        ko: "사람이 판정한 항목이 없습니다. 모든 판정은 Aloud가 했으며 기기를 쓰지 않았습니다.")
    }
    let by = author?.printable
    return Wording(
      "People gave \(count == 1 ? "1 judgment" : "\(count) judgments")\(by.map { " (author: \($0))" } ?? ""); all others are Aloud's.",
      ko: "사람의 판정 \(count)개\(by.map { "(점검자: \($0))" } ?? ""). 나머지는 Aloud의 판정입니다.")
  }

  static func accepting(_ names: String) -> Wording {
    Wording("Findings were accepted by: \(names.printable).", ko: "문제를 예외로 인정한 사람: \(names.printable)")
  }

  // What a capture does not contain.
  static let colors = Wording("the colors of each element", ko: "모든 요소의 색")
  static let effects = Wording("what each control does, times and sounds", ko: "모든 컨트롤의 동작, 시간 제한, 소리")
  static let frames = Wording("the size of each control", ko: "모든 컨트롤의 크기")
  static let otherScreens = Wording("other screens of the app", ko: "앱의 다른 화면")
}
