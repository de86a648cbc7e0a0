import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudPage

/// A tone of a tenth of a second for each text; none for what nobody can say.
private struct Tones: SpeechEngine {
  func render(
    _ passages: some Sequence<Passage>, _ take: (Rendition) throws(SoundError) -> Void
  ) throws(SoundError) {
    for passage in passages {
      var rendition = Rendition()
      if passage.runs.contains(where: { $0.text.string.contains("Unsayable") }) {
        rendition.loss = "nobody can say it"
      } else {
        rendition.waveform.samples = (0..<Waveform.speechRate / 10).map { Int16(($0 % 50) * 400 - 10_000) }
      }
      try take(rendition)
    }
  }
}

@Suite struct PageSoundTests {
  private static func ear(_ options: ReaderOptions) -> Ear {
    Ear(voices: options.voices, renderer: options.renderer)
  }

  static func sound(_ apps: [WalkedPage.App], limit: Int = PageSound.limit) throws -> PageSound? {
    try PageSound(apps, options: ReaderOptions(), ear: ear, engine: { () throws(SoundError) in Tones() }, limit: limit)
  }

  static func app(_ path: String, script: String? = nil) throws -> WalkedPage.App {
    let document = try ImportedScreen(Array(Fixtures.text(path).utf8)).document
    return try WalkedPage.App(document, title: "", name: "a.json", script: try script.map { try Script($0) })
  }

  private static func keys(_ sound: PageSound) -> Set<String> {
    Set(sound.keys)
  }

