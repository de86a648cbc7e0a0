import AloudTree
import Testing

@testable import AloudAudit

/// How messages write the texts of a document.
@Suite struct ToldTests {
  @Test(arguments: [
    ("Buy", "Buy"),
    ("사이즈 선택", "사이즈 선택"),
    ("One\ntwo\r\nthree", "One two three"),
    (String(repeating: "a", count: 80), String(repeating: "a", count: 80)),
    (String(repeating: "a", count: 81), String(repeating: "a", count: 79) + "…"),
    (String(repeating: "가", count: 80), String(repeating: "가", count: 80)),
    (String(repeating: "가", count: 5_000), String(repeating: "가", count: 79) + "…"),
  ])
  func textsAreOnOneLine(_ text: String, _ told: String) { #expect(text.told == told) }

  @Test func aCharacterOfThousandsOfScalarsIsShortened() {
    let text = "a" + String(repeating: "\u{301}", count: 5_000)
    #expect(text.told.unicodeScalars.count <= 321)
    #expect(text.told.hasSuffix("…"))
  }

  @Test(
    arguments: [
      (44, "44"), (5.5, "5.5"), (1 / 0.3, "3.3"), (-0.04, "0"), (1e300, "1e+300"), (.infinity, "inf"),
    ] as [(Double, String)])
  func numbersHaveOneDecimalAtMost(_ number: Double, _ told: String) { #expect(number.told == told) }

  /// Messages about a screen with very long labels.
  @Test func messagesStayShort() throws {
    let long = String(repeating: "Lorem ipsum\n", count: 500)
    let elements: Outline = [
      .button(SpokenText(long)).with { $0.frame = Frame(x: 0, y: 0, width: 20, height: 20) },
      .button(SpokenText(long)).with { $0.frame = Frame(x: 5, y: 5, width: 20, height: 20) },
      .button(SpokenText(long + "button")),
    ]
    let findings = Audit().findings(in: try Document(elements))
    #expect(findings.contains { $0.message.english.contains("“Lorem ipsum Lorem") })
    for message in findings.map(\.message.english) {
      #expect(message.count < 300)
      #expect(!message.contains("\n"))
    }
  }
}
