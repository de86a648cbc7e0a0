import Aloud
import AloudTestSupport
import Foundation
import Testing

/// The form of a report, in a browser.
@Suite(.opensPages, .long) struct JudgmentFormTests {
  private static func open() throws -> OpenedPage {
    let app = AuditedApp(try ImportedScreen(Fixtures.bytes("Reports/home.json")).document)
    var file = AuditedFile("home.json", findings: Audit().findings(in: app))
    file.questions = Question.raised(by: app)
    file.matter = AuditedMatter(app)
    file.screens = app.screens
    let page = try OpenedPage(HTMLReport(ComplianceReport([file])).html)
    try page.wait(until: "document.readyState === 'complete'")
    return page
  }

  private static let note = "document.querySelector('#judgments textarea').value"
  private static let verdict = "document.querySelector('#judgments fieldset input:checked').value"

  private static func enter(on page: OpenedPage) throws {
    try page.value(
      """
      (() => {
        const fields = document.querySelector('#judgments fieldset');
        fields.querySelector('input[value=fail]').click();
        const note = fields.querySelector('textarea');
        note.value = 'no captions';
        note.dispatchEvent(new Event('input', {bubbles: true}));
      })()
      """)
  }

  private static func reload(_ page: OpenedPage) throws {
    try page.value("window.isOld = true")
    try page.call("Page.reload")
    let end = ContinuousClock.now + .seconds(60)
    // While the page is replaced, the browser refuses to answer.
    while (try? page.value("!window.isOld && document.readyState === 'complete'")) != "true", ContinuousClock.now < end
    {
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  @Test func whatWasEnteredStays() throws {
    let page = try Self.open()
    try Self.enter(on: page)
    try Self.reload(page)
    #expect(try page.value(Self.note) == "no captions")
    #expect(try page.value(Self.verdict) == "fail")
    try page.value("document.getElementById('clear').click()")
    #expect(try page.value(Self.note) == "")
    try Self.reload(page)
    #expect(try page.value(Self.note) == "" && page.value(Self.verdict) == "")
  }

  /// The browser asks before it leaves a page with answers that are not saved.
  @Test func leavingLosesNothing() throws {
    let page = try Self.open()
    let leave =
      "(() => { const event = new Event('beforeunload', {cancelable: true}); return dispatchEvent(event); })()"
    #expect(try page.value(leave) == "true")
    try Self.enter(on: page)
    #expect(try page.value(leave) == "false")
    try page.value("document.getElementById('save').click()")
    try page.wait(until: "document.getElementById('saved').textContent !== ''")
    #expect(try page.value(leave) == "true")
  }

  /// A finding that may stay is saved with who and why; without a reason, nothing is saved.
  @Test func findingsCanBeAccepted() throws {
    let page = try Self.open()
    try page.value(
      """
      (() => {
        URL.createObjectURL = blob => { blob.text().then(text => window.savedText = text); return '#'; };
        window.enter = (key, text) => {
          const input = document.querySelector(`.acceptance [data-key=${key}]`);
          input.value = text;
          input.dispatchEvent(new Event('input', {bubbles: true}));
        };
        enter('who', 'Kim');
        document.getElementById('save').click();
      })()
      """)
    try page.wait(until: "document.getElementById('saved').textContent.startsWith('Not saved')")
    #expect(try page.value("window.savedText === undefined") == "true")
    try page.value("(() => { enter('why', 'a logo'); enter('until', '2099-12-31'); })()")
    try page.value("document.getElementById('save').click()")
    try page.wait(until: "window.savedText !== undefined")
    let saved = try page.value("JSON.stringify(JSON.parse(window.savedText).answers[0])")
    for part in [
      #""file":"home.json""#, #""rule":"missing-label""#, #""id":"basket""#, #""who":"Kim""#, #""why":"a logo""#,
      #""until":"2099-12-31""#, #""when":"20"#,
    ] { #expect(saved.contains(part), "\(saved)") }
  }

  @Test(arguments: [
    (
      #"{"answers": [{"question": "QUESTION", "file": "home.json", "verdict": "fail", "note": "heard"}, {"question": "other"}]}"#,
      "1", "1"
    ),
    (#"{"answers": [{"question": "other", "verdict": "pass"}, null, 3]}"#, "0", "1"), ("[]", "", ""), ("{", "", ""),
  ]) func answersOfAnEarlierReportAreTaken(_ text: String, _ taken: String, _ kept: String) throws {
    let page = try Self.open()
    let id = try page.value("document.querySelector('#judgments fieldset').dataset.question")
    let json = text.replacing("QUESTION", with: id)
    try page.value(
      """
      (() => {
        const list = new DataTransfer();
        list.items.add(new File([`\(json)`], 'answers.json'));
        const input = document.getElementById('earlier');
        input.files = list.files;
        input.dispatchEvent(new Event('change', {bubbles: true}));
      })()
      """)
    try page.wait(until: "document.getElementById('taken').textContent !== ''")
    let told = try page.value("document.getElementById('taken').textContent")
    if taken.isEmpty {
      #expect(told == "This file has no answers.")
    } else {
      #expect(told.hasPrefix("Answers taken over: \(taken)."))
      #expect(told.contains("not here: \(kept);"))
      #expect(try page.value(Self.note) == (taken == "1" ? "heard" : ""))
    }
  }
}
