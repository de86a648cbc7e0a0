internal import AloudBase
internal import AloudReader
package import AloudSpeech
package import AloudTree

/// A screen of the system over the app: the options of Guided Access, or the menu of the accessibility shortcut. The
/// simulator applies its choices to the device.
struct SystemScreen: Sendable {
  enum Choice: Equatable, Sendable {
    case start, resume, end, cancel
    case shortcut(GuidedAccess.Shortcut)
  }

  typealias Dialog = SystemDialog<Choice>

  var dialog: Dialog
  /// The names of restrictions, by the ids of their switches.
  private var switches: [String: String] = [:]
  /// The choices of the time limit, in seconds; nil for none.
  private var limits: [Double?] = []

  private static let timeLimitID = "time limit"

  /// Applies the current state of the options to the device.
  func set(_ device: inout Device) {
    for node in dialog.app.tree.nodes {
      guard let id = node.id else { continue }
      if let name = switches[id] {
        if node.value?.string == "0" { device.denied.insert(name) } else { device.denied.remove(name) }
      }
      if id == SystemScreen.timeLimitID, case .values(_, let index)? = node.sharedDetails?.value.adjusts {
        device.timeLimit = limits[min(max(index, 0), limits.count - 1)]
      }
    }
  }
}

// The elements of the screen. Source: the session on single app mode shows these options, and says that they include
// titles and details of the app. Their order, and how the limit is set, is assumed.
extension SystemScreen {
  init(optionsOf device: Device, _ words: Phrasebook, in document: Document, _ settings: VoiceOverSettings) {
    var contents = Dialog.Contents()
    contents.items.append(.heading(SpokenText(words.text(.guidedaccessTitle))))
    let isRunning = device.mode == .guidedAccess
    let buttons: [(Choice, Phrase)] =
      isRunning
      ? [(.end, .guidedaccessEnd), (.resume, .guidedaccessResume)]
      : [(.cancel, .guidedaccessCancel), (.start, .guidedaccessStart)]
    for (choice, phrase) in buttons { contents.addButton(words.text(phrase), choice) }
    contents.items.append(.heading(SpokenText(words.text(.guidedaccessOptions))))
    var switches: [String: String] = [:]
    let system = GuidedAccess.SystemRestriction.allCases.map { ($0.rawValue, words.text($0.phrase), String?.none) }
    let own = device.facts.restrictions.map { ($0.identifier, $0.title, $0.detail) }
    for (name, label, detail) in system + own {
      let id = "restriction \(switches.count)"
      switches[id] = name
      contents.items.append(
        Outline.Item.toggle(SpokenText(label), on: !device.denied.contains(name)).with {
          $0.id = id
          $0.details.behaviors.effects[.activate] = [.toggle(id: id)]
        })
      if let detail, !detail.isEmpty { contents.items.append(.text(SpokenText(detail))) }
    }
    let limits = SystemScreen.limits(with: device.timeLimit)
    contents.items.append(SystemScreen.timeLimit(device.timeLimit, among: limits, words))
    dialog = Dialog(
      contents, named: words.text(.guidedaccessTitle), escape: .cancel, over: document, settings: settings)
    (self.switches, self.limits) = (switches, limits)
  }

  init(
    menuOf shortcuts: [GuidedAccess.Shortcut], on device: Device, _ words: Phrasebook, in document: Document,
    _ settings: VoiceOverSettings
  ) {
    var contents = Dialog.Contents()
    contents.items.append(.heading(SpokenText(words.text(.shortcutTitle))))
    for shortcut in shortcuts {
      let isOn = shortcut.feature.map { device.features.contains($0) } ?? false
      contents.addButton(words.text(shortcut.phrase), .shortcut(shortcut), isOn ? .selected : [])
    }
    contents.addButton(words.text(.guidedaccessCancel), .cancel)
    dialog = Dialog(contents, named: words.text(.shortcutTitle), escape: .cancel, over: document, settings: settings)
  }

  /// The choices in seconds: common durations of timers, and the current limit.
  private static func limits(with current: Double?) -> [Double?] {
    let usual: [Double?] = [nil, 300, 600, 900, 1800, 2700, 3600]
    guard !usual.contains(current) else { return usual }
    let sorted: [Double?] = (usual + [current]).compactMap { $0 }.sorted().map { $0 }
    return [nil] + sorted
  }

  /// A duration in whole minutes, else in seconds.
  private static func duration(_ seconds: Double, _ words: Phrasebook) -> String {
    let seconds = Int(clamping: min(seconds, 1e9).rounded())
    guard seconds % 60 == 0 else {
      return words.text(.chartSeconds, count: seconds, numbers: ["seconds": seconds])
    }
    return words.text(.guidedaccessMinutes, count: seconds / 60, numbers: ["n": seconds / 60])
  }

