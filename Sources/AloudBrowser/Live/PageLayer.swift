internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree
internal import Foundation

/// A layer of the system over a page: an alert, or a picker that a control opens.
///
/// It is an app of its own, walked like any. Its buttons lead to a ``Choice``, which the page gets.
///
/// Source: Safari's own look on iOS; which elements VoiceOver finds there, and their words, is assumed.
struct PageLayer {
  enum Choice: Equatable {
    /// The button of a dialog.
    case dialog(accepts: Bool)
    /// An option of a select, by its index.
    case option(Int)
    /// The field gets the value of the wheels.
    case write
    /// A way to a file, which leads nowhere here.
    case file
    case cancel
  }

  private(set) var app: Simulator.DocumentApp
  private var choices: [String: Choice] = [:]
  /// The value of the field for the positions of the wheels; nil where there are none.
  private var meaning: (@Sendable ([Int]) -> String)?
  /// The wheels; they begin at `first`.
  private var wheels: [Wheel] = []

  private static let textID = "text"

  /// The choice that a button of the layer makes; nil for a request that the layer answers by itself.
  func choice(of request: ScreenReader.Request) -> Choice? {
    switch request {
    case .activate(let node): app.tree[node].id.flatMap { choices[$0] }
    case .escape: choices.values.contains(.dialog(accepts: false)) ? .dialog(accepts: false) : .cancel
    default: nil
    }
  }

  mutating func answer(_ request: ScreenReader.Request) -> Simulator.App.Answer { app.answer(request) }
  mutating func takeUpdate() -> ScreenReader.Update? { app.takeUpdate() }

  /// The text in the field of a prompt.
  var text: String? {
    app.tree.nodes.first { $0.id == PageLayer.textID }.map { $0.value?.string ?? "" }
  }

  /// The value of the wheels, as the field takes it.
  var value: String? {
    guard let meaning else { return nil }
    let places = wheels.indices.map { index -> Int in
      guard let wheel = app.tree.nodes.first(where: { $0.id == "wheel \(index)" }),
        case .values(_, let place)? = wheel.details.adjusts
      else { return 0 }
      return wheels[index].first + place
    }
    return meaning(places)
  }

  // MARK: What there is

  /// An alert of the page: its host, its message, and its buttons.
  init(_ dialog: LiveSession.Dialog, host: String?, _ words: Phrasebook, over page: Document) {
    var children: [Outline.Item] = []
    if let host { children.append(.text(SpokenText(host))) }
    if !dialog.message.isEmpty { children.append(.text(SpokenText(dialog.message))) }
    if dialog.kind == .prompt {
      var field = Outline.Item.textField(
        SpokenText(""), value: dialog.proposal.isEmpty ? nil : SpokenText(dialog.proposal))
      field.node.id = PageLayer.textID
      field.node.label = nil
      field.node.details.text?.editing = true
      children.append(field)
    }
    var choices: [String: Choice] = [:]
    let buttons: [(Phrase, Choice)] =
      dialog.kind == .alert
      ? [(.pickerClose, .dialog(accepts: true))]
      : [(.guidedaccessCancel, .dialog(accepts: false)), (.pickerOk, .dialog(accepts: true))]
    for (phrase, choice) in buttons { children.append(PageLayer.button(words.text(phrase), choice, &choices)) }
    self.init(
      [Outline.Item.container(.none, nil, children).with { $0.traits.insert(.alert) }],
      named: dialog.message, over: page)
    self.choices = choices
  }

  /// The menu of a select.
  init(options: JSONPlace?, named name: String?, over page: Document) {
    var items: [Outline.Item] = []
    var choices: [String: Choice] = [:]
    var group: String?
    for option in options?.asList.map({ Array($0) }) ?? [] {
      guard let option = option.asObject, let index = option["value"]?.asWhole else { continue }
      if let next = option["group"]?.asString, next != group { items.append(.heading(SpokenText(next))) }
      group = option["group"]?.asString
      let traits: Traits = option["isChosen"]?.asBool == true ? .selected : []
      let isEnabled = option["isEnabled"]?.asBool == true
      let label = option["label"]?.asString ?? ""
      items.append(
        isEnabled
          ? PageLayer.button(label, .option(index), &choices, traits)
          : .button(SpokenText(label), traits.union(.notEnabled)))
    }
    self.init(items, named: name ?? "", over: page)
    self.choices = choices
  }

  /// The wheels of a date, a time or a color.
  init?(type: String, value: String, named name: String?, _ words: Phrasebook, over page: Document) {
    guard let picker = WheelPicker(type, value: value, language: page.language) else { return nil }
    var choices: [String: Choice] = [:]
    var items = picker.wheels.enumerated().map { index, wheel in
      Outline.Item.element(SpokenText(words.text(wheel.label)), .adjustable).with {
        $0.id = "wheel \(index)"
        $0.details.control = .pickerWheel
        $0.details.adjusts = .values(wheel.values.map { SpokenText($0) }, index: wheel.place - wheel.first)
      }
    }
    items.append(PageLayer.button(words.text(.guidedaccessCancel), .cancel, &choices))
    items.append(PageLayer.button(words.text(.pickerDone), .write, &choices))
    self.init(items, named: name ?? "", over: page)
    self.choices = choices
    wheels = picker.wheels
    meaning = picker.meaning
  }

  /// The ways to a file.
  init(filesWith words: Phrasebook, named name: String?, over page: Document) {
    var choices: [String: Choice] = [:]
    let items = [Phrase.pickerPhotos, .pickerCamera, .pickerFiles].map { phrase in
      PageLayer.button(words.text(phrase), .file, &choices)
    }
    self.init(items, named: name ?? "", over: page)
    self.choices = choices
  }

  private init(_ items: [Outline.Item], named name: String, over page: Document) {
    let tree = (try? Outline(items).tree()) ?? Tree.Builder().finish()
    app = Simulator.DocumentApp(page, screen: Document.Screen(name: name.isEmpty ? nil : name, tree: tree))
  }

  private static func button(
    _ label: String, _ choice: Choice, _ choices: inout [String: Choice], _ traits: Traits = []
  ) -> Outline.Item {
    let id = "choice \(choices.count)"
    choices[id] = choice
    return Outline.Item.button(SpokenText(label), traits).with { $0.id = id }
  }
}
