import Aloud

@testable import AloudExplorer

/// Screens to explore in tests.
enum ExplorerExample {
  static func settings() throws -> Document {
    func row(_ y: Double, _ item: Outline.Item) -> Outline.Item {
      item.with { $0.frame = Frame(x: 0, y: y, width: 390, height: 44) }
    }
    return try Document(
      [
        row(0, .heading("Settings")), row(44, .textField("Search")), row(88, .toggle("Airplane Mode", on: false)),
        row(132, .slider("Brightness", at: 50)), row(176, .button("Delete", .notEnabled)), .link("About"),
      ], name: "Settings")
  }

  static func explorer(_ document: Document) -> Explorer {
    var options = ReaderOptions()
    options.settings.controls = .live
    var explorer = Explorer(document, title: "settings.json", options: options)
    explorer.start()
    return explorer
  }

  static func explorer() throws -> Explorer { explorer(try settings()) }
}

extension Explorer {
  /// Presses keys, and waits for all speech after each.
  mutating func press(_ keys: Key...) {
    for key in keys {
      handle(key)
      listen()
    }
  }

  /// Types letters.
  mutating func type(_ text: String) {
    for character in text {
      handle(.character(character))
      listen()
    }
  }

  mutating func listen() {
    for _ in 0..<100 where simulator.isTalking {
      _ = takeEffects()
      _ = pass(seconds: secondsToNext ?? 0)
      _ = takeEffects()
    }
  }

  mutating func lines(_ width: Int = 80, _ height: Int = 24) -> [String] { page(width: width, height: height).lines }

  /// The steps and events, in the format of scripts.
  var told: [String] {
    transcript.lines.map { line in
      switch line {
      case .step(let text): "> \(text)"
      case .words(let text), .happening(let text), .comment(let text): text
      }
    }
  }
}
