internal import Foundation

/// A file that is gone once nobody has it open any longer: it has no name.
enum NamelessFile {
  /// - Throws: ``SoundError`` when it cannot be made.
  static func make(_ bytes: [UInt8] = []) throws(SoundError) -> FileHandle {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/aloud-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw SoundError(.writeFailed, "\(folder): no temporary file can be made") }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(bytes))
      try handle.seek(toOffset: 0)
    } catch {
      throw SoundError(.writeFailed, "\(folder): there is no space for sound")
    }
    return handle
  }
}
