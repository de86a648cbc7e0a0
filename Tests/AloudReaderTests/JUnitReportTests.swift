import AloudReader
import Testing

@Suite struct JUnitReportTests {
  @Test func aCaseAScript() {
    let report = JUnitReport(cases: [
      .init(name: "reply", classname: "Scripts", outcome: .passed),
      .init(
        name: "a<b>&\"c\"", classname: "Scripts",
        outcome: .failed(message: "a.aloud:3: expected\u{7}\nB", details: "-<B>\n+\u{1B}[31mC\u{FFFF}")),
      .init(name: "x", classname: "Scripts", outcome: .broken(message: "no app", details: "")),
    ])
    #expect(
      report.xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" errors="1">
          <testsuite name="aloud" tests="3" failures="1" errors="1">
            <testcase name="reply" classname="Scripts"/>
            <testcase name="a&lt;b&gt;&amp;&quot;c&quot;" classname="Scripts">
              <failure message="a.aloud:3: expected&#10;B">-&lt;B&gt;
        +[31mC</failure>
            </testcase>
            <testcase name="x" classname="Scripts">
              <error message="no app"></error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func noCases() {
    #expect(JUnitReport(cases: []).xml.contains("tests=\"0\" failures=\"0\" errors=\"0\""))
  }
}
