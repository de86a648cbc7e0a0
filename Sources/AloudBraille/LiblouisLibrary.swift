internal import AloudBase
internal import AloudProcess
internal import AloudSpeech

/// liblouis, loaded into this process. Only a worker loads it, because it has crashed, and only one thread at a time
/// may use it.
///
/// It is found at run time: nothing is linked, and no table is copied. Its behavior was measured with version 3.24.0.
final class LiblouisLibrary {
  typealias Translate =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeRawPointer, UnsafeMutablePointer<CInt>, UnsafeMutableRawPointer,
      UnsafeMutablePointer<CInt>, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<CInt>,
      UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>?, CInt
    ) -> CInt

  private let translate: Translate
  /// True for a library whose characters have 2 bytes, UTF-16, such as Homebrew's; Debian's has 4.
  private let isUTF16: Bool
  private let checkTable: @convention(c) (UnsafePointer<CChar>) -> CInt
  let version: String

  private enum Constant {
    /// The output is dots rather than the characters of the table, and the dots are Unicode braille.
    static let mode: CInt = 4 + 64
    static let noMessages: CInt = 60_000
    /// A text that needs more cells per character than this is not translated.
    static let mostCellsPerCharacter = 1024
  }

  /// - Parameter path: the library; nil means the installed liblouis.
  /// - Throws: `BrailleError` when it does not exist.
  init(_ path: String?) throws(BrailleError) {
    let library = try LiblouisLibrary.load(path)
    let size: CInt
    do {
      translate = try library.function("lou_translate")
      checkTable = try library.function("lou_checkTable")
      let characterSize: @convention(c) () -> CInt = try library.function("lou_charSize")
      let setLogLevel: @convention(c) (CInt) -> Void = try library.function("lou_setLogLevel")
      let version: @convention(c) () -> UnsafePointer<CChar>? = try library.function("lou_version")
      size = characterSize()
      // Without this, liblouis writes messages to standard error.
      setLogLevel(Constant.noMessages)
      self.version = version().map { String(cString: $0) } ?? ""
    } catch {
      throw BrailleError(.noTranslator, "this is not liblouis; it has no \(error.name)")
    }
    guard size == 4 || size == 2 else {
      throw BrailleError(
        .noTranslator, "this liblouis has characters of \(size) bytes; Aloud needs one that was built with 2 or 4")
    }
    isUTF16 = size == 2
  }

  /// - Throws: `BrailleError` for a table that is missing or broken.
  func check(_ table: String) throws(BrailleError) {
    guard !table.isEmpty, !table.utf8.contains(0), checkTable(table) != 0 else {
      throw BrailleError(
        .noTable,
        """
        liblouis cannot use the table "\(table)"; tables come with liblouis (\(Self.tableInstallation)), or from the \
        folder that LOUIS_TABLEPATH names
        """)
    }
  }

  /// Translates a text with a checked table.
  ///
  /// - Returns: nil when liblouis fails.
  func cells(of text: [UInt32], table: String) -> BrailleReply.Cells? {
    isUTF16
      ? UTF16Text(text).cells { LiblouisLibrary.cells(of: $0, table: table, translate) }
      : LiblouisLibrary.cells(of: text, table: table, translate)
  }

  /// Translates Unicode scalars or UTF-16, as the library has been built for.
  ///
  /// - Returns: nil when liblouis fails.
  static func cells<Unit: FixedWidthInteger>(
    of text: [Unit], table: String, _ translate: Translate
  ) -> BrailleReply.Cells? {
    guard !text.isEmpty else { return BrailleReply.Cells() }
    // A NUL would end the string.
    let text = text.map { $0 == 0 ? 0xFFFD : $0 }
    var factor = 8
    while factor <= Constant.mostCellsPerCharacter {
      if let cells = cells(of: text, table: table, capacity: factor * text.count + 64, translate) {
        return cells.isWhole ? cells : nil
      }
      factor *= 4
    }
    return nil
  }

  /// - Returns: nil when the text needs more cells than the capacity; no cells where liblouis fails.
  private static func cells<Unit: FixedWidthInteger>(
    of text: [Unit], table: String, capacity: Int, _ translate: Translate
  ) -> BrailleReply.Cells? {
    var (inputLength, outputLength) = (CInt(text.count), CInt(capacity))
    var output = [Unit](repeating: 0, count: capacity)
    var cellOfCharacter = [CInt](repeating: 0, count: text.count)
    var characterOfCell = [CInt](repeating: 0, count: capacity)
    let isDone = translate(
      table, text, &inputLength, &output, &outputLength, nil, nil, &cellOfCharacter, &characterOfCell, nil,
      Constant.mode)
    guard isDone != 0 else { return BrailleReply.Cells(isWhole: false) }
    // If the buffer is too small, liblouis fills it and consumes only a part of the text.
    guard inputLength == text.count, outputLength < capacity else { return nil }
    let count = Int(outputLength)
    return BrailleReply.Cells(
      cells: output[..<count].map { UInt8(truncatingIfNeeded: $0) },
      cellOfCharacter: cellOfCharacter.map { min(max(0, Int($0)), max(0, count - 1)) },
      characterOfCell: characterOfCell[..<count].map { min(max(0, Int($0)), text.count - 1) })
  }

  // MARK: Loading

  private static let installation = Installation.command(debian: "liblouis20 liblouis-data", homebrew: "liblouis")
  private static let tableInstallation = Installation.command(debian: "liblouis-data", homebrew: "liblouis")

  private static var names: [String] {
    #if canImport(Darwin)
      DynamicLibrary.macPaths("liblouis.20.dylib")
    #else
      ["liblouis.so.20"]
    #endif
  }

  private static func load(_ path: String?) throws(BrailleError) -> DynamicLibrary {
    if let library = DynamicLibrary(path.map { [$0] } ?? names) { return library }
    if let path {
      throw BrailleError(.noTranslator, "\(path): cannot be loaded as liblouis: \(DynamicLibrary.lastError)")
    }
    throw BrailleError(
      .noTranslator,
      "braille needs liblouis, which is not found; install it (\(installation))")
  }
}

/// A text in UTF-16, for a library that counts its units, with the places of its scalars.
private struct UTF16Text {
  let units: [UInt16]
  /// The place of the first unit of each scalar.
  private var firstUnits: [Int] = []
  /// The scalar of each unit.
  private var scalars: [Int] = []

  init(_ text: [UInt32]) {
    var units: [UInt16] = []
    for (index, value) in text.enumerated() {
      firstUnits.append(units.count)
      units += UTF16.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF16.encodedReplacementCharacter
      scalars += repeatElement(index, count: units.count - scalars.count)
    }
    self.units = units
  }

  /// - Parameter translate: translates units.
  /// - Returns: the cells with the places of scalars; nil where the translation is.
  func cells(_ translate: ([UInt16]) -> BrailleReply.Cells?) -> BrailleReply.Cells? {
    translate(units).map { cells in
      BrailleReply.Cells(
        cells: cells.cells, cellOfCharacter: firstUnits.map { cells.cellOfCharacter[$0] },
        characterOfCell: cells.characterOfCell.map { scalars[$0] })
    }
  }
}
