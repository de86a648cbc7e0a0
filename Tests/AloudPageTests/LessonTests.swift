import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudPage

@Suite struct LessonTests {
  private func lesson(
    _ script: String, _ screen: String = #"{"label": "Go", "traits": ["button"]}, {"label": "Stop"}"#,
    language: String = "en", sound: ((ScriptRun) throws -> LessonSound?)? = nil
  ) throws -> String {
    let document = try ImportedScreen(
      Array(#"{"aloud": 1, "name": "Shop", "language": "\#(language)", "elements": [\#(screen)]}"#.utf8)
    ).document
    return try lesson(script, on: document, sound: sound)
  }

  private func lesson(
    _ script: String, on document: Document, sound: ((ScriptRun) throws -> LessonSound?)? = nil
  ) throws -> String {
    var frames = LessonFrames()
    let run = try Script(script, path: "shop.aloud").runUntilError(on: document, didPerform: { frames.add($0) })
    return Lesson(run, frames: frames, sound: try sound?(run)).html
  }

  private static let walk = "> start\n> swipe right\n> swipe left\n"

  @Test func everyStepHasItsHeadingGestureScreenAndWords() throws {
    let html = try lesson(Self.walk)
    #expect(html.contains("<h1 dir=\"auto\">Shop</h1>"))
    #expect(html.matches(of: #/<h1/#).count == 1)
    #expect(html.matches(of: #/<h3 /#).count == 3)
    #expect(html.contains(">Step 2: Swipe right with one finger</h3>"))
    #expect(html.contains("<span class=\"command\">Move to Next Item</span> <code>swipe right</code>"))
    #expect(html.matches(of: #/<svg class="gesture /#).count == 3)
    #expect(html.contains("<svg class=\"gesture swipes right\""))
    #expect(html.matches(of: #/data-aloud="cursor"/#).count == 3)
    #expect(html.contains("data-parts=\"0 2,4 6\"><p dir=\"auto\" lang=\"en\">Go, Button</p>"))
    #expect(html.contains("trait.button: "))
  }

  @Test func repeatedPicturesAreStoredOnce() throws {
    let html = try lesson(Self.walk)
    #expect(html.matches(of: #/<g class="aloud" id="picture-/#).count == 1)
    #expect(html.matches(of: #/<use href="#picture-1"/#).count == 3)
  }

  @Test func equalRunsGiveEqualBytes() throws {
    #expect(try lesson(Self.walk) == lesson(Self.walk))
  }

  @Test func notesAndExercisesAreShown() throws {
    let html = try lesson(
      """
      ## Hello, class.
      > start
      ## Look at this.
      > swipe right
      Stop
      ## exercise within 2 steps: Go back
      > swipe left
      Go, Button
      ## The end of it.
      """)
    #expect(html.contains("<p dir=\"auto\">Hello, class.</p></div>\n</header>"))
    let note = "<div class=\"note\"><p dir=\"auto\">Look at this.</p>"
    #expect(html.contains("id=\"step-2\" aria-labelledby=\"title-2\">\n\(note)"))
    let limit = "<p class=\"limit\">Can you do it within 2 steps?"
    #expect(html.contains("<h2 id=\"exercise-1\">Exercise: Go back</h2>\n\(limit)"))
    #expect(html.contains("<h2 id=\"end\">The end</h2>\n<div class=\"note\"><p dir=\"auto\">The end of it.</p>"))
  }

  @Test func hostileTextsNeverBecomeMarkup() throws {
    let attack = #"</script><img src=x onerror=alert(1)>\" onload=\"x' <!-- ]]> \u202e"#
    let html = try lesson(
      """
      ## </p><script>alert(1)</script><img src=x>
      > start
      ## exercise: "><script>x</script>
      > type "</code><script>alert(1)</script>"
      > touch "\\"><img src=x onerror=alert(1)>"
      """, #"{"label": "\#(attack)", "hint": "\#(attack)", "value": "\#(attack)"}"#)
    #expect(html.contains("&lt;img src=x onerror=alert(1)&gt;"))
    for mark in ["<img", "<script>", "<!--", "\u{202E}", " style="] { #expect(!html.contains(mark), "\(mark)") }
    let tags = html.matches(of: #/<[a-z][^>]*>/#).map(\.output)
    for tag in tags { #expect(!tag.contains(#/ on[a-z]+=/#), "\(tag)") }
    #expect(html.matches(of: #/<script /#).count == 2)
  }

  @Test func cutOffWordsSaySo() throws {
    let html = try lesson("pace swift\n" + Self.walk)
    #expect(html.contains(#/data-heard="0[^"]*" data-parts[^>]*><p[^>]*>Go, Button</p> <small class="cut">/#))
  }

  @Test func anotherLanguageHasItsVoice() throws {
    let html = try lesson(Self.walk, #"{"label": [{"text": "확인", "language": "ko"}], "traits": ["button"]}"#)
    #expect(html.contains("<p dir=\"auto\" lang=\"ko\">확인, <span lang=\"en\">Button</span></p>"))
  }

  @Test func lessonsUseTheAppsLanguage() throws {
    let html = try lesson(Self.walk, language: "ko")
    #expect(html.contains("<html lang=\"ko\">"))
    #expect(html.contains(">2단계: 한 손가락으로 오른쪽으로 쓸어넘기기</h3>"))
    #expect(html.contains("다음 항목으로 이동"))
  }

  @Test func longLessonsStaySmall() throws {
    let document = try ImportedScreen(Array(Fixtures.text("Apps/comments.json").utf8)).document
    let steps = (0..<200).map { $0 % 2 == 0 ? "> swipe right\n" : "> swipe left\n" }.joined()
    let html = try lesson("> start\n" + steps, on: document)
    #expect(html.utf8.count < 800_000, "\(html.utf8.count)")
  }

  @Test(arguments: ScreenReader.Gesture.Form.allCases) func everyGestureIsDrawn(_ kind: ScreenReader.Gesture.Form) {
    #expect(GestureFigure.table[kind] != nil)
  }

  @Test func scriptsUseOnlyExistingWords() throws {
    let words = PageWords.read([.steps, .lesson], "en")
    let used =
      PageParts.lessonPlayerJs.matches(of: #/words\["(player\.[a-z]+)"\]/#.ignoresCase()).map { String($0.1) }
      + PageParts.lessonPlayerJs.matches(of: #/control\("([a-z]+)"/#).map { "player.\($0.1)" }
    #expect(used.count > 8)
    for key in used { #expect(words[key] != nil, "\(key)") }
  }

  // MARK: Sound

  /// Each text is a tone of half a second.
  private struct Beeper: SpeechEngine {
    func render(
      _ passages: some Sequence<Passage>, _ take: (Rendition) throws(SoundError) -> Void
    ) throws(SoundError) {
      for passage in passages {
        var rendition = Rendition()
        let length = Waveform.speechRate / 2
        rendition.waveform.samples = (0..<length).map { Int16(($0 % 50) * 400 - 10_000) }
        rendition.runs = passage.runs.indices.map { index in
          let share = length / max(passage.runs.count, 1)
          return index * share..<(index + 1) * share
        }
        try take(rendition)
      }
    }
  }

  private func sound(_ run: ScriptRun, limit: Int = LessonSound.limit) throws -> LessonSound? {
    try LessonSound(
      run, ear: Ear(voices: .standard, renderer: run.simulator.reader.renderer),
      engine: { () throws(SoundError) in Beeper() }, hasEarcons: true, limit: limit)
  }

  @Test func everyStepHasItsSound() throws {
    var made: LessonSound?
    let html = try lesson("> start\n> wait 3600s\n> swipe right\n") { run in
      made = try sound(run)
      return made
    }
    let steps = try #require(made).steps
    #expect(html.contains("<script type=\"application/json\" id=\"aloud-sound\""))
    #expect(steps.map(\.lines.count) == [1, 0, 1])
    let seconds = steps.map { Double(Data(base64Encoded: $0.samples)?.count ?? 0) / 22_050 }
    // An hour of silence is shortened.
    #expect(seconds[1] < 2, "\(seconds)")
    #expect(abs(seconds[2] - 0.5) < 1, "\(seconds)")
  }

  @Test func tooMuchSoundIsAnError() throws {
    let document = try ImportedScreen(Array(#"{"aloud": 1, "elements": [{"label": "Go"}]}"#.utf8)).document
    let run = try Script("> start\n").run(on: document)
    #expect(try sound(run, limit: 100) == nil)
    #expect(try sound(run) != nil)
  }
}
