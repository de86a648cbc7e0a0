internal import Foundation

/// The files in a folder and in the folders below it, and the folders there that could not be listed.
///
/// Names that begin with a dot are left out. Symbolic links are followed; each folder is listed once, so a loop of links ends.
package struct FolderWalk {
  /// The paths that were found, in the order of their names.
  package private(set) var files: [String] = []
  /// How many other files there are.
  package private(set) var otherCount = 0
  /// The folders that could not be listed; something may be missing from ``files`` then.
  package private(set) var failures: [FileFailure] = []

  private let extensions: Set<String>
  private let bundles: Set<String>
  private var listed: Set<FileIdentity> = []
  /// Folders that links lead to. They come last, so that a folder is listed by its own path where it has one.
  private var linked: [String] = []

  /// - Parameters:
  ///   - folder: where to begin; its path begins the paths of all files.
  ///   - extensions: of the files that are wanted, in small letters and without the dot; `A.JSON` is found by `json`.
  ///   - bundles: extensions of folders that are documents themselves.
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
    guard let identity = FileIdentity(folder: folder), listed.insert(identity).inserted else { return [] }
    guard let stream = opendir(folder) else {
      failures.append(FileFailure(folder, "listed", code: errno))
      return []
    }
    defer { closedir(stream) }
    guard access(folder, X_OK) == 0 else {
      failures.append(FileFailure(folder, "searched", code: errno))
      return []
    }
    var folders: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { failures.append(FileFailure(folder, "listed", code: errno)) }
        return folders
      }
      guard let name = FolderWalk.name(of: entry) else {
        failures.append(FileFailure(.unreadable, folder, "a name in this folder is not UTF-8; rename it"))
        continue
      }
      guard !name.hasPrefix(".") else { continue }
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if take(path) { folders.append(path) }
    }
  }

  /// Adds a path to the files, the links or the failures.
  ///
  /// - Returns: true for a folder that is to be listed.
  private mutating func take(_ path: String) -> Bool {
    let pathExtension = (path as NSString).pathExtension.lowercased()
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      // A broken link hides no file. A file that is wanted is listed, so that reading it tells the fault.
      if extensions.contains(pathExtension) {
        files.append(path)
      } else if code != ENOENT {
        failures.append(FileFailure(path, "followed", code: code))
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
