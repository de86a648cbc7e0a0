import AloudBase
import AloudTree
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("buton", "button"), ("lable", "label"), ("Header", "header"), ("heder", "header"), ("x", nil),
    ("selectd", "selected"),
    ("", nil),
  ]) func nearestWord(_ word: String, _ expected: String?) {
    #expect(nearest(to: word, among: ["button", "header", "label", "selected", "link"]) == expected)
  }
}
