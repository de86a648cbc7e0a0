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
  private static let longestKey = 100
  /// How many keys of a list are looked at.
  private static let enoughOfList = 10_000

  /// False where the key `aloud` is all that is wanted, if it is there.
  private let readsAllKeys: Bool

  /// The outline of the JSON that begins at an offset.
  init(_ source: SourceText, at offset: Int = 0, readsAllKeys: Bool = false) {
    self.readsAllKeys = readsAllKeys
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
    // An object is read to its end, or until the key is there that settles everything; of a list, the beginning will do.
    var count = 0
    while token != .end, readsAllKeys || !topLevelKeys.contains("aloud"), isObject || count < JSONOutline.enoughOfList {
      if case .literal = token {} else if token.isScalar { isBlank = false }
      guard case .key(let range) = token else {
        token = try scanner.next()
        continue
      }
      if isBlank { isFoundationPrinted = scanner.bytes[range.upperBound] == UInt8(ascii: " ") }
      isBlank = false
      count += 1
      let isTopLevel = isObject && scanner.levels.count == 1
      token = try scanner.next()
      add(range, of: scanner.bytes, isTopLevel: isTopLevel, isNull: isNull(token, in: scanner.bytes))
    }
  }

  private mutating func add(_ range: Range<Int>, of bytes: [UInt8], isTopLevel: Bool, isNull: Bool) {
    guard range.count <= JSONOutline.longestKey else { return }
    let key = JSONText.unescaped(range, of: bytes)
    if isTopLevel, topLevelKeys.count < JSONOutline.limit { topLevelKeys.insert(key) }
    if keys.count < JSONOutline.limit, nullKeys.count < JSONOutline.limit {
      if isNull { nullKeys.insert(key) } else { keys.insert(key) }
    }
  }

  private func isNull(_ token: JSONScanner.Token, in bytes: [UInt8]) -> Bool {
    if case .literal(let range) = token { bytes[range.lowerBound] == UInt8(ascii: "n") } else { false }
  }
}
