import Aloud

/// The order of Switch Control, and the cost of each item.
struct ScanReport: ControlReport {
  private let control: ControlScreen
  private let stops: [ScanPlan.Stop]

  init(_ control: ControlScreen) {
    self.control = control
    stops = control.screen.scanPlan().stops
  }

  private func name(of item: ScanItem) -> String {
    control.screen.text(of: item) { control.name(of: $0) }
  }

  var text: String {
    guard !stops.isEmpty else { return said("nothing on this screen can be reached with a switch") + "\n" }
    let heads = [said("presses"), said("seconds")]
    let widths = zip(heads, [stops.map { "\($0.presses)" }, stops.map { seconds($0) }]).map { head, cells in
      max(head.displayWidth, cells.map(\.displayWidth).max() ?? 0)
    }
    var lines = [Style.quiet("\(heads[0].leading(to: widths[0]))  \(heads[1].leading(to: widths[1]))")]
    for stop in stops {
      let indentation = String(repeating: "  ", count: stop.depth)
      let name = name(of: stop.item).printable
      lines.append(
        "\("\(stop.presses)".leading(to: widths[0]))  \(seconds(stop).leading(to: widths[1]))  \(indentation)"
          + (stop.item.isGroup ? Style.heading("\(name)  (\(said("group")))") : name))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func seconds(_ stop: ScanPlan.Stop) -> String { stop.seconds.inScript }

  var explanation: String { control.explanation }

  func json(_ rows: ([JSONValue]) -> JSONValue) -> JSONValue {
    [
      "items": rows(
        stops.map { stop in
          [
            "id": control.id(of: stop.item.node), "name": .string(name(of: stop.item)),
            "group": .bool(stop.item.isGroup),
            "depth": .whole(stop.depth), "presses": .whole(stop.presses), "seconds": .seconds(stop.seconds),
          ]
        })
    ]
  }
}

extension String {
  /// With blanks before it.
  func leading(to width: Int) -> String { String(repeating: " ", count: max(0, width - displayWidth)) + self }
}
