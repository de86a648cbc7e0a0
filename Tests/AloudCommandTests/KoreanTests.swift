import Aloud
import AloudKorean
import AloudMessages
import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// Compares the Korean tables with the tool's English messages.
@Suite struct KoreanTableTests {
  @Test func particlesAreChosen() {
    let korean = Korean.table.texts.values.joined(separator: "\n")
    for both in ["을(를)", "이(가)", "은(는)", "와(과)", "(으)로"] { #expect(!korean.contains(both)) }
    let none: Message = ""
    #expect(Korean.text("there is no voice for \"\("xx")\"; there are \("en")\(none)") == "\"xx\" 음성이 없습니다. 있는 언어: en")
    #expect(Korean.text("\(OptionName.wav) needs --each") == "--wav는 --each와 함께 씁니다")
    for (key, particle) in [("a", "가"), ("링크", "가"), ("값", "이")] {
      let message: Message = "unknown \(Message("key")) \"\(key)\" in \(Message("a node"))\(none)"
      #expect(Korean.text(message) == "노드에 알 수 없는 키 \"\(key)\"\(particle) 있습니다")
    }
  }

  /// Rows of the system's messages are not in the sources. Messages of another system do not occur here.
  @Test func systemErrorsAreKorean() {
    let rows = MessageTable.rows(KoreanMessages.failures).map(\.english)
    let said = Set((1..<200).map { String(cString: strerror($0)) })
    let elsewhere = [
      "Disc quota exceeded", "Resource busy", "Device not configured", "Disk quota exceeded", "Device or resource busy",
      "No such device or address",
    ]
    for row in rows where !elsewhere.contains(row) { #expect(said.contains(row), "\(row)") }
    for code in [ENOENT, EACCES, EISDIR, ENOSPC, EPIPE, EMFILE, EROFS, EPERM, EIO, ENOMEM] {
      #expect(Korean.translation(of: String(cString: strerror(code))) != nil, "\(code)")
    }
    let denied = Message(english: "Permission denied")
    for message in [
      "\("a.json"): cannot be read: \(denied)", "\("a.html"): cannot be written: \(denied)",
      "aloud: cannot write to standard output: \(denied)", "\("a.wav"): writing failed: \(denied)",
      "\("chromium"): cannot be started: \(denied); name Chromium: --browser PATH",
    ] as [Message] { #expect(!Korean.text(message).contains(/[a-z] [a-z]/), "\(Korean.text(message))") }
  }

  @Test func refusalsOfModesAreCompletelyKorean() {
    for row in SingleAppMode.table {
      let text = Korean.text("in \(Message(english: "Single App Mode")) this is refused: \(row.evidence.told)")
      #expect(!text.contains(/[a-z] [a-z]{2,} [a-z]/), "\(text)")
    }
    for fault in [Simulator.Fault.endless, .tooMuch, .overdue] {
      #expect(Korean.text(fault.message).contains(/[가-힣]/))
    }
  }

  @Test func insertedTextsAreUnchanged() {
    let (none, noChart): (Message, Message) = ("", "there is no chart in it")
    #expect(Korean.text("there is no screen \"\("a text")\"\(none)") == "\"a text\" 화면이 없습니다")
    #expect(Korean.text("\("{1}.json:1:2"): \(noChart)") == "{1}.json:1:2: 차트가 없습니다")
    #expect(Korean.text("\("a: b.json"): there is no such file\(none)") == "a: b.json: 파일이 없습니다")
    #expect(
      Korean.text("\("a.json"): no such sentence\n  there is no such file")
        == "a.json: no such sentence\n  there is no such file")
  }

  @Test func koreanMessagesKeepPlaces() {
    let message: Message = "this is not JSON"
    #expect(Korean.text("\("a.json"):\(1):\(2): \(message)\n  \("x")\n  ^") == "a.json:1:2: JSON이 아닙니다\n  x\n  ^")
    #expect(Korean.text("\("a.json"): warning: this is not JSON") == "a.json: 경고: JSON이 아닙니다")
    #expect(Korean.text("\("a.json"): \(message) (\("elements[0]"))") == "a.json: JSON이 아닙니다 (elements[0])")
  }
}

@Suite struct KoreanHelpTests {
  @Test(arguments: Command.all.map(\.name)) func commandHelpIsComplete(_ name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    let paragraphs = ([command.details] + command.options.map(\.help)).flatMap { text in
      text.components(separatedBy: "\n\n").map { $0.split(separator: "\n").joined(separator: " ") }
    }
    for text in [command.summary] + paragraphs where !text.isEmpty {
      #expect(Korean.translation(of: text) != nil, "no table of Sources/AloudCommand/Korean has: \(text)")
    }
  }

  @Test func topicHelpIsComplete() {
    // Names of publishers are as they are.
    func isSentence(_ text: String) -> Bool { text.contains(/\b[a-z]+ [a-z]+ [a-z]+/) }
    let settings =
      Setting.all.flatMap { [$0.meaning, $0.evidence.source] } + Setting.Scope.allCases.map(\.heading)
      + IOSChange.allCases.flatMap { [$0.meaning, $0.evidence.source] }
    let gestures = ScreenReader.Gesture.table.map(\.evidence.source)
    let commands = ScreenReader.Command.allCases.filter { $0.gesture == nil }
    let events = OutputEvent.table.compactMap(\.reason)
    let clauses = Reason.all.map(\.explanation.summary).filter { $0.contains(" ") }
    let evidence = Reason.all.map(\.explanation.evidence.source).filter(isSentence)
    for text in (settings + gestures).filter(isSentence) + events + clauses + evidence
      + ExitStatus.allCases.map(\.meaning)
    {
      #expect(Korean.translation(of: text) != nil, "no table of Sources/AloudCommand/Korean has: \(text)")
    }
    // Some are gestures, in the words of scripts.
    for text in commands where (try? ScreenReader.Gesture(text.summary)) == nil {
      let (korean, english) = (Korean.text(text.told), text.summary)
      #expect(korean != english || english.hasPrefix("type") || english.hasPrefix("item text"), "\(text)")
    }
  }

  /// Lines of three or more words without a Korean syllable are code, or names from Apple or other publishers.
  @Test(arguments: Command.all.map { [$0.name] } + HelpTopic.allCases.map { [$0.rawValue] })
  func noLineIsEnglish(_ topic: [String]) throws {
    let page = try Tool.korean(["help"] + topic)
    let sentence = /[a-z]{3,} [a-z]{2,} [a-z]{2,}/
    for line in page.lines.dropFirst() where line.contains(sentence) {
      #expect(line.contains(/[가-힣]/), "\(line)")
    }
  }

  @Test func theOverviewIsKorean() throws {
    let overview = try Tool.korean(["--help"])
    for line in overview.lines.dropFirst() where !line.isEmpty { #expect(line.contains(/[가-힣]/), "\(line)") }
    #expect(try Tool.korean(["help", "--man"]).output.contains("화면 낭독기".unicodeScalars.map(\.roff).joined()))
  }
}

@Suite struct KoreanMessageTests {
  private static let screen = #"{"aloud": 1, "elements": [{"label": "Save", "traits": ["buton"]}]}"#

  /// Arguments, where FILE is a screen with a misspelled trait, and the expected message.
  @Test(arguments: [
    (["rad"], "aloud: \"rad\" 명령이 없습니다. 혹시 \"read\"인가요?\n`aloud help`를 참고하십시오.\n"),
    (["read"], "aloud read: 읽을 FILE을 지정하십시오. -는 표준 입력입니다\n`aloud help read`를 참고하십시오.\n"),
    (
      ["read", "--langauge", "ko"],
      "aloud read: --langauge 옵션이 없습니다. 혹시 \"--language\"인가요?\n`aloud help read`를 참고하십시오.\n"
    ),
    (["audit", "--level"], "aloud audit: --level에는 error|warning|advice 값이 필요합니다\n`aloud help audit`을 참고하십시오.\n"),
    (["read", "--json=x"], "aloud read: --json에는 값을 쓸 수 없습니다\n`aloud help read`를 참고하십시오.\n"),
    (["read", "nowhere.json"], "nowhere.json: 파일이 없습니다\n"),
    (["read", "Fixtures"], "Fixtures: 폴더입니다. 파일을 지정하십시오\n"),
    (
      ["read", "--ios", "99", "x"],
      "aloud read: --ios: \"99\"는 iOS 12~27의 버전이 아닙니다. 16이나 16.4처럼 쓰십시오\n`aloud help read`를 참고하십시오.\n"
    ),
    (
      ["read", "--messages", "fr", "x"],
      "aloud read: --messages에 \"fr\"은 쓸 수 없습니다. 쓸 수 있는 값: en, ko\n`aloud help read`를 참고하십시오.\n"
    ),
    (["help", "gestrues"], "aloud help: \"gestrues\" 명령이 없습니다. 혹시 \"gestures\"인가요?\n`aloud help`를 참고하십시오.\n"),
    (["voices", "xx"], "aloud voices: \"xx\" 음성이 없습니다. 있는 언어: en, ko, ja, de, fr, es, zh-Hans, ru\n"),
    (
      ["play", "Fixtures/Screens/bank-ko.json"],
      "Fixtures/Screens/bank-ko.json: 스크립트가 아니라 화면(aloud)입니다. `aloud read`로 읽을 수 있습니다. 스크립트에는 \"app FILE\"이나 \"> swipe right\" 같은 줄이 있습니다\n"
    ),
    (["read", "--each", "x"], "aloud read: --each는 표준 입력을 읽으므로 FILE(x)을 쓰지 않습니다\n`aloud help read`를 참고하십시오.\n"),
  ]) func isKorean(_ arguments: [String], _ message: String) throws {
    #expect(try Tool.korean(arguments).errors == message)
  }

  /// Lines of a script, and the expected message about the last one.
  @Test(arguments: [
    ("> touch", "touch에는 따옴표로 감싼 레이블이나 위치가 필요합니다: touch \"Label\" 또는 touch 10,20"),
    ("> drag to", "drag to에는 x축의 위치가 필요합니다: drag to 1960, drag to \"March\" 또는 drag to 40%"),
    ("> item text search x", "item text search에는 따옴표로 감싼 텍스트가 필요합니다: item text search \"text\""),
    ("> wait", "wait에는 시간이 필요합니다: wait 2s, wait 0.5s 또는 wait 250ms"),
    ("> setting", "setting에는 이름과 값이 필요합니다: setting hints off"),
    ("> setting hints", "hints에는 값이 필요합니다: on, off"),
    ("> setting brailleAdvanceTime 0", "brailleAdvanceTime에 \"0\"은 쓸 수 없습니다. 쓸 수 있는 값: 5~200의 정수"),
    ("> technology", "기술이 빠졌습니다. 쓸 수 있는 것: voiceover, full keyboard access, switch control, voice control"),
    ("> jump", "알 수 없는 단계 \"jump\"입니다. 쓸 수 있는 단계는 `aloud help gestures`로 볼 수 있습니다"),
    ("language", "language에는 언어 태그가 필요합니다: language en"),
    ("braille", "braille에는 칸 수(점자의 종류는 생략 가능)가 필요합니다: braille 40, braille 20 contracted"),
    ("braille 40 8-dot x", "braille 뒤에는 더 쓸 수 없습니다"),
  ]) func messagesAboutScriptsAreKorean(_ line: String, _ message: String) throws {
    let tool = try Tool.korean(["test", "-"], input: "app a.json\n\(line)\n> start\n")
    #expect(tool.output.contains(": \(message)\n"), "\(tool.output)")
  }

  @Test func placesInFilesAreUnchanged() throws {
    let tool = try Tool.korean(["read", "-"], input: KoreanMessageTests.screen)
    #expect(tool.errors.hasPrefix("표준 입력:1:56: 알 수 없는 특성 \"buton\"입니다. 혹시 \"button\"인가요?\n"), "\(tool.errors)")
  }

  @Test func theLocaleNeedsNoOption() throws {
    func errors(_ environment: [String: String], _ arguments: [String] = []) throws -> String {
      try Tool(Tool.process(["read"] + arguments, environment: environment)).errors
    }
    #expect(try errors(["LANG": "ko_KR.UTF-8"]).contains("지정하십시오"))
    #expect(try errors(["LC_MESSAGES": "ko_KR.UTF-8"]).contains("지정하십시오"))
    #expect(try errors(["LC_ALL": "en_US.UTF-8", "LANG": "ko_KR.UTF-8"]).contains("name a FILE"))
    #expect(try errors(["LANG": "ko_KR.UTF-8"], ["--messages", "en"]).contains("name a FILE"))
    #expect(try errors(["LANG": "C.UTF-8"], ["--messages=ko"]).contains("지정하십시오"))
    #expect(try errors(["LANG": "C.UTF-8"], ["--messages", "ko"]).contains("지정하십시오"))
  }

  @Test func outputForProgramsIsTheSameInAllLanguages() throws {
    for arguments in [["read", "--json"], ["read", "--lines"], ["diff", "--json", "Fixtures/Screens/arabic.json"]] {
      let arguments = arguments + ["Fixtures/Screens/bank-ko.json"]
      #expect(try Tool.korean(arguments).output == Tool.run(arguments).output)
    }
  }

  @Test func hostileTextStaysEscaped() throws {
    let tool = try Tool.korean(["read", "-"], input: "{\"aloud\": 1, \"elements\": [{\"\\u001b[31m\\u202e\": 1}]}")
    #expect(tool.errors.contains("알 수 없는 키"))
    #expect(!tool.errors.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    let option = try Tool.korean(["read", "--\u{1B}[31m"])
    #expect(option.errors.contains("옵션이 없습니다") && !option.errors.contains("\u{1B}"))
  }

  @Test func scriptsAreTestedInKorean() throws {
    let scratch = try Scratch()
    _ = try scratch.file("app.json", #"{"aloud": 1, "language": "en", "elements": [{"label": "Save"}]}"#)
    let path = try scratch.file("a.aloud", "app app.json\n\n> start\n\"Open\"\n")
    let tool = try Tool.korean(["test", path])
    #expect(tool.lines.first?.hasPrefix("실패  ") == true && tool.lines.last == "스크립트 1개 중 1개 실패")
    let broken = try scratch.file("b.aloud", "app app.json\n\n> strt\n")
    let report = scratch.url("junit.xml").path
    _ = try Tool.korean(["test", path, broken, "--report", "junit", report])
    let xml = try scratch.text("junit.xml")
    #expect(xml.contains("&quot;&quot;Open&quot;&quot;이 나와야 하지만 ") && !xml.contains("but"))
    #expect(xml.contains("알 수 없는 단계 &quot;strt&quot;입니다") && !xml.contains("unknown step"))
  }
}

extension Tool {
  /// As a user with a Korean locale runs it.
  fileprivate static func korean(_ arguments: [String], input: String? = nil) throws -> Tool {
    try Tool(process(arguments, environment: ["LANG": "ko_KR.UTF-8"]), input: input)
  }
}

extension Unicode.Scalar {
  /// In the form of manual pages.
  fileprivate var roff: String { isASCII ? String(self) : "\\[u\(String(value, radix: 16, uppercase: true))]" }
}
