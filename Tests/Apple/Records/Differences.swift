/// What differs between the objects of two screens.
enum Differences {
  /// The properties of each object that differ, by the index of the object.
  static func between(_ before: [[String: Any]], _ after: [[String: Any]]) throws -> [[String: Any]] {
    var differences: [[String: Any]] = []
    if before.count != after.count {
      differences.append(["property": "number of objects", "before": before.count, "after": after.count])
    }
    for (index, (old, new)) in zip(before, after).enumerated() {
      for name in Set(old.keys).union(new.keys).sorted() {
        let values = (before: old[name] ?? "none", after: new[name] ?? "none")
        guard try Answer.json([Answer.plain(values.before)]) != Answer.json([Answer.plain(values.after)]) else {
          continue
        }
        differences.append(["object": index, "property": name, "before": values.before, "after": values.after])
      }
    }
    return differences
  }
}
