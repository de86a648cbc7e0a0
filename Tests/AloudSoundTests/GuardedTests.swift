import Foundation
import Testing

@testable import AloudProcess

@Suite struct GuardedTests {
  @Test func accessIsExclusive() {
    let count = Guarded(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 { count.withLock { $0 += 1 } }
    }
    #expect(count.withLock { $0 } == 80_000)
  }
}
