import Aloud
import AloudProcess
import AloudTestSupport
import Foundation
import Testing

@testable import AloudBrowser

/// One thread alone may use a live page.
@Suite struct LivePageThreadTests {
  /// Runs a function on a thread of its own, and waits for it.
  private static func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    Thread {
      body()
      end.signal()
    }.start()
    end.wait()
  }

  private static func expectTrap(_ result: ExitTest.Result?) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("LivePage: a second thread uses it"), "\(message)")
  }

  @Test func theSecondThreadTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let owner = SingleThread("LivePage")
      owner.check()
      LivePageThreadTests.onAnotherThread { owner.check() }
    }
    Self.expectTrap(result)
  }

  @Test func theFirstThreadOwnsIt() async {
    await #expect(processExitsWith: .success) {
      let owner = SingleThread("LivePage")
      LivePageThreadTests.onAnotherThread {
        owner.check()
        owner.check()
      }
    }
  }

  @Test(.opensPages, .long) func aPageWithTwoThreadsTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString).html")
      try Data("<html lang=en><title>A</title><h1>A</h1>".utf8).write(to: file)
      let page = try LivePages.browsers.open(PageAddress(file.path), LivePageOptions())
      var simulator = Simulator(page.app)
      simulator.start()
      try FileManager.default.removeItem(at: file)
      LivePageThreadTests.onAnotherThread {
        var other = Simulator(page.app)
        other.start()
      }
    }
    Self.expectTrap(result)
  }
}
