internal import AloudChart
internal import AloudSpeech
public import AloudTree

/// A layer over the app, or the app itself at the bottom. The layer on top gets the gestures; leaving it leads back to
/// the one below, with the cursor where it was.
///
/// An app may show screens over one another (`Simulator.DocumentApp.Level`); VoiceOver sees the topmost.
enum Layer: Sendable {
  /// The app's screen, which is never left.
  case app
  /// A screen of the system's over the app: left by its buttons, by a scrub, or with the mode of the device.
  case system(tree: Tree, name: String?)
  /// VoiceOver's own screen about a chart, over the app: left by Done, or by a scrub.
  case chart(ChartScreen)
  /// The list of what is on the page below: left by a choice, or by a scrub.
  case itemChooser(ItemChooser)
  /// Gestures say what they are for: left by a scrub.
  case help

  /// The treatment of the app's events meanwhile. Announcements are heard over every layer.
  enum Below {
    /// Each change becomes events at once.
    case told
    /// The reader follows in silence; once the layer has gone, the app's screen is as it has become.
    case followed
    /// The reader does not look; once the layer has gone, the app's screen is read anew.
    case unseen
  }

  /// A page has elements to walk; other layers are about the page below. VoiceOver's own layers go without a word when
  /// the screen below is another one, and when VoiceOver goes.
  var kind: (isPage: Bool, isVoiceOvers: Bool, below: Below) {
    switch self {
    case .app: (true, false, .told)
    case .system: (true, false, .unseen)
    case .chart: (true, true, .followed)
    case .itemChooser, .help: (false, true, .told)
    }
  }

  /// The tree and the name of a page; nil for that of the app, which comes with every change.
  var content: (tree: Tree, name: String?)? {
    switch self {
    case .system(let tree, let name): (tree, name)
    case .chart(let screen): (screen.explorer.tree, screen.words.words.text(.audiographDetails))
    case .app, .itemChooser, .help: nil
    }
  }
}

/// Layers from the bottom, which is always there, to the top: the screens of a document in
/// `Simulator.DocumentApp`, and what lies over an app in ``ScreenReader``.
package struct LayerStack<Layer: Sendable>: Sendable {
  package private(set) var layers: [Layer]

  package init(_ bottom: Layer) { layers = [bottom] }

  /// The place of the layer on top; that at the bottom has 0.
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

  /// Takes away all that lies over a layer.
  package mutating func pop(to place: Int) { layers.removeLast(topmost - place) }
}

// How layers come and go.
extension ScreenReader {
  /// The page that is walked: the layer on top, or that below a layer without elements of its own.
  var page: Layer {
    get { layers[pagePlace] }
    set { layers[pagePlace] = newValue }
  }

  private var pagePlace: Int { layers.top.kind.isPage ? layers.topmost : layers.topmost - 1 }

  /// Puts a layer on top; a page is walked from its first element.
  mutating func open(_ layer: Layer) {
    layers.push(layer)
    guard let tree = layer.content?.tree else { return }
    narrator = environment.narrator(for: tree)
    index = nil
    enterNewScreen()
  }

  /// Puts a screen of the system's over the app.
  package mutating func openSystemScreen(_ tree: Tree, name: String?) { open(.system(tree: tree, name: name)) }

  /// The screen of the system's has changed.
  package mutating func updateSystemScreen(_ tree: Tree) -> [Event] {
    page = .system(tree: tree, name: pageName)
    return update(Update(tree: tree))
  }

  /// The name of the page; nil for that of the app.
  package var pageName: String? { page.content?.name }

  /// Takes the layer on top away without a word. Below a screen of the system's the app's is to be read anew.
  mutating func leaveLayer() {
    guard case .chart(let screen) = layers.top else { return layers.pop(to: layers.topmost - 1) }
    var below = screen.below
    below.isMuted = isMuted
    below.isCurtained = isCurtained
    below.rotor.chosen = rotor.chosen
    below.commands = commands
    self = below
  }

  /// Takes VoiceOver's own layers away without a word.
  package mutating func leaveOwnLayers() { while layers.top.kind.isVoiceOvers { leaveLayer() } }

  /// Takes everything away that lies over the app, without a word.
  package mutating func leaveAllLayers() { while isCovered { leaveLayer() } }

  /// True while something lies over the app. Every step asks, and most find nothing.
  var isCovered: Bool { layers.topmost > 0 }

  /// True while the cursor walks the app's own page.
  package var isOnApp: Bool { page.kind.below == .told }

  /// True while VoiceOver knows what is on the app's screen, be it covered or not.
  package var seesApp: Bool { page.kind.below != .unseen }

  /// The node of the app's screen that has the cursor, or will have it again.
  package var appFocus: NodeID? { chartScreen.map { $0.below.focus } ?? focus }

  /// The tree of the app's screen, also while a screen of VoiceOver's own covers it.
  public var appTree: Tree { chartScreen?.below.narrator.tree ?? narrator.tree }

  // MARK: The state that a picture of VoiceOver shows

  /// The option that the rotor is turned to.
  public var rotorOption: RotorOption { rotor.current }

  /// True while a field takes what is typed.
  public var isEditing: Bool { editingField != nil }

  /// True while gestures reach the elements of the screen: neither the Item Chooser nor help takes them.
  public var reachesElements: Bool { layers.top.kind.isPage }

  /// True while gestures say what they are for.
  public var isHelping: Bool { if case .help = layers.top { true } else { false } }

  /// True while VoiceOver's own screen about a chart is over that of the app.
  public var isExploringChart: Bool { chartScreen != nil }

  /// The items of the Item Chooser while it is open, and which of them the cursor is on, from 0.
  public var chooserItems: (labels: [String], current: Int?)? {
    guard case .itemChooser(let chooser) = layers.top else { return nil }
    return (chooser.items.map(\.label), chooser.current)
  }
}
