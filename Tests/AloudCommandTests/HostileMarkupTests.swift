import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudBrowser
@testable import AloudCommand

/// Needs no browser, so that each test run tells of an option that is not tried.
struct HostileMarkupRunsTests {
  @Test func everyOptionThatWritesMarkupIsTried() {
    let options = Command.all.flatMap { command in
      command.options.compactMap { option -> String? in
        guard case .written(let kind)? = option.file, HostileMarkupRunsTests.isMarkup(kind) else { return nil }
        return (["\(command.name) \(option.name)"] + option.valueWords.dropLast()).joined(separator: " ")
      }
    }
    #expect(Set(options) == Set(HostileMarkupTests.runs.keys))
    let lines = HostileMarkupTests.runs["audit --output", default: []]
    for format in AuditFormat.allCases where ![.text, .json, .sarif, .table, .openacr].contains(format) {
      #expect(lines.contains { $0.contains("--format \(format.rawValue)") }, "\(format)")
    }
  }

  private static func isMarkup(_ kind: OutputKind) -> Bool {
    switch kind {
    case .picture, .junit, .report, .page: true
    case .script, .sound, .captions, .transcript, .dump, .screenshot, .braille: false
    }
  }
}

/// Markup in the texts of a document never runs in what Aloud writes: a law for all pages, pictures and reports.
@Suite(
  .enabled("Chromium is not installed") { (try? BrowserOptions().program()) != nil }, .needsCore, .long, .serialized)
struct HostileMarkupTests {
  /// Each sets `ran` where it gets into a page as markup: in content and attributes; in scripts and styles; in links; in
  /// templates, and where references are resolved twice. They are short, because findings quote the beginning of a text.
  static let payloads = [
    #"'"><img src=x onerror=ran=1>"#, "]]></script></style></title><script>ran=1</script>", "javascript:ran=1//",
    "${ran=1}&lt;img src=x onerror=ran=1&gt;",
  ]

  /// Runs for each option that writes markup. The option comes last, and its file is added.
  fileprivate static let runs: [String: [String]] = [
    "play --html": ["play walk.aloud"],
    "play --handout": ["play walk.aloud", "play walk.aloud --solutions here"],
    "picture --svg": ["picture every.json --voice-file my.voice"],
    "picture --html": ["picture every.json --messages ko", "picture NAME --voice-file my.voice"],
    "page --html": [
      "page every.json walk.aloud NAME --title TEXT", "page every.json --voice-file my.voice", "page course",
    ],
    "chart --svg": ["chart every.json"],
    "diff --html": ["diff NAME every.json", "diff every.json walk.json"],
    "test --report junit": ["test wrong.aloud"],
    "audit --output": [
      "audit every.json NAME faults --format html --manual", "audit faults --format junit",
      "audit every.json NAME --format report --cover cover.json --answers answers.json --about scope=TEXT",
      "audit every.json --format report --compare earlier.json",
      "audit every.json walk.json --format nutrition --task walk.aloud --task wrong.aloud",
    ],
  ]

  /// The check sees a payload that runs.
  @Test(arguments: payloads) func aPayloadInAPageIsSeen(_ payload: String) throws {
    let page = try Browser()
    let pages = [
      "<p>\(payload)</p>", "<p title=\"\(payload)\">a</p>", "<a href=\"\(payload)\">a</a>",
      "<script>const a = `\(payload)`</script>",
      "<p id=a>\(payload)</p><script>a.innerHTML = a.textContent</script>",
    ]
    let results = try pages.map { try page.result(of: "<!DOCTYPE html><meta charset=utf-8>" + $0, name: "page.html") }
    #expect(results.contains { $0 != "undefined 0" }, "\(results)")
  }

