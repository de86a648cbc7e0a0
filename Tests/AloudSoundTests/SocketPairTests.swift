import AloudTestSupport
import Foundation
import Testing

@testable import AloudProcess

@Suite struct SocketPairTests {
  @Test func aMessageFitsInABuffer() throws {
    let pair = try SocketPair()
    defer { [pair.ours, pair.theirs].forEach { close($0) } }
    for socket in [pair.ours, pair.theirs] {
      for option in [SO_SNDBUF, SO_RCVBUF] {
        var (length, size) = (CInt(0), socklen_t(MemoryLayout<CInt>.size))
        #expect(getsockopt(socket, SOL_SOCKET, option, &length, &size) == 0)
        #expect(length >= SocketPair.bufferLength)
      }
    }
    // Nobody reads the other end.
    var stream = SocketStream(pair.ours)
    stream.send([UInt8](repeating: 1, count: 100_000))
    #expect(stream.watched.events == Int16(POLLIN), "Nothing waits to be sent.")
  }

  @Test func muchIsReceivedOnASmallStack() throws {
    let pair = try SocketPair()
    let (ours, theirs) = (pair.ours, pair.theirs)
    defer { close(theirs) }
    #expect(send(theirs, [UInt8](repeating: 7, count: 100_000), 100_000, 0) == 100_000)
    let count = try onSmallStack(bytes: 64 << 10) {
      var stream = SocketStream(ours)
      let isOpen = stream.receive()
      stream.close()
      return isOpen ? stream.incoming.count : 0
    }
    #expect(count == 100_000)
  }
}
