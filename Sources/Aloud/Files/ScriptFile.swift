public import AloudImport
public import AloudScript
public import AloudTree
internal import Foundation

#if os(Linux) || os(macOS)
  internal import AloudBrowser
#endif

/// A script in a file, and the app that it speaks of.
///
///     let file = try ScriptFile(path: "Scripts/reply.aloud")
///     let run = try file.script.run(on: file.document())
public struct ScriptFile: Sendable {
  public let path: String
  public let script: Script
  /// The folder in which apps are looked for, whatever folder the script names; nil leaves that to the script.
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

  /// A script that was read elsewhere.
  ///
  /// - Parameters:
  ///   - script: the script.
  ///   - path: where its app is looked for.
  ///   - apps: a folder with apps of the same paths, or else of the same names, which take the place of those; nil for none.
  public init(_ script: Script, path: String, apps: String? = nil) {
    self.script = script
    self.path = path
    self.apps = apps
  }

  /// The file of the app; nil when the script names none, or a page of a server.
  public var appPath: String? {
    guard let app = script.heads.app else { return nil }
    let place = ScriptFile.place(of: app, for: path)
    guard let apps, let place else { return place }
    #if os(Linux) || os(macOS)
      if (try? PageAddress(address: app)) != nil { return place }
    #endif
    let same = (apps as NSString).appendingPathComponent(app)
    // Scripts may name folders that another day's dumps do not have.
    return app.hasPrefix("/") || !FileManager.default.fileExists(atPath: same)
      ? (apps as NSString).appendingPathComponent((place as NSString).lastPathComponent) : same
  }

  /// The file of the app that a script names, whatever else is wrong with the script; nil where there is none.
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

  /// Paths of apps begin at the folder of the script.
  private static func place(of app: String, for script: String) -> String? {
    #if os(Linux) || os(macOS)
      if let address = try? PageAddress(address: app) { return address.file }
    #endif
    return app.beside(script)
  }

  /// The files of the overlays that the script names.
  public var overlayPaths: [String] { script.heads.overlays.compactMap { ScriptFile.place(of: $0, for: path) } }

  /// The app that the script speaks of.
  ///
  /// - Parameters:
  ///   - format: nil finds it from the content.
  ///   - language: where the script names none.
  /// - Returns: the document, or what a dump says as one.
  /// - Throws: ``ScriptFileError``.
  public func document(format: ScreenFormat? = nil, language: String? = nil) throws(ScriptFileError) -> Document {
    try imported(format: format, language: language).document
  }

  /// The app with the warnings about reading it, such as that a dump was cut off.
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
      let message = error.kind == .missing ? "there is no file \(path)\(nearestFile)" : error.description
      let failure = script.error(message, line: script.heads.line(of: .app) ?? 1)
      throw error.kind == .unreadable ? .lockedApp(failure) : .noApp(failure)
    }
  }

  /// `; did you mean "forms.json"?`, of the files in the folder in which the app is looked for.
  private var nearestFile: String {
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
    do { bytes = try FileContents.bytes(at: path) } catch { throw .noScript(error.description) }
    do { return try String(textFile: bytes) } catch { throw .unreadable(error.rendered(file: path)) }
  }
}

/// Why a script cannot be performed.
public enum ScriptFileError: Error, Equatable, Sendable, CustomStringConvertible {
  case noScript(String)
  case unreadable(String)
  case badScript(ScriptError)
  /// The script names an app that is not there.
  case noApp(ScriptError)
  /// The app is there, and cannot be read.
  case lockedApp(ScriptError)
  case badApp(String)

  public var description: String {
    switch self {
    case .noScript(let message), .unreadable(let message), .badApp(let message): message
    case .badScript(let error), .noApp(let error), .lockedApp(let error): "\(error)"
    }
  }
}
