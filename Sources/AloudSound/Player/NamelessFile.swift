internal import Foundation

/// A file that is gone once nobody has it open any longer: it has no name.
enum NamelessFile {
  /// - Throws: ``SoundError`` when it cannot be made.
  static func make(_ bytes: [UInt8] = []) throws(SoundError) -> FileHandle {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/aloud-XXXXXX".utf8CString)
    let made = mkstemp(&template)
    // Never in the place of a standard stream that is closed: a child would take it for its own.
    let descriptor = fcntl(made, F_DUPFD_CLOEXEC, 3)
    if made >= 0 { close(made) }
    guard descriptor >= 0 else { throw SoundError(.writeFailed, "\(folder): no temporary file can be made") }
    unlink(template)
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
