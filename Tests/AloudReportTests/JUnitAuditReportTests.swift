import Aloud
import Testing

@Suite struct JUnitAuditReportTests {
  @Test func filesAreSuitesAndRulesAreCases() throws {
    let files = [
      try ReportExample.file("a/shop.json", ["error a<#x", "advice b", "error c"]),
      AuditedFile("broken.json", failure: "broken.json: the file is empty\n  ^"),
    ]
    #expect(
      JUnitReport(files, rules: ReportExample.rules).xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="4" failures="1" errors="1">
          <testsuite name="a/shop.json" tests="3" failures="1" errors="0">
            <testcase name="any-advice" classname="a.shop.json" file="a/shop.json">
              <system-out>elements[1]  advice  “advice b” &amp; more.
          VoiceOver: advice b
          Say &lt;something&gt; else.
          MAAG 1.1, WCAG 1.1.1</system-out>
            </testcase>
            <testcase name="any-error" classname="a.shop.json" file="a/shop.json">
              <failure message="elements[0]: “error a&lt;” &amp; more. (+1)">elements[0] #x  error  “error a&lt;” &amp; more.
          VoiceOver: error a&lt;
          Say &lt;something&gt; else.
          MAAG 1.1, WCAG 1.1.1
        elements[2]  error  “error c” &amp; more.
          VoiceOver: error c
          Say &lt;something&gt; else.
          MAAG 1.1, WCAG 1.1.1</failure>
            </testcase>
            <testcase name="any-warning" classname="a.shop.json" file="a/shop.json"/>
          </testsuite>
          <testsuite name="broken.json" tests="1" failures="0" errors="1">
            <testcase name="read" classname="broken.json" file="broken.json">
              <error message="broken.json: the file is empty">broken.json: the file is empty
          ^</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func aCaseIsAtTheLineOfItsFirstFinding() throws {
    let places = ["elements[0]": FilePlace(line: 3, column: 5), "elements[1]": FilePlace(line: 9, column: 2)]
    let file = try ReportExample.file("shop.xml", ["error a", "error b", "advice c"], places: places)
    let xml = JUnitReport([file], rules: ReportExample.rules).xml
    #expect(xml.contains("<testcase name=\"any-error\" classname=\"shop.xml\" file=\"shop.xml\" line=\"3\">"))
    #expect(xml.contains(">shop.xml:3:5  elements[0]  error") && xml.contains("\nshop.xml:9:2  elements[1]  error"))
    #expect(xml.contains("<testcase name=\"any-advice\" classname=\"shop.xml\" file=\"shop.xml\">"))
  }

  @Test func messagesAreInTheLanguageOfTheFile() throws {
    let xml = JUnitReport([try ReportExample.file(["warning a"], language: .korean)], rules: ReportExample.rules).xml
    #expect(xml.contains("<failure message=\"elements[0]: “warning a” 등.\">") && xml.contains("다르게 쓰세요."))
    #expect(xml.contains("elements[0]  경고  “warning a” 등."))
  }

  @Test func rulesAndFilesHaveTimes() throws {
    var file = try ReportExample.file(["error a"])
    file.seconds = 0.5
    file.ruleSeconds = ["any-error": 0.0125]
    let xml = JUnitReport([file], rules: ReportExample.rules).xml
    #expect(xml.contains("<testsuite name=\"shop.json\" tests=\"3\" failures=\"1\" errors=\"0\" time=\"0.500\">"))
    #expect(xml.contains("name=\"any-error\" classname=\"shop.json\" file=\"shop.json\" time=\"0.013\">"))
    #expect(xml.contains("name=\"any-warning\" classname=\"shop.json\" file=\"shop.json\"/>"))
  }

  @Test func anUnlistedRuleIsACase() throws {
    #expect(JUnitReport([try ReportExample.file(["error a"])], rules: []).xml.contains("<testcase name=\"any-error\""))
  }
}
