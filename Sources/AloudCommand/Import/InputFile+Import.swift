import Aloud

extension InputFile {
  /// The screen in the file; warnings go to standard error. Where it is strict, a dump that was cut off is an error.
  ///
  /// - Throws: ``Failure``.
  func imported(format: ScreenFormat?, language: String?, isStrict: Bool = false) throws(Failure) -> ImportedScreen {
    try imported(screenBytes(), format: format, language: language, isStrict: isStrict)
  }

  /// The same of what was read of the file.
  func imported(
    _ bytes: [UInt8], format: ScreenFormat?, language: String?, isStrict: Bool = false
  ) throws(Failure) -> ImportedScreen {
    let screen: ImportedScreen
    do {
      screen = try ImportedScreen(
        bytes, format: format, language: self.language ?? language ?? overlays.language)
    } catch {
      throw Failure(error, in: self)
    }
    if isStrict, let cut = screen.warnings.first(where: { $0.kind == .cutOff }) {
      throw Failure(.badInput, "\(name): \(cut.message); --strict takes whole dumps only")
    }
    for warning in screen.warnings { Standard.error("\(name): warning: \(warning.message)") }
    return try laid(over: screen, format: format)
  }

  /// - Throws: ``Failure`` with 65 where an overlay no longer fits.
  func laid(over screen: ImportedScreen, format: ScreenFormat?) throws(Failure) -> ImportedScreen {
    do { return try overlays.laid(over: screen, at: path, format: format) } catch { throw Failure(error) }
  }
}

extension Failure {
  init(_ problem: OverlayFiles.Problem) {
    switch problem {
    case .unreadable(_, let message): self.init(.notFound, message)
    case .mistaken(let message): self.init(.badInput, message)
    }
  }
}

extension Failure {
  /// A screen that cannot be read.
  init(_ error: ImportError, in file: InputFile) {
    self.init(.badInput, error.rendered(file: file.contentName))
    place = error.location.map { ($0.line, $0.column) }
  }
}
