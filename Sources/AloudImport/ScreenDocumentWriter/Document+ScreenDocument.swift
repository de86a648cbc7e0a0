public import AloudTree

extension Document {
  /// The document as JSON that people can read and go on with.
  ///
  ///     let text = try Document(reading: dump).tidied().screenDocument()
  ///     try Document(reading: text).screenDocument() == text  // true
  ///
  /// Reading it gives the same document, but for what the format has no words for: the rules by which an importer
  /// filled in a node, traits without a name, behaviors of the first screen other than the app's own, and the value of
  /// what adjusts, which follows from where it stands. What is as it would be anyway is left out. Nodes that are nested
  /// deeper than about 240 are written, but reading gives up before them.
  ///
  /// - Complexity: O(nodes + length of their texts).
  public func screenDocument() -> String {
    var writer = ScreenDocumentWriter()
    writer.write(self)
    return writer.text
  }
}

/// Writes the top level of a screen document.
struct ScreenDocumentWriter {
  private var layout = JSONLayout()

  var text: String { layout.text + "\n" }

  mutating func write(_ document: Document) {
    layout.write("{")
    var isFirst = true
    for key in JSONKeys.Document.known.keys {
      switch key {
      case .elements: writeElements(key.rawValue, of: document.firstScreen, indent: 2, isFirst: &isFirst)
      case .screens: writeScreens(document, isFirst: &isFirst)
      case .schema, .aloud, .name, .language, .device, .direction, .size, .pixelsPerInch, .order, .on, .guidedAccess,
        .ignore:
        guard let value = document.value(of: key) else { continue }
        writeKey(key.rawValue, indent: 2, isFirst: &isFirst)
        layout.write(value, indent: 2)
      }
    }
    layout.newLine(0)
    layout.write("}")
  }

  private mutating func writeScreens(_ document: Document, isFirst: inout Bool) {
    var keys: Set<String> = []
    let screens = document.screens.dropFirst().filter { screen in screen.key.map { keys.insert($0).inserted } ?? false }
    guard !screens.isEmpty else { return }
    writeKey(JSONKeys.Document.screens.rawValue, indent: 2, isFirst: &isFirst)
    layout.write("{")
    var isFirstScreen = true
    for screen in screens {
      writeKey(screen.key ?? "", indent: 4, isFirst: &isFirstScreen)
      write(screen)
    }
    layout.newLine(2)
    layout.write("}")
  }

  private mutating func write(_ screen: Document.Screen) {
    layout.write("{")
    var isFirst = true
    for key in JSONKeys.Screen.known.keys {
      let value: JSONValue?
      switch key {
      case .elements:
        writeElements(key.rawValue, of: screen, indent: 6, isFirst: &isFirst)
        continue
      case .name: value = screen.name.map { .string($0) }
      case .order: value = screen.tree.order == .sorted ? nil : .string(screen.tree.order.rawValue)
      case .on: value = screen.behaviors.json(Behaviors.Event.ofNodes)
      case .ignore: value = screen.ignored.jsonUnlessEmpty
      }
      guard let value else { continue }
      writeKey(key.rawValue, indent: 6, isFirst: &isFirst)
      layout.write(value, indent: 6)
    }
    layout.newLine(4)
    layout.write("}")
  }

  private mutating func writeKey(_ key: String, indent: Int, isFirst: inout Bool) {
    if !isFirst { layout.write(",") }
    isFirst = false
    layout.newLine(indent)
    layout.write(key.quotedAsJSON + ": ")
  }

  private mutating func writeElements(_ key: String, of screen: Document.Screen, indent: Int, isFirst: inout Bool) {
    writeKey(key, indent: indent, isFirst: &isFirst)
    layout.write("[")
    if screen.tree.count > 1 {
      NodeWriter.write(screen.tree.ids, of: screen.tree, to: &layout, indent: indent + 2)
      layout.newLine(indent)
    }
    layout.write("]")
  }
}

extension Document {
  /// The facts of the document about the app as a whole.
  fileprivate func value(of key: JSONKeys.Document) -> JSONValue? {
    switch key {
    case .aloud: .whole(1)
    case .name: firstScreen.name.map { .string($0) }
    case .language: language == "en" ? nil : .string(language)
    case .device: device == .phone ? nil : .string(device.rawValue)
    case .direction: explicitDirection.map { .string($0.rawValue) }
    case .size: explicitSize.map { .numbers([$0.width, $0.height]) }
    case .pixelsPerInch: pixelsPerInch.map { .number($0) }
    case .order: firstScreen.tree.order == .sorted ? nil : .string(firstScreen.tree.order.rawValue)
    case .on: behaviors.json(Behaviors.Event.ofApp)
    case .guidedAccess: guidedAccess.map(\.json)
    case .ignore: firstScreen.ignored.jsonUnlessEmpty
    case .schema, .elements, .screens: nil
    }
  }
}
