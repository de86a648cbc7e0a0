import Aloud
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudExplorer

/// Steps of an exercise are counted as people make them.
@Suite struct ExerciseCountTests {
  private static let screen = #"""
    {"aloud": 1, "name": "Cart", "elements": [{"label": "Cart", "traits": ["header"]}, {"label": "Bread"},
     {"label": "Total", "traits": ["header"]}, {"label": "Pay", "traits": ["button"]}]}
    """#
  private static let script = """
    app cart.json

    > start
    ## exercise within 2 steps: Find the total with the rotor
    > rotor "Headings"
    Headings
    > swipe down
    Total, Heading

    """

  private func exercise(after requests: [JSONValue]) throws -> JSONObject {
    var core = PageCore()
    let open: JSONValue = [
      "do": .string("open"), "app": .string("cart.json"), "document": .string(Self.screen),
      "script": .string(Self.script),
    ]
    var answer = ""
    for request in [open, ["do": .string("exercise"), "index": 0]] + requests { answer = core.call(request.text) }
    return try #require(JSONText(Array(answer.utf8)).root?.asObject?["exercise"]?.asObject)
  }

  private func gesture(_ words: String, continued: Bool = false) -> JSONValue {
    ["do": .string("gesture"), "words": .string(words), "continued": .bool(continued)]
  }

  private func counted(_ exercise: JSONObject) -> [String] {
    exercise["counted"]?.asList?.compactMap { step in
      guard let step = step.asObject, let words = step["words"]?.asString, let times = step["times"]?.asWhole else {
        return nil
      }
      return "\(words) \(times)"
    } ?? []
  }

  /// Fingers turn the rotor option by option, for which a script has one step.
  @Test func aRunOfTurnsIsOneStep() throws {
    var requests: [JSONValue] = []
    var done = try exercise(after: [])
    for _ in 0..<20 where done["isDone"]?.asBool == false {
      requests.append(gesture("rotor right"))
      done = try exercise(after: requests + [gesture("swipe down")])
    }
    #expect(done["isDone"]?.asBool == true && done["isTooLong"]?.asBool == false)
    #expect(done["steps"]?.asWhole == 2)
    #expect(counted(done) == ["rotor right \(requests.count)", "swipe down 1"])
    #expect(requests.count > 1)
  }

  @Test func anExploringFingerMakesOneStep() throws {
    let explored = [gesture("touch \"Bread\""), gesture("touch \"Total\"", continued: true)]
    #expect(try counted(exercise(after: explored)) == ["touch \"Bread\" 2"])
    let touched = [gesture("touch \"Bread\""), gesture("touch \"Pay\"")]
    #expect(try counted(exercise(after: touched)) == ["touch \"Bread\" 1", "touch \"Pay\" 1"])
  }

  @Test func timeIsNoStep() throws {
    let done = try exercise(after: [gesture("wait 2s"), gesture("swipe right"), gesture("wait 2s")])
    #expect(done["steps"]?.asWhole == 1)
  }
}
