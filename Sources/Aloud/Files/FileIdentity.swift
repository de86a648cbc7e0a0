internal import Foundation

#if os(Linux) || os(macOS)
  internal import AloudSound
#endif

/// A regular file, whatever path leads to it: symbolic links, hard links and relative paths give the same identity.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  /// The name in the folder that device and inode mean; nil for a file that exists.
  private var missingName: String?

  private init(_ status: stat, missingName: String? = nil) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    self.missingName = missingName
  }

  /// The file at a path, which exists or is about to be made.
  ///
  /// - Returns: nil for pipes, devices and folders, and for a path in no folder.
  package init?(path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      self.init(status)
      return
    }
    #if os(Linux) || os(macOS)
      let target = URL(fileURLWithPath: FileWriter.target(of: path))
      guard stat(target.deletingLastPathComponent().path, &status) == 0 else { return nil }
      self.init(status, missingName: target.lastPathComponent)
    #else
      return nil  // Nothing is written there.
    #endif
  }

  /// The file that is open at a descriptor.
  ///
  /// - Returns: nil for pipes, devices, folders and what is not open.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }

  /// The folder at a path; nil where there is none.
  package init?(folder: String) {
    var status = stat()
    guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.init(status)
  }
}
