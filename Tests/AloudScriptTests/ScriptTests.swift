import AloudReader
import AloudScript
import AloudSimulator
import AloudSpeech
import AloudTestSupport
import AloudTree
import Testing

@Suite struct ScriptTests {
  private static let reply = """
    # Post a response to a comment
    app comments.json
    language en
    setting hints off
    pace swift

    > start
    [screen changed]
    Comments, Heading

    # The first comment
    > swipe right
      Mina, What a view!, Actions available\u{20}
    /^Swipe/
    …
    !"Posted"
    """

  @Test func headsAndSteps() throws {
    let script = try Script(ScriptTests.reply, path: "reply.aloud")
    #expect(script.heads.app == "comments.json")
    #expect(script.heads.line(of: .app) == 2)
    #expect(script.heads.language == "en")
    #expect(script.heads.settings.map { "\($0.name) \($0.value)" } == ["hints off"])
    #expect(script.heads.pace == .swift)
    #expect(script.steps.map(\.line) == [7, 12])
    #expect(script.steps.map(\.action) == [.start, .gesture(.swipeRight)])
    #expect(
      script.steps[0].expectations.map(\.form) == [
        .event(.happening(.screenChanged)), .event(.utterance("Comments, Heading")),
      ])
    #expect(script.steps[1].expectations.map(\.line) == [13, 14, 15, 16])
    #expect(
      script.steps[1].expectations.map(\.form) == [
        .event(.utterance("Mina, What a view!, Actions available")), .event(.pattern("^Swipe")), .gap,
        .never(.utterance("Posted")),
      ])
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func everyByteIsKept(_ ending: String) throws {
    let text =
      "\u{FEFF}"
      + ScriptTests.reply.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: ending)
    let script = try Script(text)
    #expect(Array(script.text.utf8) == Array(text.utf8))
    let unix = try Script(ScriptTests.reply)
    #expect(script.steps == unix.steps)
    let ended = try Script(text + ending)
    #expect(Array(ended.text.utf8) == Array((text + ending).utf8))
  }

  @Test(arguments: [
    ("start", Script.Action.start), ("wait 2s", .wait(milliseconds: 2000)), ("wait 0.5s", .wait(milliseconds: 500)),
    ("wait 250ms", .wait(milliseconds: 250)), ("wait 0.001 s", .wait(milliseconds: 1)),
    ("wait 3600s", .wait(milliseconds: 3_600_000)), ("VO-Space", .gesture(.doubleTap)),
    ("post screenChanged", .post(.screenChanged(focus: nil, text: nil))),
    ("post layoutChanged focus cart", .post(.layoutChanged(focus: "cart", text: nil))),
    ("post layoutChanged focus \"a b\"", .post(.layoutChanged(focus: "a b", text: nil))),
    ("post layoutChanged \"c \"d\"", .post(.layoutChanged(focus: nil, text: "c \"d"))),
    ("post screenChanged \"Welcome\"", .post(.screenChanged(focus: nil, text: "Welcome"))),
    ("post announcement \"Saved\"", .post(.announcement("Saved", priority: .default))),
    ("post announcement \"\" priority high", .post(.announcement("", priority: .high))),
    ("post pageScrolled \"Page 2\"", .post(.pageScrolled("Page 2"))),
  ]) func actions(_ step: String, _ action: Script.Action) throws {
    let script = try Script("> \(step)")
    #expect(script.steps.map(\.action) == [action])
    #expect(script.steps.map(\.written) == [step])
  }

  @Test func aStepMayChangeASetting() throws {
    let script = try Script(">setting hintDelay 500")
    guard case .setting(let change) = script.steps[0].action else { return #expect(Bool(false)) }
    #expect(change.name == "hintDelay" && change.value == "500")
  }

  @Test(arguments: [
    ("Wi-Fi, Home", Script.Expectation.Form.event(.utterance("Wi-Fi, Home"))), ("\"\"", .event(.utterance(""))),
    ("\" a \"b\"", .event(.utterance(" a \"b"))), ("[alert]", .event(.happening(.alert))),
    ("/a/b/", .event(.pattern("a/b"))), ("...", .gap), ("…", .gap), ("...more", .event(.utterance("...more"))),
    ("!Posted", .never(.utterance("Posted"))), ("! [alert]", .never(.happening(.alert))),
    ("!/x/", .never(.pattern("x"))), ("!\"!\"", .never(.utterance("!"))), ("app", .event(.utterance("app"))),
    ("screen brightness, 50%", .event(.utterance("screen brightness, 50%"))), ("start", .event(.utterance("start"))),
    ("language learning", .event(.utterance("language learning"))),
  ]) func expectations(_ line: String, _ form: Script.Expectation.Form) throws {
    #expect(try Script("> start\n\(line)\n").steps[0].expectations.map(\.form) == [form])
  }

  @Test(arguments: [
    "Wi-Fi", "", " ", "> x", "# 1", "[alert]", "/x/", "!", "\"", "\"a\"", "…", "… x", "...", "...x", "a ", "\u{A0}a",
    "a\nb", "\n", "language en", "app a.json", "setting hints off", "pace swift", "profile snapshot", "\u{FEFF}x",
    "> ", "a \"b\" c", "한국어", "\u{0}\u{7}", "\u{2028}",
  ]) func eventsAreReadAsThemselves(_ text: String) throws {
    let actual = Script.Actual.utterance(text)
    let script = try Script("> start\n" + actual.written)
    #expect(ScriptMatcher(script.steps[0]).holds(of: [actual]))
    #expect(!actual.written.contains { $0.isNewline })
  }

  @Test(arguments: Happening.allCases) func happeningsAreReadAsThemselves(_ happening: Happening) throws {
    let script = try Script("> start\n" + Script.Actual.happening(happening).written)
    #expect(ScriptMatcher(script.steps[0]).holds(of: [.happening(happening)]))
  }

  @Test func aSettingMayHaveABlankInItsValue() throws {
    let script = try Script("setting koreanTap 두 번\n> setting koreanTap 두 번\n\"setting koreanTap 두 번\"")
    #expect(script.heads.settings.map(\.value) == ["두 번"])
    #expect(script.steps[0].action == .setting(script.heads.settings[0]))
    #expect(Script.Actual.utterance("setting koreanTap 두 번").written == "\"setting koreanTap 두 번\"")
  }

  @Test func stepsBeforeALimitAreKept() throws {
    let script = try Script("app a.json\npace swift\n> start\n> swipe right\n> swipe right\n> swipe right\n")
    let document = try Document([
      .text("One"), .text("Two"),
      .text("A").with {
        $0.id = "a"
        $0.details.behaviors.effects[.focus] = [.post(.layoutChanged(focus: "b", text: nil))]
      },
      .text("B").with {
        $0.id = "b"
        $0.details.behaviors.effects[.focus] = [.post(.layoutChanged(focus: "a", text: nil))]
      },
    ])
    let run = try script.runUntilError(on: document)
    #expect(run.actuals == [[.happening(.screenChanged), .utterance("One")], [.utterance("Two")]])
    #expect(run.error?.kind == .run && run.error?.line == 5)
    #expect(
      script.transcript(run.actuals)
        == "app a.json\npace swift\n> start\n[screen changed]\nOne\n> swipe right\nTwo\n")
    #expect(throws: try #require(run.error)) { try script.run(on: document) }
  }

  @Test func theTimeLimitKeepsTheStepsBefore() throws {
    let script = try Script("app a.json\n> start\n> setting sounds on\n> swipe right\n")
    let document = try Document([.text("One"), .text("Two")])
    let run = try script.runUntilError(on: document, isOverdue: { true })
    #expect(run.steps.isEmpty && run.error?.kind == .overdue)
  }

  /// Many equal lines, one of which is wrong.
  @Test func aFailingStepTakesLinearTime() throws {
    let times = try growth(to: 4_000) { count in
      let document = try Document(Outline(Array(repeating: .text("Row"), count: count)))
      let rows = String(repeating: "Row\n", count: count / 4)
      let script = try Script("> start\n> two-finger swipe down\n> wait 3600s\n\(rows)Z\n\(rows)")
      #expect(try !script.run(on: document).failures.isEmpty)
    }
    #expect(times < 24)
  }
}
