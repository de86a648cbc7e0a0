import Aloud
import AloudAnswers

/// The order of Switch Control, and the cost of each item.
struct ScanReport: ControlReport {
  private let control: ControlScreen
  private let stops: [ScanPlan.Stop]

  init(_ control: ControlScreen) {
    self.control = control
    stops = control.screen.scanPlan().stops
  }

  private func name(of item: ScanItem) -> String { control.name(of: item) }

  var text: String {
    guard !stops.isEmpty else { return said("nothing on this screen can be reached with a switch") + "\n" }
    let heads = [said("presses"), said("seconds")]
    let widths = zip(heads, [stops.map { "\($0.presses)" }, stops.map { seconds($0) }]).map { head, cells in
      max(head.displayWidth, cells.map(\.displayWidth).max() ?? 0)
    }
    var lines = [
      Style.quiet(
        "\(heads[0].padded(to: widths[0], rightAligned: true))  \(heads[1].padded(to: widths[1], rightAligned: true))")
    ]
    for stop in stops {
      let indentation = String(repeating: "  ", count: stop.depth)
      let name = name(of: stop.item).printable
      lines.append(
        "\("\(stop.presses)".padded(to: widths[0], rightAligned: true))  \(seconds(stop).padded(to: widths[1], rightAligned: true))  \(indentation)"
          + (stop.item.isGroup ? Style.heading("\(name)  (\(said("group")))") : name))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func seconds(_ stop: ScanPlan.Stop) -> String { stop.seconds.inScript }

  var answer: ControlAnswer { .scan(control, stops) }
}

/// The names by which Voice Control recognizes elements.
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
      let line =
        "\("\(index + 1)".padded(to: numbers, rightAligned: true))  \(notes.isEmpty ? name : name.padded(to: width))"
      return line + (notes.isEmpty ? "" : "  " + Style.quiet(notes)) + "\n"
    }
    return rows.joined() + "\n" + commands
  }

  private func notes(on item: VoiceControlItem) -> String {
    var notes: [String] = []
    if item.names.count > 1 { notes.append(said("also \(item.names.dropFirst().joined(separator: ", "))").printable) }
    if item.source == .role { notes.append(said("the word for its role, since it has no name")) }
    if item.source == .nothing { notes.append(said("by its number alone")) }
    if shared.contains(item.node) {
      notes.append(said("several elements have this name: Voice Control asks for a number"))
    }
    return notes.joined(separator: "; ")
  }

  /// The commands, each in its first wording.
  private var commands: String {
    VoiceCommand.allCases.map { Style.quiet(control.words.example($0, name: "…").placeholders) + "\n" }.joined()
  }

  var answer: ControlAnswer { .names(control, items, shared: shared) }
}

extension String {
  /// The text with placeholders for the words that users say there.
  fileprivate var placeholders: String {
    ["{count}", "{percent}", "{text}", "{columns}", "{rows}"].reduce(self) { $0.replacing($1, with: "…") }
  }
}
