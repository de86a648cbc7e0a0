import Aloud
import AloudAnswers
import AloudKorean
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudExplorer

/// The answers of a page's core. They are the same in WebAssembly: see CoreTests.
@Suite struct PageCoreTests {
  private static let screen = #"""
    {"aloud": 1, "elements": [
      {"label": "Cart", "traits": ["header"]}, {"label": "Bread", "value": "2"}, {"label": "Pay", "traits": ["button"]}
    ]}
    """#

  private static func call(_ core: inout PageCore, _ request: JSONValue) throws -> JSONObject {
    let answer = core.call(request.text)
    return try #require(JSONText(Array(answer.utf8)).root?.asObject)
  }

  private static func opened(script: String? = nil) throws -> (core: PageCore, state: JSONObject) {
    var core = PageCore()
    let state = try call(
      &core,
      [
        "do": .string("open"), "app": .string("cart.json"), "document": .string(screen), "script": .string(script),
      ])
    return (core, state)
  }

  @Test func openingSpeaksTheFirstElement() throws {
    var (core, state) = try PageCoreTests.opened()
    #expect(state["svg"]?.asString?.hasPrefix("<svg") == true)
    #expect(state["place"]?.asObject?["count"]?.asWhole == 3)
    // The screen appears, and shortly afterwards VoiceOver says the first element.
    let next = try #require(state["next"]?.asNumber)
    state = try PageCoreTests.call(&core, ["do": .string("pass"), "seconds": .number(next)])
    #expect(state["caption"]?.asString == "Cart, Heading")
    let effects = (state["effects"]?.asList.map { Array($0) } ?? []).compactMap { $0.asObject?["effect"]?.asString }
    #expect(effects.contains("say"))
  }

  @Test func keysMoveAsInExploreAndThePictureStays() throws {
    var (core, _) = try PageCoreTests.opened()
    let state = try PageCoreTests.call(&core, ["do": .string("key"), "key": .string("right")])
    #expect(state["caption"]?.asString == "Bread, 2")
    #expect(state["svg"] == nil, "The screen is as it was.")
    #expect(state["cursor"]?.asObject != nil)
    let help = try PageCoreTests.call(&core, ["do": .string("key"), "key": .string("?")])
    #expect(help["help"]?.asBool == true)
  }

  @Test func hearingTheGoalCompletesAnExercise() throws {
    let script = """
      app cart.json

      > start
      ## exercise within 2 steps: Find the button
      > swipe right
      > swipe right
      Pay, Button

