import Aloud
import AloudTestSupport
import Foundation
import Testing

/// Page trees that no browser makes: reading ends, on a small stack, with a reading or an error.
@Suite struct HostilePageTests {
  private struct Element {
    var id: Int
    var role = "generic"
    var name = ""
    var children: [Int] = []
    var ignored = false
    var more = ""

    var json: String {
      let ids = children.map { "\"\($0)\"" }.joined(separator: ",")
      return #"{"nodeId": "\#(id)", "ignored": \#(ignored), "role": {"value": "\#(role)"}, "#
        + #""name": {"value": "\#(name)"}, "childIds": [\#(ids)], "backendDOMNodeId": \#(id)\#(more)}"#
    }
  }

  private static func page(_ elements: [Element], snapshot: String = "null") -> String {
    let root = Element(id: 1, role: "RootWebArea", name: "Page", children: elements.first.map { [$0.id] } ?? [])
    let nodes = ([root] + elements).map(\.json).joined(separator: ",\n")
    return #"{"accessibility": {"nodes": [\#(nodes)]}, "snapshot": \#(snapshot)}"#
  }

  /// Reads on a thread with half a megabyte of stack, as in workers.
  private func read(_ text: String) throws -> [String] {
    final class Box: @unchecked Sendable {
      var result: Result<[String], ImportError> = .success([])
      var seconds = 0.0
    }
    let box = Box()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      do throws(ImportError) {
        let document = try ImportedScreen(Array(text.utf8)).document
        box.result = .success(ScreenReader(document).reading().map(\.text))
      } catch {
        box.result = .failure(error)
      }
      // A new thread has had no time before.
      box.seconds = threadSeconds()
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    #expect(box.seconds < 60)
    return try box.result.get()
  }

  private static let modal = #", "properties": [{"name": "modal", "value": {"value": true}}]"#
  private static let word = Element(id: 9, role: "StaticText", name: "Word")

  @Test func cyclicNodesAreHandled() throws {
    let loop = [Element(id: 2, children: [3, 9]), Element(id: 3, children: [4]), Element(id: 4, children: [2, 3, 1])]
    #expect(try read(Self.page(loop + [Self.word])) == ["Word"])
    // A node inside the page refers to the page itself: there is no root.
    let circle = [Element(id: 1, children: [1, 2]), Element(id: 2, children: [1])].map(\.json).joined(separator: ",")
    #expect(throws: ImportError.self) { try read(#"{"nodes": [\#(circle)]}"#) }
    let dialogs = [
      Element(id: 2, role: "dialog", children: [9], more: Self.modal),
      Element(id: 5, role: "dialog", children: [6], more: Self.modal), Element(id: 6, children: [5]),
    ]
    #expect(try read(Self.page(dialogs + [Self.word])) == ["Word"])
  }

  @Test func duplicateAndMissingNodesAreHandled() throws {
    let second = Element(id: 9, role: "StaticText", name: "Second")
    let elements = [Element(id: 2, children: [9, 9, 77]), Element(id: 3, children: [9]), Self.word, second]
    #expect(try read(Self.page(elements)) == ["Word"])
  }

  @Test func valuesOfOtherTypes() throws {
    let text = """
      {"accessibility": {"nodes": [null, 7, "a", [], {},
        {"nodeId": 1, "role": "x", "name": [], "childIds": {}, "properties": 3},
        {"nodeId": "2", "role": {"value": "RootWebArea"}, "childIds": [null, 3, "4"], "backendDOMNodeId": -1},
        {"nodeId": "4", "role": {"value": "slider"}, "name": {"value": 12, "sources": {}}, "value": {"value": [1]},
         "properties": [null, {"name": 1}, {"name": "valuemin", "value": {"value": 1e308}},
          {"name": "level", "value": {"value": -1e99}}],
         "backendDOMNodeId": 1e300}]},
       "snapshot": {"documents": [null, 3, {}, {"nodes": []}], "strings": [null, 1, {}]}, "page": {"size": [-1, 1e308]}}
      """
    #expect(try read(text).first?.hasPrefix("12") == true)
  }

  @Test(.long, arguments: [true, false]) func deepPagesAreRead(_ ignored: Bool) throws {
    let depth = 100_000
    let chain = (2..<depth).map { Element(id: $0, children: [$0 + 1], ignored: ignored) }
    let word = Element(id: depth, role: "StaticText", name: "Word")
    #expect(try read(Self.page(chain + [word])) == ["Word"])
  }

  @Test(
    .long,
    arguments: [
      "list", "link", "heading", "group", "table", "row", "gridcell", "radiogroup", "navigation", "figure", "LabelText",
    ])
  func depthOfContainers(_ role: String) throws {
    let chain = (2..<20_000).map { Element(id: $0, role: role, children: [$0 + 1]) }
    do {
      let texts = try read(Self.page(chain + [Element(id: 20_000, role: "StaticText", name: "Word")]))
      #expect(texts.count <= 1)
    } catch let error as ImportError {
      #expect(error.message.description.contains("nested deeper than"))
    }
  }

  private static func snapshot(
    parents: String, backends: String, attributes: String, more: String = "", strings: String
  ) -> String {
    """
    {"documents": [{"frameId": 0, "nodes": {"parentIndex": \(parents), "nodeName": \(parents), "nodeValue": \(parents),
     "backendNodeId": \(backends), "attributes": \(attributes)\(more)}, "layout": {"nodeIndex": [0, -5, 99999999, 1],
     "bounds": [[0], [1e308, 1e308, 1e308, 1e308], null, [1, 2, 3, "x"]]}, "scrollOffsetX": -1e308}],
     "strings": \(strings)}
    """
  }

