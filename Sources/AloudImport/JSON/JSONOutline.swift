internal import AloudBase
import AloudTree

/// The keys of a JSON text, as far as it is well formed; for detecting its format.
struct JSONOutline {
  /// The keys of the outermost object.
  private(set) var topLevelKeys: Set<String> = []
  /// The first ``limit`` different keys of any object, except those whose value is null.
  private(set) var keys: Set<String> = []
  /// True when there is a space between a key and its colon, as in Foundation's output.
  private(set) var isFoundationPrinted = false
  /// True for an empty value: `null`, `[]`, `{}`.
  private(set) var isBlank = true
  /// True for the dump of a web page: an object with a list of nodes under `accessibility`.
  let isPageDump: Bool
  /// Why and where the text is not JSON; nil when all of it is.
  let problem: JSONSyntaxError?

  private var nullKeys: Set<String> = []
  private static let limit = 1000
  private static let longestKey = 100
  /// How many keys of a list are examined.
  private static let enoughOfList = 10_000

  init(_ json: JSONText) {
    problem = json.problem
    let members = json.root?.asObject?.members
    topLevelKeys = Set(members?.lazy.filter(JSONOutline.isShort).prefix(JSONOutline.limit).map { $0.key } ?? [])
    isPageDump = json.root?.asObject?["accessibility"]?.asObject?["nodes"]?.kind == .list
    // These keys determine the format.
    if topLevelKeys.contains("aloud") || isPageDump {
      isBlank = false
    } else {
      readKeys(of: json, isList: members == nil)
    }
    if problem != nil { isBlank = false }
  }

  /// All keys, including those with null values.
  var allKeys: Set<String> { keys.union(nullKeys) }

  private static func isShort(_ member: JSONPlace) -> Bool { member.endOfKey - member.keyOffset < longestKey }

  private mutating func readKeys(of json: JSONText, isList: Bool) {
    // The last member for each mark of a key. Most members of a dump have keys that occurred before.
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
  /// True for a member with the same key that is also null, or also not null.
  fileprivate func isWritten(like other: JSONPlace) -> Bool {
    keyMark == other.keyMark && isNull == other.isNull
      && text.bytes[keyOffset...endOfKey] == text.bytes[other.keyOffset...other.endOfKey]
  }
}