  /// Two kinds at once, because a run of the tool takes time.
  @Test(arguments: [payloads[0] + payloads[1], payloads[2] + payloads[3]])
  func markupOfADocumentDoesNotRun(_ payload: String) throws {
    let scratch = try HostileMarkupTests.documents(payload)
    let name = payload.replacing("/", with: "-") + ".json"
    let browser = try Browser()
    for (option, lines) in HostileMarkupTests.runs.sorted(by: { $0.key < $1.key }) {
      let words = option.split(separator: " ").dropFirst().map(String.init)
      let ending = words[0] == "--svg" ? "svg" : words.contains("junit") ? "xml" : "html"
      for line in lines {
        let output = line.contains("junit") ? "out.xml" : "out.\(ending)"
        let arguments = line.split(separator: " ").map { word in
          word == "NAME" ? name : String(word).replacing("TEXT", with: payload)
        }
        try? FileManager.default.removeItem(at: scratch.url(output))
        let process = Tool.process(arguments + words + [output])
        process.currentDirectoryURL = scratch.folder
        let tool = try Tool(process)
        #expect([0, 1].contains(tool.status), "\(line): \(tool.errors)")
        let text = try scratch.text(output)
        #expect(text.contains("ran=1"), "\(line): the text of the document is missing")
        #expect(try browser.result(of: text, name: output) == "undefined 0", "\(line)")
      }
    }
  }

  // MARK: Documents

  /// Texts that have a fixed meaning in a screen document, and ids of that name.
  private static func isReadable(_ value: Any) -> Bool {
    guard let data = try? JSONSerialization.data(withJSONObject: value) else { return false }
    return (try? ImportedScreen(Array(data))) != nil
  }

  /// Every text of the document with every key that may be any text.
  private static let freeTexts: [String] =
    (try? everything()).map { document in
      texts(in: document).sorted().filter { isReadable(changed(document, [$0: payloads[0] + $0])) }
    } ?? []

  private static func everything() throws -> Any {
    try JSONSerialization.jsonObject(with: Data(Fixtures.text("Screens/everything.json").utf8))
  }

