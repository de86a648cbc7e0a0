import AloudReader
import AloudScript
import AloudSimulator
import Testing

@Suite struct ShardTests {
  @Test func theSecondOfThreeShards() throws {
    #expect(try #require(Shard("2/3")).part(of: Array(1...8)) == [2, 5, 8])
  }

  @Test(arguments: 1...9) func shardsTogetherAreTheList(_ count: Int) throws {
    let parts = try (1...count).flatMap { try #require(Shard("\($0)/\(count)")).part(of: Array(1...7)) }
    #expect(parts.sorted() == Array(1...7))
  }

  @Test(arguments: ["", "2", "0/3", "4/3", "-1/3", "+1/3", "1/0", "1/3/5", "a/b", "1/ 3", "1/99999999999999999999"])
  func invalidShardsAreRefused(_ text: String) { #expect(Shard(text) == nil) }
}
