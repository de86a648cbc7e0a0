import Aloud

extension InputFile {
  /// The screen in the file; warnings go to standard error. Where it is strict, a dump that was cut off is an error.
  ///
  /// - Throws: ``Failure``.
  func imported(format: ScreenFormat?, language: String?, isStrict: Bool = false) throws(Failure) -> ImportedScreen {
    let bytes = try screenBytes()
    let overlays = try overlayFiles()
    let screen: ImportedScreen
    do {
      screen = try ImportedScreen(bytes, format: format, language: language ?? overlays.language)
    } catch {
      throw Failure(.badInput, error.rendered(file: InputFile(path: contentPath).name))
    }
    if isStrict, let cut = screen.warnings.first(where: { $0.kind == .cutOff }) {
      throw Failure(.badInput, "\(name): \(cut.message); --strict takes whole dumps only")
    }
    for warning in screen.warnings { Standard.error("\(name): warning: \(warning.message)") }
    return try laid(overlays, over: screen, format: format)
  }

  /// - Throws: ``Failure`` with 66 for an overlay that is not there, 65 for one with mistakes.
  func overlayFiles() throws(Failure) -> OverlayFiles {
    do { return try OverlayFiles(overlays) } catch { throw Failure(error) }
  }

  /// - Throws: ``Failure`` with 65 where an overlay no longer fits.
  func laid(
    _ overlays: OverlayFiles, over screen: ImportedScreen, format: ScreenFormat?
  ) throws(Failure) -> ImportedScreen {
    do { return try overlays.laid(over: screen, at: path, format: format) } catch { throw Failure(error) }
  }
}

extension Failure {
  fileprivate init(_ problem: OverlayFiles.Problem) {
    switch problem {
    case .unreadable(_, let message): self.init(.notFound, message)
    case .mistaken(let message): self.init(.badInput, message)
    }
  }
}
