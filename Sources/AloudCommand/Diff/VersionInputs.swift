import Aloud

/// The screens and scripts that a comparison of versions takes: files, and what is found in folders.
struct VersionInputs {
  private(set) var files: [String] = []
  /// The paths of files that were found in folders: they need be neither screens nor scripts.
  private(set) var found: Set<String> = []
  private(set) var failures: [Failure] = []

  init(_ paths: [String]) {
    for path in paths {
      guard AuditInputs.isFolder(path) else {
        files.append(path)
        continue
      }
      let walk = FolderWalk(path, extensions: AuditInputs.extensions.union(["aloud"]), bundles: AuditInputs.designs)
      files += walk.files
      found.formUnion(walk.files)
      failures += walk.failures.map(Failure.init)
    }
  }
}

extension InputFile {
  /// True for a file that can be read as a screen, and for one that claims to be a screen but has an error.
  var isScreen: Bool {
    guard let bytes = try? screenContents().bytes else { return true }
    do {
      _ = try ImportedScreen(bytes)
      return true
    } catch {
      return ScreenFormat.isClaimed(by: bytes, error: error)
    }
  }
}
