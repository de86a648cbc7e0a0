internal import AloudTree

/// Labels that were written for machines: what they look like.
///
/// Source: the patterns of the audit's rules, gathered from published lists of bad labels (numbered buttons, names of assets and
/// of SF Symbols) and from the Korean guideline's own cases: “버튼 -4 라벨지정안됨”, “배너 1”.
enum MachineName {
  private static let numberedWords = [
    "button", "btn", "image", "img", "icon", "ico", "banner", "label", "view", "cell",
    "버튼", "단추", "이미지", "아이콘", "배너", "라벨", "레이블", "뷰", "셀",
  ]
  private static let imageFiles: Set<String> = ["png", "jpg", "jpeg", "gif", "svg", "pdf", "webp", "heic"]
  private static let otherFiles: Set<String> = [
    "txt", "rtf", "md", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "hwp", "hwpx", "pages", "numbers", "csv", "zip",
    "json", "xml", "html", "css", "js", "ts", "py", "swift", "mp3", "m4a", "wav", "mp4", "mov", "avi", "epub", "log",
  ]
  private static let assetPrefixes: Set<String> = ["img", "image", "ic", "ico", "icon", "btn", "bg", "banner"]
  private static let topLevelDomains: Set<String> = [
    "com", "net", "org", "kr", "io", "co", "jp", "app", "dev", "me", "ai", "de", "fr", "uk", "us", "edu", "gov",
  ]
  private static let glyphs = Set("<>‹›«»←→↑↓▲▼◀▶✕✖☰≡⋮⋯…·•|●○■□★☆♡♥_".unicodeScalars)

  /// “button 3”, “배너 1”, “icon-12”; the text is in lower case.
  static func isNumbered(_ lower: String) -> Bool {
    guard lower.unicodeScalars.last?.properties.numericType == .decimal else { return false }
    return numberedWords.contains { word in
      guard lower.hasPrefix(word) else { return false }
      let rest = lower.dropFirst(word.count).drop { $0.isWhitespace || "_-–#.:".contains($0) }
      return !rest.isEmpty && rest.allSatisfy(\.isWholeNumber)
    }
  }

  /// True for the words that tools write where there is no label: “unlabeled”, “라벨지정안됨”; the text is in lower case.
  static func isPlaceholder(_ lower: String) -> Bool {
    if lower.holds("label") {
      return lower.holds("unlabeled") || lower.holds("unlabelled") || lower.containsWord("no label")
    }
    return lower.holds("레이블 없음") || lower.holds("라벨") && lower.filter { !$0.isWhitespace }.holds("라벨지정안됨")
  }

  /// Arrows, bars and the like, and characters of icon fonts, which have no name at all.
  static func isGlyphs(_ label: String) -> Bool {
    // Nearly every label ends here.
    if let first = label.unicodeScalars.first, first.isHangulOrLatin { return false }
    var isAny = false
    for scalar in label.unicodeScalars {
      // Variation selectors choose between text and emoji.
      if scalar.properties.isWhitespace || scalar.value == 0xFE0E || scalar.value == 0xFE0F { continue }
      guard glyphs.contains(scalar) || scalar.properties.generalCategory == .privateUse else { return false }
      isAny = true
    }
    return isAny
  }

  /// “ic_play”, “cover.png”, “play_button@2x”, for a label without white space.
  static func isAsset(_ label: String, lower: String) -> Bool {
    if let dot = lower.lastIndex(of: "."), imageFiles.contains(String(lower[lower.index(after: dot)...])) {
      return true
    }
    let stem = lower.hasSuffix("@2x") || lower.hasSuffix("@3x") ? lower.dropLast(3) : lower[...]
    if let end = stem.firstIndex(where: { $0 == "_" || $0 == "-" }), assetPrefixes.contains(String(stem[..<end])) {
      let rest = stem[stem.index(after: end)...]
      if !rest.isEmpty, rest.allSatisfy({ $0.isWordCharacter || $0 == "_" || $0 == "-" }) { return true }
    }
    return isSnakeCase(label.dropLast(lower.count - stem.count))
  }

  /// “play_all”, of lower case letters and digits; not “3_1”, which is no name.
  private static func isSnakeCase(_ label: Substring) -> Bool {
    let parts = label.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isLowerCaseOrDigit) }
      && label.utf8.contains(where: \.isLowerCase)
  }

  /// “play.circle.fill”; not an address, a version or a time.
  static func isSymbol(_ label: String) -> Bool {
    guard label.utf8.first?.isLowerCase == true else { return false }
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isLowerCaseOrDigit) }) else {
      return false
    }
    guard let first = parts.first, let last = parts.last, !topLevelDomains.contains(String(last)) else { return false }
    return !isVersion(first, parts.dropFirst()) && label != "a.m" && label != "p.m"
  }

  /// “v1.2”, “ios17.4”: a word with digits, and digits alone after it. Symbols have words after their points.
  private static func isVersion(_ first: Substring, _ rest: ArraySlice<Substring>) -> Bool {
    let isNumbered = first.utf8.last?.isLowerCase == false || ["v", "ver", "version"].contains(first)
    return isNumbered && rest.allSatisfy { $0.utf8.allSatisfy { !$0.isLowerCase } }
  }

  /// True when a label ends as files do.
  static func isFile(_ label: String) -> Bool {
    guard let dot = label.lastIndex(of: ".") else { return false }
    let end = label[label.index(after: dot)...].lowercased()
    return imageFiles.contains(end) || otherFiles.contains(end)
  }
}

extension Unicode.Scalar {
  fileprivate var isHangulOrLatin: Bool { (0xAC00...0xD7A3).contains(value) || isLatinLetter }
  private var isLatinLetter: Bool { (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) }
}

extension UInt8 {
  fileprivate var isLowerCase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isLowerCaseOrDigit: Bool { isLowerCase || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
