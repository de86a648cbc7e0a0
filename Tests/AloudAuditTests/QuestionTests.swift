import Aloud
import Testing

struct QuestionTests {
  /// For each question, elements that raise it and the place of its subject; nil is the whole app.
  static let examples: [(id: String, elements: String, about: String?)] = [
    ("image-equivalence", #"{"label": "A red boat", "traits": ["image"]}"#, "elements[0]"),
    ("role-fits", #"{"label": "Send", "traits": ["button"]}"#, "elements[0]"),
    ("captions", #"{"label": "Trailer", "traits": ["startsMediaSession"]}"#, "elements[0]"),
    ("captions-complete", #"{"label": "동영상 보기", "traits": ["button"]}"#, "elements[0]"),
    ("audio-description", #"{"label": "Watch the film", "traits": ["link"]}"#, "elements[0]"),
    ("media-alternative-near", #"{"label": "Play", "traits": ["button"]}"#, "elements[0]"),
    ("colour-only", #"{"label": "중형", "traits": ["button", "selected"]}"#, "elements[0]"),
    ("chart-symbols", chart, "elements[0]"),
    ("chart-continuous", chart, "elements[0]"),
    ("sound-only", #"{"label": "Bell", "traits": ["button", "playsSound"]}"#, "elements[0]"),
    ("alert-senses", #"{"modal": true, "children": [{"label": "OK", "traits": ["button"]}]}"#, nil),
    ("focus-area", #"{"label": "Send", "traits": ["button"], "frame": [0, 0, 44, 44]}"#, "elements[0]"),
    ("hidden-on-purpose", #"{"label": "Close", "traits": ["button"], "hidden": true}"#, "elements[0]"),
    ("keyboard", #"{"label": "Send", "traits": ["button"]}"#, "elements[0]"),
    ("rotor-useful", Array(repeating: #"{"label": "Row"}"#, count: 8).joined(separator: ","), nil),
    ("platform-gestures", #"{"label": "Piano", "traits": ["allowsDirectInteraction"]}"#, "elements[0]"),
    ("physical-ways", #"{"label": "Photo", "drag": [{"name": "Photo"}]}"#, "elements[0]"),
    (
      "time-essential", #"{"id": "a", "label": "Bid", "on": {"activate": [{"after": 60, "do": [{"remove": "a"}]}]}}"#,
      nil
    ),
    (
      "timeout-told", #"{"id": "a", "label": "Bid", "on": {"activate": [{"after": 60, "do": [{"remove": "a"}]}]}}"#, nil
    ),
    ("reduce-motion", #"{"id": "a", "label": "Bid", "on": {"focus": [{"every": 1, "do": [{"toggle": "a"}]}]}}"#, nil),
    ("label-fits", #"{"label": "Email", "text": {}}"#, "elements[0]"),
    ("input-format", #"{"label": "Birthday", "text": {}}"#, "elements[0]"),
    ("consistent-controls", #"{"label": "No", "traits": ["button"]}, {"label": "Yes", "traits": ["button"]}"#, nil),
    ("flashing-media", #"{"label": "Trailer", "traits": ["startsMediaSession"]}"#, "elements[0]"),
    ("background-sound", #"{"label": "Radio", "traits": ["startsMediaSession"]}"#, "elements[0]"),
    ("sound-apart", #"{"label": "Radio", "traits": ["startsMediaSession"]}"#, "elements[0]"),
    ("leaves-app", #"{"label": "Terms", "traits": ["link"]}"#, "elements[0]"),
    ("window-unasked", #"{"web": {"role": "dialog"}, "children": [{"label": "OK", "web": {}}]}"#, "elements[0]"),
    ("dictation", #"{"label": "Email", "text": {}}"#, "elements[0]"),
    ("siri", #"{"label": "Send", "traits": ["button"]}"#, nil),
    ("selectable-text", #"{"label": "A paragraph"}"#, "elements[0]"),
    ("haptics", #"{"label": "Wi-Fi", "value": "1", "traits": ["toggleButton"]}"#, "elements[0]"),
    ("button-styles", #"{"label": "No", "traits": ["button"]}, {"label": "Yes", "traits": ["button"]}"#, nil),
    ("on-off-labels", #"{"label": "Wi-Fi", "value": "1", "traits": ["toggleButton"]}"#, "elements[0]"),
    ("link-underline", #"{"label": "Terms", "traits": ["link"]}"#, "elements[0]"),
    ("dynamic-type", #"{"label": "A paragraph"}"#, nil),
    ("text-images", #"{"label": "Menu", "traits": ["image"]}"#, "elements[0]"),
    ("bold-text", #"{"label": "A paragraph"}"#, "elements[0]"),
    ("text-style", #"{"label": "A paragraph"}"#, "elements[0]"),
    ("system-colours", ##"{"label": "Text", "colors": {"foreground": "#000000"}}"##, "elements[0]"),
    ("invert-colours", #"{"label": "A boat", "traits": ["image"]}"#, "elements[0]"),
    ("reduce-transparency", #"{"container": "tabBar", "children": [{"label": "Home", "traits": ["button"]}]}"#, nil),
    (
      "at-features-before-lock",
      #"{"label": "Begin", "traits": ["button"], "on": {"activate": [{"guidedAccess": {"session": true}}]}}"#, nil
    ),
    ("user-tasks", #"{"label": "Send", "traits": ["button"]}"#, nil),
  ]

  static let chart = """
    {"label": "Rain", "container": "group", "chart": {"title": "Rain", "x": {"title": "Month", "categories": ["Jan"]},
     "y": {"title": "mm", "from": 0, "to": 9}, "series": [{"name": "a", "points": [["Jan", 1]]},
     {"name": "b", "points": [["Jan", 2]]}]}}
    """

  private func raised(by elements: String) throws -> [Question.Raised] {
    Question.raised(by: AuditedApp(try Document(JSON(#"{"aloud": 1, "elements": [\#(elements)]}"#))))
  }

  @Test(arguments: examples.indices) func documentsRaiseQuestions(_ index: Int) throws {
    let example = Self.examples[index]
    let raised = try #require(try raised(by: example.elements).first { $0.question.id == example.id })
    #expect(raised.about.first?.path == example.about)
    #expect(!raised.question.references.isEmpty)
  }

  @Test func everyQuestionHasAnExample() {
    #expect(Question.all.map(\.id) == Self.examples.map(\.id))
  }

  @Test func absentSubjectsRaiseNoQuestion() throws {
    #expect(try raised(by: #"{"label": "Hidden", "hidden": true}"#).isEmpty)
    #expect(try raised(by: #"{"label": "A paragraph"}"#).map(\.question.id).contains("image-equivalence") == false)
  }

  @Test func questionsNameTheStopsAndTheirSpeech() throws {
    let raised = try raised(by: #"{"id": "boat", "label": "A red boat", "traits": ["image"]}"#)
    let about = try #require(raised.first?.about.first)
    #expect((about.id, about.path, about.utterance) == ("boat", "elements[0]", "A red boat, Image"))
  }
}
