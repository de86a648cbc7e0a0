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
      screen = try ImportedScreen(bytes, format: format, language: language)
    } catch {
      throw Failure(.badInput, error.rendered(file: InputFile(path: contentPath).name))
    }
    if isStrict, let cut = screen.warnings.first(where: { $0.kind == .cutOff }) {
      throw Failure(.badInput, "\(name): \(cut.message); --strict takes whole dumps only")
    }
    for warning in screen.warnings { Standard.error("\(name): warning: \(warning.message)") }
    return screen
  }
}
