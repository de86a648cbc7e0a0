import Testing

@testable import AloudBrowser

@Suite struct NetworkHostTests {
  @Test(arguments: [
    "example.org", "localhost", "localhost:3000", "*.example.org", "*.example.org:8443", "127.0.0.1:80", "[::1]",
    "[fe80::1]:3000", "my_host-2",
  ]) func hostsAreTaken(_ text: String) {
    #expect(NetworkHost.checked(text) == text)
    #expect(NetworkHost.checked(text.uppercased()) == text)
  }

  @Test(arguments: [
    "", "*", "*.", "a*.org", "a..b", ".a", "a:", "a:0", "a:65536", "a:x", "a:+1", "::1", "[]", "[a]", "http://a", "a/b",
    "a b",
    "ü.org",
  ]) func othersAreNot(_ text: String) { #expect(NetworkHost.checked(text) == nil) }
}
