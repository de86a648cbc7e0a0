import Aloud
import Testing

struct QuestionTests {
  /// For each question, elements that raise it and the place of its subject; nil is the whole app.
  static let examples: [(id: String, elements: String, about: String?)] =
    [
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
        "timeout-told", #"{"id": "a", "label": "Bid", "on": {"activate": [{"after": 60, "do": [{"remove": "a"}]}]}}"#,
        nil
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
    ] + ofCriteria

  /// Those of the criteria of WCAG that no other question is about.
  private static let ofCriteria: [(id: String, elements: String, about: String?)] = [
    ("media-alone", #"{"label": "Trailer", "traits": ["startsMediaSession"]}"#, "elements[0]"),
    ("captions-recorded", #"{"label": "Trailer", "traits": ["startsMediaSession"]}"#, "elements[0]"),
    ("captions-live", #"{"label": "Trailer", "traits": ["startsMediaSession"]}"#, "elements[0]"),
    ("audio-description-spoken", #"{"label": "Trailer", "traits": ["startsMediaSession"]}"#, "elements[0]"),
    ("structure-exposed", #"{"label": "A paragraph"}"#, nil),
    ("order-meaning", #"{"label": "A paragraph"}"#, nil),
    ("sensory-words", #"{"label": "A paragraph"}"#, "elements[0]"),
    ("orientation", #"{"label": "A paragraph"}"#, nil),
    ("input-purpose", #"{"label": "Email", "text": {}}"#, "elements[0]"),
    ("contrast-korean", #"{"label": "A paragraph"}"#, "elements[0]"),
    ("contrast", #"{"label": "A paragraph"}"#, "elements[0]"),
    ("images-of-text", #"{"label": "A paragraph"}"#, nil),
    ("reflow", #"{"label": "A paragraph"}"#, nil),
    ("part-contrast", #"{"label": "A paragraph"}"#, nil),
    ("text-spacing", #"{"label": "A paragraph"}"#, nil),
    ("hover-content", #"{"label": "A paragraph"}"#, nil),
    ("keyboard-trap", #"{"label": "Send", "traits": ["button"]}"#, nil),
    ("single-keys", #"{"label": "Send", "traits": ["button"]}"#, nil),
    ("pausing", #"{"id": "a", "label": "Bid", "on": {"focus": [{"every": 1, "do": [{"toggle": "a"}]}]}}"#, nil),
    ("motion-stops", #"{"label": "A paragraph"}"#, nil),
    ("three-flashes", #"{"label": "A paragraph"}"#, nil),
    ("screen-title", #"{"label": "A paragraph"}"#, nil),
    ("focus-order", #"{"label": "A paragraph"}"#, nil),
    ("link-purpose", #"{"label": "Terms", "traits": ["link"]}"#, "elements[0]"),
    ("labels-describe", #"{"label": "A paragraph"}"#, nil),
    ("focus-visible", #"{"label": "Send", "traits": ["button"]}"#, nil),
    ("focus-covered", #"{"label": "Send", "traits": ["button"]}"#, nil),
    ("path-gestures", #"{"label": "Send", "traits": ["button"]}"#, nil),
    ("touch-cancel", #"{"label": "Send", "traits": ["button"]}"#, nil),
    ("visible-words", #"{"label": "Send", "traits": ["button"]}"#, "elements[0]"),
    ("motion-ways", #"{"label": "Send", "traits": ["button"]}"#, nil),
    ("dragging", #"{"label": "Send", "traits": ["button"]}"#, nil),
    ("target-24", #"{"label": "Send", "traits": ["button"]}"#, "elements[0]"),
    ("target-9mm", #"{"label": "Send", "traits": ["button"]}"#, nil),
    ("app-language", #"{"label": "A paragraph"}"#, nil),
    ("language-parts", #"{"label": "A paragraph"}"#, nil),
    ("focus-quiet", #"{"label": "Send", "traits": ["button"]}"#, nil),
    ("setting-quiet", #"{"label": "Send", "traits": ["button"]}"#, nil),
    ("opens-unasked", #"{"label": "A paragraph"}"#, nil),
    ("same-places", #"{"label": "A paragraph"}"#, nil),
    ("error-text", #"{"label": "Email", "text": {}}"#, "elements[0]"),
    ("caption-visible", #"{"label": "Email", "text": {}}"#, "elements[0]"),
    ("error-advice", #"{"label": "Email", "text": {}}"#, "elements[0]"),
    ("reversible", #"{"label": "Send", "traits": ["button"]}"#, nil),
    ("typed-once", #"{"label": "Send", "traits": ["button"]}"#, nil),
    ("login-without-test", #"{"label": "Send", "traits": ["button"]}"#, nil),
    ("control-purpose", #"{"label": "Send", "traits": ["button"]}"#, "elements[0]"),
    ("status-told", #"{"label": "A paragraph"}"#, nil),
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