  /// What is said on other screens, by custom actions and the rotor, and by controls that answer, is found by walking.
  @Test func theTextsOfAllStatesHaveSound() throws {
    let keys = try Self.keys(#require(try Self.sound([Self.app("Apps/comments.json")])))
    for text in [
      "Comments", "Heading", "What a view!", "Reply", "Liked", "Reply to Jun", "In Jeju", "Posted", "List start",
    ] {
      #expect(keys.contains { $0.hasSuffix("|\(text)") }, "\(text): \(keys.sorted())")
    }
    let settings = try Self.keys(#require(try Self.sound([Self.app("Screens/settings.json")])))
    for text in ["On", "Off", "Switch button", "Double tap to toggle setting"] {
      #expect(settings.contains("en||\(text)"), "\(text): \(settings.sorted())")
    }
  }

  /// Each script of the course is heard to its end.
  @Test(.long, arguments: ["en", "ko"]) func aCourseHasAllThatItsScriptsSay(_ language: String) throws {
    let course = try CoursePageTests.fixture(language)
    for lesson in course.lessons {
      let keys = try Self.keys(#require(try Self.sound([lesson.walked])))
      let run = try #require(lesson.app.script).run(on: lesson.app.document)
      for case .utterance(let speech) in run.steps.flatMap(\.occurrences).map(\.event) where !speech.isSilent {
        for fragment in speech.fragments {
          #expect(keys.contains { $0.hasSuffix("|\(fragment.text)") }, "\(lesson.file): \(fragment.text)")
        }
      }
    }
  }

  @Test func tooMuchSoundIsNone() throws {
    #expect(try Self.sound([Self.app("Apps/comments.json")], limit: 10_000) == nil)
  }

  @Test func whatCannotBeSaidIsTold() throws {
    let document = try Document(reading: #"{"aloud": 1, "elements": [{"label": "Unsayable"}]}"#)
    let sound = try #require(try Self.sound([WalkedPage.App(document, title: "", name: "a.json")]))
    #expect(sound.losses.map(\.reason).contains("nobody can say it") && sound.isComplete)
    #expect(!Self.keys(sound).contains("en||Unsayable"))
  }

  @Test func aSearchThatIsTooLongEnds() throws {
    let document = try ImportedScreen(Array(Fixtures.text("Apps/comments.json").utf8)).document
    let simulator = Simulator(document, options: ReaderOptions())
    #expect(AppSpeech(simulator, mostSteps: 50).isComplete == false)
    #expect(AppSpeech(simulator).isComplete)
  }

  @Test(.needsCore) func pagesWithoutSoundHaveNothingOfIt() throws {
    let core = try BuiltCore.find()
    let app = try Self.app("Apps/comments.json")
    let silent = WalkedPage(title: "", apps: [app], language: "en").html(core)
    #expect(!silent.contains("aloud-sound\"") && !silent.contains("class WalkClips"))
    let sounding = WalkedPage(title: "", apps: [app], language: "en", sound: try Self.sound([app])).html(core)
    #expect(sounding.contains("id=\"aloud-sound\"") && sounding.contains("class WalkClips"))
  }
}

/// The sound of a page, and what the page says of voices, in a browser.
@Suite(.opensPages, .needsCore, .long) struct SoundingPageTests {
  private static let caption = "document.querySelector('[data-aloud=caption]').textContent"

  /// Without voices in the browser; what is played is kept in `played`.
  private static func open(sound: Bool) throws -> OpenedPage {
    let app = try PageSoundTests.app("Screens/settings.json")
    let html = WalkedPage(
      title: "", apps: [app], language: "en", sound: sound ? try PageSoundTests.sound([app]) : nil
    ).html(try BuiltCore.find())
    let page = try OpenedPage(html)
    try page.wait(until: "document.querySelector('[data-aloud=caption]')?.textContent")
    return page
  }

  @Test func whatIsSaidIsPlayedFromThePage() throws {
    let page = try Self.open(sound: true)
    try page.value(
      """
      (() => {
        window.played = [];
        const play = HTMLMediaElement.prototype.play;
        HTMLMediaElement.prototype.play = function () {
          const made = play.call(this);
          this.addEventListener('loadedmetadata', () => played.push(this.duration), {once: true});
          return made;
        };
      })()
      """)
    try page.press("ArrowRight")
    try page.wait(until: "\(Self.caption).startsWith('Search')")
    // Two texts of a tenth of a second, and the gap between them; then the hint.
    try page.wait(until: "played.length > 1")
    #expect(try page.value("played.map((seconds) => Math.round(seconds * 100))") == "[28,10]")
    #expect(try page.value("document.querySelector('.notice').textContent") == "")
    // Without sound, time passes all the same.
    try page.value("[...document.querySelectorAll('.walk-tools button')][0].click()")
    try page.press("ArrowRight")
    try page.wait(until: "\(Self.caption) === 'Double tap to toggle setting'")
  }

  @Test func aPageWithoutVoicesSaysSo() throws {
    let page = try Self.open(sound: false)
    let notice = "document.querySelector('.notice').textContent"
    try page.wait(until: "\(notice) === 'This browser has no voices: captions show what is said.'")
    // A browser with voices of other languages alone.
    try page.value(
      """
      (() => {
        speechSynthesis.getVoices = () => [{lang: 'fi-FI', name: 'Satu', voiceURI: 'Satu', localService: true}];
        speechSynthesis.dispatchEvent(new Event('voiceschanged'));
      })()
      """)
    try page.press("ArrowRight")
    try page.wait(until: "\(notice).startsWith('This browser has no voice for this language')")
  }

  @Test(arguments: [("en", "English"), ("ko", "한국어")]) func aLessonNamesTheLanguageWithoutAVoice(
    _ language: String, _ name: String
  ) throws {
    var document = try ImportedScreen(Array(Fixtures.text("Screens/settings.json").utf8)).document
    document.language = language
    var frames = LessonFrames()
    let run = try Script("> start\n> swipe right\n").runUntilError(on: document, didPerform: { frames.add($0) })
    let page = try OpenedPage(Lesson(run, frames: frames, sound: nil).html)
    let hint =
      "(({hidden, textContent}) => hidden ? '' : textContent)(document.querySelector('.player .hint') ?? {hidden: true})"
    let none = try #require(PageWords.lesson.read(language)["player.noVoice"])
    try page.wait(until: "\(hint) === \(JSONValue.string(none).text)")
    try page.value(
      """
      (() => {
        speechSynthesis.getVoices = () => [{lang: 'fi-FI', name: 'Satu', voiceURI: 'Satu', localService: true}];
        speechSynthesis.dispatchEvent(new Event('voiceschanged'));
      })()
      """)
    try page.wait(until: "\(hint).includes('\(name)')")
    // The player has it, beside its buttons.
    #expect(
      try page.value("document.querySelector('.hint').closest('.player').querySelectorAll('button.main').length") == "1"
    )
  }
}
