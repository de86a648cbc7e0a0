/// Sound as a WAV file: RIFF, 16 bits.
enum WaveFile {
  /// The header before the samples, which take so many bytes; nil when nobody knows yet. Then both sizes are the
  /// largest there are, which players take for "to the end".
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

  /// Samples as they stand in the file, the low byte first.
  static func bytes(of samples: [Int16]) -> [UInt8] {
    #if _endian(little)
      samples.withUnsafeBytes { Array($0) }
    #else
      samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    #endif
  }

  /// A whole file.
  static func file(_ waveform: Waveform) -> [UInt8] {
    header(
      sampleRate: waveform.sampleRate, channelCount: waveform.channelCount, byteCount: 2 * waveform.samples.count)
      + bytes(of: waveform.samples)
  }
}
