/// A request to a worker.
enum BrailleRequest: Codable, Equatable {
  /// Comes first, and once: the path of the library; nil for liblouis as it is installed.
  case open(library: String?)
  case translate(table: String, texts: [String])
}

/// The answer of a worker: one reply a request, in order.
enum BrailleReply: Codable, Equatable {
  /// The answer to ``BrailleRequest/open(library:)``, with the version of liblouis.
  case ready(String)
  /// For each text its cells, in order, and the time that liblouis itself took, in seconds.
  case translated([Cells], seconds: Double)
  case failure(message: String, isOfTable: Bool)

  /// The result of liblouis for a text.
  struct Cells: Codable, Equatable {
    var cells: [UInt8] = []
    var cellOfCharacter: [Int] = []
    var characterOfCell: [Int] = []
    /// False where liblouis failed.
    var isWhole = true

    /// False where places are not those of cells and characters that are there, in which they are looked up.
    var isConsistent: Bool {
      characterOfCell.count == cells.count
        && characterOfCell.allSatisfy(cellOfCharacter.indices.contains)
        && cellOfCharacter.allSatisfy((0..<max(1, cells.count)).contains)
    }
  }
}
