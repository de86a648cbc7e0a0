internal import AloudChart
internal import AloudSpeech
public import AloudTree

/// A layer over the app, or the app at the bottom. The top layer receives the gestures. When it is left, the cursor of
/// the layer below is restored.
///
/// An app can present several screens (`Simulator.DocumentApp.Level`); VoiceOver sees the topmost.
enum Layer: Sendable {
  /// The app's screen, which cannot be left.
  case app
  /// A screen of the system over the app. Its buttons, a scrub, or a change of the device's mode close it.
  case system(tree: Tree, name: String?)
  /// VoiceOver's screen about a chart, over the app. Done or a scrub closes it.
  case chart(ChartScreen)
  /// The list of the items on the page below. A choice or a scrub closes it.
  case itemChooser(ItemChooser)
  /// Help mode: gestures say what they do. A scrub closes it.
  case help

  /// How the app's events are handled below the layer. Announcements are heard over every layer.
  enum Below {
    /// Each change is reported at once.
    case told
    /// The reader follows changes silently. When the layer is closed, the app's screen is up to date.
    case followed
    /// The reader ignores changes. When the layer is closed, the app's screen is read again.
    case unseen
  }

  /// A page has elements for the cursor; other layers use the page below. VoiceOver's own layers close silently when
  /// another screen appears below, and when VoiceOver is turned off.
  var kind: (isPage: Bool, isVoiceOvers: Bool, below: Below) {
    switch self {
    case .app: (true, false, .told)
    case .system: (true, false, .unseen)
    case .chart: (true, true, .followed)
    case .itemChooser, .help: (false, true, .told)
    }
  }

  /// The tree and the name of a page; nil for the app's page, whose tree comes with every update.
  var content: (tree: Tree, name: String?)? {
    switch self {
    case .system(let tree, let name): (tree, name)
    case .chart(let screen): (screen.explorer.tree, screen.words.words.text(.audiographDetails))
    case .app, .itemChooser, .help: nil
    }
  }
}

/// A stack of layers, which always has a bottom: the screens of a document in `Simulator.DocumentApp`, and the layers
/// over an app in ``ScreenReader``.
package struct LayerStack<Layer: Sendable>: Sendable {
  package private(set) var layers: [Layer]

  package init(_ bottom: Layer) { layers = [bottom] }

  /// The index of the top layer; the bottom has 0.
  package var topmost: Int { layers.count - 1 }

  package var top: Layer {
    _read { yield layers[topmost] }
    _modify { yield &layers[topmost] }
  }

  package subscript(place: Int) -> Layer {
    _read { yield layers[place] }
    _modify { yield &layers[place] }
  }

  package mutating func push(_ layer: Layer) { layers.append(layer) }

  /// Removes the layers above a layer.
  package mutating func pop(to place: Int) { layers.removeLast(topmost - place) }
}

// Opening and closing layers.
extension ScreenReader {
  /// The page that the cursor is on: the top layer, or the layer below one without elements.
  var page: Layer {
    get { layers[pagePlace] }
    set { layers[pagePlace] = newValue }
  }

  private var pagePlace: Int { layers.top.kind.isPage ? layers.topmost : layers.topmost - 1 }

  /// Opens a layer. On a page, the cursor starts at the first element.
  mutating func open(_ layer: Layer) {
    layers.push(layer)
    guard let tree = layer.content?.tree else { return }
    narrator = environment.narrator(for: tree)
    index = nil
    enterNewScreen()
  }

  /// Opens a screen of the system over the app.
  package mutating func openSystemScreen(_ tree: Tree, name: String?) { open(.system(tree: tree, name: name)) }

  /// Applies a change of the system's screen.
  package mutating func updateSystemScreen(_ tree: Tree) -> [Event] {
    page = .system(tree: tree, name: pageName)
    return update(Update(tree: tree))
  }

  /// The name of the page; nil for the app's page.
  package var pageName: String? { page.content?.name }

  /// Closes the top layer silently. After a screen of the system, the caller must read the app's screen again.
  mutating func leaveLayer() {
    guard case .chart(let screen) = layers.top else { return layers.pop(to: layers.topmost - 1) }
    var below = screen.below
    below.rotor.chosen = rotor.chosen
    below.commands = commands
    self = below
  }

  /// Closes VoiceOver's own layers silently.
  package mutating func leaveOwnLayers() { while layers.top.kind.isVoiceOvers { leaveLayer() } }

  /// Closes all layers over the app silently.
  package mutating func leaveAllLayers() { while isCovered { leaveLayer() } }

  /// True while a layer covers the app. Every step tests this, usually with the result false.
  var isCovered: Bool { layers.topmost > 0 }

  /// True while the cursor is on the app's own page.
  package var isOnApp: Bool { page.kind.below == .told }

  /// True while VoiceOver follows the app's screen, even if a layer covers it.
  package var seesApp: Bool { page.kind.below != .unseen }

  /// The node of the app's screen that has the cursor, or gets it back when the layer is closed.
  package var appFocus: NodeID? { chartScreen.map { $0.below.focus } ?? focus }

  /// The tree of the app's screen, also while a screen of VoiceOver covers it.
  public var appTree: Tree { chartScreen?.below.narrator.tree ?? narrator.tree }

  // MARK: The state for pictures of VoiceOver

  /// The current option of the rotor.
  public var rotorOption: RotorOption { rotor.current }

  /// True while a field receives typed text.
  public var isEditing: Bool { editingField != nil }

  /// True while gestures reach the elements of the screen, and not the Item Chooser or help mode.
  public var reachesElements: Bool { layers.top.kind.isPage }

  /// True in help mode, in which gestures say what they do.
  public var isHelping: Bool { if case .help = layers.top { true } else { false } }

  /// True while VoiceOver's screen about a chart covers the app.
  public var isExploringChart: Bool { chartScreen != nil }

  /// The items of the Item Chooser while it is open, and the index of the item under the cursor.
  public var chooserItems: (labels: [String], current: Int?)? {
    guard case .itemChooser(let chooser) = layers.top else { return nil }
    return (chooser.items.map { $0.label }, chooser.current)
  }
}
