import Aloud
import AloudTestSupport
import Foundation
import Testing

/// `aloud audit --format nutrition`.
@Suite struct NutritionCommandTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let shop =
    #"{"aloud": 1, "name": "Shop", "elements": [{"label": "Shop", "traits": ["header"]}, {"id": "buy", "label": "Buy", "traits": ["button"], "on": {"activate": [{"present": "paid"}]}}, {"label": "Sold out"}], "screens": {"paid": {"name": "Paid", "elements": [{"label": "Paid", "traits": ["header"]}, {"label": "Done", "traits": ["button"], "on": {"activate": [{"dismiss": true}]}}]}}}"#
  private static let buying =
    "# Buy something\napp shop.json\n\n> start\n…\n> swipe right\nBuy, Button\n> double tap\n…\n> swipe right\n…\n> double tap\n…\n"

  private func label(_ script: String, _ shop: String = shop, _ more: String...) throws -> (
    features: [String: String], tool: Tool, text: String
  ) {
    let (app, task) = (try scratch.file("shop.json", shop), try scratch.file("buy.aloud", script))
    let path = scratch.url("label.json").path
    let tool = try Tool.run(
      ["audit", app, "--format", "nutrition", "--task", task, "--output", path, "--messages", "en"] + more)
    let text = (try? scratch.text("label.json")) ?? ""
    let features = JSONText(Array(text.utf8)).root?.asObject?["features"]?.asList.map { Array($0) } ?? []
    var told: [String: String] = [:]
    for feature in features.compactMap(\.asObject) {
      let cell = feature["tasks"]?.asList.map { Array($0) }?.first?.asObject
      told[feature["feature"]?.asString ?? ""] = cell?["evidence"]?.asString
    }
    return (told, tool, text)
  }

  @Test func aTaskIsPerformedWithVoiceOverAndVoiceControl() throws {
    let (features, tool, text) = try label(Self.buying)
    #expect(tool.status == 0, "\(tool.errors)")
    #expect(features["voiceOver"] == "for" && features["voiceControl"] == "for")
    #expect(features.count == 9 && features.values.count { $0 == "none" } == 7)
    for part in [
      #""name": "Buy something""#, #""screens": ["Shop","Paid"]"#, #"say \"Tap Buy\""#, "[pressed] Done",
      #""goal": "double tap: \"Buy\"","actions": 2"#,
    ] { #expect(text.replacing("\", ", with: "\",").contains(part), "\(part): \(text)") }
  }

  @Test func whatDiffersFromTheScriptCountsAgainstIt() throws {
    let (features, _, text) = try label(Self.buying.replacing("Buy, Button", with: "Pay, Button"))
    #expect(features["voiceOver"] == "against" && text.contains("buy.aloud:7: what happens differs from the script"))
  }

  /// VoiceOver can double-tap text; Voice Control passes over it.
  @Test func whatVoiceControlDoesNotReachCountsAgainstIt() throws {
    let reading = "app shop.json\n> start\n…\n> swipe right\n…\n> swipe right\n…\n> double tap\n…\n"
    let (features, _, text) = try label(reading)
    #expect(features["voiceControl"] == "against" && text.contains("Voice Control passes over"))
  }

  @Test func acceptedFindingsDoNotCount() throws {
    let shop = Self.shop.replacing(#"{"label": "Sold out"}"#, with: #"{"id": "x", "traits": ["button"]}"#)
    #expect(try label(Self.buying, shop).features["voiceOver"] == "against")
    let answers = try scratch.file(
      "answers",
      #"{"answers": [{"file": "shop.json", "rule": "missing-label", "id": "x", "accepted": {"who": "Kim", "when": "2026-11-01", "why": "ad"}}, {"file": "shop.json", "rule": "no-response", "id": "x", "accepted": {"who": "Kim", "when": "2026-11-01", "why": "ad"}}]}"#
    )
    let (features, tool, _) = try label(Self.buying, shop, "--answers", answers)
    #expect(features["voiceOver"] == "for", "\(tool.errors)")
  }

  @Test func theShopHasALabel() throws {
    let tool = try Tool.run([
      "audit", "Fixtures/Reports/home.json", "Fixtures/Reports/order.json", "--format", "nutrition", "--task",
      "Fixtures/Reports/tasks/coupon.aloud", "--task", "Fixtures/Reports/tasks/pay.aloud", "--messages", "ko",
    ])
    for text in ["<bdi>쿠폰 받기</bdi>", "과업 2개: 반대 2개", "쿠폰 받기 탭", "사람이 결정할 것", "확인한 것이 없습니다", "제스처 9번, 15.5초"] {
      #expect(tool.output.contains(text), "\(text)")
    }
    let report = try Tool.run([
      "audit", "Fixtures/Reports/home.json", "--format", "report", "--task", "Fixtures/Reports/tasks/coupon.aloud",
      "--messages", "en",
    ])
    #expect(report.output.contains("id=\"label\"") && report.output.contains("id=\"clauses\""))
  }

  @Test(.long, .opensPages) func thePagePassesItsOwnAudit() throws {
    let page = scratch.url("label.html").path
    _ = try Tool.run([
      "audit", "Fixtures/Reports/home.json", "--format", "nutrition", "--task", "Fixtures/Reports/tasks/coupon.aloud",
      "--output", page, "--messages", "ko",
    ])
    let tool = try Tool.run(["audit", page, "--level", "warning"])
    #expect(tool.status == 0, "\(tool.output)\(tool.errors)")
  }

  @Test func mistakesAreReported() throws {
    let (app, task) = (try scratch.file("shop.json", Self.shop), try scratch.file("buy.aloud", Self.buying))
    let other = try scratch.file("other.json", Self.shop)
    let rows: [([String], Int32, String)] = [
      ([app, "--format", "nutrition"], 64, "--format nutrition needs a common task"),
      ([app, "--task", task], 64, "--task needs --format report"),
      ([app, "--format", "table", "--task", task], 64, "--task needs --format nutrition or report"),
      (
        [app, "--format", "nutrition", "--task", task, "--output", "x.csv"], 64,
        "writes FILE.html or FILE.json, not x.csv"
      ),
      ([other, "--format", "nutrition", "--task", task], 64, "is not among the audited files; name it, too"),
      ([app, "--format", "nutrition", "--task", "no.aloud"], 66, "no.aloud: there is no such file"),
    ]
    for (arguments, status, message) in rows {
      let tool = try Tool.run(["audit"] + arguments + ["--messages", "en"])
      #expect(tool.status == status && tool.errors.contains(message) && tool.output == "", "\(tool.errors)")
    }
  }
}
