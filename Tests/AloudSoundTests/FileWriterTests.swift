import Aloud
import AloudTestSupport
import Foundation
import Testing

@Suite struct FileWriterTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func filesAppearOnlyWhenComplete() throws {
    let file = try FileWriter(folder.path("a"))
    try file.write(Array("hello".utf8))
    #expect(try folder.names.count == 1 && !folder.names.contains("a"))
    try file.finish()
    #expect(try folder.names == ["a"] && folder.text("a") == "hello")
  }

  @Test func unfinishedFilesLeaveNothing() throws {
    try Data("old".utf8).write(to: folder.url.appendingPathComponent("a"))
    do {
      let file = try FileWriter(folder.path("a"))
      try file.write(Array("new".utf8))
    }
    #expect(try folder.names == ["a"] && folder.text("a") == "old")
  }

  @Test func theHeaderCanBeRewritten() throws {
    let file = try FileWriter(folder.path("a"))
    try file.write(Array("12345".utf8))
    try file.rewriteHead(Array("abc".utf8))
    try file.finish()
    #expect(try folder.text("a") == "abc45")
  }

  @Test func linksAndPermissionsAreKept() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "a")
    for text in ["first", "second"] {
      let file = try FileWriter(folder.path("link"))
      try file.write(Array(text.utf8))
      try file.finish()
      if text == "first" { chmod(folder.path("a"), 0o640) }
    }
    #expect(try folder.names == ["a", "link"] && folder.text("a") == "second")
    let permissions = try FileManager.default.attributesOfItem(atPath: folder.path("a"))[.posixPermissions]
    #expect((permissions as? NSNumber)?.intValue == 0o640)
  }

  @Test(arguments: ["한", "a"]) func theLongestNamesWork(_ letter: String) throws {
    let name = String(repeating: letter, count: 255 / letter.utf8.count)
    let file = try FileWriter(folder.path(name))
    try file.finish()
    #expect(try folder.names == [name])
  }

  @Test func privateFilesStayPrivateWhileWritten() throws {
    try Data("old".utf8).write(to: folder.url.appendingPathComponent("a"))
    chmod(folder.path("a"), 0o600)
    let file = try FileWriter(folder.path("a"))
    let attributes = try FileManager.default.attributesOfItem(atPath: try #require(file.temporaryPath))
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test(arguments: [("no/such/folder", "no/such/folder: cannot be written; there is no such folder"), ("", "")])
  func impossibleOutputsAreRefusedImmediately(_ path: String, _ message: String) throws {
    let error = #expect(throws: SoundError.self) { _ = try FileWriter(path.isEmpty ? folder.url.path : path) }
    #expect(error?.kind == .cannotWrite)
    if !message.isEmpty { #expect(error?.description == message) }
  }

  @Test(.enabled(if: Devices.hasFull)) func aFullDeviceIsAnOrdinaryError() throws {
    let file = try FileWriter("/dev/full")
    let error = #expect(throws: SoundError.self) { try file.write([1, 2, 3]) }
    #expect(error == SoundError(.writeFailed, "/dev/full: there is no space left"))
  }

  @Test func aPipeIsWrittenToDirectly() throws {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let reader = open(folder.path("pipe"), O_RDONLY | O_NONBLOCK)
    let file = try FileWriter(folder.path("pipe"))
    #expect(!file.canReturn && file.temporaryPath == nil)
    try file.write(Array("hello".utf8))
    try file.finish()
    var bytes = [UInt8](repeating: 0, count: 9)
    #expect(read(reader, &bytes, 9) == 5)
    close(reader)
  }
}
