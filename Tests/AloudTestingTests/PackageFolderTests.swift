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
    #expect(files == ["wda-cut.xml", "wda-old.xml", "wda-settings.xml"])
    #expect(try PackageFolder().files(in: "Fixtures", withExtension: "nothing") == [])
  }

  @Test func aMissingFolderIsAnError() throws {
    let folder = try PackageFolder()
    #expect(throws: PackageFolder.Failure(description: "there is no folder \(folder.url.path)/Nowhere")) {
      try folder.files(in: "Nowhere", withExtension: "aloud")
    }
  }
}
