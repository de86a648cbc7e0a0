import Aloud
import Testing

extension BrailleLine {
  /// A translator with one cell for each character; spaces are empty cells.
  fileprivate init(plain text: String) {
    let places = Array(0..<text.unicodeScalars.count)
    self.init(
      text: text, cells: text.utf8.map { $0 == 0x20 ? 0 : $0 & 0x3F }, cellOfCharacter: places, characterOfCell: places)
  }
}

@Suite struct BrailleWindowTests {
  private func windows(_ text: String, _ width: Int, wrap: Bool = true) -> [String] {
    let characters = Array(text)
    return BrailleLine(plain: text).windows(of: width, wordWrap: wrap).map { String(characters[$0]) }
  }

  @Test func wordsStayWhole() {
    #expect(windows("Notifications and accounts", 20) == ["Notifications and", "accounts"])
    #expect(windows("Notifications and accounts", 20, wrap: false) == ["Notifications and ac", "counts"])
    #expect(windows("ab cd", 5) == ["ab cd"])
    #expect(windows("ab cd ef", 5) == ["ab cd", "ef"])
    #expect(windows("ab  cd", 3) == ["ab", "cd"])
  }

  @Test func longWordsAreCut() {
    #expect(windows("abcdefgh ij", 3) == ["abc", "def", "gh", "ij"])
    #expect(windows("ab", 0) == ["a", "b"])
    #expect(windows("", 5) == [""])
  }

  @Test func panningShowsAllCells() {
    var random = SeededText(seed: 7)
    for _ in 0..<2_000 {
      let text = random.text()
      let width = 1 + text.count % 11
      let shown = windows(text, width)
      #expect(shown.allSatisfy { $0.count <= width })
      #expect(shown.joined().filter { $0 != " " } == text.filter { $0 != " " })
      #expect(windows(text, width, wrap: false).joined() == text)
    }
  }

  private struct SeededText {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    mutating func text() -> String {
      String((0..<next() % 40).map { _ in next() % 4 == 0 ? " " : "x" as Character })
    }
  }
}

@Suite struct BrailleDisplayTests {
  private func display(
    _ text: String, _ width: Int = 5, _ change: (inout VoiceOverSettings.Braille) -> Void = { _ in }
  ) -> BrailleDisplay {
    var settings = VoiceOverSettings.Braille()
    change(&settings)
    var display = BrailleDisplay(width: width, settings: settings)
    display.show(BrailleLine(plain: text))
    return display
  }

  @Test func panningGoesThroughAndBeyond() {
    var display = display("ab cd ef")
    #expect(display.text == "ab cd")
    let pan6 = display.pan(.left)
    #expect(pan6 == .beyond)
    let pan7 = display.pan(.right)
    #expect(pan7 == .moved)
    #expect(display.text == "ef")
    let pan8 = display.pan(.right)
    #expect(pan8 == .beyond)
    let pan9 = display.pan(.left)
    #expect(pan9 == .moved)
    display.show(BrailleLine(plain: "gh ij kl"), fromEnd: true)
    #expect(display.text == "kl")
  }

  @Test func theStatusCellShowsPanning() {
    var left = display("ab cd ef", 7) { $0.status = .left }
    #expect(left.cells.prefix(2) == [0x80, 0])
    let pan10 = left.pan(.right)
    #expect(pan10 == .moved)
    #expect(left.cells == [0x40, 0] + "ef".utf8.map { $0 & 0x3F })
    left.announce(BrailleLine(plain: "x"))
    #expect(left.status == 2)
    let right = display("ab", 7) { $0.status = .right }
    #expect(right.cells == "ab".utf8.map { $0 & 0x3F } + [0, 0, 0, 0, 0])
  }

  @Test func announcementsStayForTheirTime() {
    var display = display("ab")
    display.announce(BrailleLine(plain: "Sent"))
    #expect(display.text == "Sent")
    #expect(display.nextChange == 3)
    let isOver1 = display.pass(seconds: 2.9)
    #expect(!isOver1)
    #expect(display.text == "Sent")
    let isOver2 = display.pass(seconds: 0.2)
    #expect(!isOver2)
    #expect(display.text == "ab")
    #expect(display.nextChange == nil)
  }

  @Test func announcementsCanBeOff() {
    var display = display("ab") { $0.alerts = false }
    display.announce(BrailleLine(plain: "Sent"))
    #expect(display.text == "ab")
    #expect(display.status == 1)
    display.toggleHistory(nothing: BrailleLine(plain: "none"))
    #expect(display.text == "Sent")
    #expect(display.status == 0)
    display.toggleHistory(nothing: BrailleLine(plain: "none"))
    #expect(display.text == "ab")
  }

  @Test func anEmptyHistorySaysSo() {
    var display = display("ab")
    display.toggleHistory(nothing: BrailleLine(plain: "none"))
    #expect(display.text == "none")
    display.toggleHistory(nothing: BrailleLine(plain: "none"))
    #expect(display.history.isEmpty)
  }

  @Test func theHistoryIsPanned() {
    var display = display("ab")
    for text in ["one", "two"] { display.announce(BrailleLine(plain: text)) }
    display.toggleHistory(nothing: .empty)
    #expect(display.text == "two")
    let pan11 = display.pan(.left)
    #expect(pan11 == .moved)
    #expect(display.text == "one")
    let pan12 = display.pan(.left)
    #expect(pan12 == .moved)
    #expect(display.text == "one")
  }

  @Test func theDisplayPansByItself() {
    var display = display("ab cd ef")
    display.toggleAutoAdvance()
    let isOver3 = display.pass(seconds: 5)
    #expect(!isOver3)
    #expect(display.text == "ef")
    let isOver4 = display.pass(seconds: 4.9)
    #expect(!isOver4)
    let isOver5 = display.pass(seconds: 0.2)
    #expect(isOver5)
    display.changeAutoAdvance(faster: true)
    #expect(display.nextChange == 4.5)
  }

  @Test func wordWrapCanBeToggled() {
    var display = display("ab cd ef", 4)
    #expect(display.text == "ab")
    display.toggleWordWrap()
    #expect(display.text == "ab c")
  }
}

@Suite struct BrailleASCIITests {
  @Test func everyCellHasItsCharacter() {
    #expect(BrailleASCII.text([0x00, 0x01, 0x3F, 0x20, 0x0E, 0xC1]) == " A=,SA")
    #expect(Set(BrailleASCII.text(0..<64)).count == 64)
  }

  @Test func pagesHaveLinesOfFortyCells() {
    var file = BrailleASCII()
    for _ in 0..<26 { file.add(BrailleLine(plain: String(repeating: "word ", count: 10) + "end")) }
    let text = String(decoding: file.file(), as: UTF8.self)
    let pages = text.split(separator: "\u{0C}")
    #expect(pages.count == 3)
    let lines = text.replacing("\u{0C}", with: "").split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 40 })
    #expect(lines.count == 53)
    #expect(lines[1].hasPrefix("  "))
  }
}