  private static func timeLimit(_ current: Double?, among limits: [Double?], _ words: Phrasebook) -> Outline.Item {
    let values = limits.map { limit in
      guard let limit else { return SpokenText(words.text(.switchOff)) }
      return SpokenText(SystemScreen.duration(limit, words))
    }
    return Outline.Item.element(SpokenText(words.text(.guidedaccessTimeLimit)), .adjustable).with {
      $0.id = timeLimitID
      $0.details.adjusts = .values(values, index: limits.firstIndex(of: current) ?? 0)
    }
  }
}

extension GuidedAccess.SystemRestriction {
  fileprivate var phrase: Phrase {
    switch self {
    case .touch: .guidedaccessTouch
    case .motion: .guidedaccessMotion
    case .keyboards: .guidedaccessKeyboards
    case .volumeButtons: .guidedaccessVolumeButtons
    case .sideButton: .guidedaccessSideButton
    }
  }
}

extension GuidedAccess.Shortcut {
  /// The words in the menu.
  package var phrase: Phrase {
    switch self {
    case .guidedAccess: .guidedaccessTitle
    case .voiceOver: .featureVoiceover
    case .zoom: .featureZoom
    case .assistiveTouch: .featureAssistivetouch
    case .invertColors: .featureInvertColors
    case .grayscaleDisplay: .featureGrayscale
    }
  }
}

// Screens of the system, and the return to the app.
extension Simulator {
  /// The name of the current screen; nil if it has none.
  public var screenName: String? { reader.pageName ?? app.screen.name ?? app.screen.key }

  /// Shows a screen of the system, but only over a visible app.
  mutating func show(_ screen: SystemScreen) {
    if let awayRefusal { return refuse(awayRefusal) }
    reader.leaveAllLayers()
    reader.openSystemScreen(screen.dialog.app.tree, name: screen.dialog.app.screen.name)
    systemScreen = screen
    tellFront(target: .first)
  }

  /// Closes the screen of the system. The cursor of the app's screen is restored.
  mutating func closeSystemScreen() {
    guard systemScreen != nil else { return }
    systemScreen = nil
    let cursor = app.cursor
    // The app's screen is read again, so its pending update is not needed.
    changes.unread = ScreenChanges()
    process(reader.update(ScreenReader.Update(tree: app.shownTree, isNewScreen: true)))
    tellFront(target: cursor.map { .node($0) } ?? .first)
  }

  private mutating func tellFront(target: PendingChange.Target) {
    current.moves.append(nil)
    expect(PendingChange(screen: true, target: target, deadline: changeDeadline))
  }

  /// Sends a request to the screen of the system instead of the app.
  mutating func ask(_ screen: SystemScreen, for request: ScreenReader.Request) {
    if let choice = screen.dialog.choice(of: request) { return take(choice, on: screen) }
    var screen = screen
    let answer = screen.dialog.answer(request)
    if let update = answer.update {
      systemScreen = screen
      process(reader.updateSystemScreen(update.tree))
    }
    process(reader.conclude(request, ScreenReader.Reply(isHandled: answer.isHandled)))
  }

  private mutating func take(_ choice: SystemScreen.Choice, on screen: SystemScreen) {
    closeSystemScreen()
    switch choice {
    case .cancel: break
    case .start: tellApp(change { screen.set(&$0) } + transit(.userStarts).news)
    case .resume: tellApp(change { screen.set(&$0) })
    case .end: tellApp(transit(.userEnds).news)
    case .shortcut(let shortcut): choose(shortcut)
    }
  }

  // MARK: The accessibility shortcut

  mutating func pressShortcut(_ name: String?) {
    let offered = device.facts.shortcut.filter { $0.feature != nil || permits(.userChangesOptions) }
    if let name {
      guard let shortcut = shortcut(named: name), offered.contains(shortcut) else {
        return refuse(notOffered(offered))
      }
      closeSystemScreen()
      choose(shortcut)
    } else if offered.count > 1 {
      show(SystemScreen(menuOf: offered, on: device, reader.narrator.words, in: document, settings))
    } else if let only = offered.first {
      choose(only)
    } else {
      refuse(notOffered(offered))
    }
  }

  private mutating func choose(_ shortcut: GuidedAccess.Shortcut) {
    guard let feature = shortcut.feature else { return showOptions() }
    tellApp(change { $0.features.formSymmetricDifference([feature]) })
  }

  mutating func showOptions() {
    if let refusal = refusal(of: SingleAppMode.Event.userChangesOptions) { return refuse(refusal) }
    show(SystemScreen(optionsOf: device, reader.narrator.words, in: document, settings))
  }

  /// The feature with a name: that of the menu, in VoiceOver's language or in English, or that of the document.
  package func shortcut(named name: String) -> GuidedAccess.Shortcut? {
    let name = name.lowercased()
    let books = [reader.narrator.words, reader.voices.phrasebook(for: "en", settings: settings)]
    return GuidedAccess.Shortcut.allCases.first { shortcut in
      shortcut.rawValue.lowercased() == name || books.contains { $0.text(shortcut.phrase).lowercased() == name }
    }
  }
}
