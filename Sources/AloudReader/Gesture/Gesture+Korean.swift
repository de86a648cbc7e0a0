extension ScreenReader.Gesture.Row {
  /// The name of a command that the list of commands lacks, in a language (BCP-47); English where nobody has told.
  ///
  /// Source: the names of commands in the settings of iOS 16 in Korean, as an app for learners lists them.
  static func otherCommand(_ name: String, in language: String) -> String {
    let isKorean = language == "ko" || language.hasPrefix("ko-")
    return isKorean && name == "Speak Item" ? "항목 말하기" : name
  }
}
