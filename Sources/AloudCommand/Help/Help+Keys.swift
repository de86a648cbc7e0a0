import Aloud
import AloudExplore

extension Help {
  /// The keys of the explorer: what fingers do on a device, and which command that gives.
  static func keys(in language: Wording.Language = .english) -> String {
    func fingers(_ row: KeyRow) -> String {
      let told = row.fingers(in: language.rawValue)
      return told == row.fingers ? language.said(told) : told
    }
    let width = KeyRow.table.filter { $0.words != nil }.map { fingers($0).displayWidth }.max() ?? 0
    return table(
      KeyRow.table.map { row in
        guard let words = row.words else { return [row.keyNames, fingers(row)] }
        return [
          row.keyNames,
          fingers(row).padded(to: width) + "  " + (words.command(in: language.rawValue) ?? words.words),
        ]
      })
  }
}
