import Aloud
import Foundation

/// What people answer: judgments, and findings that they accept, each with its place for messages.
struct PeoplesAnswers {
  var judgments: [Judgment] = []
  var accepted: [(entry: AuditBaseline.Entry, place: String)] = []
}

extension ReportFile {
  private enum Answer {
    case judgment(Judgment)
    case accepted(AuditBaseline.Entry)
  }

  private enum AnswersKey: String, JSONKeyList {
    case schema = "$schema"
    case answers

    static let known = JSONKeyTable<Self>(of: "a file of answers")
  }

  private enum AnswerKey: String, JSONKeyList {
    case question, clause, file, verdict, note, screenshot

    static let known = JSONKeyTable<Self>(of: "an answer")
  }

  /// People's judgments: `{"answers": [{"question": "captions", "file": "home.json", "verdict": "pass"}, …]}`.
  ///
  /// An answer to an unknown question is kept, because it may be one of a later version. The report lists it, and its
  /// form saves it again.
  private func answers() throws(Failure) -> [Answer] {
    let answers = try read(wanted: .answers) { root throws(JSONProblem) in
      let object = try root.object()
      _ = try object.members(AnswersKey.self)
      guard let answers = object["answers"] else {
        throw object.problem(
          "\"answers\" is missing; a file of answers has the form {\"answers\": [{\"question\": …}]}")
      }
      return try answers.list().read { item throws(JSONProblem) in try ReportFile.answer(item) }
    }
    var shown: [Answer] = []
    for answer in answers {
      guard case .judgment(let judgment) = answer else {
        shown.append(answer)
        continue
      }
      shown.append(.judgment(try withPicture(judgment)))
    }
    return shown
  }

  private static func answer(_ item: JSONPlace) throws(JSONProblem) -> Answer {
    let object = try item.object()
    if object.contains("accepted") || object.contains("rule") { return .accepted(try item.acceptedFinding()) }
    let members = try object.members(AnswerKey.self)
    guard object.contains("question") != object.contains("clause") else {
      throw object.problem("an answer needs either a \"question\", a \"clause\" or a \"rule\"")
    }
    if object.contains("clause"), let file = object["file"] {
      throw file.problem("a clause is judged for all files together; use \"file\" only with a \"question\"")
    }
    var judgment = Judgment(.clause(""))
    for (key, value) in members {
      switch key {
      case .question: judgment.subject = .question(try value.string())
      case .clause:
        let references = Guideline.allCases.flatMap(\.clauses).map(\.reference)
        judgment.subject = .clause(try value.name(among: references, "clause"))
      case .file: judgment.file = try value.string()
      case .verdict: judgment.verdict = (try value.choice() as PersonsVerdict).verdict
      case .note: judgment.note = try value.string()
      case .screenshot: judgment.screenshot = try value.string()
      }
    }
    return .judgment(judgment)
  }

  /// The verdicts that a person can give, with their names in the file.
  private enum PersonsVerdict: String, CaseIterable {
    case pass, fail
    case notApplicable = "not-applicable"

    var verdict: Verdict? { Verdict(rawValue: rawValue) }
  }

  // MARK: Several files

  /// The answers from several files, in order.
  ///
  /// - Throws: ``Failure`` for an error in a file, and for contradictory answers to one question about one file.
  static func answers(in paths: [String]) throws(Failure) -> PeoplesAnswers {
    var told: [Answered: (judgment: Judgment, place: String)] = [:]
    var answers = PeoplesAnswers()
    for path in paths {
      for (index, answer) in try ReportFile(path: path).answers().enumerated() {
        let place = "\(path.printable): answers[\(index)]"
        guard case .judgment(let judgment) = answer else {
          if case .accepted(let entry) = answer { answers.accepted.append((entry, place)) }
          continue
        }
        let answered = Answered(subject: judgment.subject, file: judgment.file)
        guard let earlier = told.updateValue((judgment, place), forKey: answered) else {
          answers.judgments.append(judgment)
          continue
        }
        guard earlier.judgment == judgment else {
          throw Failure(
            .badInput,
            "\(place): this answer differs from \(earlier.place); keep one of the answers to \(answered.name)")
        }
      }
    }
    return answers
  }

  /// The subject of an answer. Each subject has one answer.
  private struct Answered: Hashable {
    let subject: Judgment.Subject
    let file: String?

    var name: String {
      let id = subject.member.id.printable
      return file.map { "\"\(id)\" (\($0.printable))" } ?? "\"\(id)\""
    }
  }

  // MARK: Screenshots

  private static let kinds: [(kind: FileKind, type: String)] = [(.png, "image/png"), (.jpeg, "image/jpeg")]

  /// The judgment with its picture as a `data:` address. The form writes such an address; people write the path
  /// relative to the file.
  private func withPicture(_ judgment: Judgment) throws(Failure) -> Judgment {
    guard let screenshot = judgment.screenshot else { return judgment }
    var judgment = judgment
    if screenshot.hasPrefix("data:") {
      try check(address: screenshot)
      return judgment
    }
    let file = InputFile(path: URL(fileURLWithPath: screenshot, relativeTo: folder).path)
    let bytes = try file.pictureBytes()
    guard let type = ReportFile.kinds.first(where: { $0.kind == FileKind(bytes) })?.type else {
      throw Failure(.badInput, "\(file.name): this screenshot is not a PNG or JPEG picture")
    }
    judgment.screenshot = "data:\(type);base64," + Data(bytes).base64EncodedString()
    return judgment
  }

  private func check(address: String) throws(Failure) {
    for (kind, type) in ReportFile.kinds {
      let start = "data:\(type);base64,"
      guard address.hasPrefix(start), let data = Data(base64Encoded: String(address.dropFirst(start.count))) else {
        continue
      }
      if FileKind(Array(data.prefix(1 << 10))) == kind { return }
    }
    throw Failure(.badInput, "\(path.printable): this screenshot in the file is not a PNG or JPEG picture in base64")
  }
}

extension JSONPlace {
  /// The element of a list that this name identifies.
  fileprivate func name(among names: [String], _ noun: Message) throws(JSONProblem) -> String {
    let name = try string()
    guard names.contains(name) else {
      throw problem("there is no \(noun) \"\(name)\"\(alternatives(to: name, among: names))")
    }
    return name
  }
}
