import Aloud
import Foundation

/// A file that the user named, or a line of a stream; `-` is standard input.
struct InputFile: Sendable {
  let path: String
  /// For a line of a stream: its number, its bytes, and its language.
  var line: Int?
  var content: [UInt8]?
  var language: String?
  /// The options for opening the file if it is a web page.
  var browser = BrowserOptions()
  /// The overlays for the screen.
  var overlays = OverlayFiles.none

  /// The name of the file in messages.
  var name: Message {
    if let line { return "line \(line)" }
    return path == "-" ? "standard input" : "\(path.printable)"
  }

  /// The content of the file. `isFile` is false for the dump of a page that was opened here, because users cannot open
  /// that dump.
  func screenContents() throws(Failure) -> (bytes: [UInt8], isFile: Bool) {
    if isAddress { return (try dump(), false) }
    let bytes = try bytes()
    return path != "-" && ScreenFormat.isPage(bytes, at: path) ? (try dump(), false) : (bytes, true)
  }

  /// True for the address of a page that is not a file.
  private var isAddress: Bool { path != "-" && (try? PageAddress(path))?.file == nil }

  /// The web page; nil for other files.
  func page() throws(Failure) -> PageAddress? {
    if !isAddress {
      guard path != "-" else { return nil }
      let bytes = try bytes()
      guard ScreenFormat.isPage(bytes, at: path) else { return nil }
    }
    do throws(BrowserError) { return try PageAddress(path) } catch { throw Failure(error, page: path) }
  }

  func bytes() throws(Failure) -> [UInt8] {
    if let content { return content }
    do throws(FileFailure) {
      guard path != "-" else { return try FileContents.bytes(of: STDIN_FILENO, "\(name)") }
      return try FileContents.bytes(at: contentPath)
    } catch {
      guard error.kind != .folder else { throw Failure(.notFound, "\(name): this is a folder; \(missingPart)") }
      throw Failure(error)
    }
  }

  /// Opens the page in a browser and dumps it; notes about it are printed on standard error.
  private func dump() throws(Failure) -> [UInt8] {
    var options = PageDump.Options()
    options.browser = browser
    let progress = DelayedProgress(withOutput: false)
    defer { progress.end() }
    do throws(BrowserError) {
      let dump = try PageDump.make(of: path, options: options) { progress.tell("\($0.rawValue)") }
      progress.end()
      for note in dump.notes { Standard.error("\(name): warning: \(note)") }
      return dump.json
    } catch {
      progress.end()
      throw Failure(error, page: path)
    }
  }

  /// The name of the file that is read, in messages.
  var contentName: Message { line == nil ? InputFile(path: contentPath).name : name }

  /// The path of the file to read: inside the folder of a design, or the path itself.
  var contentPath: String { VoiceOverDesignerFolder.file(at: path) }

  private var missingPart: Message {
    guard path.hasSuffix(".vodesign") || path.hasSuffix(".vodesign/") else { return "name a file" }
    return "a design folder must contain one of \(VoiceOverDesignerFolder.files.joined(separator: ", "))"
  }

  /// A value that changes whenever the file changes; nil while the file does not exist.
  var stamp: [Int]? {
    var status = stat()
    guard stat(contentPath, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    return [Int(changed.tv_sec), Int(changed.tv_nsec), Int(status.st_size), Int(status.st_ino)]
  }
}

extension String {
  /// True for the path of a script, which commands also take in place of a screen.
  var isPathOfScript: Bool { hasSuffix(".aloud") }
}
