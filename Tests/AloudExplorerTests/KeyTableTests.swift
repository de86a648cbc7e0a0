import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudExplorer

@Suite struct KeyTableTests {
  /// A step that needs a text asks for it, or the text is typed.
  static let byOtherWays: [ScreenReader.Gesture.Form: String] = [
    .touch: "/", .choose: "f", .rotor: "o", .drag: "< and >", .type: "letters, while a field is edited",
    .search: ";", .command: ";",
  ]

  @Test(arguments: ScreenReader.Gesture.Form.allCases) func everyGestureHasAKey(_ kind: ScreenReader.Gesture.Form) {
    let row = KeyRow.table.first { $0.meaning == .gesture(kind) }
    #expect((row != nil) != (Self.byOtherWays[kind] != nil))
    if let row { #expect(row.gesture?.kind == kind) }
  }

  @Test(arguments: ExploreCommand.allCases) func everyCommandHasAKey(_ command: ExploreCommand) {
    #expect(KeyRow.table.contains { $0.meaning == .own(command) })
  }

  /// Practice uses the language of the screen; Escape has the same name in Korean.
  @Test(arguments: KeyRow.table.filter { $0.words != nil }) func everyGestureHasKoreanWords(_ row: KeyRow) throws {
    let korean = try #require(row.practiceWords(in: "ko"))
    #expect(row.fingers(in: "ko") != row.fingers)
    if let command = row.words?.command, command != "Escape" {
      #expect(!korean.contains(command))
    }
    #expect(row.practiceWords(in: "pl") == row.practiceWords(in: "en"))
  }

  @Test func practiceIsInKorean() throws {
    var explorer = try PageTests.explorer("bank-ko.json")
    explorer.press(.character("p"), .enter)
    #expect(explorer.caption == "한 손가락으로 이중 탭하기: 활성화")
    explorer.press(.character("p"), .character("H"))
    #expect(explorer.caption == "도움말 시작")
    explorer.press(.right)
    #expect(explorer.caption == "다음 항목으로 이동")
  }

  @Test func everyKeyHasOneMeaning() {
    let keys = KeyRow.table.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func helpFitsATerminal() {
    for row in KeyHelp(.english).rows { #expect(row.allSatisfy { $0.columns == $0.displayWidth }) }
    var page = Page(width: 80, height: KeyHelp(.english).rows.count + 3)
    _ = KeyHelp(.english).draw(from: 0, on: &page)
    #expect(!page.lines.joined().contains("…"))
    #expect(page.lines.contains { $0.contains("q Ctrl-C Ctrl-D") })
  }

  @Test func helpScrolls() throws {
    var explorer = try ExplorerExample.explorer()
    explorer.listen()
    explorer.press(.character("?"))
    #expect(
      explorer.lines().contains { $0.contains("Swipe right with one finger") && $0.hasSuffix("Move to Next Item") })
    explorer.press(.end)
    #expect(explorer.lines().contains { $0.contains("Quit") })
    #expect(explorer.lines().last?.hasSuffix("the end") == true)
    explorer.press(.up, .pageUp, .character("x"))
    #expect(explorer.mode == .walking)
  }

  /// The table in the documentation is equal to this one.
  @Test func theArticleHasEveryKey() throws {
    let file = Fixtures.package.appendingPathComponent("Sources/AloudTerminal/Documentation.docc/Exploring.md")
    let article = try String(contentsOf: file, encoding: .utf8)
    for row in KeyRow.table {
      let keys = row.keys.map { "`\($0.name)`" }.joined(separator: " ")
      let command = row.words.map { $0.command ?? $0.words } ?? ""
      #expect(article.contains("| \(keys) | \(row.fingers) | \(command) |"))
    }
  }
}
