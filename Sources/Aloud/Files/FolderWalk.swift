internal import Foundation

/// The files in a folder and its subfolders, and the subfolders that could not be listed.
///
/// It skips names that begin with a dot. It follows symbolic links, and lists each folder once, so that a loop of links
/// ends.
package struct FolderWalk {
  /// The paths that were found, in the order of their names.
  package private(set) var files: [String] = []
  /// The number of files with other extensions.
  package private(set) var otherCount = 0
  /// The folders that could not be listed; their files are missing from ``files``.
  package private(set) var failures: [FileFailure] = []

  private let extensions: Set<String>
  private let bundles: Set<String>
  private var listed: Set<FileIdentity> = []
  /// Folders that are reached by symbolic links. They are listed last, so that a folder is listed under its own path if
  /// it has one.
  private var linked: [String] = []

  /// - Parameters:
  ///   - folder: where the walk begins; the paths of all files begin with it.
  ///   - extensions: those of the wanted files, in lowercase and without the dot; `json` also finds `A.JSON`.
  ///   - bundles: the extensions of folders that are documents.
  package init(_ folder: String, extensions: Set<String>, bundles: Set<String> = []) {
    self.extensions = extensions
    self.bundles = bundles
    var waiting = [folder]
    while let next = waiting.popLast() ?? linked.popLast() { waiting += list(next) }
    files.sort()
    failures.sort { $0.path < $1.path }
  }

  /// Lists one folder.
  ///
  /// - Returns: the folders in it.
  private mutating func list(_ folder: String) -> [String] {
    guard let identity = FileIdentity(folder: folder) else {
      // It was there when the folder around it was listed.
      failures.append(FileFailure(folder, "cannot be listed", code: ENOENT))
      return []
    }
    guard listed.insert(identity).inserted else { return [] }
    guard let stream = opendir(folder) else {
      failures.append(FileFailure(folder, "cannot be listed", code: errno))
      return []
    }
    defer { closedir(stream) }
    guard access(folder, X_OK) == 0 else {
      failures.append(FileFailure(folder, "cannot be searched", code: errno))
      return []
    }
    var folders: [String] = []
    var hasUnreadableName = false
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { failures.append(FileFailure(folder, "cannot be listed", code: errno)) }
        return folders
      }
      guard let name = FolderWalk.name(of: entry) else {
        // Once is enough, however many there are.
        if !hasUnreadableName {
          failures.append(FileFailure(.unreadable, folder, "a name in this folder is not UTF-8; rename it"))
        }
        hasUnreadableName = true
        continue
      }
      guard !name.hasPrefix(".") else { continue }
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if take(path) { folders.append(path) }
    }
  }

  /// Adds a path to the files, the links or the failures.
  ///
  /// - Returns: true for a folder that must be listed.
  private mutating func take(_ path: String) -> Bool {
    let pathExtension = (path as NSString).pathExtension.lowercased()
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      // A wanted file is listed even if it cannot be read, so that reading it reports the error. A broken link to another
      // file is skipped; without an extension, it may lead to a folder with wanted files.
      if extensions.contains(pathExtension) {
        files.append(path)
      } else if code != ENOENT || pathExtension.isEmpty {
        failures.append(FileFailure(path, "cannot be followed", code: code))
      }
      return false
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      if bundles.contains(pathExtension) {
        files.append(path)
        return false
      }
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return true }
      linked.append(path)
    } else if extensions.contains(pathExtension) {
      files.append(path)
    } else {
      otherCount += 1
    }
    return false
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
        String(validatingCString: $0)
      }
    }
  }
}
