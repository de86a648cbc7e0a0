import AloudTestSupport
import Foundation
import Testing

@testable import AloudBrowser

/// Pages that answer, on the simulator's clock.
@Suite(.opensPages, .long, .serialized) struct LivePageTests {
  private func walk(_ html: String, _ steps: String...) throws -> LivePages.Walk {
    try LivePages.walk(html: html, steps)
  }

  // MARK: The clock

  @Test func timersRunOnTime() throws {
    let walk = try walk(
      "<button onclick=\"setTimeout(() => out.textContent = 'Ready', 30000)\">Go</button><p id=out role=status></p>",
      "start", "double tap", "wait 29s", "wait 2s")
    #expect(walk.under("wait 29s") == [])
    #expect(walk.under("wait 2s") == ["Ready"])
  }

  @Test func dateAndRandomNumbersAreReproducible() throws {
    let html = """
      <h1>A</h1><button onclick="out.textContent = new Date().toISOString() + ' ' + Math.random() + ' '
        + crypto.randomUUID()">Tell</button><p id=out role=status></p>
      """
    let first = try walk(html, "start", "swipe right", "double tap", "wait 5s", "start", "swipe right", "double tap")
    let heard = first.lines.filter { $0.hasPrefix("2026-01-01T09:00:") }
    #expect(heard.count == 2)
    #expect(heard.first == heard.last)
    let second = try walk(html, "start", "swipe right", "double tap", "wait 5s", "start", "swipe right", "double tap")
    #expect(second.lines == first.lines)
  }

  @Test func transitionsFollowThePagesClock() throws {
    let walk = try walk(
      """
      <style>#box { opacity: 1; transition: opacity 4s } #box.gone { opacity: 0 }</style>
      <button onclick="box.className = 'gone'">Hide</button><p id=box>Box</p><p id=out role=status></p>
      <script>box.addEventListener('transitionend', () => { out.textContent = 'Hidden' })</script>
      """, "start", "double tap", "wait 3s", "wait 2s")
    #expect(walk.under("wait 3s") == [])
    #expect(walk.under("wait 2s") == ["Hidden"])
  }

  @Test func animationFramesFollowThePagesClock() throws {
    let walk = try walk(
      """
      <button>A</button><p id=out role=status></p>
      <script>
        let count = 0
        const step = () => { if (++count < 120) requestAnimationFrame(step); else out.textContent = 'Two seconds' }
        document.querySelector('button').onclick = step
      </script>
      """, "start", "double tap", "wait 1s", "wait 2s")
    #expect(walk.under("wait 1s") == [])
    #expect(walk.under("wait 2s") == ["Two seconds"])
  }

  // MARK: Gestures

  @Test func aDoubleTapHasTheEventsOfAPointer() throws {
    let walk = try walk(
      """
      <button id=b>Try</button><p id=out role=status></p>
      <script>
        let told = []
        for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
          b.addEventListener(type, event => { told.push(type); if (type === 'click') out.textContent = told.join(', ') })
      </script>
      """, "start", "double tap")
    #expect(walk.under("double tap").last == "pointerdown, mousedown, pointerup, mouseup, click")
  }

  @Test func coveredElementsAreClickedDirectly() throws {
    let walk = try walk(
      """
      <div style="position: fixed; inset: 0; opacity: 0.1"></div><button onclick="out.textContent = 'Done'">Under</button>
      <p id=out role=status></p>
      """, "start", "double tap")
    #expect(walk.under("double tap").last == "Done")
  }

  @Test(arguments: ["Hallo", "안녕", "a!"]) func typingGoesThroughKeysAndInput(_ text: String) throws {
    let walk = try walk(
      """
      <label>Name <input id=field></label><p id=out></p>
      <script>
        let keys = 0
        field.addEventListener('keyup', () => { keys++ })
        field.addEventListener('input', () => { out.textContent = `${field.value} after ${keys} keys` })
      </script>
      """, "start", "rotor \"Form controls\"", "swipe down", "double tap", "type \"\(text)\"", "swipe right")
    #expect(walk.under("swipe right") == ["\(text) after \(text.count - 1) keys"])
  }

  @Test func flicksMoveSliders() throws {
    let walk = try walk(
      """
      <input type=range aria-label=Plain value=50><input type=range aria-label=Steps min=0 max=9 step=3 value=3>
      """, "start", "swipe up", "swipe right", "swipe down")
    #expect(walk.under("swipe up") == ["55%"])
    #expect(walk.under("swipe down") == ["0%"])
  }

  @Test func scrollingSaysThePage() throws {
    let walk = try walk(
      "<meta name=viewport content='width=device-width'><h1>Top</h1><div style='height: 1600px'></div><p>End</p>",
      "start", "three-finger swipe up",
      "three-finger swipe up", "three-finger swipe up")
    #expect(walk.lines.contains("Page 2 of 2") || walk.lines.contains("Page 2 of 3"))
    #expect(walk.under("three-finger swipe up") == ["[boundary]"])
  }

  // MARK: Changes

  @Test func anotherPageIsAnotherScreen() throws {
    let walk = try walk(
      "<a href=\"data:text/html,<title>B</title><h1>Second</h1>\">Next</a><a href='#x'>Here</a>", "start", "double tap")
    // A page may not navigate to a data address by itself.
    #expect(walk.error == nil)
    let server = try TestServer([
      "/": .init("<html lang=en><title>A</title><a href='/b'>Next</a>"),
      "/b": .init("<html lang=en><title>B</title><h1>Second</h1>"),
    ])
    let other = try LivePages.walk(server.url("/"), ["start", "double tap"])
    #expect(other.under("double tap") == ["Next", "[screen changed]", "Second, Heading level 1"])
    withExtendedLifetime(server) {}
  }

  @Test func timeStopsWhileARequestIsPending() throws {
    let server = try TestServer([
      "/": .init(
        """
        <html lang=en><title>A</title><button onclick="fetch('/data').then(r => r.text()).then(t => out.textContent = t)">Load</button>
        <p id=out role=status></p>
        """), "/data": .init("Three trains", type: "text/plain", delay: 0.7),
    ])
    let walk = try LivePages.walk(server.url("/"), ["start", "double tap"])
    #expect(walk.under("double tap").last == "Three trains")
    withExtendedLifetime(server) {}
  }

  @Test func controlsInFramesRespond() throws {
    let server = try TestServer([
      "/": .init("<html lang=en><title>A</title><h1>Outside</h1><iframe title=Inner src='/inner'></iframe>"),
      "/inner": .init(
        """
        <html lang=en><title>B</title><button onclick="out.textContent = 'Answer'">Ask</button><p id=out role=status></p>
        """),
    ])
    let walk = try LivePages.walk(server.url("/"), ["start", "touch \"Ask\"", "double tap"])
    #expect(walk.under("double tap").last == "Answer")
    withExtendedLifetime(server) {}
  }
}
