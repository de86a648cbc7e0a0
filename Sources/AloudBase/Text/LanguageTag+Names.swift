extension LanguageTag {
  /// The tag of the language that a name means, in English or in the language itself.
  ///
  ///     LanguageTag.meant(by: "Korean")  // "ko"
  ///     LanguageTag.meant(by: "한국어")   // "ko"
  ///     LanguageTag.meant(by: "germn")   // "de"
  ///
  /// Names also include codes of countries (`kr`), longer codes of languages (`kor`) and names of locales:
  /// `ko_KR.UTF-8` is `ko-KR`.
  ///
  /// - Returns: nil when no name is similar.
  /// - Complexity: O(names × length²).
  public static func meant(by name: String) -> String? {
    let word = name.lowercased()
    if name.contains("_"), let tag = tag(ofLocale: name) { return tag }
    if let row = names.first(where: { $0.names.contains(word) || $0.tag.lowercased() == word }) { return row.tag }
    // In short names, one letter makes a different name, so they are not compared by similarity.
    let long = names.flatMap { row in row.names.filter { $0.utf8.count > 4 }.map { (name: $0, tag: row.tag) } }
    guard let near = nearest(to: word, among: long.map({ $0.name })), near.count > 3 else { return nil }
    return long.first { $0.name == near }?.tag
  }

  /// The message about a tag that is not ``isWellFormed``.
  package static func mistake(_ tag: String) -> Message {
    if tag.lowercased().hasPrefix("x-") {
      return "\"\(tag)\" is a private tag, which does not name a language; write a tag like \"en\" or \"pt-BR\""
    }
    let hint = suggestion(for: tag)
    return hint.isEmpty
      ? "\"\(tag)\" is not a BCP-47 language tag; write it like \"en\" or \"pt-BR\""
      : "\"\(tag)\" is not a BCP-47 language tag\(hint)"
  }

  /// `; did you mean "ko"?`, or nothing.
  public static func suggestion(for name: String) -> Message {
    meant(by: name).map { $0 == name ? "" : "; did you mean \"\($0)\"?" } ?? ""
  }

  /// `ko-KR` for `ko_KR.UTF-8`; nil for any other text.
  private static func tag(ofLocale name: String) -> String? {
    let tag = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_", omittingEmptySubsequences: false)
      .joined(separator: "-")
    return LanguageTag(tag).isWellFormed ? tag : nil
  }

  /// The names in lower case.
  private static let names: [(tag: String, names: [String])] = [
    ("en", ["english", "eng", "us", "uk", "gb"]),
    ("ko", ["korean", "한국어", "한국말", "조선말", "kor", "kr"]),
    ("ja", ["japanese", "日本語", "にほんご", "jpn", "jp"]),
    ("de", ["german", "deutsch", "deu", "ger"]),
    ("fr", ["french", "français", "francais", "fra", "fre"]),
    ("es", ["spanish", "español", "espanol", "castellano", "spa"]),
    ("zh-Hans", ["chinese", "simplified chinese", "中文", "简体中文", "汉语", "普通话", "zho", "chi", "cmn", "cn"]),
    ("ru", ["russian", "русский", "rus"]),
  ]
}
