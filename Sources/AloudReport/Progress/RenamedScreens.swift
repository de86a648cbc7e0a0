internal import AloudAudit
internal import AloudBase
internal import AloudReader
internal import AloudTree

/// Where the screens of an earlier report are now.
///
/// A file is found by the end of its path, a screen by its key. If there is none, another file or screen that the earlier report
/// does not have may be the same under a new name: at least half of what VoiceOver says there is equal.
struct RenamedScreens {
  /// The index of a file now, by the path in the earlier report.
  private var files: [String: Int] = [:]
  /// The paths of renamed screens, by the index of the file and the earlier path.
  private var screens: [Int: [String: String]] = [:]

  /// - Complexity: O(screens² · stops) for those that are not found by name, O(screens) for the others.
  init(since earlier: EarlierReport, _ files: [AuditedFile]) {
    let names = FileNames(files.map(\.path))
    let told = Dictionary(grouping: earlier.screens, by: \.file)
    let paths = (earlier.screens.map(\.file) + (earlier.findings + earlier.corrected).map(\.entry.file)).unique
    for path in paths { self.files[path] = names.index(of: path) }
    let known = Set(self.files.values)
    let lost = paths.filter { self.files[$0] == nil && told[$0] != nil }
    let new = lost.isEmpty ? [] : files.indices.filter { !known.contains($0) }
    let renamed = RenamedScreens.pairs(
      lost.map { told[$0, default: []].flatMap(\.stops) }, new.map { files[$0].screens.flatMap(\.readings) })
    for pair in renamed { self.files[lost[pair.old]] = new[pair.new] }
    for (path, screens) in told {
      guard let file = self.files[path] else { continue }
      self.screens[file] = RenamedScreens.paths(of: screens, in: files[file])
    }
  }

  /// The index of the file of an entry now, and the entry as it is there; nil where the file is gone.
  func place(of entry: AuditBaseline.Entry) -> (file: Int, entry: AuditBaseline.Entry)? {
    guard let file = files[entry.file] else { return nil }
    let (old, path) = (entry.identity.screen, entry.path)
    guard let new = screens[file]?[old] else { return (file, entry) }
    var entry = entry
    if entry.screen != nil { entry.screen = new.isEmpty ? nil : new }
    if let path, path.hasPrefix("\(old).") {
      entry.path = new.isEmpty ? String(path.dropFirst(old.count + 1)) : new + path.dropFirst(old.count)
    }
    return (file, entry)
  }

  private static func paths(of screens: [EarlierReport.Screen], in file: AuditedFile) -> [String: String] {
    let now = Set(file.screens.map(\.key)), then = Set(screens.map(\.path))
    let lost = screens.filter { !now.contains($0.path) }
    let new = lost.isEmpty ? [] : file.screens.filter { !then.contains($0.key) }
    return Dictionary(
      pairs(lost.map(\.stops), new.map(\.readings)).map { (lost[$0.old].path, new[$0.new].key) }
    ) { first, _ in first }
  }

  /// Pairs of texts that are similar, the most similar first.
  private static func pairs(_ old: [[String]], _ new: [[String]]) -> [(old: Int, new: Int)] {
    var found: [(old: Int, new: Int, likeness: Double)] = []
    for (index, texts) in old.enumerated() {
      for (other, others) in new.enumerated() {
        let likeness = likeness(texts, others)
        if likeness >= 0.5 { found.append((index, other, likeness)) }
      }
    }
    found.sort { ($0.likeness, $1.old, $1.new) > ($1.likeness, $0.old, $0.new) }
    var pairs: [(old: Int, new: Int)] = []
    for pair in found where !pairs.contains(where: { $0.old == pair.old || $0.new == pair.new }) {
      pairs.append((pair.old, pair.new))
    }
    return pairs
  }

  /// How many texts both have, as a fraction of the longer one.
  private static func likeness(_ one: [String], _ other: [String]) -> Double {
    var counts: [String: Int] = [:]
    for text in one { counts[text, default: 0] += 1 }
    var common = 0
    for text in other where counts[text, default: 0] > 0 {
      counts[text, default: 0] -= 1
      common += 1
    }
    return Double(common) / Double(max(one.count, other.count, 1))
  }
}

extension AuditedScreen {
  /// The form in which paths of findings on the screen begin; empty for the first screen.
  var key: String { screen.key.map { "screens.\($0)" } ?? "" }
  /// What VoiceOver says at each stop.
  var readings: [String] { reader.reading().map(\.text) }
}

extension [String] {
  /// Each text once, in order.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
