internal import Aloud
public import AloudScript
internal import Foundation

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
