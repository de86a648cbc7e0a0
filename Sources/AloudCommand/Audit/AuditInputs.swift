import Aloud

/// The files to audit: those that were named, and those in the folders that were named, each once.
struct AuditInputs {
  struct File: Equatable, Sendable {
    let path: String
    /// True for a file that a folder holds: it may be something else than a screen.
    let mayBeOther: Bool
  }

  private(set) var files: [File] = []
  /// Folders that could not be listed.
  private(set) var failures: [FileFailure] = []
  /// The folders that were named.
  private(set) var folders: [String] = []
  /// How many files of folders have another name than screens have.
  private(set) var otherCount = 0

  private static let extensions: Set = ["json", "xml", "txt"]
  private static let designs: Set = ["vodesign"]
  /// The names that screens have, for messages.
  static let kinds = "*.json, *.xml, *.txt, *.vodesign"

  /// True where each file is one of several, as those of a folder are.
  var areSeveral: Bool { files.count > 1 || !folders.isEmpty }

  /// - Throws: ``Failure`` for wrong usage.
  init(_ paths: [String], _ options: AuditOptions) throws(Failure) {
    // A file that is named twice is told twice; one that a folder holds, once.
    let named = Set(paths)
    var seen: Set<String> = []
    for path in paths {
      guard AuditInputs.isFolder(path) else {
        files.append(File(path: path, mayBeOther: false))
        continue
      }
      if options.source != nil {
        throw Arguments.usage(
          "--from is for files; the format of those in a folder (\(path)) is found from each", "audit")
      }
      let walk = FolderWalk(path, extensions: AuditInputs.extensions, bundles: AuditInputs.designs)
      folders.append(path)
      files += walk.files.filter { !named.contains($0) && seen.insert($0).inserted }
        .map { File(path: $0, mayBeOther: !InputFile(path: $0).isDesign) }
      failures += walk.failures
      otherCount += walk.otherCount
    }
  }

  /// False for the folder of a design, which is a screen.
  private static func isFolder(_ path: String) -> Bool {
    path != "-" && FileIdentity(folder: path) != nil && !InputFile(path: path).isDesign
  }
}

extension AuditInputs {
  /// - Throws: ``Failure`` for what is no page, before anything is opened.
  func checkPages() throws(Failure) {
    if let folder = folders.first {
      throw Arguments.usage("--rehearse tries pages, not folders (\(folder)); name a URL or a FILE.html", "audit")
    }
    for file in files where try InputFile(path: file.path).page() == nil {
      throw Arguments.usage("--rehearse tries pages, and \(file.path) is none; name a URL or a FILE.html", "audit")
    }
  }
}

extension InputFile {
  /// True for the folder of a VoiceOver Designer file, also for one without its contents.
  fileprivate var isDesign: Bool {
    contentPath != path || path.hasSuffix(".vodesign") || path.hasSuffix(".vodesign/")
  }
}
