internal import Aloud
public import AloudScript
public import Foundation

/// The folder of the package that a test belongs to: the nearest one above the test's file that has a Package.swift.
///
///     try PackageFolder().files(in: "Fixtures/Scripts", withExtension: "aloud")
///
/// The folder must be there when the test runs; on a device it is not.
public struct PackageFolder: Equatable, Sendable {
  public let url: URL

  /// Why no file was found.
  public struct Failure: Error, Equatable, Sendable, CustomStringConvertible {
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

  /// A file of the package; a path that begins with a slash is taken as it is.
  public func file(_ path: String) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : url.appendingPathComponent(path)
  }

  /// The files in a folder of the package and in the folders below, sorted by path; hidden ones are left out.
  ///
  /// The extension is without its dot, such as `aloud`.
  ///
  /// Links are followed, each folder once.
  ///
  /// - Throws: ``Failure`` where there is no such folder, and where a folder below cannot be listed.
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
  /// Every script in a folder of the package and in the folders below, sorted by path.
  ///
  ///     @Test(arguments: try Script.all(in: "Fixtures/Scripts")) func scripts(_ script: Script) throws { … }
  ///
  /// The path of the folder begins at the nearest folder above the test's file that has a Package.swift.
  ///
  /// - Parameters:
  ///   - folder: where to look.
  ///   - filePath: the file of the test.
  /// - Returns: the scripts, at least one.
  /// - Throws: ``PackageFolder/Failure`` where there is no package, no folder or no script in it; `ScriptFileError` for a script
  ///   that cannot be read.
  public static func all(in folder: String, filePath: String = #filePath) throws -> [Script] {
    let files = try PackageFolder(above: filePath).files(in: folder, withExtension: "aloud")
    guard !files.isEmpty else { throw PackageFolder.Failure(description: "there is no script (*.aloud) in \(folder)") }
    return try files.map { try ScriptFile(path: $0.path).script }
  }
}
