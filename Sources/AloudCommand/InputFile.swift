import Aloud
import Foundation

/// A file that the user named; `-` is standard input.
struct InputFile {
  let path: String

  /// In bytes; so that endless input ends.
  private static let maximumSize = ImportedScreen.maximumSize

  /// What messages call it.
  var name: String { path == "-" ? "standard input" : path }

  /// - Throws: ``Failure`` telling whether it is not there or cannot be read.
  func bytes() throws(Failure) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw failure(toOpenWith: errno) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: path != "-")
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      guard let design else { throw Failure(.notFound, "\(name): this is a folder; \(whatIsMissing)") }
      return try design.bytes()
    }
    var bytes: [UInt8] = []
    do {
      while let piece = try handle.read(upToCount: 1 << 20), !piece.isEmpty {
        bytes += piece
        if bytes.count > InputFile.maximumSize { break }
      }
    } catch {
      throw Failure(.inputOutput, "\(name): cannot be read: \(String(cString: strerror(errno)))")
    }
    guard bytes.count <= InputFile.maximumSize else {
      throw Failure(.badInput, "\(name): this is larger than \(InputFile.maximumSize >> 20) MB; no screen is")
    }
    return bytes
  }

  private var whatIsMissing: String {
    guard path.hasSuffix(".vodesign") || path.hasSuffix(".vodesign/") else { return "name a file" }
    return "a design has one of \(VoiceOverDesignerFolder.files.joined(separator: ", ")) in it"
  }

  /// The file inside that holds the elements, where the path is the folder of a design.
  private var design: InputFile? {
    let files = VoiceOverDesignerFolder.files.map { InputFile(path: "\(path)/\($0)") }
    return files.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private func failure(toOpenWith code: Int32) -> Failure {
    switch code {
    case ENOENT, ENOTDIR: Failure(.notFound, "\(name): there is no such file")
    default: Failure(.inputOutput, "\(name): cannot be read: \(String(cString: strerror(code)))")
    }
  }

  /// Changes whenever the file does; nil while it is away.
  var stamp: [Int]? {
    var status = stat()
    guard stat(design?.path ?? path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    return [Int(changed.tv_sec), Int(changed.tv_nsec), Int(status.st_size), Int(status.st_ino)]
  }
}
