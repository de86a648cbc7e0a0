import Testing

@testable import AloudBrowser

@Suite struct NetworkHostTests {
  @Test(arguments: [
    "example.org", "localhost", "localhost:3000", "*.example.org", "*.example.org:8443", "127.0.0.1:80", "[::1]",
    "[fe80::1]:3000", "my_host-2",
  ]) func validHostsAreAccepted(_ text: String) {
    #expect(NetworkHost(text)?.text == text)
    #expect(NetworkHost(text.uppercased())?.text == text)
  }

  @Test(arguments: [
    "", "*", "*.", "a*.org", "a..b", ".a", "a:", "a:0", "a:65536", "a:x", "a:+1", "::1", "[]", "[a]", "http://a", "a/b",
    "a b",
    "ü.org",
  ]) func otherTextsAreRejected(_ text: String) { #expect(NetworkHost(text) == nil) }
}
