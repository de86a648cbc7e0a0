import AloudSound
import Testing

@Suite struct ESpeakTests {
  @Test func saysAPassage() throws {
    var text = EarText()
    text.append("Settings, Heading", from: 0)
    let rendition = try ESpeak().rendition(of: Passage([.init(text, voice: "en-us")]))
    #expect((0.9...1.5).contains(rendition.waveform.duration))
    #expect(rendition.words.map(\.source) == [0, 10])
  }
}
