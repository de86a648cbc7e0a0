import AloudTree

extension ScreenFormat {
  /// Whether a file that cannot be read was meant to be a screen: a screen document with a mistake, or a broken dump.
  ///
  /// Files that are found in a folder may be anything. Android's dumps, settings, and the JSON that Aloud itself prints are no
  /// screens of iOS.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - error: what reading it has thrown.
  /// - Returns: false for what is something else.
  /// - Complexity: O(bytes).
  package static func isClaimed(by bytes: [UInt8], error: ImportError) -> Bool {
    // A byte that is no text does not hide what the rest is.
    guard error.kind != .unknownFormat, bytes.count <= ImportLimit.bytes,
      let file = try? SourceText(validating: Array(String(decoding: bytes, as: UTF8.self).utf8))
    else { return false }
    let source = Envelope.opened(file)
    guard let format = try? ScreenFormat(of: source) else { return false }
    let text = TextMarks(source)
    guard let json = source.json, text.beginsWithJSON || text.format == nil else { return true }
    let outline = JSONOutline(json)
    if outline.topLevelKeys.contains("aloud") { return isClaimed(byDocument: outline.topLevelKeys) }
    if format == .aloud { return outline.allKeys.isSuperset(of: ["elements", "traits"]) }
    // Other programs have such keys, too; what says that it has no screen is then none.
    return outline.isSurelyOfTool || error.kind != .refused || isErrorReply(outline)
  }

  /// Keys of other JSON that begins with `"aloud": 1`: recordings, baselines, and what the commands print.
  private static let otherKeys: Set<String> = [
    "agree", "baseline", "change", "charts", "engineVoices", "error", "events", "file", "files", "findings", "nodes",
    "report", "rules", "script", "steps", "stops", "tree", "utterance", "verdict", "voices",
  ]

  /// True for what a tool leaves that failed to dump the screen: errors of WebDriver, and those of sim-use.
  private static func isErrorReply(_ outline: JSONOutline) -> Bool {
    outline.allKeys.isSuperset(of: ["error", "message"])
      && (outline.topLevelKeys.contains("value") || outline.topLevelKeys.contains("ok"))
  }

  private static func isClaimed(byDocument keys: Set<String>) -> Bool {
    !keys.isDisjoint(with: ["elements", "screens"]) || keys.isDisjoint(with: otherKeys)
  }
}
