import Aloud
import AloudImport
import AloudTestSupport
import Foundation
import Testing

@testable import AloudExplorer

/// The content of a terminal, character by character.
@Suite struct PageTests {
  static func explorer(_ path: String) throws -> Explorer {
    let file = Fixtures.package.appendingPathComponent("Fixtures/Screens/\(path)")
    let screen = try ImportedScreen(Array(Data(contentsOf: file)))
    var explorer = Explorer(screen.document, title: path)
    explorer.start()
    explorer.listen()
    return explorer
  }

  /// A text in a file would lose the spaces at the ends of its lines; the page omits them, too.
  private func expect(_ page: [String], _ text: String) {
    #expect(page.joined(separator: "\n") == text)
  }

  @Test func anOrdinaryTerminalShowsThePage() throws {
    var explorer = try Self.explorer("settings.json")
    explorer.press(.right, .right, .right)
    expect(explorer.lines(), Self.ordinary)
  }

  /// Text that is longer than the panel is shown at the current speech, with a sign that there is more.
  @Test(arguments: [(80, 24), (40, 12), (30, 9), (20, 4)]) func aLongCaptionFollowsTheSpeech(
    _ width: Int, _ height: Int
  ) throws {
    let words = (1...80).map { "word\($0)" }
    var explorer = ExplorerExample.explorer(
      try Document([.text("Short"), .text(SpokenText(words.joined(separator: " ")))]))
    explorer.listen()
    explorer.handle(.right)
    _ = explorer.pass(seconds: 0.001)
    var seen: Set<Substring> = []
    var steps = 0
    while let saying = explorer.simulator.saying, steps < 1000 {
      // The transcript, if there is one, has the end.
      let panel = explorer.lines(width, height).suffix(height > 9 ? 8 : height).joined(separator: "\n")
      if steps == 0 { #expect(panel.contains("word1 ")) }
      if height > 9, saying.heard < 0.5 { #expect(panel.contains("…")) }
      seen.formUnion(panel.split { !$0.isLetter && !$0.isNumber })
      _ = explorer.pass(seconds: explorer.secondsToNext ?? 1)
      steps += 1
    }
    #expect(words.allSatisfy { seen.contains($0[...]) })
    #expect(steps < 90)
  }

  /// No part of a phone's screen is outside the page, however narrow it is.
  @Test(arguments: [24, 28, 32, 33, 35, 39, 70]) func theRightBorderIsVisible(_ width: Int) throws {
    var explorer = try Self.explorer("settings.json")
    explorer.press(.right, .right)
    let lines = explorer.lines(width, 14)
    #expect(lines.contains { $0.contains("╗") && $0.contains("╔") && $0.columns <= width })
  }

  @Test func aSmallTerminalShowsThePage() throws {
    var explorer = try Self.explorer("settings.json")
    explorer.press(.right, .right, .right, .left)
    expect(explorer.lines(40, 12), Self.small)
  }

  @Test func aKoreanScreenHasKoreanWords() throws {
    var explorer = try Self.explorer("bank-ko.json")
    explorer.press(.right, .right)
    expect(explorer.lines(), Self.korean)
  }

  @Test(arguments: [(20, 5), (1, 1), (23, 40), (100, 3)]) func aTooSmallWindowShowsTheText(_ width: Int, _ height: Int)
    throws
  {
    var explorer = try Self.explorer("settings.json")
    let lines = explorer.lines(width, height)
    #expect(lines.count == height)
    #expect(lines.allSatisfy { $0.columns <= width })
    if height > 1 { #expect(lines[0].hasPrefix("Settings, Heading".wrapped(to: width)[0])) }
  }

  /// With any screen, a page has its size, and its cursor is visible.
  @Test(arguments: ["everything", "landmarks", "no-frames", "arabic", "mail-list", "activity-rings", "data-table"])
  func theCursorIsVisible(_ name: String) throws {
    var explorer = try Self.explorer("\(name).json")
    for _ in 0..<12 {
      for (width, height) in [(80, 24), (40, 12), (24, 9)] {
        let page = explorer.page(width: width, height: height)
        #expect(page.lines.count == height)
        #expect(page.lines.allSatisfy { $0.columns <= width })
        #expect(explorer.simulator.reader.rank == nil || page.lines.contains { $0.contains("║") })
      }
      explorer.press(.right)
    }
  }

  @Test func hostileFramesAndLabels() throws {
    let frames: [Frame] = [
      Frame(x: -50, y: -1e9, width: 1e300, height: 3), Frame(x: 0, y: 0, width: 0, height: 0),
      Frame(x: 80_000, y: 9, width: 5, height: 5),
      Frame(x: -80_000, y: 99_000, width: 99_000, height: -99_000),
    ]
    let items = frames.map { frame in
      Outline.Item.button("\u{1B}]0;x\u{7}\u{1B}[2J\u{202E}gone").with { $0.frame = frame }
    }
    var explorer = ExplorerExample.explorer(try Document(Outline(items)))
    for _ in 0..<7 {
      explorer.press(.right)
      #expect(!explorer.lines().joined().unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }
  }
}
