import Aloud
import Foundation

/// A picture of a real screen, as far as one need know it to show it.
struct PNGImage {
  /// In pixels.
  let width, height: Int
  private let bytes: [UInt8]

  /// In bytes: a picture is a part of what is written.
  static let maximumSize = 20 << 20

  /// Source: Portable Network Graphics Specification, 5.2 and 11.2.1: the signature, then a chunk IHDR of 13 bytes.
  private static let start: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)

  /// Source: the same, 11.2.5: the last chunk, without data, and its checksum.
  private static let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  /// - Throws: ``Failure`` for a file that cannot be read, is no PNG, or is too large; one that was cut off gets a
  ///   warning.
  init(path: String) throws(Failure) {
    let file = InputFile(path: path)
    let bytes = try file.bytes()
    guard bytes.count <= PNGImage.maximumSize else {
      throw Failure(.badInput, "\(file.name): this picture is larger than 20 MB")
    }
    guard bytes.starts(with: PNGImage.start), bytes.count > PNGImage.start.count + 8 else {
      throw Failure(.badInput, "\(file.name): this is no PNG picture; --screenshot takes one")
    }
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    width = number(at: 16)
    height = number(at: 20)
    guard (1...100_000).contains(width), (1...100_000).contains(height) else {
      throw Failure(.badInput, "\(file.name): this PNG picture is \(width) × \(height) pixels large")
    }
    // Some programs write more after it.
    if !bytes.indices.reversed().contains(where: { bytes[$0...].starts(with: PNGImage.end) }) {
      Standard.error("\(file.name): warning: this PNG picture was cut off; what is missing is not shown")
    }
    self.bytes = bytes
  }

  var screenshot: ScreenPicture.Screenshot {
    ScreenPicture.Screenshot(
      address: "data:image/png;base64," + Data(bytes).base64EncodedString(), width: Double(width),
      height: Double(height))
  }
}
