import Aloud
import AloudTestSupport
import Foundation

@testable import AloudBrowser

/// Shared helpers for tests of live pages: they reuse idle browsers.
enum LivePages {
  static let browsers = LiveBrowsers(BrowserOptions())

  struct Walk {
    /// The events, as a script.
    var lines: [String]
    var error: String?
    var notes: [String]

    /// The events under the last steps with these words.
    func under(_ step: String) -> [String] {
      guard let place = lines.lastIndex(of: "> " + step) else { return [] }
      return Array(lines[(place + 1)...].prefix { !$0.hasPrefix(">") && !$0.isEmpty })
    }
  }

  /// Performs steps on a page; the steps have no mark.
  static func walk(
    _ address: String, _ steps: [String], heads: String = "", network: [String] = []
  ) throws -> Walk {
    var options = LivePageOptions()
    options.network = network
    let page = try browsers.open(PageAddress(address), options)
    defer { page.close() }
    let script = try Script(
      "app page.html\nlanguage en\n\(heads)\n" + steps.map { "> \($0)\n" }.joined(), path: "test.aloud")
    let run = try script.runUntilError(on: page.app)
    let lines = script.transcript(run.actuals).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Walk(lines: lines, error: run.error?.message.description, notes: page.notes.map { "\($0)" })
  }

  /// Performs the steps on a page with this text.
  static func walk(html: String, _ steps: [String], heads: String = "", network: [String] = []) throws -> Walk {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-live-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data("<!doctype html><html lang=en><title>Page</title>\(html)".utf8).write(to: file)
    return try walk(file.path, steps, heads: heads, network: network)
  }
}
