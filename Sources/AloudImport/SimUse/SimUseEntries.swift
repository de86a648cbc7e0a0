import AloudTree

/// A flat list of what sim-use sees, from the top of the screen to its bottom.
struct SimUseEntries {
  private(set) var entries: [SimUseEntry] = []
  private var appName: String?
  private var size: (width: Double, height: Double)?

  init() {}

  init(_ list: JSONList) {
    var forest = JSONForest(list)
    while let object = forest.next() { entries.append(SimUseEntry(object)) }
  }

  /// - Parameter outline: the text that sim-use prints, and whatever a shell printed around it.
  init(outline: [UInt8]) {
    var group: String?
    for line in outline.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self)
      if let entry = SimUseOutline.entry(text, group: group) {
        entries.append(entry)
      } else if text.hasPrefix("[") {
        group = SimUseOutline.group(text)
      } else {
        readHeading(of: text)
      }
    }
  }

  /// Reads `App: LINE Dev  402x874` off the first line.
  mutating func readHeading(of text: String) {
    guard let heading = SimUseOutline.heading(text.prefix { !$0.isNewline }) else { return }
    appName = heading.name
    size = heading.size
  }

  /// The screen, as the bridge would have listed it.
  func screen(language: String, _ warnings: [ImportWarning]) throws(ImportError) -> ScreenImport {
    var elements: [BridgeElement] = []
    if let size {
      var application = BridgeElement(depth: 0)
      application.role = .application
      application.label = appName
      application.frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
      elements.append(application)
    }
    let depth = elements.count
    var group: String?
    for entry in entries {
      if entry.group != group, let name = entry.group { elements.append(BridgeElement(group: name, depth: depth)) }
      group = entry.group
      elements.append(entry.element(depth: group == nil ? depth : depth + 1))
      elements[elements.count - 1].isInStatusBar = isInStatusBar(entry)
    }
    return try AccessibilityBridgeJSON.screen(of: BridgeReply(elements), language: language, tool: .simUse, warnings)
  }

  /// The bridge lists the time and the battery too, which are no part of the app.
  private func isInStatusBar(_ entry: SimUseEntry) -> Bool {
    guard let frame = entry.frame, ["StaticText", "GenericElement"].contains(entry.role) else { return false }
    return frame.y + frame.height <= statusBarHeight
  }

  /// In points: that of phones with a notch, which are taller than 800 points, where the size is not told.
  private var statusBarHeight: Double {
    guard let size else { return 54 }
    return Document.Device(ofScreen: size) == .phone && size.height > 800 ? 54 : 24
  }
}

extension BridgeElement {
  /// A group by the name of a region; its frame is not told.
  fileprivate init(group name: String, depth: Int) {
    self.init(depth: depth)
    role = BridgeRole(rawValue: "Group")
    label = name
  }
}
