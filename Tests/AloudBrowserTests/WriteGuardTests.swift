import AloudBase
import AloudTree
import Testing

@testable import AloudBrowser

@Suite struct WriteGuardTests {
  private func request(_ json: String) -> JSONPlace? { JSONText(Array(json.utf8)).root }

  @Test(arguments: ["GET", "HEAD"]) func readRequestsAreSent(_ method: String) {
    var writes = WriteGuard()
    #expect(writes.answer(to: request(#"{"method": "\#(method)", "url": "http://localhost/"}"#)) == nil)
    #expect(writes.heldBack == [])
  }

  @Test(arguments: ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "MERGE"]) func writeRequestsAreAnsweredLocally(
    _ method: String
  )
    throws
  {
    var writes = WriteGuard()
    let answer = writes.answer(
      to: request(#"{"method": "\#(method)", "url": "http://localhost/cart?id=1#top", "headers": {}}"#))
    let text = try #require(answer).text
    #expect(text.contains("204") && !text.contains("Access-Control"))
    #expect(writes.heldBack == ["\(method) http://localhost/cart"])
  }

  @Test func preflightRequestsOfOtherOriginsArePermitted() throws {
    var writes = WriteGuard()
    let answer = writes.answer(
      to: request(
        #"{"method": "OPTIONS", "url": "http://api/", "headers": {"Origin": "http://localhost", "Access-Control-Request-Method": "PUT", "Access-Control-Request-Headers": "x-a"}}"#
      ))
    let text = try #require(answer).text
    for words in [#""value": "http://localhost""#, #""value": "PUT""#, #""value": "x-a""#] {
      #expect(text.contains(words))
    }
  }
}
