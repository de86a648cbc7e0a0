internal import AloudChart
internal import AloudSpeech
internal import AloudTree

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

  /// A page has elements to walk; other layers are about the page below. VoiceOver's own layers go without a word when the
  /// screen below is another one, and when VoiceOver goes.
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
