import Foundation

/// A file that is written; `-` is standard output.
struct OutputFile {
  let path: String

  /// Writes a file whole or not at all, through links, and leaves its permissions as they are. What is no regular file is
  /// written to directly.
  ///
  /// - Throws: ``Failure`` with 73 when it cannot be made, 74 when there is no space.
  func write(_ text: String) throws(Failure) {
    if path == "-" { return try Standard.write(text) }
    var status = stat()
    let exists = stat(path, &status) == 0
    guard !exists || access(path, W_OK) == 0 else { throw failure(EACCES) }
    let isFile = !exists || status.st_mode & S_IFMT == S_IFREG
    let url = URL(fileURLWithPath: path)
    do {
      if isFile {
        try Data(text.utf8).write(to: url.resolvingSymlinksInPath(), options: .atomic)
      } else {
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
      }
    } catch {
      throw failure(errno)
    }
    if exists, isFile { chmod(path, status.st_mode & 0o7777) }
  }

  private func failure(_ code: Int32) -> Failure {
    code == ENOSPC
      ? Failure(.inputOutput, "\(path): there is no space left") : Failure(.cannotWrite, "\(path): cannot be written")
  }
}