  private static func texts(in value: Any) -> Set<String> {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.reduce(into: []) { $0.formUnion(texts(in: $1)) }
    case let object as [String: Any]: object.values.reduce(into: []) { $0.formUnion(texts(in: $1)) }
    default: []
    }
  }

  /// A value with other texts, also in the names of screens and in references to ids.
  private static func changed(_ value: Any, _ texts: [String: String]) -> Any {
    switch value {
    case let text as String: texts[text] ?? text
    case let list as [Any]: list.map { changed($0, texts) }
    case let object as [String: Any]:
      Dictionary(uniqueKeysWithValues: object.map { (texts[$0] ?? $0, changed($1, texts)) })
    default: value
    }
  }

  private static func documents(_ payload: String) throws -> Scratch {
    let scratch = try Scratch()
    func write(_ value: Any, _ name: String) throws {
      try JSONSerialization.data(withJSONObject: value).write(to: scratch.url(name))
    }
    #expect(freeTexts.count > 150)
    let every = changed(try everything(), Dictionary(uniqueKeysWithValues: freeTexts.map { ($0, payload + $0) }))
    try #require(isReadable(every))
    try write(every, "every.json")
    let walk: [String: Any] = [
      "aloud": 1, "name": payload,
      "elements": [
        ["label": payload, "traits": ["header"]], ["id": payload, "label": payload, "traits": ["button"]],
      ],
    ]
    try write(walk, "walk.json")
    try write(walk, payload.replacing("/", with: "-") + ".json")
    let head = "# \(payload)\napp walk.json\n\n## \(payload)\n> start\n[screen changed]\n"
    _ = try scratch.file(
      "walk.aloud", "\(head)\(payload), Heading\n## exercise: \(payload)\n> swipe right\n\(payload), Button\n")
    try FileManager.default.createDirectory(at: scratch.url("course"), withIntermediateDirectories: true)
    _ = try scratch.file("course/course.md", "# \(payload)\n\n\(payload)\n")
    _ = try scratch.file("course/walk.aloud", try scratch.text("walk.aloud").replacing("app walk", with: "app ../walk"))
    _ = try scratch.file("wrong.aloud", "\(head)\(payload)\n> touch \"\(payload)\"\n…\n")
    _ = try scratch.file("my.voice", "trait.button = Knob \(payload.replacing("{", with: "("))\n")
    let answer: [String: Any] = ["question": "role-fits", "verdict": "fail", "note": payload]
    try write(
      [
        "answers": [
          answer, answer.merging(["file": payload]) { $1 }, answer.merging(["question": payload]) { $1 },
          ["clause": "MAAG 3.3", "verdict": "fail", "note": payload],
        ]
      ], "answers.json")
    try write(
      Dictionary(uniqueKeysWithValues: ["app", "version", "device", "date", "author", "scope"].map { ($0, payload) }),
      "cover.json")
    // The messages of all rules.
    try FileManager.default.createDirectory(at: scratch.url("faults"), withIntermediateDirectories: true)
    var count = 0
    for rule in Rule.all {
      guard let text = try? Fixtures.text("Audits/\(rule.id)/broken.json"),
        let document = try? JSONSerialization.jsonObject(with: Data(text.utf8))
      else { continue }
      let spoken = told(document, payload)
      guard isReadable(spoken) else { continue }
      try write(spoken, "faults/\(rule.id).json")
      count += 1
    }
    #expect(count > 60)
    let process = Tool.process(
      "audit every.json --format report --output earlier.json".split(separator: " ").map(String.init))
    process.currentDirectoryURL = scratch.folder
    _ = try Tool(process)
    return scratch
  }

  /// A document with the payload before each text that people hear or see.
  private static func told(_ value: Any, _ payload: String) -> Any {
    switch value {
    case let list as [Any]: return list.map { told($0, payload) }
    case let object as [String: Any]:
      let pairs = object.map { key, value -> (String, Any) in
        let isTold = ["label", "value", "hint", "title", "summary", "placeholder", "text"].contains(key)
        if isTold, let text = value as? String { return (key, payload + text) }
        return (key, told(value, payload))
      }
      return Dictionary(uniqueKeysWithValues: pairs)
    default: return value
    }
  }

  /// Chromium with one page.
  private final class Browser {
    private let browser: BrowserProcess
    private let scratch: Scratch

    init() throws {
      scratch = try Scratch()
      browser = try BrowserProcess(BrowserOptions())
    }

    deinit { browser.end() }

    /// Opens links and details, and presses buttons. Then says whether a payload has run, and counts the payloads that
    /// became markup.
    private static let script = """
      (async () => {
        window.print = window.open = () => {};
        for (const details of document.querySelectorAll('details')) details.open = true;
        for (const link of document.querySelectorAll('a'))
          if (link.getAttribute('href')?.startsWith('javascript:')) link.click();
        for (const button of document.querySelectorAll('button')) try { button.click(); } catch { }
        await new Promise(done => setTimeout(done, 200));
        const markup = [...document.querySelectorAll('*')].filter(element =>
          [...element.attributes].some(({name, value}) => name.startsWith('on') && value.includes('ran=1')
            || ['href', 'src', 'action', 'xlink:href', 'formaction', 'style'].includes(name) && value.includes('ran=1')
              && !value.startsWith('data:') && !value.startsWith('#'))
          || element.localName === 'script' && element.textContent === 'ran=1');
        return typeof ran + ' ' + markup.length;
      })()
      """

    func result(of text: String, name: String) throws -> String {
      let page = try browser.newPage(size: .phone)
      defer { page.close() }
      try page.open(PageAddress(try scratch.file(name, text)))
      let reply = try page.call(
        "Runtime.evaluate",
        ["expression": .string(Browser.script), "awaitPromise": .bool(true), "returnByValue": .bool(true)], seconds: 60)
      return reply.result["result"]?.asObject?["value"]?.asString ?? "\(reply.result)"
    }
  }
}
