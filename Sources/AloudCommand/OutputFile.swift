import Aloud

/// A file that is written; `-` is standard output.
struct OutputFile {
  let path: String

  /// Writes a file whole or not at all, through links, and leaves its permissions as they are. What is no regular file is
  /// written to directly.
  ///
  /// - Throws: ``Failure`` with 73 when it cannot be made, 74 when there is no space.
  func write(_ text: String) throws(Failure) {
    if path == "-" { return try Standard.write(text) }
    do {
      let file = try FileWriter(path)
      try file.write(Array(text.utf8))
      try file.finish()
    } catch {
      throw Failure(error)
    }
  }
}
