public import AloudImport
internal import AloudScript

#if os(Linux) || os(macOS)
  public import AloudBrowser
#endif

extension ScriptFile {
  /// The app that a script tests.
  public enum App: Sendable {
    /// A screen document, or a dump converted to one.
    case document(ImportedScreen)
    #if os(Linux) || os(macOS)
      /// A web page. A browser opens it when the script is performed.
      case page(PageAddress)
    #endif
  }

  /// The app of the script: the screens in its file, or the address of a page. An HTML file is a page.
  ///
  /// - Parameters:
  ///   - format: nil detects it from the content.
  ///   - language: used where the script names none.
  ///   - others: overlays that are applied after those of the script.
  /// - Returns: the app.
  /// - Throws: ``ScriptFileError``.
  public func app(
    format: ScreenFormat? = nil, language: String? = nil, overlays others: OverlayFiles = .none
  ) throws(ScriptFileError) -> App {
    let overlays: OverlayFiles
    do { overlays = try OverlayFiles(overlayPaths).then(others) } catch { throw problem(error) }
    #if os(Linux) || os(macOS)
      if let address = try pageAddress {
        try refuseOverlays(overlays)
        // Only files are checked here. A server is contacted when the script is performed.
        if let file = address.file { _ = try appBytes(at: file) }
        return .page(address)
      }
    #endif
    guard let appPath else {
      throw .badScript(script.error("this script names no app; begin it with \"app FILE\"", line: 1))
    }
    let bytes = try appBytes(at: appPath)
    #if os(Linux) || os(macOS)
      if ScreenFormat.isPage(bytes, at: appPath), let address = try? PageAddress(appPath) {
        try refuseOverlays(overlays)
        return .page(address)
      }
    #endif
    let screen: ImportedScreen
    do {
      screen = try ImportedScreen(
        bytes, format: format, language: script.heads.language ?? language ?? overlays.language)
    } catch {
      throw .badApp(error.told(file: "\(appPath)"))
    }
    do { return .document(try overlays.laid(over: screen, at: appPath, format: format)) } catch { throw problem(error) }
  }

  /// Reports an overlay that does not exist at the line of the script that names it.
  private func problem(_ problem: OverlayFiles.Problem) -> ScriptFileError {
    guard case .unreadable(let path, let message) = problem, overlayPaths.contains(path) else {
      return .badApp(problem.message)
    }
    return .noApp(script.error(message, line: script.heads.line(of: .overlay) ?? 1))
  }

  private func refuseOverlays(_ overlays: OverlayFiles) throws(ScriptFileError) {
    guard let overlay = overlays.paths.first else { return }
    throw .badScript(
      script.error(
        "\(overlay.printable): overlays are laid over documents and dumps, not over a live page",
        line: script.heads.line(of: .overlay) ?? script.heads.line(of: .app) ?? 1))
  }

  #if os(Linux) || os(macOS)
    /// The address that the script names; nil where it names a path.
    private var pageAddress: PageAddress? {
      get throws(ScriptFileError) {
        do {
          return try script.heads.app.flatMap { word throws(BrowserError) in try PageAddress(address: word) }
        } catch {
          throw .badScript(script.error(Message(english: error.description), line: script.heads.line(of: .app) ?? 1))
        }
      }
    }
  #endif
}

#if os(Linux) || os(macOS)
  extension ScreenFormat {
    /// True for the text of a page. It looks at the beginning of the text; then, if the content has no other format, at
    /// the file's name.
    package static func isPage(_ bytes: [UInt8], at path: String) -> Bool {
      if PageAddress.isPage(bytes) { return true }
      let name = path.lowercased()
      return [".html", ".htm", ".xhtml"].contains { name.hasSuffix($0) } && ScreenFormat(foundIn: bytes) == nil
    }
  }
#endif
