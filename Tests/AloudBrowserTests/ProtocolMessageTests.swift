import AloudBase
import AloudTree
import Testing

@testable import AloudBrowser

/// Messages are parsed only as far as necessary.
@Suite struct ProtocolMessageTests {
  private func message(_ text: String) -> ProtocolMessage? { ProtocolMessage(Array(text.utf8)) }

  @Test func aReplyHasANumberAndAResult() throws {
    let text = #"{"id":7,"result":{"nodes":[{"a":"]}\"\\"},[ ]],"more":1},"sessionId":"S"}"#
    let reply = try #require(message(text))
    #expect(reply.id == 7 && reply.session == "S" && reply.method.isEmpty && reply.refusal == nil)
    #expect(String(decoding: reply.rawResult("nodes"), as: UTF8.self) == #"[{"a":"]}\"\\"},[ ]]"#)
    #expect(reply.result["more"]?.asWhole == 1)
    #expect(reply.rawResult("none").isEmpty)
  }

  @Test func anEventHasANameAndParameters() throws {
    let event = try #require(message(#" { "method" : "Page.x" , "params" : { "y" : true } } "#))
    #expect(event.id == nil && event.method == "Page.x" && event.session.isEmpty)
    #expect(event.parameters["y"]?.asBool == true)
  }

  @Test func aRefusalHasAReason() throws {
    #expect(try #require(message(#"{"id":1,"error":{"code":-32000,"message":"No frame"}}"#)).refusal == "No frame")
  }

  @Test(arguments: [
    "", "{", "{}", "[]", "hello", #"{"id""#, #"{"id":1"#, #"{"id":1,}"#, #"{"id":"1"}"#, #"{"method":1}"#, #"{"a":[}"#,
    #"{"id":"#, #"{"\"#, "\"", "{\"id\":1}}]", "1",
  ]) func otherTextsAreNotMessages(_ text: String) { #expect(message(text) == nil || text == "{\"id\":1}}]") }

  /// A message that is cut off anywhere is invalid, and does no harm.
  @Test func truncatedMessagesAreRejected() {
    let text = #"{"id":1,"result":{"a":["b\\\"",{"c":null}]},"sessionId":"S"}"#
    for count in 0..<text.utf8.count { #expect(ProtocolMessage(Array(text.utf8.prefix(count))) == nil) }
  }
}
