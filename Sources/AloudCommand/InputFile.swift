import Foundation

/// A file that the user named; `-` is standard input.
struct InputFile {
  let path: String

  /// What messages call it.
  var name: String { path == "-" ? "standard input" : path }

  /// - Throws: ``Failure`` telling whether it is not there or cannot be read.
  func bytes() throws(Failure) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw failure(toOpenWith: errno) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: path != "-")
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw Failure(.notFound, "\(name): this is a folder; name a file")
    }
    do {
      return Array(try handle.readToEnd() ?? Data())
    } catch {
      throw Failure(.inputOutput, "\(name): cannot be read: \(error.localizedDescription)")
    }
  }

  private func failure(toOpenWith code: Int32) -> Failure {
    switch code {
    case ENOENT, ENOTDIR: Failure(.notFound, "\(name): there is no such file")
    default: Failure(.inputOutput, "\(name): cannot be read: \(String(cString: strerror(code)))")
    }
  }

  /// Changes whenever the file does; nil while it is away.
  var stamp: [Int]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec), Int(status.st_size), Int(status.st_ino)]
  }
}
