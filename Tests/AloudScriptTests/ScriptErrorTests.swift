import Aloud
import AloudReader
import AloudScript
import AloudSimulator
import Testing

/// A `‸` marks the place that the error must have.
@Suite struct ScriptErrorTests {
  private func check(_ marked: String, _ message: String) {
    let lines = marked.split(separator: "\n", omittingEmptySubsequences: false)
    let text = marked.split(separator: "‸").joined()
    let error = #expect(throws: ScriptError.self) { try Script(text, path: "a.aloud") }
    #expect(error?.message.description == message)
    for (index, line) in lines.enumerated() {
      guard let mark = line.unicodeScalars.firstIndex(of: "‸") else { continue }
      #expect(error?.line == index + 1)
      #expect(error?.column == line.unicodeScalars.distance(from: line.startIndex, to: mark) + 1)
    }
  }

  @Test func errorsHaveTheCommonForm() {
    let error = #expect(throws: ScriptError.self) { try Script("> start\n  > swipe rihgt", path: "reply.aloud") }
    #expect(
      error?.description == """
        reply.aloud:2:5: unknown step "swipe rihgt"; did you mean "swipe right"?
          > swipe rihgt
            ^
        """)
    #expect((try? Script("> start"))?.error("no file", line: 1).description == "1:1: no file\n  > start\n  ^")
  }

  @Test(arguments: [
    ("‸ap x.json\n> start", #"unknown head "ap"; did you mean "app"?"#),
    (
      "app a.json\n‸Comments, Heading\n> start",
      #"unknown head "Comments,"; steps begin with >; before the first step, you can write app, with, serve, language, screen, profile, style, ios, setting, pace, technology, braille"#
    ),
    ("‸swipe right", "a step begins with >: > swipe right"),
    ("‸[alert]\n> start", "an expectation needs a step above it; steps begin with >"),
    ("‸…\n> start", "an expectation needs a step above it; steps begin with >"),
    ("app a.json\n  ‸app b.json", "app is given twice; first in line 1"),
    ("app‸", "app needs a file or an address: app comments.json, app http://localhost:3000/"),
    ("serve‸", "serve needs a command: serve npm start"),
    ("serve a\n‸serve b", "serve is given twice; first in line 1"),
    (
      "> start\n‸app http://localhost:3000/checkout",
      "head lines come before the first step; put quotes around a text that is heard, or write > setting …"
    ),
    ("app \"a b‸", "the closing quote is missing"), ("screen \"a\" ‸b", "nothing may follow the screen"),
    ("language ‸en_US", #""en_US" is not a BCP-47 language tag; did you mean "en-US"?"#),
    ("language ‸x-foo", #""x-foo" is a private tag, which does not name a language; write a tag like "en" or "pt-BR""#),
    ("style ‸comma", #"unknown style "comma"; there are commas, sentences"#),
    ("profile ‸voicover", #"unknown profile "voicover"; there are voiceover, snapshot"#),
    ("pace ‸slow", #"unknown pace "slow"; there are listen, swift"#),
    ("pace swift ‸listen", "nothing may follow the pace"),
    ("setting ‸hnts off", #"there is no setting "hnts"; did you mean "hints"?"#),
    ("setting hints ‸maybe", #"hints cannot be "maybe"; it can be on, off"#),
    ("setting hints‸", "hints needs a value: on, off"),
    ("setting hints on\nsetting ‸hints off", "the setting hints is given twice"),
    (
      "> start\n‸language en",
      "head lines come before the first step; put quotes around a text that is heard, or write > setting …"
    ),
    (
      "> start\n‸setting hints off",
      "head lines come before the first step; put quotes around a text that is heard, or write > setting …"
    ),
  ]) func heads(_ marked: String, _ message: String) { check(marked, message) }

  @Test(arguments: [
    (">‸", "a step is missing here, such as > swipe right"),
    ("> ‸wiat 2s", #"unknown step "wiat 2s"; did you mean "wait"?"#),
    ("> start ‸now", "nothing may follow this"),
    ("> wait ‸2", #"wait needs a time: wait 2s, wait 0.5s or wait 250ms; did you mean "wait 2s"?"#),
    ("> wait ‸-2s", "wait needs a time: wait 2s, wait 0.5s or wait 250ms"),
    ("> wait ‸infs", "wait needs a time: wait 2s, wait 0.5s or wait 250ms"),
    ("> wait ‸1e9s", "wait needs a time: wait 2s, wait 0.5s or wait 250ms"),
    ("> wait ‸9999999s", "wait can be one hour at most: wait 3600s"),
    ("> wait ‸0.0001s", "a millisecond is the shortest time: wait 1ms"),
    ("> setting hintDelay ‸-1", #"hintDelay cannot be "-1"; it can be a whole number from 0 to 10000"#),
    ("> setting‸", "setting needs a name and a value: setting hints off"),
    (
      "> post‸",
      "post needs a notification; there are screenChanged, layoutChanged, announcement, pageScrolled"
    ),
    ("> post ‸screenchanged", #"unknown notification "screenchanged"; did you mean "screenChanged"?"#),
    ("> post screenChanged ‸cart", "write the focus or the text: screenChanged focus ID, or screenChanged \"text\""),
    (
      "> post screenChanged focus cart ‸\"Added\"",
      "screenChanged has one argument in UIKit: an element (focus) or a text; keep one, or post the text as an "
        + "announcement of its own"
    ),
    ("> post pageScrolled \"Page 2\" ‸priority low", "nothing may follow this"),
    ("> post pageScrolled ‸Page", #"pageScrolled needs a text in quotes: pageScrolled "Page 2 of 5""#),
    ("> post screenChanged focus‸", "focus needs the id of an element"),
    ("> post layoutChanged focus cart ‸x", "nothing may follow this"),
    ("> post announcement ‸Saved", #"announcement needs a text in quotes: announcement "Saved""#),
    ("> post announcement \"a\" ‸high", "only a priority may follow the text"),
    ("> post announcement \"a\" priority ‸hgh", "priority is one of high, default, low"),
    (
      "> type ‸“a”",
      #"type needs a text in quotes: type "text"; write straight quotation marks: > type "a""#
    ),
    ("> type \"a\" ‸b", "nothing may follow the quoted text"),
  ]) func steps(_ marked: String, _ message: String) { check(marked, message) }

  @Test(arguments: [
    ("‸[scren changed]", #"unknown event "scren changed"; did you mean "screen changed"?"#),
    ("[alert‸", "the closing ] is missing"),
    ("[alert] ‸x", "nothing may follow the bracket; write two events in two lines"),
    ("\"a‸", "the closing quote is missing"), ("\"a\" ‸b", "nothing may follow the quoted text"),
    ("/a‸", "the closing / is missing"), ("/a/ ‸b", "nothing may follow the pattern, which ends at the line's last /"),
    ("‸//", "an empty pattern matches everything; a comment begins with #"),
    ("/‸a(b/", "this is not a valid regular expression: expected ')'"),
    ("!/‸[/", "this is not a valid regular expression: expected custom character class members"),
    ("‸… more", "put quotes around a text that begins with …: \"… more\""),
    ("!‸", "after the !, write what may not happen"),
    ("!‸…", "a gap can always be empty, so ! cannot forbid it; if nothing may happen, write no line"),
    ("!‸# x", "put quotes around a text that begins with #: \"# x\""),
    ("! ‸!x", "put quotes around a text that begins with !: \"!x\""),
  ]) func expectations(_ marked: String, _ message: String) { check("> start\nSettings\n" + marked, message) }

  @Test func scriptsLinesAndPatternsHaveMaximumLengths() throws {
    _ = try Script(String(repeating: "#", count: 1 << 20))
    check("‸" + String(repeating: "#", count: (1 << 20) + 1), "this is too long: a script has 1048576 bytes at most")
    _ = try Script(String(repeating: "\n", count: 100_000))
    check(String(repeating: "\n", count: 100_000) + "‸#", "a script has 100000 lines at most")
    check("> start\n‸/\(String(repeating: "a", count: 1_001))/", "a pattern has 1000 bytes at most")
  }

  @Test func longLinesAreCut() {
    let error = #expect(throws: ScriptError.self) {
      try Script("# a\n> type \"\(String(repeating: "a", count: 5_000))")
    }
    #expect(error?.column == 5_009)
    #expect(error?.excerpt.count == 38)
    #expect(error?.caret == 38)
  }
}
