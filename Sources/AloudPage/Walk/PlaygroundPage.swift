internal import Aloud
internal import AloudTree

/// A page for reading, walking and auditing one's own screen document or dump.
///
/// It makes no requests, so any web server can host it. Files that are dropped on it stay in the browser.
public struct PlaygroundPage: Sendable {
  let language: String

  /// - Parameter language: the language of the interface, one of ``WalkedPage/languages``; English for others.
  public init(language: String) { self.language = PageWords.language(for: language) }

  /// The HTML file. It is the same each time with the same core.
  public func html(_ core: BuiltCore) -> String {
    let words = PageWords.playground.read(language)
    let title = words["playground.title"] ?? "Aloud"
    let examples = PlaygroundExample.all(language).map { example -> JSONValue in
      ["name": .string(example.name), "text": .string(example.text)]
    }
    return CorePage(
      title: title, language: language,
      data: ["title": .string(title), "language": .string(language), "examples": .list(examples)],
      styles: [PageParts.playgroundStyleCss], scripts: [PageParts.playgroundPageJs, PageParts.playgroundBeginJs],
      words: [.shared, .steps, .walk, .playground], readsFiles: true
    ).html(core)
  }
}

/// An example of a screen.
private struct PlaygroundExample {
  let name: String
  var language = "en"
  let text: String

  /// Returns the examples. The first one, which opens with the page, is in the language of the page.
  static func all(_ language: String) -> [PlaygroundExample] {
    all.filter { $0.language == language } + all.filter { $0.language != language }
  }

  private static let all = [
    PlaygroundExample(
      name: "settings.json",
      text: """
        {
          "aloud": 1,
          "name": "Settings",
          "elements": [
            {"label": "Settings", "traits": ["header"], "frame": [16, 60, 358, 44]},
            {"label": "Airplane Mode", "traits": ["button", "toggleButton"], "value": "0", "frame": [16, 120, 358, 44]},
            {"label": "Brightness", "traits": ["adjustable"], "value": "50%", "frame": [16, 180, 358, 44]},
            {"traits": ["button"], "frame": [346, 240, 28, 28]}
          ]
        }
        """),
    PlaygroundExample(
      name: "장바구니.json", language: "ko",
      text: """
        {
          "aloud": 1,
          "language": "ko",
          "name": "장바구니",
          "elements": [
            {"label": "장바구니", "traits": ["header"], "frame": [16, 60, 358, 44]},
            {"label": "사과 한 봉지", "value": "7,900원", "frame": [16, 120, 300, 44]},
            {"label": "수량", "value": "1개", "traits": ["adjustable"], "frame": [16, 176, 358, 44]},
            {"label": "주문하기", "traits": ["button"], "frame": [16, 760, 358, 50]}
          ]
        }
        """),
    PlaygroundExample(
      name: "XCUITest.txt",
      text: """
        Attributes: Application, 0x600000000001, pid: 4242, label: 'Notes'
        Element subtree:
         →Application, 0x600000000001, pid: 4242, label: 'Notes'
            Window (Main), 0x600000000002, {{0.0, 0.0}, {390.0, 844.0}}
              NavigationBar, 0x600000000003, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Notes'
                StaticText, 0x600000000004, {{172.0, 58.0}, {46.0, 21.0}}, label: 'Notes'
                Button, 0x600000000005, {{330.0, 47.0}, {44.0, 44.0}}, label: 'Add'
              Cell, 0x600000000006, {{0.0, 91.0}, {390.0, 44.0}}, label: 'Groceries'
        """),
  ]
}
