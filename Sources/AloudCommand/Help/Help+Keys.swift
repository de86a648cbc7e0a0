import Aloud
import AloudExplore

extension Help {
  /// The keys of the explorer: what fingers do on a device, and which command that gives.
  static func keys() -> String {
    let fingers = KeyRow.table.filter { $0.words != nil }.map(\.fingers.displayWidth).max() ?? 0
    return table(
      KeyRow.table.map { row in
        guard let words = row.words else { return [row.keyNames, row.fingers] }
        return [row.keyNames, row.fingers.padded(to: fingers) + "  " + (words.command ?? words.words)]
      })
  }
}
