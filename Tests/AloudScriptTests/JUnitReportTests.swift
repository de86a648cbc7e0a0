import AloudReader
import AloudScript
import AloudSimulator
import Testing

@Suite struct JUnitReportTests {
  @Test func everyScriptIsACase() {
    let report = JUnitReport(cases: [
      .init(name: "reply", classname: "Scripts", outcome: .passed),
      .init(
        name: "a<b>&\"c\"", classname: "Scripts",
        outcome: .failed(message: "a.aloud:3: expected\u{7}\nB", details: "-<B>\n+\u{1B}[31mC\u{FFFF}")),
      .init(
        name: "x", classname: "Scripts", outcome: .broken(message: "no app", details: ""),
        file: "Scripts/\u{202E}x.aloud", seconds: 61.0426),
    ])
    #expect(
      report.xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" errors="1" time="61.043">
          <testsuite name="aloud" tests="3" failures="1" errors="1" time="61.043">
            <testcase name="reply" classname="Scripts"/>
            <testcase name="a&lt;b&gt;&amp;&quot;c&quot;" classname="Scripts">
              <failure message="a.aloud:3: expected&#10;B">-&lt;B&gt;
        +[31mC</failure>
            </testcase>
            <testcase name="x" classname="Scripts" file="Scripts/&lt;U+202E&gt;x.aloud" time="61.043">
              <error message="no app"></error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test(
    arguments: [
      ("Fixtures/Scripts", "Fixtures.Scripts"), ("./a//b/", "a.b"), ("/tmp", "tmp"), ("../Apps", "Apps"), ("", "aloud"),
      (".", "aloud"),
    ])
  func everyCaseHasAClass(_ path: String, _ name: String) { #expect(JUnitReport.classname(ofPath: path) == name) }

  @Test func aSuiteHasItsOwnTime() {
    let cases = [JUnitReport.Case(name: "x", classname: "y", outcome: .passed, seconds: 0.25)]
    let xml = JUnitReport(suites: [.init(name: "a", cases: cases, seconds: 1), .init(name: "b", cases: cases)]).xml
    let counts = #"tests="1" failures="0" errors="0""#
    #expect(xml.contains(#"errors="0" time="1.250">"#))
    #expect(xml.contains("<testsuite name=\"a\" \(counts) time=\"1.000\">"))
    #expect(xml.contains("<testsuite name=\"b\" \(counts) time=\"0.250\">"))
    #expect(xml.contains("<testcase name=\"x\" classname=\"y\" time=\"0.250\"/>"))
  }

  @Test func aReportWithoutCasesHasZeroCounts() {
    #expect(JUnitReport(cases: []).xml.contains("tests=\"0\" failures=\"0\" errors=\"0\""))
  }
}
