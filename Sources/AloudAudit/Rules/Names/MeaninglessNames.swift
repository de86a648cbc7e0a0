internal import AloudBase
internal import AloudTree

extension Rule {
  /// A control or an image whose name is that of a file, a symbol or a class. Texts are not checked, because they may
  /// show such a name.
  ///
  /// Source: the Korean guideline's 1.1, alternatives that do not explain meaning or use.
  static let meaninglessLabel = Rule(
    "meaningless-label", .error,
    title: Wording("A label without meaning", ko: "뜻을 알 수 없는 레이블"),
    fix: Wording("Say what it does or shows.", ko: "무엇을 하거나 보여 주는지 쓰십시오."),
    references: ["MAAG 1.1", "HIG Content descriptions", "WCAG 1.1.1", "WCAG 2.4.6"],
    onPages: .differs(
      "`alt` can be a file name; the visible text of a link may be one",
      fix: Wording("Say what it does or shows in its text or its `alt`.", ko: "텍스트나 `alt`에 무엇을 하거나 보여 주는지 쓰십시오.")),
    check: .screen { screen in
      screen.stops.filter { $0.hasMeaninglessLabel }.map { stop in
        let label = stop.label.told
        let message =
          stop.isNamedByRole
          ? Wording(
            "The label “\(label)” is the word for a role, not a description.",
            ko: "“\(label)”\(particle: .topic) 객체 유형일 뿐, 설명이 아닙니다.")
          : Wording(
            "The label “\(label)” is a file or machine name, not a description.",
            ko: "“\(label)”\(particle: .topic) 뜻을 알 수 없는 레이블입니다.")
        let criteria = stop.traits.contains(.image) ? ["WCAG 1.1.1", "WCAG 2.4.6"] : ["WCAG 2.4.6"]
        return Fault(
          message, at: stop, of: screen, references: ["MAAG 1.1", "HIG Content descriptions"] + criteria)
      }
    })

  /// A button or a link whose name is clear only from its visual context. A tab called “More” is allowed.
  static let vagueLabel = Rule(
    "vague-label", .advice,
    title: Wording("A vague label", ko: "막연한 레이블"),
    fix: Wording("Add what it refers to.", ko: "대상을 밝히십시오."),
    references: ["WCAG 2.4.4"],
    onPages: .applies("the rotor lists links without the text around them"),
    check: .stops { stop, _ in
      guard stop.isVague else { return nil }
      return Wording("“\(stop.label)” does not say what it refers to.", ko: "무엇에 대한 것인지 알 수 없습니다.")
    })

  /// A link or a button whose label is an address: “https://shop.example/item?id=31”. A site without a path is allowed.
  ///
  /// Source: the Korean guideline's 1.1, names that do not explain meaning or use; what counts as a site without a path
  /// is Aloud's choice.
  static let addressAsLabel = Rule(
    "address-as-label", .advice,
    title: Wording("An address as the label", ko: "레이블로 쓰인 주소"),
    fix: Wording("Name its destination.", ko: "어디로 가는지 이름으로 쓰십시오."),
    references: ["MAAG 1.1", "WCAG 2.4.4"],
    onPages: .applies(
      "the rotor lists links by their text",
      fix: Wording(
        "Leave the address in `href`, and write a name as the text.",
        ko: "주소는 `href`에만 두고, 텍스트에는 이름을 쓰십시오.")),
    check: .stops { stop, _ in
      guard stop.isNamedByAddress else { return nil }
      let label = stop.label.told
      return Wording(
        "“\(label)” is an address, not a name.", ko: "“\(label)”\(particle: .topic) 이름이 아니라 주소입니다.")
    })
}

extension AuditedScreen.Stop {
  var hasMeaninglessLabel: Bool {
    guard isControl || traits.contains(.image), !label.isEmpty, !isStaticText else { return false }
    if web != nil, !traits.contains(.image) { return isNamedByRole }
    if !traits.contains(.keyboardKey), MachineName.isGlyphs(label) { return true }
    // The longest machine-made names are shorter than most sentences.
    guard label.utf8.count <= 200 else { return false }
    let lower = label.lowercased()
    if MachineName.isNumbered(lower) || MachineName.isPlaceholder(lower) { return true }
    if isNamedByRole { return true }
    guard !lower.utf8.contains(0x20), !lower.contains(where: { $0.isWhitespace }) else { return false }
    if MachineName.isAsset(label, lower: lower) { return !hasValue }
    // A file in a list has a value, its size or date; a symbol has none.
    return MachineName.isSymbol(label) && !(hasValue && MachineName.isFile(label))
  }

