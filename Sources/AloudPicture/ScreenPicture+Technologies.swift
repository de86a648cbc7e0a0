public import AloudReader
public import AloudSimulator
internal import AloudSpeech
internal import AloudTree

extension ScreenPicture.Visit {
  /// Shows how an assistive technology moves through a screen.
  ///
  /// - Full Keyboard Access: the order of Control-Tab.
  /// - Switch Control: the groups, and the presses and seconds that each element takes with one switch.
  /// - Voice Control: the numbers and names that a user can say.
  ///
  /// - Parameters:
  ///   - technology: the initializer returns nil for VoiceOver, because pictures show its stops anyway.
  ///   - reader: a screen reader on the screen that the picture shows.
  ///   - language: BCP-47; the language of the words that the picture adds to those of the screen.
  public init?(_ technology: AssistiveTechnology, on reader: ScreenReader, language: String) {
    let screen = reader.controlledScreen
    let words = VoiceControlWords(language: reader.narrator.language)
    self.init(name: technology.name, stops: [])
    switch technology {
    case .voiceOver: return nil
    case .fullKeyboardAccess:
      for node in screen.elements(for: technology) { add(node, screen.item(node, words), reader) }
    case .switchControl:
      let plan = screen.scanPlan().stops
      groups = plan.filter { $0.item.isGroup }.map { $0.item.node }
      for stop in plan where !stop.item.isGroup {
        let note = PictureWords(language).scanned(presses: stop.presses, seconds: stop.seconds)
        add(stop.item.node, screen.item(stop.item.node, words), reader, note)
      }
    case .voiceControl:
      for item in screen.voiceControlItems(words) {
        add(item.node, item, reader, item.names.dropFirst().joined(separator: ", "))
      }
    }
  }

  private mutating func add(_ node: NodeID, _ item: VoiceControlItem, _ reader: ScreenReader, _ note: String = "") {
    guard let rank = reader.narrator.order.rank(of: node) else { return }
    stops.append(ScreenPicture.Visit.Stop(rank: rank, name: item.shownName ?? "", note: note))
  }
}
