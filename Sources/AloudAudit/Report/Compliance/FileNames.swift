/// Finds files again that an earlier run has called by other paths: from another folder, or from another machine.
struct FileNames {
  private let paths: [[Substring]]

  init(_ paths: [String]) { self.paths = paths.map(FileNames.steps) }

  /// The place of the one file whose path ends most like this one; nil where no name is the same, or where several fit.
  ///
  ///     FileNames(["a/home.json", "b/home.json"]).index(of: "/tmp/b/home.json")  // 1
  ///
  /// - Complexity: O(files).
  func index(of path: String) -> Int? {
    let wanted = FileNames.steps(path)
    var (best, length, isOnly) = (Int?.none, 0, true)
    for (index, steps) in paths.enumerated() {
      if steps == wanted { return index }
      let common = zip(steps.reversed(), wanted.reversed()).prefix { $0 == $1 }.count
      guard common > 0, common >= length else { continue }
      (best, length, isOnly) = (index, common, common > length)
    }
    return isOnly ? best : nil
  }

  private static func steps(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
}
