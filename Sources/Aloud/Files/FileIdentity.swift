internal import Foundation

#if os(Linux) || os(macOS)
  internal import AloudSound
#endif

/// The identity of a regular file. Symbolic links, hard links and relative paths to the same file have the same
/// identity.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  /// The name of a file that does not exist; device and inode are then those of its folder. Nil for a file that exists.
  private var missingName: String?

  private init(_ status: stat, missingName: String? = nil) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    self.missingName = missingName
  }

  /// The file at a path. It may not exist yet.
  ///
  /// - Returns: nil for pipes, devices and folders, and where the folder of the path does not exist.
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
      return nil  // On these systems nothing is written there.
    #endif
  }

  /// The file of an open descriptor.
  ///
  /// - Returns: nil for pipes and devices, for folders, and for a descriptor that is not open.
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
