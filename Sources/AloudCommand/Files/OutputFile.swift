import Aloud
import Foundation

/// A file that is written; `-` is standard output.
struct OutputFile {
  let path: String

  /// The file whichever way it is named, through links; nil for what is no regular file, which several can write to.
  var place: String? {
    var status = stat()
    guard path != "-", stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else { return nil }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// True for a regular file, whose content is lost when something else is written; not for a pipe or a device.
  var isThere: Bool {
    var status = stat()
    return path != "-" && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Writes a file whole or not at all, through links, and leaves its permissions as they are. What is no regular file is
  /// written to directly.
  ///
  /// - Throws: ``Failure`` with 73 when it cannot be made, 74 when there is no space.
  func write(_ text: String) throws(Failure) {
    if path == "-" { return try Standard.write(text) }
    try write(Array(text.utf8))
  }

  /// The same for what is not for people.
  func write(_ bytes: [UInt8]) throws(Failure) {
    if path == "-" { return try Standard.write(bytes) }
    do {
      let file = try FileWriter(path)
      try file.write(bytes)
      try file.finish()
    } catch {
      throw Failure(error)
    }
  }
}

extension OutputFile {
  /// The path from this folder, where it leads into it; else as it is.
  var relativePath: String {
    guard path.hasPrefix("/") else { return path }
    let folder = FileManager.default.currentDirectoryPath
    let full = URL(fileURLWithPath: path).standardizedFileURL.path
    return full.hasPrefix(folder + "/") ? String(full.dropFirst(folder.count + 1)) : path
  }
}
