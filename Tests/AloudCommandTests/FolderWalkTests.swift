import Aloud
import AloudTestSupport
import Foundation
import Testing

@Suite struct FolderWalkTests {
  private let scratch: Scratch
  private var folder: String { scratch.folder.path }

  init() throws { scratch = try Scratch() }

  private func walk() -> FolderWalk { FolderWalk(folder, extensions: ["aloud"], bundles: ["vodesign"]) }

  /// The paths that a walk found, relative to the folder.
  private func names(_ walk: FolderWalk) -> [String] { walk.files.map { String($0.dropFirst(folder.count + 1)) } }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: scratch.url(name), withIntermediateDirectories: true)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: scratch.url(name).path, withDestinationPath: target)
  }

  @Test func filesAreSortedWithoutHiddenOnes() throws {
    for name in ["b", "a/deep", ".git", "a/x.vodesign"] { try makeFolder(name) }
    for name in ["b/2.aloud", "a/deep/1.aloud", "a/3.txt", ".git/4.aloud", "b/.5.aloud"] {
      _ = try scratch.file(name, "")
    }
    let walk = walk()
    #expect(names(walk) == ["a/deep/1.aloud", "a/x.vodesign", "b/2.aloud"])
    #expect(walk.otherCount == 1)
    #expect(walk.failures.isEmpty)
  }

  @Test func aLinkedFolderIsListedOnceByItsOwnPath() throws {
    for name in ["a", "z"] { try makeFolder(name) }
    _ = try scratch.file("z/1.aloud", "")
    try link("a/link", to: "../z")
    try link("a/up", to: "..")
    #expect(names(walk()) == ["z/1.aloud"])
  }

  @Test func aFolderElsewhereIsListedThroughItsLink() throws {
    let other = try Scratch()
    _ = try other.file("1.aloud", "")
    try link("link", to: other.folder.path)
    #expect(names(walk()) == ["link/1.aloud"])
  }

  @Test func aFolderThatHasVanishedIsAFailure() {
    let walk = FolderWalk(scratch.url("gone").path, extensions: ["aloud"])
    #expect(walk.failures.map(\.path) == [scratch.url("gone").path])
  }

  /// A link without an extension may lead to a folder.
  @Test func linksThatLeadNowhereAreFailures() throws {
    try link("one", to: "two")
    try link("two", to: "one")
    try link("nothing", to: "nowhere")
    try link("picture.png", to: "nowhere")
    try link("script.aloud", to: "nowhere")
    let walk = walk()
    #expect(walk.failures.map(\.path) == ["nothing", "one", "two"].map { scratch.url($0).path })
    #expect(names(walk) == ["script.aloud"])
  }

  @Test func aNameThatIsNotTextIsAFailure() throws {
    let bytes = scratch.folder.path.utf8.map { CChar(bitPattern: $0) } + [47, CChar(bitPattern: 0xFF), 0]
    let descriptor = open(bytes, O_CREAT | O_WRONLY, 0o600)
    // Some file systems refuse such a name; then there is nothing to test.
    guard descriptor >= 0 else { return }
    close(descriptor)
    #expect(walk().failures.map(\.path) == [folder])
  }

  @Test func aRunWithAFolderThatCannotBeListedFails() throws {
    for name in ["locked", "open"] { try makeFolder(name) }
    _ = try scratch.file("app.json", #"{"aloud": 1, "elements": [{"label": "OK"}]}"#)
    _ = try scratch.file("open/a.aloud", "app ../app.json\n> start\n[screen changed]\n…\n")
    _ = try scratch.file("locked/b.aloud", "app ../app.json\n> start\nwrong\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: scratch.url("locked").path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    let tool = try Tool.runUnprivileged(["test", folder])
    guard let tool else { return }
    #expect(tool.status == 74)
    #expect(tool.output.contains("\(folder)/locked: cannot be listed: Permission denied"))
    #expect(tool.output.hasSuffix("1 script passed, 1 path not tested\n"))
  }
}

@Suite struct EmptyFolderTests {
  /// A folder of the list may have lost its scripts.
  @Test func eachNamedFolderMustHaveAScript() throws {
    let scratch = try Scratch()
    _ = try scratch.file("app.json", #"{"aloud": 1, "elements": [{"label": "OK"}]}"#)
    let script = try scratch.file("a.aloud", "app app.json\n> start\n[screen changed]\nOK\n")
    let empty = scratch.url("empty").path
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    let tool = try Tool.run("test", script, empty)
    #expect(tool.status == 66)
    #expect(tool.output.contains("\(empty): there is no script (*.aloud) there"), "\(tool.output)")
    #expect(tool.output.hasSuffix("1 script passed, 1 path not tested\n"))
  }
}

@Suite struct SpecialFileTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Commands that read a file, with `FILE` as its place. Opening a pipe without a writer blocks.
  @Test(arguments: [
    "read FILE", "play FILE", "test FILE", "test FOLDER", "chart FILE", "audit FILE", "diff FILE FILE", "conform FILE",
    "import FILE", "explore FILE", "read --voice-file FILE Fixtures/Screens/settings.json",
    "voices --voice-file FILE", "audit --baseline FILE Fixtures/Screens/settings.json",
    "voices --engine --speech-engine FILE", "read Fixtures/Screens/settings.json --speak --speech-engine FILE",
  ]) func noCommandWaitsForAPipe(_ command: String) throws {
    let pipe = scratch.url("pipe.aloud").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let arguments = command.split(separator: " ").map {
      $0 == "FILE" ? pipe : $0 == "FOLDER" ? scratch.folder.path : String($0)
    }
    let tool = try Tool.run(arguments)
    #expect(tool.status == 66)
    #expect((tool.output + tool.errors).contains("this is a pipe or a device, not a regular file"))
  }

  @Test func noScriptWaitsForAnAppThatIsAPipe() throws {
    #expect(mkfifo(scratch.url("app.json").path, 0o600) == 0)
    let tool = try Tool.run("test", try scratch.file("a.aloud", "app app.json\n> start\n"))
    #expect(tool.status == 66)
    #expect(tool.output.contains("app.json: this is a pipe or a device"))
  }

  @Test func streamsOfTheShellAreRead() throws {
    let output = try Tool.shell("aloud read --limit 1 /dev/stdin < Fixtures/Screens/settings.json")
    #expect(output == "Settings, Heading\n")
  }
}
