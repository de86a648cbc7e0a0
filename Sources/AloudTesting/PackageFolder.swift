internal import Aloud
public import AloudScript
public import Foundation

/// The folder of the package that a test belongs to: the nearest folder above the test's file that has a Package.swift.
///
///     try PackageFolder().files(in: "Fixtures/Scripts", withExtension: "aloud")
///
/// The folder must exist when the test runs; it does not exist on a device.
public struct PackageFolder: Equatable, Sendable {
  /// The folder that has Package.swift.
  public let url: URL

  /// Why the package or its files were not found.
  public struct Failure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was not found, and where it was looked for.
    public let description: String
  }

  /// - Parameter file: the file of the test.
  /// - Throws: ``Failure`` where no folder above has a Package.swift.
  public init(above file: String = #filePath) throws(Failure) {
    var folder = URL(fileURLWithPath: file).standardizedFileURL
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        url = folder
        return
      }
    }
    throw Failure(description: "no folder above \(file) has a Package.swift")
  }

  /// A file of the package. A path that begins with a slash is absolute.
  public func file(_ path: String) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : url.appendingPathComponent(path)
  }

  /// The files in a folder of the package and its subfolders, sorted by path, without hidden files.
  ///
  /// The extension is given without its dot, such as `aloud`.
  ///
  /// Symbolic links are followed; each folder is listed once.
  ///
  /// - Throws: ``Failure`` where the folder does not exist, and where a subfolder cannot be listed.
  public func files(in folder: String, withExtension pathExtension: String) throws(Failure) -> [URL] {
    let start = file(folder)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: start.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure(description: "there is no folder \(start.path)")
    }
    let walk = FolderWalk(start.path, extensions: [pathExtension])
    if let failure = walk.failures.first { throw Failure(description: failure.description) }
    return walk.files.map { URL(fileURLWithPath: $0) }
  }
}

extension Script {
  /// The scripts in a folder of the package and its subfolders, sorted by path.
  ///
  ///     @Test(arguments: try Script.all(in: "Fixtures/Scripts")) func scripts(_ script: Script) throws { … }
  ///
  /// The path is relative to the nearest folder above the test's file that has a Package.swift.
  ///
  /// - Parameters:
  ///   - folder: the folder that contains the scripts.
  ///   - filePath: the file of the test.
  /// - Returns: the scripts, at least one.
  /// - Throws: ``PackageFolder/Failure`` where the package or the folder does not exist, or the folder has no script;
  ///   `ScriptFileError` for a script that cannot be read.
  public static func all(in folder: String, filePath: String = #filePath) throws -> [Script] {
    let files = try PackageFolder(above: filePath).files(in: folder, withExtension: "aloud")
    guard !files.isEmpty else { throw PackageFolder.Failure(description: "there is no script (*.aloud) in \(folder)") }
    return try files.map { try ScriptFile(path: $0.path).script }
  }
}
