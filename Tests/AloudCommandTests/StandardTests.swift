import Foundation
import Testing

@testable import AloudCommand

@Suite struct StandardTests {
  @Test func aPipeWithoutAReaderIsNoticed() throws {
    var ends: [CInt] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[1]) }
    #expect(!Standard.readerIsGone(of: ends[1]))
    // A full pipe has a reader, too.
    #expect(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    while write(ends[1], [UInt8](repeating: 0, count: 4096), 4096) > 0 {}
    #expect(!Standard.readerIsGone(of: ends[1]))
    close(ends[0])
    #expect(Standard.readerIsGone(of: ends[1]))
  }

  @Test func aSocketWithoutAReaderIsNoticed() throws {
    var ends: [CInt] = [-1, -1]
    #if canImport(Darwin)
      try #require(socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0)
    #else
      try #require(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0)
    #endif
    defer { close(ends[1]) }
    #expect(!Standard.readerIsGone(of: ends[1]))
    close(ends[0])
    #expect(Standard.readerIsGone(of: ends[1]))
  }
}