      """
    var (core, _) = try PageCoreTests.opened(script: script)
    var state = try PageCoreTests.call(&core, ["do": .string("exercise"), "index": 0])
    var exercise = try #require(state["exercise"]?.asObject)
    #expect(exercise["isDone"]?.asBool == false && exercise["steps"]?.asWhole == 0)
    for _ in 0..<2 { state = try PageCoreTests.call(&core, ["do": .string("key"), "key": .string("right")]) }
    exercise = try #require(state["exercise"]?.asObject)
    #expect(exercise["isDone"]?.asBool == true && exercise["steps"]?.asWhole == 2)
    #expect(exercise["isTooLong"]?.asBool == false)
    #expect(exercise["solution"]?.asStrings == ["swipe right", "swipe right"])
  }

  @Test func anExerciseWithTooManyStepsIsCompletedButTooLong() throws {
    let script = "> start\n## exercise within 2 steps: Find the button\n> swipe right\n> swipe right\nPay, Button\n"
    var (core, _) = try PageCoreTests.opened(script: script)
    _ = try PageCoreTests.call(&core, ["do": .string("exercise"), "index": 0])
    var state: JSONObject?
    for key in ["right", "left", "right", "right"] {
      state = try PageCoreTests.call(&core, ["do": .string("key"), "key": .string(key)])
    }
    let exercise = try #require(state?["exercise"]?.asObject)
    #expect(exercise["isDone"]?.asBool == true && exercise["isTooLong"]?.asBool == true)
  }

  @Test(arguments: [0, 1]) func anExerciseBeginsWhereTheScriptIs(index: Int) throws {
    let text = try Fixtures.text("Scripts/lesson-comments.aloud")
    let document = try Fixtures.text("Apps/comments.json")
    var core = PageCore()
    _ = try PageCoreTests.call(
      &core,
      ["do": .string("open"), "app": .string("comments.json"), "document": .string(document), "script": .string(text)])
    var state = try PageCoreTests.call(&core, ["do": .string("exercise"), "index": .whole(index)])
    for step in state["exercise"]?.asObject?["solution"]?.asStrings ?? [] {
      #expect(state["exercise"]?.asObject?["isDone"]?.asBool == false, "before \(step)")
      _ = try PageCoreTests.call(&core, ["do": .string("gesture"), "words": .string(step)])
      state = try PageCoreTests.call(&core, ["do": .string("pass"), "seconds": 60])
    }
    #expect(state["exercise"]?.asObject?["isDone"]?.asBool == true)
    // The recorded walk has the steps of the script, and passes.
    let saved = try PageCoreTests.call(&core, ["do": .string("save")])
    let script = try Script(try #require(saved["script"]?.asString))
    let solved = try Script(text)
    #expect(script.steps.map(\.written) == solved.steps[..<solved.exercises[index].steps.upperBound].map(\.written))
    #expect(try script.run(on: Document(reading: document)).failures.isEmpty)
  }

  @Test func theStartOfAnExerciseIsNotItsGoal() throws {
    let script =
      "> start\nCart, Heading\n## exercise: Go and come back\n> swipe right\nBread, 2\n> swipe left\nCart, Heading\n"
    var (core, _) = try PageCoreTests.opened(script: script)
    _ = try PageCoreTests.call(&core, ["do": .string("exercise"), "index": 0])
    var state = try PageCoreTests.call(&core, ["do": .string("pass"), "seconds": 5])
    #expect(state["exercise"]?.asObject?["isDone"]?.asBool == false)
    for key in ["right", "left"] { state = try PageCoreTests.call(&core, ["do": .string("key"), "key": .string(key)]) }
    #expect(state["exercise"]?.asObject?["isDone"]?.asBool == true)
  }

  @Test func aSavedWalkIsAScriptThatPasses() throws {
    var (core, _) = try PageCoreTests.opened()
    _ = try PageCoreTests.call(&core, ["do": .string("gesture"), "words": .string("swipe right")])
    let saved = try PageCoreTests.call(&core, ["do": .string("save")])
    #expect(saved["name"]?.asString == "cart-walk.aloud")
    let text = try #require(saved["script"]?.asString)
    let script = try Script(text)
    #expect(script.steps.map(\.written) == ["start", "swipe right"])
    let run = try script.run(on: Document(reading: PageCoreTests.screen))
    #expect(run.failures.isEmpty)
  }

  @Test func mistakesHaveAPlace() throws {
    var core = PageCore()
    let answer = try PageCoreTests.call(
      &core, ["do": .string("open"), "document": .string("{\"aloud\": 1,\n \"elements\": [{\"labl\": \"x\"}]}")])
    let error = try #require(answer["error"]?.asObject)
    #expect(error["line"]?.asWhole == 2)
    for request in ["", "[]", "{}", #"{"do": "fly"}"#, #"{"do": "key", "key": "right"}"#, #"{"do": "open"}"#] {
      #expect(core.call(request).hasPrefix(#"{"error""#), "\(request)")
    }
  }

  @Test func notesAndMistakesAreKoreanOnAKoreanPage() throws {
    var core = PageCore()
    func call(_ request: JSONValue) throws -> JSONObject { try PageCoreTests.call(&core, request) }
    func open(_ document: String) throws -> JSONObject {
      try call(["do": .string("open"), "app": .string("cart.json"), "document": .string(document)])
    }
    func comments(_ state: JSONObject) -> [String] {
      let lines = (state["lines"]?.asList.map { Array($0) } ?? []).compactMap(\.asObject)
      return lines.filter { $0["kind"]?.asString == "comment" }.compactMap { $0["text"]?.asString }
    }
    let press: JSONValue = ["do": .string("gesture"), "words": .string("magic tap")]
    _ = try open(PageCoreTests.screen)
    #expect(try comments(call(press)).first?.hasPrefix("# a magic tap does nothing") == true)

    _ = try call(["do": .string("messages"), "language": .string("ko"), "rows": .string(KoreanMessages.all)])
    _ = try open(PageCoreTests.screen)
    let note = "# 매직 탭을 해도 아무 일이 없음: 여기에는 `magicTap`이 있는 `on`이 없음"
    #expect(try comments(call(press)) == [note])
    _ = try call(["do": .string("restart")])
    #expect(try comments(call(press)) == [note])
    // The record of the walk is still a script.
    #expect(try call(["do": .string("save")])["script"]?.asString?.contains(/[가-힣]/) == false)
    let mistake = try open(#"{"aloud": 1, "elements": [{"labl": "x"}]}"#)["error"]?.asObject?["message"]?.asString
    #expect(mistake == "노드에 알 수 없는 키 \"labl\"이 있습니다. 혹시 \"label\"인가요?")
    let words: JSONValue = ["do": .string("gesture"), "words": .string("swipe rigt")]
    _ = try open(PageCoreTests.screen)
    #expect(try call(words)["error"]?.asObject?["message"]?.asString?.contains(/[가-힣]/) == true)
    _ = try call(["do": .string("key"), "key": .string("p")])
    #expect(try call(["do": .string("state")])["caption"]?.asString?.hasPrefix("연습: ") == true)
  }

  @Test func languageOfLabelsIsOffered() throws {
    let document = #"{"aloud": 1, "elements": [{"label": "장바구니에 담기"}, {"label": "결제하기"}, {"label": "주문 내역"}]}"#
    var core = PageCore()
    func warning() throws -> JSONObject? {
      let answer = core.call((["do": .string("read"), "document": .string(document)] as JSONValue).text)
      return JSONText(Array(answer.utf8)).root?.asObject?["warnings"]?.asList.flatMap { Array($0).first?.asObject }
    }
    #expect(try warning()?["message"]?.asString == "labels look Korean")
    #expect(try warning()?["languages"]?.asStrings == ["ko"])
    _ = core.call(
      (["do": .string("messages"), "language": .string("ko"), "rows": .string(KoreanMessages.all)] as JSONValue).text)
    #expect(try warning()?["message"]?.asString == "레이블의 언어가 한국어로 보입니다")
    #expect(try warning()?["languages"]?.asStrings == ["ko"])
  }

  /// A reason is an English text that is complete.
  @Test func theReasonForSilenceIsTranslated() throws {
    var explorer = Explorer(try Document(reading: PageCoreTests.screen))
    let korean: JSONValue = ["language": .string("ko"), "rows": .string(KoreanMessages.all)]
    explorer.words = try ExplorerWords(PageCore.Request(korean.text))
    explorer.fallSilent(because: "Nothing has been said yet")
    #expect(explorer.notice?.contains("Nothing") == false && explorer.notice?.contains("Silent") == false)
  }

  /// The settings of the request are head lines, unless the script has its own.
  @Test(arguments: [nil, "setting controls inert\n\n> start\n…\n"])
  func aSavedWalkHasTheSettingsOfThePage(_ script: String?) throws {
    var core = PageCore()
    let document =
      #"{"aloud": 1, "elements": [{"label": "Wi-Fi", "traits": ["button", "toggleButton"], "value": "0"}]}"#
    _ = try PageCoreTests.call(
      &core,
      [
        "do": .string("open"), "app": .string("a.json"), "document": .string(document), "script": .string(script),
        "settings": ["controls": .string("live")],
      ])
    _ = try PageCoreTests.call(&core, ["do": .string("gesture"), "words": .string("double tap")])
    let saved = try #require(try PageCoreTests.call(&core, ["do": .string("save")])["script"]?.asString)
    #expect(saved.hasPrefix("app a.json\nsetting controls \(script == nil ? "live" : "inert")\n\n"), "\(saved)")
    #expect(saved.hasSuffix("> double tap\nOn\n") == (script == nil), "\(saved)")
    #expect(try Script(saved).run(on: try Document(reading: document)).failures.isEmpty)
  }

  @Test func earconsAndGraphsAreSamples() throws {
    var core = PageCore()
    let sound = try PageCoreTests.call(&core, ["do": .string("earcon"), "name": .string("boundary")])
    let text = try #require(sound["samples"]?.asString)
    let bytes = try #require(Data(base64Encoded: text))
    let samples = Earcon(for: .boundary)?.waveform().samples ?? []
    #expect(bytes.count == 2 * samples.count)
    let first = samples.firstIndex { $0 != 0 } ?? 0
    #expect(Int16(bitPattern: UInt16(bytes[2 * first]) | UInt16(bytes[2 * first + 1]) << 8) == samples[first])
  }
}
