import AloudSound
import Testing

@Suite struct EarTextTests {
  @Test func everyScalarRefersToItsPrintedCharacter() {
    var text = EarText()
    text.append("well done ", from: 0)
    text.append("thumbs up", standingFor: 10)
    #expect(text.string == "well done thumbs up")
    #expect(text.sources.prefix(11) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    #expect(text.sources[15] == 10)
  }
}