  @Test func impossiblePlacesAreHandled() throws {
    for number in ["-1", "-9223372036854775808", "9223372036854775807", "99", "1.5", "1e300", "null", "\"1\"", "0"] {
      let list = "[\(number), 0, \(number), 1, \(number)]"
      let sparse = #"{"index": \#(list), "value": \#(list)}"#
      let snapshot = Self.snapshot(
        parents: list, backends: "[1, 2, 9, 9, \(number)]",
        attributes: "[[\(number)], [0, \(number), 1], null, \(list)]",
        more: #", "inputValue": \#(sparse), "contentDocumentIndex": \#(sparse)"#,
        strings: #"["id", "aria-errormessage", "::before", "lang"]"#)
      let texts = try read(Self.page([Element(id: 2, children: [9]), Self.word], snapshot: snapshot))
      #expect(texts == ["Word"])
    }
  }

  @Test func aMillionAttributes() throws {
    let pairs = (0..<500_000).map { $0 % 2 == 0 ? "0,1" : "2,1" }.joined(separator: ",")
    let snapshot = Self.snapshot(
      parents: "[-1, 0, 1]", backends: "[1, 2, 9]", attributes: "[[], [\(pairs)], []]",
      strings: #"["id", "a", "lang"]"#)
    let copies = (10..<2_000).map { Element(id: $0) }
    let elements = [Element(id: 2, children: [9] + copies.map(\.id)), Self.word] + copies
    // All of them claim to be the element that contains them.
    let text = Self.page(elements, snapshot: snapshot).replacing(
      #""backendDOMNodeId": 1"#, with: #""backendDOMNodeId": 2, "was": 1"#)
    #expect(try read(text) == ["Word"])
  }

  /// A document in its own frame, and frames whose number doubles at each level.
  @Test func recursiveFramesAreHandled() throws {
    let nodes = (1...40).flatMap { level in
      let id = level * 10
      return [
        Element(
          id: id, role: "RootWebArea", children: [id + 1, id + 2, id + 3], more: #", "frameId": "F\#(level)""#),
        Element(id: id + 1, role: "StaticText", name: "Level \(level)"), Element(id: id + 2, role: "Iframe"),
        Element(id: id + 3, role: "Iframe"),
      ].map(\.json)
    }
    let documents = (1...40).map { level in
      let (id, next) = (level * 10, level % 40)
      return """
        {"frameId": \(level), "nodes": {"parentIndex": [-1, 0, 0], "backendNodeId": [\(id), \(id + 2), \(id + 3)],
         "attributes": [[], [], []], "contentDocumentIndex": {"index": [1, 2], "value": [\(next), \(next)]}}}
        """
    }
    let text = """
      {"accessibility": {"nodes": [\(nodes.joined(separator: ","))]},
       "snapshot": {"documents": [\(documents.joined(separator: ","))],
        "strings": [\((0...40).map { "\"F\($0)\"" }.joined(separator: ","))]}}
      """
    #expect(try read(text) == (1...40).map { "Level \($0)" })
  }

  /// Deep documents with selectors that would be longer than the page.
  @Test(.long) func selectorsOfDeepDocuments() throws {
    let count = 20_000
    func list(_ number: (Int) -> Int) -> String {
      "[" + (0..<count).map { "\(number($0))" }.joined(separator: ",") + "]"
    }
    let snapshot = """
      {"documents": [{"nodes": {"parentIndex": \(list { $0 - 1 }), "nodeName": \(list { _ in 0 }),
       "backendNodeId": \(list { $0 + 1 }), "attributes": []}}], "strings": ["DIV"]}
      """
    let texts = (2..<count).map { Element(id: $0, role: "StaticText", name: "Word") }
    let elements = [Element(id: count, children: texts.map(\.id))] + texts
    #expect(try read(Self.page(elements, snapshot: snapshot)).count == texts.count)
  }

  /// A screen document cannot contain such a language.
  @Test(arguments: ["Keep", "e", "en us", "한"]) func anInvalidLanguageTagIsIgnored(_ language: String) throws {
    let snapshot = """
      {"documents": [{"nodes": {"parentIndex": [-1, 0], "nodeName": [1, 2], "backendNodeId": [1, 9],
       "attributes": [[0, 3], [0, 3]]}}], "strings": ["lang", "HTML", "P", "\(language)"]}
      """
    let document = try ImportedScreen(Array(Self.page([Self.word], snapshot: snapshot).utf8)).document
    #expect(document.language == "en")
    #expect(try ImportedScreen(Array(document.screenDocument().utf8)).document == document)
  }

  /// A modal dialog in a frame hides nothing around the frame. Source: WebKit, `ignoredFromModalPresence`.
  @Test func aModalDialogInAFrame() throws {
    let nodes = [
      Element(id: 1, role: "RootWebArea", children: [2, 3], more: #", "frameId": "A""#),
      Element(id: 2, role: "StaticText", name: "Outside"), Element(id: 3, role: "Iframe"),
      Element(id: 4, role: "RootWebArea", children: [5, 6], more: #", "frameId": "B""#),
      Element(id: 5, role: "StaticText", name: "Beside"),
      Element(id: 6, role: "dialog", children: [7], more: Self.modal),
      Element(id: 7, role: "StaticText", name: "Inside"),
    ]
    let snapshot = """
      {"documents": [
        {"frameId": 0, "nodes": {"backendNodeId": [1, 2, 3], "contentDocumentIndex": {"index": [2], "value": [1]}}},
        {"frameId": 1, "nodes": {"backendNodeId": [4, 5, 6, 7]}}], "strings": ["A", "B"]}
      """
    let list = nodes.map(\.json).joined(separator: ",")
    #expect(try read(#"{"accessibility": {"nodes": [\#(list)]}, "snapshot": \#(snapshot)}"#) == ["Outside", "Inside"])
  }
}
