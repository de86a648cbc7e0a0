public import AloudBase
public import AloudImport
public import AloudScript
public import AloudTree
internal import Foundation

#if os(Linux) || os(macOS)
  internal import AloudBrowser
#endif

/// A script in a file, and its app.
///
///     let file = try ScriptFile(path: "Scripts/reply.aloud")
///     let run = try file.script.run(on: file.document())
public struct ScriptFile: Sendable {
  /// The path with which the file was opened.
  public let path: String
  /// The steps and expectations in the file.
  public let script: Script
  /// The folder in which apps are looked up instead of the folders that the script names; nil uses those.
  private let apps: String?

  /// Reads a script.
  ///
  /// - Throws: ``ScriptFileError``.
  public init(path: String) throws(ScriptFileError) {
    let text = try ScriptFile.text(at: path)
    do { script = try Script(text, path: path) } catch { throw .badScript(error) }
    self.path = path
    apps = nil
  }

  /// Wraps a script that has already been read.
  ///
  /// - Parameters:
  ///   - script: the script.
  ///   - path: the path of the script; the path of the app is relative to its folder.
  ///   - apps: a folder whose files replace the app: the file with the same path, or else with the same name. Nil for
  ///     none.
  public init(_ script: Script, path: String, apps: String? = nil) {
    self.script = script
    self.path = path
    self.apps = apps
  }

  /// The file of the app; nil when the script names no app, or a page on a server.
  public var appPath: String? {
    guard let app = script.heads.app else { return nil }
    let place = ScriptFile.place(of: app, for: path)
    guard let apps, let place else { return place }
    #if os(Linux) || os(macOS)
      if (try? PageAddress(address: app)) != nil { return place }
    #endif
    let same = (apps as NSString).appendingPathComponent(app)
    // The script may name a folder that is missing among the replacements.
    return app.hasPrefix("/") || !FileManager.default.fileExists(atPath: same)
      ? (apps as NSString).appendingPathComponent((place as NSString).lastPathComponent) : same
  }

  /// The file of the app that a script names, even if the script has errors; nil where it names none.
  package static func appPath(ofScriptAt path: String) -> String? {
    guard path != "-", let bytes = try? FileContents.bytes(at: path) else { return nil }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      if words.count == 2, words[0] == "app" {
        return place(of: words[1].trimmingCharacters(in: .whitespaces), for: path)
      }
    }
    return nil
  }

  /// The path of an app; it is relative to the folder of the script.
  private static func place(of app: String, for script: String) -> String? {
    #if os(Linux) || os(macOS)
      if let address = try? PageAddress(address: app) { return address.file }
    #endif
    return app.beside(script)
  }

  /// The files of the overlays that the script names.
  public var overlayPaths: [String] { script.heads.overlays.compactMap { ScriptFile.place(of: $0, for: path) } }

  /// The app of the script.
  ///
  /// - Parameters:
  ///   - format: nil detects it from the content.
  ///   - language: used where the script names none.
  /// - Returns: the document, or a dump converted to one.
  /// - Throws: ``ScriptFileError``.
  public func document(format: ScreenFormat? = nil, language: String? = nil) throws(ScriptFileError) -> Document {
    try imported(format: format, language: language).document
  }

  /// The app with the warnings from reading it, such as that a dump is truncated.
  public func imported(format: ScreenFormat? = nil, language: String? = nil) throws(ScriptFileError) -> ImportedScreen {
    switch try app(format: format, language: language) {
    case .document(let screen): return screen
    #if os(Linux) || os(macOS)
      case .page:
        throw .badScript(
          script.error(
            "the app is a page, not a document: a browser opens it (LiveBrowsers), and the script runs on its app",
            line: script.heads.line(of: .app) ?? 1))
    #endif
    }
  }

  /// - Throws: ``ScriptFileError`` at the line of the script that names the app.
  func appBytes(at path: String) throws(ScriptFileError) -> [UInt8] {
    do {
      return try FileContents.bytes(at: VoiceOverDesignerFolder.file(at: path))
    } catch {
      let message: Message = error.kind == .missing ? "there is no file \(path)\(nearestFile)" : error.told
      let failure = script.error(message, line: script.heads.line(of: .app) ?? 1)
      throw error.kind == .unreadable ? .lockedApp(failure) : .noApp(failure)
    }
  }

  /// A suggestion, such as `; did you mean "forms.json"?`, from the files in the folder of the app.
  private var nearestFile: Message {
    guard let app = script.heads.app, let appPath else { return "" }
    let folder = appPath.folderOfPath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    let shown = names.filter { !$0.hasPrefix(".") }.sorted()
    guard let name = nearest(to: (appPath as NSString).lastPathComponent, among: shown) else { return "" }
    let path = (app.folderOfPath as NSString).appendingPathComponent(name)
    return "; did you mean \"\(path.printable)\"?"
  }

  private static func text(at path: String) throws(ScriptFileError) -> String {
    let bytes: [UInt8]
    do { bytes = try FileContents.bytes(at: path) } catch { throw .noScript(error.told) }
    do { return try String(textFile: bytes) } catch { throw .unreadable(error.told(file: "\(path)")) }
  }
}

/// Why a script cannot be performed.
public enum ScriptFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no such file, or it cannot be opened.
  case noScript(Message)
  /// The file is not text.
  case unreadable(Message)
  /// The text is not a script; the error has its line.
  case badScript(ScriptError)
  /// The app that the script names does not exist.
  case noApp(ScriptError)
  /// The app exists but cannot be read.
  case lockedApp(ScriptError)
  /// The app cannot be read as a screen.
  case badApp(Message)

  public var description: String { "\(message)" }

  /// What is wrong, with the place.
  package var message: Message {
    switch self {
    case .noScript(let message), .unreadable(let message), .badApp(let message): message
    case .badScript(let error), .noApp(let error), .lockedApp(let error): error.told
    }
  }
}
