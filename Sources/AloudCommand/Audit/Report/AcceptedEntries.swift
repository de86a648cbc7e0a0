import Aloud
import Foundation

/// The members of a decision of a person: `{"who": "Kim", "when": "2026-11-20", "why": "…", "until": "2027-05-31"}`.
private enum AcceptanceKey: String, JSONKeyList {
  case who, when, why, until

  static let known = JSONKeyTable<Self>(of: "an accepted finding")
}

/// The members of an answer that accepts a finding.
private enum AcceptedFindingKey: String, JSONKeyList {
  case file, rule, severity, screen, id, path, says, accepted

  static let known = JSONKeyTable<Self>(of: "an accepted finding")
}

extension JSONPlace {
  /// Reads the decision of a person about a finding.
  func acceptance() throws(JSONProblem) -> Acceptance {
    let object = try self.object()
    let members = try object.members(AcceptanceKey.self)
    try object.require([AcceptanceKey.who, .when, .why])
    var acceptance = Acceptance(who: "", when: "", why: "")
    for (key, value) in members {
      switch key {
      case .who: acceptance.who = try value.words("\"who\" is empty; write the name of the person who decided")
      case .when: acceptance.when = try value.day()
      case .why: acceptance.why = try value.words("\"why\" is empty; write the reason why the finding does not count")
      case .until: acceptance.until = try value.day()
      }
    }
    if let until = acceptance.until, until < acceptance.when, let place = object["until"] {
      throw place.problem("\"until\" is before \"when\"; write the last day on which the decision counts")
    }
    return acceptance
  }

  /// Reads an answer that accepts a finding, as an entry of a baseline.
  func acceptedFinding() throws(JSONProblem) -> AuditBaseline.Entry {
    let object = try self.object()
    let members = try object.members(AcceptedFindingKey.self)
    try object.require([AcceptedFindingKey.file, .rule, .accepted])
    guard ["id", "path", "says"].contains(where: object.contains) else {
      throw object.problem("an accepted finding needs \"id\" or \"path\", as the report has it")
    }
    var entry = AuditBaseline.Entry(file: "", rule: "", severity: .warning)
    for (key, value) in members {
      switch key {
      case .file: entry.file = try value.string()
      case .rule: entry.rule = try value.string()
      case .severity: entry.severity = try value.choice()
      case .screen: entry.screen = try value.string()
      case .id: entry.id = try value.string()
      case .path: entry.path = try value.string()
      case .says: entry.says = try value.string()
      case .accepted: entry.accepted = try value.acceptance()
      }
    }
    return entry
  }

  private func words(_ remedy: Message) throws(JSONProblem) -> String {
    let text = try string()
    guard text.contains(where: { !$0.isWhitespace }) else { throw problem(remedy) }
    return text
  }

  private func day() throws(JSONProblem) -> String {
    let text = try string()
    guard Day.isInCalendar(text) else {
      throw problem("\"\(text.printable)\" is no day of the calendar; write it as in \"2026-11-20\"")
    }
    return text
  }
}

extension AuditBaseline.Entry {
  /// A warning that no finding matches an accepted entry, and what to do.
  func notFound(remedy: Message) -> Message {
    guard Rule.all.contains(where: { $0.id == rule }) else {
      return "there is no rule \"\(rule.printable)\"\(suggestion(for: rule, among: Rule.all.map(\.id)))"
    }
    let place = (id.map { "#\($0)" } ?? path ?? says ?? "").printable
    return "the accepted finding \(rule.printable) at \(place) in \(file.printable) is not found; \(remedy)"
  }
}

/// Days in the form `2026-11-20`.
enum Day {
  private static func style(_ zone: TimeZone) -> Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
  }

  /// The current day in the time zone of the user.
  static var today: String { Date.now.formatted(style(.current)) }

  /// True for a day of the calendar in this form.
  static func isInCalendar(_ text: String) -> Bool {
    // The parser is lenient: it also takes times.
    (try? style(.gmt).parse(text)).map { style(.gmt).format($0) == text } ?? false
  }
}
