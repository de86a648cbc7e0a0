extension SourceText {
  /// The text of a file: without a byte order mark, and certain to be UTF-8.
  ///
  /// - Throws: ``ImportError`` with the place of the first byte that is no text.
  /// - Complexity: O(bytes).
  init(validating bytes: [UInt8]) throws(ImportError) {
    guard bytes.count <= ImportLimit.bytes else {
      throw ImportError(.invalid, "this is larger than \(ImportLimit.bytes >> 20) MB; no screen is")
    }
    try SourceText.refuseOtherEncodings(bytes)
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let offset = SourceText.offsetOfFirstFault(in: text)
    // A dump that was cut off may end inside a character; what is left of it says nothing.
    if let offset, offset > 0, SourceText.isBegun(text[offset...]) {
      self.init(Array(text[..<offset]))
    } else {
      self.init(text)
    }
    guard self.bytes.contains(where: { !SourceText.isSpace($0) }) else {
      throw ImportError(.malformed, "the file is empty")
    }
    guard let offset, self.bytes.count == text.count else { return }
    throw ImportError(.malformed, SourceText.fault(text[offset]), at: location(ofOffset: offset))
  }

  fileprivate static func refuseOtherEncodings(_ bytes: [UInt8]) throws(ImportError) {
    guard !bytes.starts(with: [0xFF, 0xFE, 0, 0]), !bytes.starts(with: [0, 0, 0xFE, 0xFF]) else {
      throw ImportError(.malformed, "the file is in UTF-32; save it in UTF-8")
    }
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return }
    throw ImportError(.malformed, "the file is in UTF-16; save it in UTF-8")
  }

  /// - Throws: ``ImportError`` with the place of the first byte that is not UTF-8.
  fileprivate func checkEncoding() throws(ImportError) {
    guard let offset = SourceText.offsetOfFirstFault(in: bytes) else { return }
    throw ImportError(.malformed, SourceText.fault(bytes[offset]), at: location(ofOffset: offset))
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func fault(_ byte: UInt8) -> String {
    if byte == 0 { return "there is a NUL byte here; the file is no text, but binary or in another encoding" }
    let digits = String(byte, radix: 16, uppercase: true)
    return "the byte 0x\(digits) is not UTF-8 here; save the file in UTF-8, if it is text"
  }

  /// The first byte that belongs to no well-formed scalar, or that is NUL.
  private static func offsetOfFirstFault(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        // Eight at a time, as long as all are ASCII and none is NUL.
        if index + 8 <= bytes.count {
          let eight = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
          // Of bytes below 0x80, only NUL borrows from the highest bit.
          if (eight | (eight &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0 {
            index += 8
            continue
          }
        }
        let byte = bytes[index]
        if byte < 0x80 {
          if byte == 0 { return index }
          index += 1
        } else {
          let length = lengthOfScalar(in: bytes, at: index)
          if length == 0 { return index }
          index += length
        }
      }
      return nil
    }
  }

  /// How many bytes the scalar takes that begins here, beyond ASCII; 0 when it is not well formed.
  private static func lengthOfScalar(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    guard let row = scalarForms.first(where: { $0.leads.contains(lead) }), index + row.length <= bytes.count else {
      return 0
    }
    guard row.seconds.contains(bytes[index + 1]) else { return 0 }
    for follower in 2..<max(row.length, 2) where bytes[index + follower] & 0xC0 != 0x80 { return 0 }
    return row.length
  }

  /// True for a well-formed scalar whose last bytes are missing.
  private static func isBegun(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let lead = bytes.first, let row = scalarForms.first(where: { $0.leads.contains(lead) }),
      bytes.count < row.length
    else { return false }
    return bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
  }

  /// The well-formed sequences of UTF-8: what may begin one, what may come second, how long it is (Unicode, table 3-7).
  private static let scalarForms: [(leads: ClosedRange<UInt8>, seconds: ClosedRange<UInt8>, length: Int)] = [
    (0xC2...0xDF, 0x80...0xBF, 2),
    (0xE0...0xE0, 0xA0...0xBF, 3),
    (0xE1...0xEC, 0x80...0xBF, 3),
    (0xED...0xED, 0x80...0x9F, 3),
    (0xEE...0xEF, 0x80...0xBF, 3),
    (0xF0...0xF0, 0x90...0xBF, 4),
    (0xF1...0xF3, 0x80...0xBF, 4),
    (0xF4...0xF4, 0x80...0x8F, 4),
  ]
}

extension String {
  /// The text of a file that is no screen, such as a script or a voice file. A byte order mark stays where it is.
  ///
  /// - Throws: ``ImportError`` with the place of the first byte that is zero or not UTF-8.
  /// - Complexity: O(bytes).
  package init(textFile bytes: [UInt8]) throws(ImportError) {
    try SourceText.refuseOtherEncodings(bytes)
    try SourceText(bytes).checkEncoding()
    self.init(decoding: bytes, as: UTF8.self)
  }
}
