internal import AloudSpeech
internal import Foundation

/// liblouis, loaded into this process; in a worker only, since it has crashed, and one thread at a time may use it.
///
/// It is found at run time: nothing is linked, and no table is copied. Measured with 3.24.0.
final class LiblouisLibrary {
  private typealias Translate =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<UInt32>, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<UInt32>,
      UnsafeMutablePointer<CInt>, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<CInt>,
      UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>?, CInt
    ) -> CInt
  private typealias CheckTable = @convention(c) (UnsafePointer<CChar>) -> CInt
  private typealias SetLogLevel = @convention(c) (CInt) -> Void
  private typealias CharacterSize = @convention(c) () -> CInt
  private typealias Version = @convention(c) () -> UnsafePointer<CChar>?

  private let translate: Translate
  private let checkTable: CheckTable
  let version: String

  private enum Constant {
    /// Dots, not the characters of the table, and those as Unicode braille.
    static let mode: CInt = 4 + 64
    static let noMessages: CInt = 60_000
    /// A text that needs more cells a character than this is not translated.
    static let mostCellsPerCharacter = 1024
  }

  /// - Parameter path: the library; nil is liblouis as it is installed.
  /// - Throws: `BrailleError` when it is not there.
  init(_ path: String?) throws(BrailleError) {
    let handle = try LiblouisLibrary.load(path)
    translate = unsafeBitCast(try LiblouisLibrary.find("lou_translate", handle), to: Translate.self)
    checkTable = unsafeBitCast(try LiblouisLibrary.find("lou_checkTable", handle), to: CheckTable.self)
    let size = unsafeBitCast(try LiblouisLibrary.find("lou_charSize", handle), to: CharacterSize.self)()
    guard size == 4 else {
      throw BrailleError(
        .noTranslator, "this liblouis has characters of \(size) bytes; Aloud needs one that was built with 4 (UCS-4)")
    }
    // Else it complains to standard error.
    unsafeBitCast(try LiblouisLibrary.find("lou_setLogLevel", handle), to: SetLogLevel.self)(Constant.noMessages)
    let version = unsafeBitCast(try LiblouisLibrary.find("lou_version", handle), to: Version.self)
    self.version = version().map { String(cString: $0) } ?? ""
  }

  /// - Throws: `BrailleError` for a table that is not there or broken.
  func check(_ table: String) throws(BrailleError) {
    guard !table.isEmpty, !table.utf8.contains(0), checkTable(table) != 0 else {
      throw BrailleError(
        .noTable,
        "liblouis cannot use the table \"\(table)\"; tables come with liblouis-data (apt install liblouis-data), or from the "
          + "folder that LOUIS_TABLEPATH names")
    }
  }

  /// Translates a text with a table that has been checked.
  ///
  /// - Returns: nil when liblouis fails.
  func cells(of text: [UInt32], table: String) -> Cells? {
    guard !text.isEmpty else { return Cells() }
    // A NUL would end the text.
    let text = text.map { $0 == 0 ? 0xFFFD : $0 }
    var factor = 8
    while factor <= Constant.mostCellsPerCharacter {
      if let cells = cells(of: text, table: table, capacity: factor * text.count + 64) {
        return cells.isWhole ? cells : nil
      }
      factor *= 4
    }
    return nil
  }

  /// - Returns: nil when there are more cells than the capacity; none where liblouis fails.
  private func cells(of text: [UInt32], table: String, capacity: Int) -> Cells? {
    var (inputLength, outputLength) = (CInt(text.count), CInt(capacity))
    var output = [UInt32](repeating: 0, count: capacity)
    var cellOfCharacter = [CInt](repeating: 0, count: text.count)
    var characterOfCell = [CInt](repeating: 0, count: capacity)
    let isDone = translate(
      table, text, &inputLength, &output, &outputLength, nil, nil, &cellOfCharacter, &characterOfCell, nil,
      Constant.mode)
    guard isDone != 0 else { return Cells(isWhole: false) }
    // A buffer that is too small is filled, and less is consumed.
    guard inputLength == text.count, outputLength < capacity else { return nil }
    let count = Int(outputLength)
    return Cells(
      cells: output[..<count].map { UInt8(truncatingIfNeeded: $0) },
      cellOfCharacter: cellOfCharacter.map { min(max(0, Int($0)), max(0, count - 1)) },
      characterOfCell: characterOfCell[..<count].map { min(max(0, Int($0)), text.count - 1) })
  }

  /// The result of liblouis for a text.
  struct Cells: Equatable {
    var cells: [UInt8] = []
    var cellOfCharacter: [Int] = []
    var characterOfCell: [Int] = []
    /// False where liblouis failed.
    var isWhole = true
  }

  // MARK: Loading

  private static var names: [String] {
    #if canImport(Darwin)
      ["liblouis.20.dylib", "/opt/homebrew/lib/liblouis.20.dylib", "/usr/local/lib/liblouis.20.dylib"]
    #else
      ["liblouis.so.20"]
    #endif
  }

  private static func load(_ path: String?) throws(BrailleError) -> UnsafeMutableRawPointer {
    for name in path.map({ [$0] }) ?? names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) { return handle }
    }
    if let path {
      throw BrailleError(.noTranslator, "\(path): cannot be loaded as liblouis: \(String(cString: dlerror()))")
    }
    throw BrailleError(
      .noTranslator,
      "braille needs liblouis, and it is not there; install it (apt install liblouis20 liblouis-data, brew install liblouis)"
    )
  }

  private static func find(_ name: String, _ handle: UnsafeMutableRawPointer) throws(BrailleError)
    -> UnsafeMutableRawPointer
  {
    guard let symbol = dlsym(handle, name) else {
      throw BrailleError(.noTranslator, "this is no liblouis; it has no \(name)")
    }
    return symbol
  }
}
