import Aloud

/// The names that Voice Control answers to.
struct NamesReport: ControlReport {
  private let control: ControlScreen
  private let items: [VoiceControlItem]
  private let shared: Set<NodeID>

  init(_ control: ControlScreen) {
    self.control = control
    items = control.screen.voiceControlItems(control.words)
    shared = Set(control.screen.sharedNames(of: items).flatMap { $0.map(\.node) })
  }

  var text: String {
    guard !items.isEmpty else { return said("nothing on this screen has a name or a number") + "\n" }
    let numbers = "\(items.count)".count
    let width = min(items.map { ($0.shownName ?? "").printable.displayWidth }.max() ?? 0, 40)
    let rows = items.enumerated().map { index, item in
      let name = (item.shownName ?? said("no name")).printable
      let notes = notes(on: item)
      let line = "\("\(index + 1)".leading(to: numbers))  \(notes.isEmpty ? name : name.padded(to: width))"
      return line + (notes.isEmpty ? "" : "  " + Style.quiet(notes)) + "\n"
    }
    return rows.joined() + "\n" + commands
  }

  private func notes(on item: VoiceControlItem) -> String {
    var notes: [String] = []
    if item.names.count > 1 { notes.append(said("also \(item.names.dropFirst().joined(separator: ", "))").printable) }
    if item.source == .role { notes.append(said("the word for its role, since it has no name")) }
    if item.source == .nothing { notes.append(said("by its number alone")) }
    if shared.contains(item.node) { notes.append(said("a name of several: Voice Control asks for a number")) }
    return notes.joined(separator: "; ")
  }

  /// Each command in the first way in which it is said.
  private var commands: String {
    VoiceCommand.allCases.map { Style.quiet(control.words.example($0, name: "…").placeholders) + "\n" }.joined()
  }

  var explanation: String { control.explanation }

  func json(_ rows: ([JSONValue]) -> JSONValue) -> JSONValue {
    [
      "items": rows(
        items.enumerated().map { index, item in
          [
            "number": .whole(index + 1), "id": control.id(of: item.node), "names": .strings(item.names),
            "source": .string(item.source.rawValue), "isShared": .bool(shared.contains(item.node)),
          ]
        }),
      "commands": rows(
        VoiceCommand.allCases.map { command in
          ["command": .string(command.rawValue), "phrases": .strings(control.words.phrases(command))]
        }),
    ]
  }
}

extension String {
  /// With a mark in place of what people say there.
  fileprivate var placeholders: String {
    ["{count}", "{percent}", "{text}", "{columns}", "{rows}"].reduce(self) { $0.replacing($1, with: "…") }
  }
}
