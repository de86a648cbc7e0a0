internal import AloudBase
public import AloudReader
internal import AloudSpeech
internal import AloudTree

/// The technologies besides VoiceOver that operate the app, and their states.
struct ControlState: Sendable {
  /// The technologies that are on, without VoiceOver, which is a feature of the device.
  var technologies: Set<AssistiveTechnology> = []
  /// True if the app starts with VoiceOver off, whatever the document says.
  var beginsWithoutVoiceOver = false
  var keyboard = KeyboardControl()
  var scanning = Scanning()
  var voice = VoiceOverlay()

  /// Updates ids of nodes that moved. On another screen, all nodes are gone.
  mutating func follow(_ place: (NodeID) -> NodeID?) {
    keyboard.follow(place)
    voice.follow(place)
  }

  /// Forgets the state of a screen. The technologies stay on.
  mutating func reset() {
    keyboard = KeyboardControl()
    scanning = Scanning()
    voice.leaveScreen()
  }
}

extension Simulator {
  /// The technologies that are on.
  public var technologies: Set<AssistiveTechnology> {
    device.isVoiceOverRunning ? control.technologies.union([.voiceOver]) : control.technologies
  }

  /// Turns technologies on, and all others off. VoiceOver announces this; Switch Control begins to scan.
  @discardableResult
  public mutating func use(_ technologies: Set<AssistiveTechnology>) -> [Occurrence] {
    step { simulator in
      simulator.control.technologies = technologies.subtracting([.voiceOver])
      simulator.control.beginsWithoutVoiceOver = !technologies.contains(.voiceOver)
      simulator.control.reset()
      let isOn = technologies.contains(.voiceOver)
      if isOn != simulator.device.isVoiceOverRunning { simulator.tellApp(simulator.turn(.voiceOver, on: isOn)) }
      simulator.beginScanning()
    }
  }

  /// Selects the technologies that are on when the app starts, without any events.
  package mutating func begin(with technologies: Set<AssistiveTechnology>) {
    control.technologies = technologies.subtracting([.voiceOver])
    control.beginsWithoutVoiceOver = !technologies.contains(.voiceOver)
    if control.beginsWithoutVoiceOver { device.features.remove(.voiceOver) }
  }

  /// The screen as these technologies see it.
  public var controlledScreen: ControlledScreen { reader.controlledScreen }

  var controlWords: VoiceControlWords { VoiceControlWords(language: reader.narrator.language) }

  /// The visible text of an element: its name and its value.
  func controlText(of id: NodeID) -> String {
    let screen = controlledScreen
    return screen.text(of: id, named: screen.item(id, controlWords).shownName ?? "")
  }

  mutating func display(_ kind: Shown.Channel, _ text: String = "", of node: NodeID? = nil) {
    log([.shown(Shown(kind, text, id: node.flatMap { reader.narrator.tree[$0].id }))])
  }

  mutating func display(_ kind: Shown.Channel, _ node: NodeID) { display(kind, controlText(of: node), of: node) }

  /// A step of the user with a technology. It is refused if the technology is off, or the device does not respond.
  mutating func step(
    with technology: AssistiveTechnology, _ action: (inout Simulator) -> Void
  ) -> [Occurrence] {
    step { simulator in
      guard simulator.control.technologies.contains(technology) else {
        let off: Message = "\(technology.name) is off: `technology \(technology.rawValue)` turns it on"
        return simulator.refuse(Refusal(off))
      }
      if let refusal = simulator.awayRefusal ?? simulator.timeUpRefusal { return simulator.refuse(refusal) }
      action(&simulator)
    }
  }

  /// Sends a request to the app, and shows the element's new state. False if nothing in the app handles it.
  @discardableResult
  mutating func operate(_ request: ScreenReader.Request, on node: NodeID) -> Bool {
    let start = current.moves.count
    let (text, id) = (controlText(of: node), reader.narrator.tree[node].id)
    // If VoiceOver's cursor is on the element, VoiceOver says the new state.
    let isHeard = device.isVoiceOverRunning && reader.focus == node && reader.seesApp
    var isHandled = true
    if isHeard, case .activate = request {
      process(reader.ask(request))
    } else {
      isHandled = ask(request)
    }
    guard let here = place(of: node, since: start) else {
      log([.shown(Shown(.pressed, text, id: id))])
      return isHandled
    }
    display(.pressed, here)
    return isHandled
  }

  mutating func followControl(_ update: ScreenReader.Update) {
    guard !control.technologies.isEmpty else { return }
    guard !update.isNewScreen else {
      control.reset()
      return beginScanning()
    }
    control.follow { update.map.at($0) }
    refreshScanning()
  }
}

extension ScreenReader {
  /// The screen for Full Keyboard Access, Switch Control and Voice Control.
  public var controlledScreen: ControlledScreen {
    ControlledScreen(narrator.tree, narrator.order, settings) { frameInSight(of: $0) }
  }

  /// The visible frame of a node on the screen; nil if it is not visible.
  func frameInSight(of id: NodeID) -> Frame? {
    guard let frame = visibleFrame(of: id) else { return nil }
    let hasScreen = screenFrame.width > 0 && screenFrame.height > 0
    return !hasScreen || frame.intersects(screenFrame) ? frame : nil
  }
}
