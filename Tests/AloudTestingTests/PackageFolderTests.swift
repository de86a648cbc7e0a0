import Foundation
import Testing

@testable import AloudTesting

@Suite struct PackageFolderTests {
  @Test func isTheNearestWithAPackage() throws {
    let folder = try PackageFolder()
    #expect(FileManager.default.fileExists(atPath: folder.file("Package.swift").path))
    #expect(#filePath.hasPrefix(folder.url.path))
  }

  @Test func outsideAPackageThereIsNone() {
    #expect(throws: PackageFolder.Failure(description: "no folder above /nowhere/at/all.swift has a Package.swift")) {
      try PackageFolder(above: "/nowhere/at/all.swift")
    }
  }

  @Test func filesAreSortedByPath() throws {
    let files = try PackageFolder().files(in: "Fixtures", withExtension: "xml").map(\.lastPathComponent)
    #expect(files == ["detox-cut.xml", "detox.xml", "wda-cut.xml", "wda-old.xml", "wda-settings.xml"])
    #expect(try PackageFolder().files(in: "Fixtures", withExtension: "nothing") == [])
  }

  /// The order is that of the paths, in whichever order the system lists the files.
  @Test func manyFilesAreSortedByPath() throws {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    for number in 0..<60 {
      let folder = scratch.appendingPathComponent("\(number % 4)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appendingPathComponent("\(number * 37 % 60).aloud"))
    }
    let paths = try PackageFolder().files(in: scratch.path, withExtension: "aloud").map(\.path)
    #expect(paths.count == 60 && paths == paths.sorted())
  }

  @Test func aMissingFolderIsAnError() throws {
    let folder = try PackageFolder()
    #expect(throws: PackageFolder.Failure(description: "there is no folder \(folder.url.path)/Nowhere")) {
      try folder.files(in: "Nowhere", withExtension: "aloud")
    }
  }
}
