import Aloud
import AloudTestSupport
import Testing

@testable import AloudReport

/// Corrections in the names and words of the app itself.
@Suite struct OwnCodeTests {
  private func code(_ rule: String, _ element: String) throws -> OwnCode? {
    let report = try report(element)
    let found = try #require(
      report.findings.first { $0.finding.rule == rule }, "\(report.findings.map(\.finding.rule))")
    return OwnCode(of: found)
  }

  private func report(_ element: String) throws -> ComplianceReport {
    ComplianceReport([
      try ComplianceExample.file("shop.json", elements: #"{"label": "Shop", "traits": ["header"]}, \#(element)"#)
    ])
  }

  /// The identifier is the name of the view; what nobody knows is a placeholder of Xcode.
  @Test func identifiersAreNames() throws {
    let own = try #require(try code("missing-label", #"{"id": "open-basket", "traits": ["button"]}"#))
    #expect(own.uiKit.english == "openBasket.accessibilityLabel = \"<#what it does#>\"")
    #expect(own.uiKit.korean == "openBasket.accessibilityLabel = \"<#하는 일#>\"")
    #expect(
      own.swiftUI.english
        == "// .accessibilityIdentifier(\"open-basket\")\n.accessibilityLabel(\"<#what it does#>\")")
  }

  @Test(arguments: [
    ("sign-in.button", "signInButton"), ("Basket", "basket"), ("default", "`default`"), ("7up", "button"),
    ("—", "button"), ("장바구니", "장바구니"), ("a\"b", "aB"),
  ]) func namesAreOfSwift(_ id: String, _ name: String) throws {
    let own = try code("missing-label", #"{"id": \#(JSONValue.string(id).text), "traits": ["button"]}"#)
    #expect(own?.uiKit.english.hasPrefix("\(name).accessibilityLabel") == true, "\(own?.uiKit.english ?? "")")
  }

  @Test func labelsAreTheAppsOwn() throws {
    let role = try #require(try code("role-in-label", #"{"label": "Send button", "traits": ["button"]}"#))
    #expect(role.uiKit.english == "button.accessibilityLabel = \"Send\"")
    #expect(role.swiftUI.english == "// “Send button”\n.accessibilityLabel(\"Send\")")
    let field = try #require(
      try code("placeholder-as-label", #"{"id": "name", "text": {"placeholder": "Your \"name\""}}"#))
    #expect(field.uiKit.english == #"name.accessibilityLabel = "Your \"name\"""#)
    #expect(field.swiftUI.english == #"TextField("Your \"name\"", text: $name, prompt: Text("<#an example#>"))"#)
  }

  /// Other rules keep the sample of the rule.
  @Test func rulesWithoutOwnCodeHaveTheirSample() throws {
    let report = try report(#"{"id": "seat", "label": "Seat", "traits": ["button"], "on": {"activate": []}}"#)
    let found = try #require(report.findings.first { $0.finding.rule == "no-response" })
    #expect(OwnCode(of: found) == nil)
    #expect(Correction.code(for: found)?.uiKit.english.contains("accessibilityActivate") == true)
  }

  /// The page, the table and the JSON have it.
  @Test func reportsHaveOwnCode() throws {
    let report = ComplianceReport(try ComplianceExample.shop(), language: .korean)
    let html = HTMLReport(report).html
    try Page(html).expectValid()
    for text in ["basket.accessibilityLabel = &quot;&lt;#하는 일#&gt;&quot;", "TextField(&quot;받는 분&quot;, text: $name"] {
      #expect(html.contains(text) || html.contains(text.replacing("&quot;", with: "\"")), "\(text)")
    }
    #expect(ComplianceDocument(report).json.contains(#"basket.accessibilityLabel = \"<#하는 일#>\""#))
    #expect(ComplianceTable(report).csv.contains(#"review.accessibilityLabel = ""후기"""#))
    // Nothing of the samples is left for these.
    #expect(!html.contains("accessibilityLabel = \"재생\"") && !html.contains("accessibilityLabel = &quot;재생&quot;"))
  }
}
