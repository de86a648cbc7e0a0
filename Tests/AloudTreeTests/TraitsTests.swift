import AloudTree
import Testing

@Suite struct TraitsTests {
  @Test func everyBitMatchesUIKit() {
    let bits = Dictionary(uniqueKeysWithValues: Traits.named.map { ($0.name, $0.trait.rawValue.trailingZeroBitCount) })
    #expect(bits["button"] == 0)
    #expect(bits["header"] == 16)
    #expect(bits["textEntry"] == 18)
    #expect(bits["backButton"] == 27)
    #expect(bits["tabBarItem"] == 28)
    #expect(bits["popUpButton"] == 40)
    #expect(bits["supportsZoom"] == 46)
    #expect(bits["textArea"] == 47)
    #expect(bits["toggleButton"] == 53)
    #expect(bits["alert"] == 56)
  }

  /// `Facts` of AloudSpeech has the bits from 59 on.
  @Test func everyBitHasOneName() {
    #expect(Traits.named.count == 59, "bits from 59 on are taken by Facts; a role without a trait is a row with a test")
    #expect(Traits.named.map(\.trait.rawValue) == (0..<59).map { UInt64(1) << $0 })
    #expect(Set(Traits.named.map(\.name)).count == 59)
  }

  @Test func unnamedBitsAreKept() {
    let traits = Traits(rawValue: 1 << 62 | 1)
    #expect(traits.names == ["button"])
    #expect(traits.rawValue == 1 << 62 | 1)
  }

  @Test(arguments: Traits.named.map(\.name)) func namesRoundTrip(_ name: String) {
    #expect(Traits(name: name)?.names == [name])
  }
}
