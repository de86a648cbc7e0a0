internal import AloudProcess
internal import AloudSpeech

/// A request to a worker.
enum BrailleRequest: Equatable {
  /// Comes first, and once: the library, or nothing for liblouis as it is installed.
  case open(library: String)
  case translate(table: String, texts: [String])

  /// Tells a worker of another version that it is one.
  static let version = 1

  var message: [UInt8] {
    var writer = MessageWriter()
    switch self {
    case .open(let library):
      writer.write(0)
      writer.write(BrailleRequest.version)
      writer.write(library)
    case .translate(let table, let texts):
      writer.write(1)
      writer.write(table)
      writer.write(texts) { $0.write($1) }
    }
    return writer.finish()
  }

  /// - Parameter payload: a message without its length.
  /// - Throws: when it is something else.
  init(_ payload: ArraySlice<UInt8>) throws(MessageReader.Malformed) {
    var reader = MessageReader(payload)
    switch try reader.number() {
    case 0:
      guard try reader.number() == BrailleRequest.version else { throw MessageReader.Malformed() }
      self = .open(library: try reader.text())
    case 1:
      self = .translate(
        table: try reader.text(),
        texts: try reader.items { reader throws(MessageReader.Malformed) in try reader.text() })
    default: throw MessageReader.Malformed()
    }
    try reader.finish()
  }
}

/// The answer of a worker: one reply a request, in order.
enum BrailleReply: Equatable {
  /// The answer to ``BrailleRequest/open(library:)``, with the version of liblouis.
  case ready(String)
  /// For each text its cells, in order, and the time that liblouis itself took, in nanoseconds.
  case translated([LiblouisLibrary.Cells], nanoseconds: Int)
  case failure(BrailleError)

  var message: [UInt8] {
    var writer = MessageWriter()
    switch self {
    case .ready(let version):
      writer.write(0)
      writer.write(version)
    case .translated(let texts, let nanoseconds):
      writer.write(1)
      writer.write(nanoseconds)
      writer.write(texts) { writer, cells in
        writer.write(cells.isWhole)
        writer.write(cells.cellOfCharacter) { $0.write($1) }
        // A cell and its character in one number.
        writer.write(Array(zip(cells.cells, cells.characterOfCell))) { $0.write($1.1 << 8 | Int($1.0)) }
      }
    case .failure(let error):
      writer.write(2)
      writer.write(error.kind == .noTable)
      writer.write(error.description)
    }
    return writer.finish()
  }

  /// - Parameter payload: a message without its length.
  /// - Throws: when it is something else.
  init(_ payload: ArraySlice<UInt8>) throws(MessageReader.Malformed) {
    var reader = MessageReader(payload)
    switch try reader.number() {
    case 0: self = .ready(try reader.text())
    case 1:
      let nanoseconds = try reader.number()
      self = .translated(
        try reader.items { reader throws(MessageReader.Malformed) in try reader.cells() }, nanoseconds: nanoseconds)
    case 2: self = .failure(BrailleError(try reader.flag() ? .noTable : .noTranslator, try reader.text()))
    default: throw MessageReader.Malformed()
    }
    try reader.finish()
  }
}

extension MessageReader {
  /// Places must be those of cells and characters that are there: who reads them looks them up.
  fileprivate mutating func cells() throws(Malformed) -> LiblouisLibrary.Cells {
    var cells = LiblouisLibrary.Cells(isWhole: try flag())
    cells.cellOfCharacter = try items { reader throws(Malformed) in try reader.number() }
    for pair in try items({ reader throws(Malformed) in try reader.number() }) {
      cells.cells.append(UInt8(truncatingIfNeeded: pair))
      cells.characterOfCell.append(pair >> 8)
    }
    let (characters, places) = (cells.cellOfCharacter.count, cells.cells.count)
    guard cells.characterOfCell.allSatisfy({ (0..<characters).contains($0) }),
      cells.cellOfCharacter.allSatisfy({ (0..<max(1, places)).contains($0) })
    else { throw Malformed() }
    return cells
  }
}
