internal import AloudBase
internal import AloudTones

/// A destination for the pieces of a score, such as a file.
protocol SoundOutput: AnyObject {
  /// False for an output that needs only times, and no samples.
  var wantsSound: Bool { get }
  func take(_ piece: SoundPiece) throws(SoundError)
  /// Called after all pieces. A file is completed, but does not yet replace the old one.
  func complete() throws(SoundError)
  /// Called after all outputs are complete. A file replaces the old one.
  func finish() throws(SoundError)
}

extension SoundOutput {
  func complete() throws(SoundError) {}
}

/// Writes a WAV file as its samples arrive.
final class WaveOutput: SoundOutput {
  let wantsSound = true
  private let file: FileWriter
  private let mix: Mix
  private var byteCount = 0
  /// The maximum number of sample bytes that the size fields of the file can represent.
  private let limit: Int

  /// - Parameters:
  ///   - file: the file to write.
  ///   - mix: the format of the sound.
  ///   - silence: the minimum duration, in seconds; a file that would be too long is not begun.
  ///   - limit: in bytes of samples; the four bytes of the size field cannot represent more.
  /// - Throws: ``SoundError`` when the sound is too long, and when the file cannot be written.
  init(_ file: FileWriter, _ mix: Mix, silence: Double = 0, limit: Int = 0xFFFF_FFFF - 36) throws(SoundError) {
    self.file = file
    self.mix = mix
    self.limit = limit
    if silence * Double(2 * mix.sampleRate * mix.channelCount) > Double(limit), file.canReturn { throw tooLong }
    // In a pipe, the size cannot be filled in afterwards.
    try file.write(header(byteCount: file.canReturn ? 0 : nil))
  }

  func take(_ piece: SoundPiece) throws(SoundError) {
    guard case .sound(let waveform) = piece else { return }
    byteCount += 2 * waveform.samples.count
    guard byteCount <= limit || !file.canReturn else { throw tooLong }
    try file.write(WaveFile.bytes(of: waveform.samples))
  }

  func complete() throws(SoundError) { try file.rewriteHead(header(byteCount: byteCount)) }

  func finish() throws(SoundError) { try file.finish() }

  private var tooLong: SoundError {
    let hours = limit / (2 * mix.sampleRate * mix.channelCount * 3600)
    return SoundError(
      .writeFailed, "\(file.path): this is longer than the limit of a WAV file, \(hours) hours; write it in parts")
  }

  private func header(byteCount: Int?) -> [UInt8] {
    WaveFile.header(sampleRate: mix.sampleRate, channelCount: mix.channelCount, byteCount: byteCount)
  }
}

/// Writes a text file after all pieces have been heard.
final class TimesOutput: SoundOutput {
  let wantsSound = false
  private let file: FileWriter
  private let text: ([SoundPiece]) -> String
  private var pieces: [SoundPiece] = []

  /// `text` makes the content from all pieces except sound.
  init(_ file: FileWriter, text: @escaping ([SoundPiece]) -> String) {
    self.file = file
    self.text = text
  }

  func take(_ piece: SoundPiece) {
    if case .sound = piece { return }
    pieces.append(piece)
  }

  func complete() throws(SoundError) { try file.write(Array(text(pieces).utf8)) }

  func finish() throws(SoundError) { try file.finish() }
}

/// A WAV file: RIFF, 16 bits.
enum WaveFile {
  /// The header before the samples, with their number of bytes. If it is nil, because the number is not known yet, both
  /// size fields have the maximum value, which players interpret as "to the end".
  static func header(sampleRate: Int, channelCount: Int, byteCount: Int?) -> [UInt8] {
    var bytes: [UInt8] = []
    func number(_ value: Int, _ size: Int) { bytes += (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    bytes += Array("RIFF".utf8)
    number(byteCount.map { $0 + 36 } ?? 0xFFFF_FFFF, 4)
    bytes += Array("WAVEfmt ".utf8)
    number(16, 4)
    number(1, 2)
    number(channelCount, 2)
    number(sampleRate, 4)
    number(sampleRate * channelCount * 2, 4)
    number(channelCount * 2, 2)
    number(16, 2)
    bytes += Array("data".utf8)
    number(byteCount ?? 0xFFFF_FFFF, 4)
    return bytes
  }

  /// The samples in the format of the file, with the low byte first.
  static func bytes(of samples: [Int16]) -> [UInt8] {
    #if _endian(little)
      samples.withUnsafeBytes { Array($0) }
    #else
      samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    #endif
  }

  /// The complete file.
  static func file(_ waveform: Waveform) -> [UInt8] {
    header(
      sampleRate: waveform.sampleRate, channelCount: waveform.channelCount, byteCount: 2 * waveform.samples.count)
      + bytes(of: waveform.samples)
  }
}
