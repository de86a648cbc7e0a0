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
  /// - Throws: ``Failure`` where there is no such folder.
  public func files(in folder: String, withExtension pathExtension: String) throws(Failure) -> [URL] {
    let start = file(folder)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: start.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure(description: "there is no folder \(start.path)")
    }
    let names = FileManager.default.enumerator(
      at: start, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var files: [URL] = []
    while let url = names?.nextObject() as? URL {
      if url.pathExtension == pathExtension { files.append(url) }
    }
    return files.sorted { $0.path < $1.path }
  }
}
