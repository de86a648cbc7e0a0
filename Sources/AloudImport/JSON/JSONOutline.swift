import AloudTree

/// The marks that can be seen of a JSON text at a glance: the keys that it uses, as far as it is well formed.
struct JSONOutline {
  /// The keys of the outermost object.
  private(set) var topLevelKeys: Set<String> = []
  /// The keys of any object, the first ``limit`` different ones, but for those whose value is null.
  private(set) var keys: Set<String> = []
  /// True when there is a space between a key and its colon, as Foundation prints it.
  private(set) var isFoundationPrinted = false
  /// True when there is nothing in it: `null`, `[]`, `{}`.
  private(set) var isBlank = true
  /// True for the dump of a web page: an object with a list of nodes under `accessibility`.
  let isPageDump: Bool
  /// Why and where the text stops being JSON; nil when all of it is.
  let problem: JSONSyntaxError?

  private var nullKeys: Set<String> = []
  private static let limit = 1000
  private static let longestKey = 100
  /// How many keys of a list are looked at.
  private static let enoughOfList = 10_000

  init(_ json: JSONText) {
    problem = json.problem
    let members = json.root?.asObject?.members
    topLevelKeys = Set(members?.lazy.filter(JSONOutline.isShort).prefix(JSONOutline.limit).map(\.key) ?? [])
    isPageDump = json.root?.asObject?["accessibility"]?.asObject?["nodes"]?.kind == .list
    // These keys settle everything.
    if topLevelKeys.contains("aloud") || isPageDump {
      isBlank = false
    } else {
      readKeys(of: json, isList: members == nil)
    }
    if problem != nil { isBlank = false }
  }

  /// All keys, those of null values too.
  var allKeys: Set<String> { keys.union(nullKeys) }

  private static func isShort(_ member: JSONPlace) -> Bool { member.endOfKey - member.keyOffset < longestKey }

  private mutating func readKeys(of json: JSONText, isList: Bool) {
    // The last member by the mark of its key: most members of a dump have been seen before.
    var seen = [JSONPlace?](repeating: nil, count: 1 << 10)
    var count = 0
    for place in json.places {
      if place.kind == .string || place.kind == .number, !place.isMember { isBlank = false }
      guard place.isMember else { continue }
      if isBlank { isFoundationPrinted = json.bytes[place.endOfKey + 1] == UInt8(ascii: " ") }
      isBlank = false
      count += 1
      let slot = Int(place.keyMark.number) % seen.count
      if seen[slot]?.isWritten(like: place) != true, JSONOutline.isShort(place) {
        seen[slot] = place
        if keys.count < JSONOutline.limit, nullKeys.count < JSONOutline.limit {
          if place.isNull { nullKeys.insert(place.key) } else { keys.insert(place.key) }
        }
      }
      if isList, count == JSONOutline.enoughOfList { return }
    }
  }
}

extension JSONPlace {
  /// True for a member with the same key, whose value is null or not as well.
  fileprivate func isWritten(like other: JSONPlace) -> Bool {
    keyMark == other.keyMark && isNull == other.isNull
      && text.bytes[keyOffset...endOfKey] == text.bytes[other.keyOffset...other.endOfKey]
  }
}
