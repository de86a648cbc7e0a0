internal import Aloud
internal import AloudExplore
internal import AloudSound
internal import AloudTree

extension PageCore {
  static func earcon(named name: String) throws(Problem) -> JSONValue {
    guard let earcon = Happening(rawValue: name).flatMap({ Earcon(for: $0) }) else {
      throw Problem("\(name) has no sound")
    }
    return earcon.waveform().json
  }
}

extension Walk {
  /// The tones that are heard now; nil while none are.
  func graphSound() -> JSONValue? { explorer.simulator.saying?.speech.graph?.waveform().json }
}

extension Waveform {
  /// Samples of 16 bits, little endian, in base64.
  fileprivate var json: JSONValue {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * samples.count)
    for sample in samples {
      bytes.append(UInt8(truncatingIfNeeded: sample))
      bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    return ["rate": .whole(sampleRate), "channels": .whole(channelCount), "samples": .string(bytes.base64)]
  }
}

extension [UInt8] {
  /// RFC 4648, with padding. Foundation's is not there in a page.
  var base64: String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let bits = (0..<3).reduce(0) { $0 << 8 | (start + $1 < count ? Int(self[start + $1]) : 0) }
      for place in 0..<4 {
        let isPadding = start + place > count
        text.append(isPadding ? UInt8(ascii: "=") : letters[bits >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
