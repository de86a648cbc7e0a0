internal import AloudBase
internal import AloudSpeech
internal import AloudTree

/// The words around the pictures of screens, in one language.
public struct PictureWords: Equatable, Sendable {
  /// BCP-47.
  public let language: String
  /// `{}` is the name of a screen.
  let picture: String
  /// `{}` is the number of stops.
  let stops, oneStop, noStops: String
  /// `{}`, `{}` and `{}` are an assistive technology, how many stops it visits, and how many VoiceOver has.
  let visited: String
  /// `{}` and `{}` are the number of presses of a switch, and the seconds.
  let scanned: String
  /// `{}` is a range of numbers.
  let gestures: String
  /// `{}` and `{}` are the number of flicks, and the seconds until the name has been heard.
  let reached: String
  let unreachable: String
  /// The name of the figure in a picture of costs.
  package let fewestGestures: String
  let stopsInOrder, description, describesVisit, describesCosts, describesMarks, describesHidden: String
  let withoutFrame, outOfSight, hidden, group, container, cursor, order: String
  let screen, screens: String
  /// `{}` is the number of a stop.
  let showStop: String
  let list, landmark, table, tabBar, segmentedControl, dialog, chart: String
  // Of differences.
  let differences, old, new, changes, same: String
  let gone, added, changed, moved: String
  /// `{}` and `{}` are the numbers of stops.
  let movedFrom: String
  /// `{}` is the number of a change.
  let change: String
  /// Of a live region.
  let announced: String
}

extension PictureWords {
  /// The words in a language; English if there are none.
  public init(_ tag: String) {
    let base = LanguageTag.base(of: tag)
    self = PictureWords.all.first { $0.language == base } ?? .english
  }

  /// Every table.
  static let all = [english, korean]

  /// An attribute for text in another language than these words.
  func lang(_ tag: String) -> String { tag == language ? "" : " lang=\"\(tag.escapedForXML())\"" }

  /// Returns a text with values in place of each `{}`.
  static func filled(_ text: String, _ values: String...) -> String {
    var (result, next, isOpen) = ("", 0, false)
    for character in text {
      if isOpen, character == "}" {
        result += next < values.count ? values[next] : ""
        next += 1
      } else if character != "{" {
        result.append(character)
      }
      isOpen = character == "{"
    }
    return result
  }

  /// The effort to reach an element with one switch.
  package func scanned(presses: Int, seconds: Double) -> String {
    let tenths = Int(clamping: (seconds * 10).rounded())
    return PictureWords.filled(scanned, String(presses), "\(tenths / 10).\(tenths % 10)")
  }

  /// What it costs to get to a stop by flicking alone, and the time of the cheapest way.
  package func reached(flicks: Int?, seconds: Double?) -> String {
    guard let seconds else { return unreachable }
    let tenths = Int(clamping: (seconds * 10).rounded())
    return PictureWords.filled(reached, flicks.map { String($0) } ?? "–", "\(tenths / 10).\(tenths % 10)")
  }

  func count(ofStops count: Int) -> String {
    count == 0 ? noStops : count == 1 ? oneStop : PictureWords.filled(stops, String(count))
  }

  /// The kind of a container; nil for a node that is none of these.
  func name(of node: Node) -> String {
    if node.modal { return dialog }
    if node.isTabBar { return tabBar }
    if node.sharedDetails?.value.chart != nil { return chart }
    if node.isTable { return table }
    switch node.container {
    case .list: return list
    case .landmark: return landmark
    case .segmentedControl: return segmentedControl
    case .none, .group, .table, .tabBar: return group
    }
  }
}
