enum SimUseOutline {
  static func matches(_ line: ArraySlice<UInt8>) -> Bool { false }
}
