import AloudBase
import AloudTree
import Foundation
import Testing

@testable import AloudBrowser

/// A page of Aloud in Chromium, without network.
final class OpenedPage {
  private let browser: BrowserProcess
  private let page: BrowserPage
  private let folder: URL

  /// - Parameters:
  ///   - html: the page.
  ///   - size: of the window, in CSS pixels: `390x844`.
  ///   - touches: true for a device with a touch screen.
  /// - Throws: `BrowserError`.
  init(_ html: String, size: String = "1000x900", touches: Bool = false) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("page.html")
    try Data(html.utf8).write(to: file)
    browser = try BrowserProcess(BrowserOptions())
    page = try browser.newPage(size: PageSize(size) ?? .phone)
    if touches {
      try page.call("Emulation.setTouchEmulationEnabled", ["enabled": .bool(true), "maxTouchPoints": 5])
    }
    try page.open(PageAddress(file.path))
  }

  deinit {
    page.close()
    browser.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The value of an expression, which may be a promise; as JSON if it is not a text.
  @discardableResult
  func value(_ expression: String, seconds: Double = 60) throws -> String {
    let reply = try page.call(
      "Runtime.evaluate",
      [
        "expression": .string(
          "Promise.resolve(\(expression)).then(x => typeof x === 'string' ? x : JSON.stringify(x) ?? 'undefined')"),
        "awaitPromise": .bool(true), "returnByValue": .bool(true),
      ], seconds: seconds)
    let details = reply.result["exceptionDetails"]?.asObject
    let problem = details?["exception"]?.asObject?["description"]?.asString ?? details?["text"]?.asString
    if let problem { throw PageFailure(message: problem) }
    return reply.result["result"]?.asObject?["value"]?.asString ?? ""
  }

  /// Waits until an expression is true.
  func wait(until expression: String, seconds: Double = 60) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while try value("Boolean(\(expression))") != "true" {
      guard ContinuousClock.now < end else { throw PageFailure(message: "never true: \(expression)") }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// The text of the element with this `data-aloud`.
  func text(of part: String) throws -> String {
    try value("document.querySelector('[data-aloud=\(part)]')?.textContent ?? ''")
  }

  /// Presses a key, with its name in page scripts.
  func press(_ key: String) throws {
    let isText = key.count == 1
    var event: JSONValue = ["key": .string(key), "code": .string(isText ? "" : key)]
    if isText { event = event + ["text": .string(key)] }
    if let code = OpenedPage.codes[key] { event = event + ["windowsVirtualKeyCode": .whole(code)] }
    if key == "Enter" { event = event + ["text": .string("\r")] }
    try page.call("Input.dispatchKeyEvent", event + ["type": .string("keyDown")])
    try page.call("Input.dispatchKeyEvent", event + ["type": .string("keyUp")])
  }

  private static let codes = [
    "Tab": 9, "Enter": 13, "Escape": 27, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
    "ArrowDown": 40, " ": 32,
  ]

  /// Moves fingers from their places to others, in steps, and lifts them.
  ///
  /// The events carry their own times. A quick gesture is sent at once, as though it had just ended, so that a busy machine
  /// does not make it slow.
  ///
  /// - Parameters:
  ///   - fingers: the places of each finger.
  ///   - milliseconds: the duration of the gesture.
  ///   - times: how often the gesture is made, as in a double tap.
  /// - Throws: `BrowserError` when the page does not reply.
  func touch(_ fingers: [[(x: Double, y: Double)]], milliseconds: Double = 80, times: Int = 1) throws {
    let count = fingers.map(\.count).max() ?? 0
    let isQuick = milliseconds < 250
    let start = Date() - (isQuick ? milliseconds / 1000 * Double(2 * times) : 0)
    func send(_ type: String, _ points: [JSONValue], at milliseconds: Double) {
      let time = start + milliseconds / 1000
      if !isQuick { Thread.sleep(forTimeInterval: max(0, time.timeIntervalSinceNow)) }
      page.tell(
        "Input.dispatchTouchEvent",
        ["type": .string(type), "touchPoints": .list(points), "timestamp": .number(time.timeIntervalSince1970)])
    }
    for turn in 0..<times {
      let begin = milliseconds * Double(2 * turn)
      for step in 0..<count {
        let points = fingers.enumerated().map { index, places -> JSONValue in
          let place = places[min(step, places.count - 1)]
          return ["x": .number(place.x), "y": .number(place.y), "id": .whole(index)]
        }
        send(step == 0 ? "touchStart" : "touchMove", points, at: begin + milliseconds * Double(step) / Double(count))
      }
      send("touchEnd", [], at: begin + milliseconds)
    }
    // The page has the events when it replies.
    try value("0")
  }

  func call(_ method: String, _ parameters: JSONValue = [:]) throws { try page.call(method, parameters) }
}

struct PageFailure: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