  /// True for a label that is only the word for a role.
  fileprivate var isNamedByRole: Bool {
    // A key of a keyboard may have the name Tab.
    guard !traits.contains(.keyboardKey) else { return false }
    let text = label.foldedWithoutFinalMarks.trimmed
    if web != nil, !traits.contains(.link), RoleLabel.isKindOfContent(text) { return false }
    return RoleLabel.isRole(text) && !(isKindOfTab && RoleLabel.isKindOfContent(text))
  }

  /// True for a text in a tab bar, which is a control only because of its place.
  private var isStaticText: Bool {
    traits.contains(.staticText) && traits.isDisjoint(with: Traits.ofControls.union(.image))
  }

  /// True for a tab that filters by the kind of content: “All, Images, Links”.
  private var isKindOfTab: Bool { isTab || traits.contains(.tabBarItem) }

  private static let words: Set<String> = [
    "more", "here", "click here", "read more", "details", "여기", "더보기", "자세히", "이벤트",
  ]

  fileprivate var isVague: Bool {
    guard !traits.isDisjoint(with: [.button, .link]), !isTab, !traits.contains(.tabBarItem) else { return false }
    return label.utf8.count <= 20 && Self.words.contains(label.foldedWithoutFinalMarks.folded)
  }

  private static let beginnings = ["https://", "http://", "www."]

  fileprivate var isNamedByAddress: Bool {
    guard !traits.isDisjoint(with: [.button, .link]), !isTab, !isInput, !traits.contains(.keyboardKey) else {
      return false
    }
    let text = label.lowercased()
    guard let beginning = Self.beginnings.first(where: { text.hasPrefix($0) }),
      !text.contains(where: { $0.isWhitespace })
    else { return false }
    // After the site comes a path, a query or a fragment.
    let site = text.dropFirst(beginning.count).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let rest = text.dropFirst(beginning.count + site.count)
    return !site.isEmpty && rest.count > 1
  }
}

/// Labels that look machine-made.
///
/// Source: the patterns of the audit's rules, from published lists of bad labels (numbered buttons, names of assets and
/// SF Symbols) and from the examples of the Korean guideline: “버튼 -4 라벨지정안됨”, “배너 1”.
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

  /// “button 3”, “배너 1”, “icon-12”; the text is in lowercase.
  static func isNumbered(_ lower: String) -> Bool {
    guard lower.unicodeScalars.last?.properties.numericType == .decimal else { return false }
    return numberedWords.contains { word in
      guard lower.hasPrefix(word) else { return false }
      let rest = lower.dropFirst(word.count).drop { $0.isWhitespace || "_-–#.:".contains($0) }
      return !rest.isEmpty && rest.allSatisfy { $0.isWholeNumber }
    }
  }

  /// True for words that tools write in place of a missing label: “unlabeled”, “라벨지정안됨”; the text is in lowercase.
  static func isPlaceholder(_ lower: String) -> Bool {
    if lower.holds("label") {
      return lower.holds("unlabeled") || lower.holds("unlabelled") || lower.containsWord("no label")
    }
    return lower.holds("레이블 없음") || lower.holds("라벨") && lower.filter { !$0.isWhitespace }.holds("라벨지정안됨")
  }

  /// Arrows, bars and similar characters, and characters of icon fonts, which have no name.
  static func isGlyphs(_ label: String) -> Bool {
    // Most labels return here.
    if let first = label.unicodeScalars.first, first.isHangulOrLatin { return false }
    var isAny = false
    for scalar in label.unicodeScalars {
      // Variation selectors choose between text and emoji presentation.
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

  /// “play_all”, with letters in lowercase and digits; not “3_1”, which is not a name.
  private static func isSnakeCase(_ label: Substring) -> Bool {
    let parts = label.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLowerCaseOrDigit } }
      && label.utf8.contains { $0.isLowerCase }
  }

  /// “play.circle.fill”; not an address, a version or a time.
  static func isSymbol(_ label: String) -> Bool {
    guard label.utf8.first?.isLowerCase == true else { return false }
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy({ $0.isLowerCaseOrDigit }) }) else {
      return false
    }
    guard let first = parts.first, let last = parts.last, !topLevelDomains.contains(String(last)) else { return false }
    return !isVersion(first, parts.dropFirst()) && label != "a.m" && label != "p.m"
  }

  /// “v1.2”, “ios17.4”: a word with digits, followed by only digits. Symbols have words after their dots.
  private static func isVersion(_ first: Substring, _ rest: ArraySlice<Substring>) -> Bool {
    let isNumbered = first.utf8.last?.isLowerCase == false || ["v", "ver", "version"].contains(first)
    return isNumbered && rest.allSatisfy { $0.utf8.allSatisfy { !$0.isLowerCase } }
  }

  /// True when a label ends in a file extension.
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
