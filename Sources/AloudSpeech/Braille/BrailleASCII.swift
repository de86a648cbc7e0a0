/// Braille in ASCII (BRF), for North American embossers and note takers: one character for each cell of six dots.
public struct BrailleASCII {
  /// The characters of the 64 cells in the order of their dots. Source: the North American Braille Computer Code, 1969.
  private static let characters = Array(
    " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=".utf8)

  /// The length of a line in cells.
  public static let lineWidth = 40
  /// The length of a page in lines.
  public static let pageLength = 25

  private var bytes: [UInt8] = []
  private var lineCount = 0

  /// A text without lines.
  public init() {}

  /// The text of cells. BRF has no characters for dots 7 and 8, so they are left out.
  public static func text(_ cells: some Sequence<UInt8>) -> String {
    String(decoding: cells.map { characters[Int($0 & 0x3F)] }, as: UTF8.self)
  }

  /// Adds a text, wrapped at words to the width of a line. Continuation lines are indented by two cells. A full page
  /// ends with a form feed.
  public mutating func add(_ line: BrailleLine) {
    let first = line.windows(of: Self.lineWidth)[0]
    write(line.cells[first])
    guard first.upperBound < line.cells.count else { return }
    let rest = Array(line.cells[first.upperBound...].drop { $0 == 0 })
    let further = BrailleLine(text: "", cells: rest, cellOfCharacter: [], characterOfCell: [])
    for window in further.windows(of: Self.lineWidth - 2) { write([0, 0] + further.cells[window]) }
  }

  private mutating func write(_ cells: some Sequence<UInt8>) {
    if lineCount == Self.pageLength {
      bytes.append(0x0C)
      lineCount = 0
    }
    bytes += cells.map { Self.characters[Int($0 & 0x3F)] }
    bytes += [0x0D, 0x0A]
    lineCount += 1
  }

  /// True if bytes may begin a BRF file: the first line is short, has only BRF characters, and ends with CR and LF.
  public static func isLike(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).first, first.last == 0x0D else {
      return false
    }
    return first.count <= lineWidth + 1 && first.dropLast().allSatisfy(characters.contains)
  }

  /// The bytes of the file: lines end with CR and LF, pages with a form feed.
  public func file() -> [UInt8] { bytes.isEmpty ? [] : bytes + [0x0C] }
}
