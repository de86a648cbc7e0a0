/// What can be seen of a JSON text at a glance: the keys that it uses, as far as it is well formed.
struct JSONOutline {
  /// The keys of the outermost object.
  private(set) var topLevelKeys: Set<String> = []
  /// The keys of any object, the first ``limit`` different ones, but for those whose value is null.
  private(set) var keys: Set<String> = []
  /// True when there is a space between a key and its colon, as Foundation prints it.
  private(set) var isFoundationPrinted = false
  /// True when there is nothing in it: `null`, `[]`, `{}`.
  private(set) var isBlank = true
  /// Why and where the text stops being JSON; nil when all of it is.
  private(set) var problem: JSONSyntaxError?

  /// The keys of null values.
  private var nullKeys: Set<String> = []
  private static let limit = 1000

  /// - Parameter offset: where the JSON begins.
  init(_ source: SourceText, at offset: Int = 0) {
    var scanner = JSONScanner(source.bytes, at: offset, collectsLoneSurrogates: true)
    do {
      try read(&scanner)
    } catch {
      problem = error
      isBlank = false
    }
  }

  /// All keys, those of null values too.
  var allKeys: Set<String> { keys.union(nullKeys) }

  private mutating func read(_ scanner: inout JSONScanner) throws(JSONSyntaxError) {
    var token = try scanner.next()
    let isObject = token == .beginObject
    while token != .end {
      if case .literal = token {} else if token.isScalar { isBlank = false }
      guard case .key(let range) = token else {
        token = try scanner.next()
        continue
      }
      isBlank = false
      let bytes = scanner.bytes
      if topLevelKeys.isEmpty && keys.isEmpty { isFoundationPrinted = bytes[range.upperBound] == UInt8(ascii: " ") }
      let depth = scanner.levels.count
      token = try scanner.next()
      guard keys.count < JSONOutline.limit || (depth == 1 && isObject) else { continue }
      let key = JSONText.unescaped(range, of: bytes)
      if depth == 1, isObject, topLevelKeys.count < JSONOutline.limit { topLevelKeys.insert(key) }
      if case .literal(let range) = token, bytes[range.lowerBound] == UInt8(ascii: "n") {
        nullKeys.insert(key)
      } else if keys.count < JSONOutline.limit {
        keys.insert(key)
      }
    }
  }
}
