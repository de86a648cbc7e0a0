/// A BCP-47 language tag, as far as a screen reader needs to understand it.
///
///     LanguageTag("zh-TW").script     // "Hant"
///     LanguageTag("ar-EG").isRightToLeft  // true
public struct LanguageTag: Hashable, Sendable {
  /// The tag as written.
  public let tag: String
  /// The language in lower case: `zh`.
  public let language: String
  /// The script, written or implied by the region: `Hant`; nil if neither says it.
  public let script: String?
  /// The region in upper case: `TW`.
  public let region: String?

  /// A tag as it is written; `_` is accepted for `-`. Any text makes a tag: see ``isWellFormed``.
  public init(_ tag: String) {
    self.tag = tag
    // A subtag of one character begins an extension, such as `u-nu-latn`, which has no script and no region.
    let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init).prefix { $0.utf8.count > 1 }
    language = parts.first?.lowercased() ?? ""
    let written = parts.dropFirst().first { $0.utf8.count == 4 && $0.allSatisfy { $0.isLetter } }
    region = parts.dropFirst().first { $0.utf8.count == 2 || ($0.utf8.count == 3 && $0.allSatisfy { $0.isNumber }) }?
      .uppercased()
    if let written {
      script = written.prefix(1).uppercased() + written.dropFirst().lowercased()
    } else {
      script = LanguageTag.impliedScript(language: language, region: region)
    }
  }

  /// True when the tag is well formed: a language of two or three letters, then subtags of one to eight letters and digits.
  ///
  /// BCP-47 reserves longer language subtags. A longer one is probably a name; see ``meant(by:)``.
  public var isWellFormed: Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.utf8.count), first.utf8.allSatisfy(isLetter) else {
      return false
    }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { isLetter($0) || (48...57).contains($0) }
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) }

  /// True if the script, or without one the language, is written from right to left.
  public var isRightToLeft: Bool {
    if let script { return LanguageTag.rightToLeftScripts.contains(script) }
    return LanguageTag.rightToLeftLanguages.contains(language)
  }

  /// How well a voice of this language fits a text in the other: higher is better; nil means that it cannot read the
  /// text.
  ///
  /// The script counts more than the region, so `zh-Hant` is never read with the words of `zh-Hans`.
  public func match(for wanted: LanguageTag) -> Int? {
    guard language == wanted.language else { return nil }
    var score = 1
    if let script, let wantedScript = wanted.script {
      guard script == wantedScript else { return nil }
      score += 2
    }
    if let region, let wantedRegion = wanted.region { score += region == wantedRegion ? 1 : -1 }
    return score
  }

  private static func impliedScript(language: String, region: String?) -> String? {
    guard language == "zh" || language == "yue" else { return nil }
    if let region, ["TW", "HK", "MO"].contains(region) { return "Hant" }
    return language == "yue" ? "Hant" : "Hans"
  }

  private static let rightToLeftScripts: Set<String> = ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm"]
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "ji", "dv", "ckb", "syr", "arc", "nqo", "azb", "ks",
  ]
}

extension LanguageTag {
  /// The language subtag alone: `zh` of `zh-Hans-CN`.
  public static func base(of tag: String) -> String {
    String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }
}
