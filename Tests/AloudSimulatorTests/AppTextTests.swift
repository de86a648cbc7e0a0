import AloudTree
import Testing

@testable import AloudReader
@testable import AloudSimulator

@Suite struct AppTextTests {
  private func form(_ text: SpokenText? = nil, editing: Bool = true) throws -> AppExample {
    let field = Outline.Item.textField("Name", value: text).named("name", on: [.change: [.say("Changed")]])
    var example = try AppExample([field, .textField("Note").named("note").with { $0.details.text?.multiline = true }])
    if editing { #expect(try example.activate("name").isHandled) }
    return example
  }

  /// The text with its insertion point, and brackets around the selection.
  private func shown(_ example: AppExample, _ name: String = "name") throws -> String {
    let state = try #require(example.app.textState(of: try example.id(name)))
    var letters = state.text.map(String.init)
    if let selection = state.selection {
      letters.insert("]", at: selection.upperBound)
      letters.insert("[", at: selection.lowerBound)
    } else {
      letters.insert("|", at: state.insertionPoint)
    }
    return letters.joined()
  }

  @Test func aDoubleTapBeginsToEdit() throws {
    var example = try form("Mina", editing: false)
    #expect(example.app.tree.editedField == nil)
    #expect(!example.app.answer(.insertText(try example.id("name"), "x")).isHandled)
    #expect(try example.activate("name").beside == .init(isHandled: true))
    #expect(try example.app.tree.editedField == example.id("name"))
    #expect(try shown(example) == "Mina|")
    _ = try example.activate("note")
    #expect(try example.node("name").details.text?.editing == false)
    #expect(try example.app.tree.editedField == example.id("note"))
    #expect(example.app.answer(.endEditing(try example.id("note"))).isHandled)
    #expect(!example.app.answer(.endEditing(try example.id("note"))).isHandled)
    #expect(example.app.tree.editedField == nil)
  }

  @Test func typingGoesToTheInsertionPoint() throws {
    var example = try form("Mna")
    let name = try example.id("name")
    #expect(example.app.answer(.moveInsertionPoint(name, to: 1)).isHandled)
    #expect(example.app.answer(.insertText(name, "i")).beside == .init(isHandled: true, outcomes: [.said("Changed")]))
    #expect(try shown(example) == "Mi|na")
    #expect(example.app.answer(.deleteBackward(name)).outcomes == [.said("Changed")])
    #expect(try shown(example) == "M|na")
    _ = example.app.answer(.moveInsertionPoint(name, to: -3))
    #expect(!example.app.answer(.deleteBackward(name)).isHandled)
    _ = example.app.answer(.moveInsertionPoint(name, to: 99))
    #expect(try shown(example) == "Mna|")
  }

  @Test(arguments: [("👨‍👩‍👧", "a👨‍👩‍👧|"), ("e\u{301}", "ae\u{301}|"), ("\u{301}", "a\u{301}|"), ("\r\nb", "ab|")])
  func charactersAreGraphemes(_ typed: String, _ expected: String) throws {
    var example = try form("a")
    _ = example.app.answer(.insertText(try example.id("name"), typed))
    #expect(try shown(example) == expected)
  }

  @Test func onlyTextOfManyLinesTakesLineBreaks() throws {
    var example = try form("a")
    #expect(!example.app.answer(.insertText(try example.id("name"), "\n")).isHandled)
    _ = try example.activate("note")
    #expect(example.app.answer(.insertText(try example.id("note"), "\n")).isHandled)
  }

  @Test func typingReplacesTheSelection() throws {
    var example = try form("Mina")
    let name = try example.id("name")
    example.app.levels.top.selection = 1..<3
    #expect(try shown(example) == "M[in]a")
    _ = example.app.answer(.insertText(name, "on"))
    #expect(try shown(example) == "Mon|a")
    example.app.levels.top.selection = 2..<99
    _ = example.app.answer(.deleteBackward(name))
    #expect(try shown(example) == "Mo|")
    example.app.levels.top.selection = 0..<1
    _ = example.app.answer(.moveInsertionPoint(name, to: 0))
    #expect(try shown(example) == "|Mo")
  }

  @Test func undoAndRedoChangeTheText() throws {
    var example = try form()
    let name = try example.id("name")
    for letter in ["a", "b"] { _ = example.app.answer(.insertText(name, letter)) }
    var seen: [String] = []
    while example.app.answer(.undo(name)).isHandled { seen.append(try shown(example)) }
    #expect(seen == ["a|", "|"])
    let again = example.app.answer(.redo(name))
    #expect(again.isHandled)
    #expect(again.outcomes == [.said("Changed")])
    _ = example.app.answer(.insertText(name, "c"))
    let isMadeAgainNow = example.app.answer(.redo(name)).isHandled
    #expect(!isMadeAgainNow)
    #expect(try shown(example) == "ac|")
  }

  @Test func traitsMakeATextInputToo() throws {
    var example = try AppExample([.element("Find", value: "x", .searchField).named("find")])
    #expect(try example.activate("find").isHandled)
    #expect(example.app.answer(.insertText(try example.id("find"), "y")).isHandled)
    #expect(try example.node("find").value == "xy")
    var dimmed = try AppExample([.textField("Find", .notEnabled).named("find")])
    #expect(try !dimmed.activate("find").isHandled)
  }
}
