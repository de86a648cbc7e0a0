package import AloudTree

/// A file of ours that is JSON from its first byte to its last: what is wrong in it is told with its place.
package enum StrictJSON {
  /// The outermost value.
  ///
  /// - Throws: ``ImportError`` with the place of the first fault.
  /// - Complexity: O(bytes).
  package static func read<Value>(
    _ bytes: [UInt8], _ read: (JSONPlace) throws(JSONProblem) -> Value
  ) throws(ImportError) -> Value {
    let source = try SourceText(validating: bytes)
    let root = try source.strictJSON()
    do {
      return try read(root)
    } catch {
      throw ImportError(error, in: source)
    }
  }
}
