internal import AloudReader
internal import AloudSpeech
package import AloudTree

// The system's own screens, and the way back to the app's.
extension Simulator {
  /// The name of the screen that is walked; nil where it has none.
  public var screenName: String? { reader.pageName ?? app.screen.name ?? app.screen.key }

  /// There is no place for it but over an app that is seen.
  mutating func show(_ screen: SystemScreen) {
    if let absence { return refuse(absence) }
    reader.leaveAllLayers()
    reader.openSystemScreen(screen.app.tree, name: screen.app.screen.name)
    systemScreen = screen
    tellFront(target: .first)
  }

  /// The app is there again, with the cursor where it was.
  mutating func closeSystemScreen() {
    guard systemScreen != nil else { return }
    systemScreen = nil
    let cursor = app.cursor
    // Whatever it has changed meanwhile is on the screen now.
    _ = app.takeChange()
    process(reader.update(ScreenReader.Update(tree: app.shownTree, isNewScreen: true)))
    tellFront(target: cursor.map { .node($0) } ?? .first)
  }

  private mutating func tellFront(target: PendingChange.Target) {
    moves.append(nil)
    expect(PendingChange(screen: true, target: target, deadline: changeDeadline))
  }

  /// The system's screen is asked, and not the app.
  mutating func ask(_ screen: SystemScreen, for request: ScreenReader.Request) {
    if let choice = screen.choice(of: request) { return take(choice, on: screen) }
    var screen = screen
    let answer = screen.app.answer(request)
    if let change = screen.app.takeChange() {
      systemScreen = screen
      process(reader.updateSystemScreen(change.tree))
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

  /// The features that the triple click offers in this mode.
  private var offeredShortcuts: [GuidedAccess.Shortcut] {
    device.facts.shortcut.filter { $0.feature != nil || permits(.userChangesOptions) }
  }

  mutating func pressShortcut(_ name: String?) {
    let offered = offeredShortcuts
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

  /// By the name that the menu has for it, in VoiceOver's language or in English, or by that of the document.
  package func shortcut(named name: String) -> GuidedAccess.Shortcut? {
    let name = name.lowercased()
    let books = [reader.narrator.words, reader.voices.phrasebook(for: "en", settings: settings)]
    return GuidedAccess.Shortcut.allCases.first { shortcut in
      shortcut.rawValue.lowercased() == name || books.contains { $0.text(shortcut.phrase).lowercased() == name }
    }
  }
}
