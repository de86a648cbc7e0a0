internal import AloudBase
import AloudTree

/// The text that people and tools add around a dump: the reply of a server, the quotation marks of a debugger, the
/// entities of a page, the margin of a log.
///
///     {"value": "<?xml version=\"1.0\"?>\n<AppiumAUT>…", "sessionId": "5A1C"}
///
/// The text inside keeps the places of the file, so that errors refer to the original file.
enum Envelope {
  /// The maximum nesting of envelopes; the log of a server's reply has two.
  private static let mostEnvelopes = 4

  /// The text inside its envelopes; a text without an envelope is returned unchanged.
  static func opened(_ source: SourceText) -> SourceText {
    var source = source.knowing(source.json)
    for _ in 0..<mostEnvelopes {
      guard
        let inner = EntityText.decoded(in: source) ?? quoted(in: source) ?? DumpMargin.removed(from: source)
          ?? BareQuotes.escaped(in: source)
      else { break }
      source = inner.knowing(inner.json)
    }
    return source
  }

  private static func quoted(in source: SourceText) -> SourceText? {
    let bytes = source.bytes
    let isXML = bytes.first { !$0.isSpace } == UInt8(ascii: "<")
    let quote = if let json = source.json { memberWithDump(json) } else { isXML ? nil : quoteOfDump(bytes) }
    guard let quote else { return nil }
    let text = EscapedText(bytes, quote: quote)
    return SourceText(text.unescaped, in: source) { text.map }
  }

  // MARK: Replies of servers

  /// The quotation mark of the first text in a flat object that begins like a dump.
  private static func memberWithDump(_ json: JSONText) -> Int? {
    if let text = textOfServer(json) { return text }
    guard let members = json.root?.asObject?.members else { return nil }
    var found: Int?
    for member in members {
      // A member with a key of an element, or with an object or a list as its value, belongs to a tree.
      guard !isOfElement(member.key), member.kind != .object, member.kind != .list else { return nil }
      if found == nil, isQuoteOfDump(json.bytes, member.offset) { found = member.offset }
    }
    // A truncated reply ends inside this text.
    if found == nil, json.end == nil, isQuoteOfDump(json.bytes, json.stop) { return json.stop }
    return found
  }

  /// The quotation mark of the first text in the result of a tool that a server offers to agents (MCP):
  /// `{"content": [{"type": "text", "text": "…"}]}`, or only its list.
  private static func textOfServer(_ json: JSONText) -> Int? {
    let root = json.root?.asObject
    var list = (root?.inner("result") ?? root)?.list("content") ?? json.root?.asList
    guard let item = list?.next()?.asObject, item.text("type") == "text", let text = item["text"],
      text.kind == .string
    else { return nil }
    // A list of elements has no text that is a dump.
    let beginning = EscapedText(json.bytes, quote: text.offset).beginning(256)[...]
    let holdsDump = beginsDump(beginning) || beginning.offset(ofEither: ["[{", "{\"", "[\n", "{\n", "<"]) != nil
    return holdsDump ? text.offset : nil
  }

  /// True for a key of documents and elements that no reply around a dump has.
  private static func isOfElement(_ key: String) -> Bool {
    key.hasPrefix("AX") || ["aloud", "elements", "label", "role", "type", "frame", "rect", "traits"].contains(key)
  }

  private static func isQuoteOfDump(_ bytes: [UInt8], _ offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset] == 0x22 || bytes[offset] == 0x27 else { return false }
    return beginsDump(EscapedText(bytes, quote: offset).beginning(48)[...])
  }

  // MARK: Strings printed by a debugger

  /// The maximum offset of a string, in bytes.
  private static let reach = 1 << 18

  /// The first quotation mark of a string that begins like a dump and has escapes.
  private static func quoteOfDump(_ bytes: [UInt8]) -> Int? {
    var index = bytes.startIndex
    while let quote = bytes.prefix(reach)[index...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }) {
      index = quote + 1
      guard isQuoteOfDump(bytes, quote) else { continue }
      // In a tree that is not a string, quotation marks belong to labels.
      if holdsElement(bytes[..<quote]) { return nil }
      let line = bytes[index...].prefix { $0 != UInt8(ascii: "\n") }
      if [#"\n"#, #"\""#].contains(where: { line.offset(ofText: $0) != nil }) { return quote }
      index = min(line.endIndex, reach)
    }
    return nil
  }

  private static func holdsElement(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.offset(ofEither: ["<XCUIElementType", "<AppiumAUT"]) != nil { return true }
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      LineMargin.root(in: line) != nil || EarlGreyHierarchy.matches(line) || KIFHierarchy.matches(line)
        || FlutterSemantics.matches(line)
    }
  }

  private static let beginnings = [
    "<?xml", "<!", "<AppiumAUT", "<XCUIElementType", "<hierarchy", "Attributes: ", "Element subtree:", "→", "->",
    "Application, ", "Window, ", "Window (Main)", "Device orientation:", "App: ", "<UI", "========== Window",
    "UIWindow", "SemanticsNode#", "<ViewHierarchy", "&lt;?xml", "&lt;UI",
    "&lt;AppiumAUT", "&lt;XCUIElementType", "&lt;ViewHierarchy", "{\"", "[{", "{\n", "[\n",
  ]

  private static func beginsDump(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.drop(while: { $0.isSpace })
    return beginnings.contains { text.starts(with: $0.utf8) }
  }
}
