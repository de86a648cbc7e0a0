extension RandomAccessCollection {
  /// The index of the first element that meets a condition that all later elements also meet; the end if none does.
  ///
  ///     [1, 3, 5].partitioningIndex { $0 > 2 }  // 1
  ///
  /// - Complexity: O(log n).
  package func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if condition(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}

/// The indices of the longest strictly increasing subsequence, in order.
///
///     longestRise(of: [1, 3, 0, 2, 4])  // indices 2, 3, 4
///
/// - Complexity: O(n log n).
package func longestRise(of values: [Int]) -> [Int] {
  // For each length, the index of the smallest last value of a subsequence; for each index, the one before it.
  var ends: [Int] = []
  var before: [Int?] = []
  for (place, value) in values.enumerated() {
    let length = ends.partitioningIndex { values[$0] >= value }
    before.append(length > 0 ? ends[length - 1] : nil)
    if length == ends.count { ends.append(place) } else { ends[length] = place }
  }
  var run: [Int] = []
  var next = ends.last
  while let place = next {
    run.append(place)
    next = before[place]
  }
  return run.reversed()
}
