import AloudExplore
import Testing

@Suite struct KeyTests {
  @Test func lettersTellLargeFromSmall() { #expect(Key.character("r") != Key.character("R")) }
}
