import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// Reports that are compared with earlier ones, from file to file as people keep them.
@Suite struct ReportProgressTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The findings of a report, as `number rule element`, and what it says of the earlier one.
  private struct Report {
    let findings: [String]
    let accepted: [String]
    let new: [String]
    let corrected: [String]
    let unknown: Int
    let clauses: [String]
    let last: Int

    init(_ text: String) throws {
      let root = try #require(JSONText(Array(text.utf8)).root?.asObject)
      func rows(_ key: String) -> [JSONObject] {
        let list = root[key]?.asList.map { Array($0) } ?? root["progress"]?.asObject?[key]?.asList.map { Array($0) }
        return (list ?? []).compactMap(\.asObject)
      }
      func name(_ row: JSONObject) -> String {
        "\(row["number"]?.asWhole ?? 0) \(row["rule"]?.asString ?? "") \(row["id"]?.asString ?? row["path"]?.asString ?? "")"
      }
      findings = rows("findings").map(name)
      accepted = rows("accepted").map(name)
      new = rows("findings").filter { $0["new"]?.asBool == true }.map(name)
      corrected = rows("corrected").map(name)
      unknown = root["progress"]?.asObject?["unknown"]?.asWhole ?? 0
      clauses = rows("clauses").map { row in
        let results = ["earlier", "now"].map { row[$0]?.asString ?? "-" }.joined(separator: " → ")
        return "\(row["clause"]?.asString ?? row["guideline"]?.asString ?? ""): \(results)"
      }
      last = root["lastNumber"]?.asWhole ?? 0
    }
  }

  private func screen(_ elements: String..., name: String = "Shop", more: String = "") -> String {
    let all = [#"{"label": "Shop", "traits": ["header"]}"#] + elements
    return #"{"aloud": 1, "name": "\#(name)", "elements": [\#(all.joined(separator: ", "))]\#(more)}"#
  }

  private func button(_ id: String?, _ label: String? = nil) -> String {
    let members = [id.map { #""id": "\#($0)""# }, label.map { #""label": "\#($0)""# }, #""traits": ["button"]"#]
    return "{\(members.compactMap(\.self).joined(separator: ", "))}"
  }

  /// Audits files, and writes the report under a name.
  private func report(
    _ name: String, of files: [String: String], since earlier: String? = nil, _ more: String...
  ) throws -> Report {
    let paths = try files.sorted { $0.key < $1.key }.map { try scratch.file($0.key, $0.value) }
    let path = scratch.url("\(name).json").path
    var arguments = ["audit"] + paths + ["--format", "report", "--output", path, "--messages", "en"] + more
    if let earlier { arguments += ["--compare", scratch.url("\(earlier).json").path] }
    let tool = try Tool.run(arguments)
    #expect(tool.status < 2, "\(tool.errors)")
    return try Report(scratch.text("\(name).json"))
  }

  /// From report to report, a finding keeps its number, and no number gets a second meaning.
  @Test func findingsKeepTheirNumbers() throws {
    let first = try report("1", of: ["shop.json": screen(button("a"), button("b"), button("c"))])
    #expect(first.findings.map { $0.prefix(1) } == ["1", "2", "3"] && first.new.isEmpty && first.last == 3)

    // `b` is fixed, `d` is new, and comes first.
    let second = try report("2", of: ["shop.json": screen(button("d"), button("a"), button("c"))], since: "1")
    #expect(second.findings == ["4 missing-label d", "1 missing-label a", "3 missing-label c"])
    #expect(second.new == ["4 missing-label d"] && second.corrected == ["2 missing-label b"])

    // `a` is fixed and `e` is new; `b` is back, as a new finding with its old number.
    let third = try report(
      "3", of: ["shop.json": screen(button("e"), button("b"), button("c"), button("d"))], since: "2")
    #expect(
      third.findings
        == ["5 missing-label e", "2 missing-label b", "3 missing-label c", "4 missing-label d"])
    #expect(third.new == ["5 missing-label e", "2 missing-label b"] && third.corrected == ["1 missing-label a"])

    // Compared with itself, a report says that nothing has changed.
    let same = try report(
      "4", of: ["shop.json": screen(button("e"), button("b"), button("c"), button("d"))], since: "3")
    #expect(same.findings == third.findings && same.new.isEmpty && same.corrected.isEmpty && same.last == 5)
  }

  /// Elements without an id are known by their words, wherever they are now.
  @Test func movedLinesKeepTheirNumbers() throws {
    let old = screen(button(nil, "IMG_1.png"), button(nil, "IMG_2.png"))
    let first = try report("1", of: ["shop.json": old])
    #expect(first.findings.count == 2)
    let moved = "\n\n" + screen(button(nil, "Buy"), button(nil, "IMG_2.png"), button(nil, "IMG_1.png"))
    let second = try report("2", of: ["shop.json": moved], since: "1")
    #expect(second.findings == ["2 meaningless-label elements[2]", "1 meaningless-label elements[3]"])
    #expect(second.new.isEmpty && second.corrected.isEmpty)
  }

  /// A file or a screen with another name is the same if most of what VoiceOver says there is.
  @Test func renamedScreensKeepTheirNumbers() throws {
    let detail =
      #", "screens": {"detail": {"elements": [{"label": "Detail", "traits": ["header"]}, \#(button("x")), \#(button(nil, "IMG_1.png"))]}}"#
    let other = screen(button("a"), name: "Cart").replacing(#""label": "Shop""#, with: #""label": "Cart""#)
    let first = try report("1", of: ["cart.json": other, "shop.json": screen(button("a"), button("b"), more: detail)])
    let renamed = screen(button("a"), button("b"), more: detail.replacing(#""detail":"#, with: #""product":"#))
    let second = try report("2", of: ["cart.json": other, "start.json": renamed], since: "1")
    #expect(second.new.isEmpty && second.corrected.isEmpty && second.unknown == 0, "\(second)")
    #expect(second.findings.map { $0.prefix(1) } == first.findings.map { $0.prefix(1) } && first.findings.count == 5)
    // Another screen is another screen.
    let another = try report(
      "3", of: ["cart.json": other, "login.json": screen(button("z"), name: "Login").replacing("Shop", with: "Login")],
      since: "2")
    #expect(another.new == ["6 missing-label z"] && another.unknown == 4)
  }

  /// What one report leaves out keeps its number for the next one, and is not called new then.
  @Test func findingsThatWereLeftOutAreKnown() throws {
    let files = ["cart.json": screen(button("a"), name: "Cart"), "shop.json": screen(button("b"), button("c"))]
    _ = try report("1", of: files)
    let second = try report("2", of: files.filter { $0.key == "cart.json" }, since: "1")
    #expect(second.findings == ["1 missing-label a"] && second.unknown == 2 && second.last == 3)
    let third = try report("3", of: files, since: "2")
    #expect(third.findings == ["1 missing-label a", "2 missing-label b", "3 missing-label c"])
    #expect(third.new.isEmpty && third.unknown == 0)
  }

  /// Who accepts a finding does not take its number.
  @Test func acceptedFindingsKeepTheirNumbers() throws {
    let shop = ["shop.json": screen(button("a"), button("b"))]
    _ = try report("1", of: shop)
    let answers = try scratch.file(
      "answers",
      #"{"answers": [{"file": "shop.json", "rule": "missing-label", "id": "a", "accepted": {"who": "Kim", "when": "2026-11-01", "why": "logo"}}]}"#
    )
    let second = try report("2", of: shop, since: "1", "--answers", answers)
    #expect(second.findings == ["2 missing-label b"] && second.accepted.map { $0.prefix(15) } == ["1 missing-label"])
    #expect(second.new.isEmpty && second.corrected.isEmpty)
    let third = try report("3", of: shop, since: "2")
    #expect(third.findings == ["1 missing-label a", "2 missing-label b"] && third.new.isEmpty)
  }

  /// The clauses of each guideline of the report, with both results.
  @Test func resultsOfAllGuidelinesAreCompared() throws {
    _ = try report("1", of: ["shop.json": screen(button("a"))], "--by", "maag", "--by", "wcag", "--by", "en301549")
    let second = try report(
      "2", of: ["shop.json": screen(button("a", "Buy"))], since: "1", "--by", "maag", "--by", "wcag", "--by", "en301549"
    )
    for clause in ["MAAG 1.1", "WCAG 4.1.2", "EN 11.4.1.2.1", "EN 11.5.2.5"] {
      #expect(second.clauses.contains("\(clause): fail → open"), "\(second.clauses)")
    }
    let html = try Tool.run(
      [
        "audit", scratch.url("shop.json").path, "--format", "report", "--compare", scratch.url("1.json").path,
        "--messages", "en",
      ]
    ).output
    for text in ["Changed results", ">failed</span> → <span", "F-001", "corrected"] {
      #expect(html.contains(text), "\(text)")
    }
  }

  /// Reports of earlier versions have neither numbers to keep nor paths of screens.
  @Test func olderReportsCanBeCompared() throws {
    let shop = screen(button("a"), button("b"))
    let path = try scratch.file("shop.json", shop)
    let older =
      #"{"aloud": 1, "report": "compliance", "guidelines": [], "findings": [{"known": {"file": "shop.json", "rule": "missing-label", "severity": "error", "id": "b"}}]}"#
    _ = try scratch.file("old.json", older)
    let report = try report("1", of: ["shop.json": shop], since: "old")
    #expect(report.new.count == 1 && Set(report.findings.map { $0.prefix(1) }) == ["1", "2"])
    for number in ["-1", "1.5", "1000000001", "\"1\""] {
      _ = try scratch.file(
        "bad.json", older.replacing(#"{"known""#, with: #"{"number": \#(number), "known""#))
      let tool = try Tool.run([
        "audit", path, "--format", "report", "--compare", scratch.url("bad.json").path, "--messages", "en",
      ])
      #expect(tool.status == 65 && tool.errors.contains("the number of a finding is a whole number"), "\(tool.errors)")
    }
  }
}
