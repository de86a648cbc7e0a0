internal import AloudSpeech
public import AloudTree

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
}

// The state that a picture of VoiceOver shows.
extension ScreenReader {
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
