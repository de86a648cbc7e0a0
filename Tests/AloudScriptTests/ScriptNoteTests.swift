import Aloud
import AloudImport
import AloudTree
import Testing

@testable import AloudScript

@Suite struct ScriptNoteTests {
  private let lesson = """
    ## Welcome.
    ##
    ## This is
    ## a shop.
    app shop.json
    # not for learners
    > start
    ## Said before the hint.
    Shop, Heading
    ### no note
    ##no note
      ## Now the list.

    ## It is long.
    > swipe right
    Apple
    ## Goodbye.
    """

  @Test func notesBelongToTheStepBelow() throws {
    let script = try Script(lesson)
    #expect(
      script.notes == [
        Script.Note(line: 1, place: .introduction, paragraphs: ["Welcome.", "This is a shop."]),
        Script.Note(line: 8, place: .step(1), paragraphs: ["Said before the hint."]),
        Script.Note(line: 12, place: .step(1), paragraphs: ["Now the list."]),
        Script.Note(line: 14, place: .step(1), paragraphs: ["It is long."]),
        Script.Note(line: 17, place: .end, paragraphs: ["Goodbye."]),
      ])
    #expect(script.text == lesson)
    #expect(script.steps.map(\.expectations.count) == [1, 1])
  }

  @Test func exercisesHaveSolutionsAndGoals() throws {
    let script = try Script(
      """
      > start
      Shop
      ## exercise within 3 steps: Find the price
      ## Use the rotor.
      > rotor "Headings"
      Headings
      > swipe down
      Prices, Heading
      [boundary]
      ## exercise: Go back
      > scrub
      [screen changed]
      Home
      !Shop
      """)
    #expect(
      script.exercises == [
        Script.Exercise(line: 3, title: "Find the price", limit: 3, steps: 1..<3, goal: "Prices, Heading"),
        Script.Exercise(line: 10, title: "Go back", limit: nil, steps: 3..<4, goal: "Home"),
      ])
    #expect(script.notes == [Script.Note(line: 4, place: .step(1), paragraphs: ["Use the rotor."])])
    try script.checkExercises()
  }

  @Test(arguments: [
    ("> start\n## exercise within 1 step: Find it\n> scrub\nA\n> swipe right\nB", "2:4: the solution has 2 steps"),
    ("> start\n## exercise: Find it\n> scrub\n[screen changed]", "3:1: the last step of an exercise needs"),
    ("> start\n## exercise: Find it\n> scrub\n/A/", "3:1: the last step of an exercise needs an expectation"),
    ("  ## exercise:\n> start\nA\n> scrub\nB", "1:6: an exercise needs a title"),
    ("> start\nA\n## exercise: Find it", "3:4: an exercise needs a solution"),
    ("## exercise: Find it\n> start\nA", "1:4: an exercise needs a solution"),
    ("## exercise within three steps: Find it\n> start\nA", "1:4: an exercise begins with ## exercise: TITLE"),
    ("## exercise within 0 steps: Find it\n> start\nA", "1:4: an exercise begins with ## exercise: TITLE"),
    ("## exercise\n> start\nA", "1:4: an exercise begins with ## exercise: TITLE"),
    ("## Exercise within 2 steps\n> start\nA", "1:4: an exercise begins with ## exercise: TITLE"),
    ("##exercise: Find it\n> start\nA", "1:1: an exercise begins with ## and a space"),
    ("### exercise: Find it\n> start\nA", "1:1: an exercise begins with ## and a space"),
    ("## excercise: Find it\n> start\nA", "1:1: this line does not begin an exercise; did you mean ## exercise: Find"),
    (
      "## Exercize within 3 steps: Find\n> start\nA",
      "1:1: this line does not begin an exercise; did you mean ## exercise within"
    ),
  ]) func exercisesThatCannotBeDoneAreErrors(_ text: String, _ message: String) throws {
    let script = try Script(text)
    let error = #expect(throws: ScriptError.self) { try script.checkExercises() }
    #expect("\(try #require(error))".hasPrefix(message), "\(String(describing: error))")
  }

  @Test func theStartStepDoesNotCountInASolution() throws {
    let script = try Script("## Exercise within 2 steps : Find it\n> start\nA\n> swipe right\nB\n> swipe right\nC\n")
    #expect(script.exercises == [Script.Exercise(line: 1, title: "Find it", limit: 2, steps: 1..<3, goal: "C")])
    try script.checkExercises()
  }

  @Test func anUnheardGoalIsAnErrorWithItsPlace() throws {
    let document = try Document(screenDocument: #"{"aloud": 1, "elements": [{"label": "A"}, {"label": "B"}]}"#)
    let script = try Script(
      "> start\nA\n## exercise: Find it\n> swipe right\nB\n## exercise: Go back\n> swipe left\nC\n")
    let error = #expect(throws: ScriptError.self) { try script.run(on: document).checkExercises() }
    #expect(error?.message.description.contains("\"Go back\" does not lead to these words") == true)
    #expect(error?.line == 8)
  }

  @Test func wordsThatOnlyBeginAlikeAreNotes() throws {
    let script = try Script("## exercises: a list\n## exercise is good: yes\n> start")
    #expect(script.exercises.isEmpty)
    #expect(script.notes.map(\.paragraphs) == [["exercises: a list exercise is good: yes"]])
  }
}
