/// A command of Voice Control, with its key in `Voices/VoiceControl`.
public enum VoiceCommand: String, CaseIterable, Sendable {
  case press, choose
  case showNames = "show_names"
  case showNamesAlways = "show_names_always"
  case hideNames = "hide_names"
  case showNumbers = "show_numbers"
  case showNumbersAlways = "show_numbers_always"
  case hideNumbers = "hide_numbers"
  case showGrid = "show_grid"
  case showGridAlways = "show_grid_always"
  case showGridColumns = "show_grid_columns"
  case showGridRows = "show_grid_rows"
  case showGridSize = "show_grid_size"
  case hideGrid = "hide_grid"
  case hideOverlays = "hide_overlays"
  case showActions = "show_actions"
  case increment
  case incrementBy = "increment_by"
  case decrement
  case decrementBy = "decrement_by"
  case setValue = "set_value"
  case doubleTap = "double_tap"
  case longPress = "long_press"
  case swipeLeft = "swipe_left"
  case swipeRight = "swipe_right"
  case swipeUp = "swipe_up"
  case swipeDown = "swipe_down"
  case swipeLeftAt = "swipe_left_at"
  case swipeRightAt = "swipe_right_at"
  case swipeUpAt = "swipe_up_at"
  case swipeDownAt = "swipe_down_at"
  case scrollUp = "scroll_up"
  case scrollDown = "scroll_down"
  case scrollLeft = "scroll_left"
  case scrollRight = "scroll_right"
  case scrollToTop = "scroll_to_top"
  case scrollToBottom = "scroll_to_bottom"
  case scrollToLeft = "scroll_to_left"
  case scrollToRight = "scroll_to_right"
  case goBack = "go_back"
  case goHome = "go_home"
  case nextField = "next_field"
  case previousField = "previous_field"
  case type
  case whatToSay = "what_to_say"
}

/// A request to Voice Control: a command, and the texts of its slots.
public struct VoiceRequest: Equatable, Sendable {
  /// Nil for a name or a number alone, which taps its item.
  public let command: VoiceCommand?
  /// The name of an item, or the number that it shows.
  public var name: String?
  /// The number of repetitions.
  public var count: Int?
  /// The position in the range of an adjustable element, from 0 to 100.
  public var percent: Int?
  /// The text to type.
  public var text: String?
  /// The number of columns of a grid.
  public var columns: Int?
  /// The number of rows of a grid.
  public var rows: Int?

  init(_ command: VoiceCommand?) { self.command = command }
}

extension VoiceControlWords {
  /// All meanings of a text, in the order of the commands; a name alone comes last.
  ///
  /// - Complexity: O(phrases × length of the text).
  public func requests(in spoken: String) -> [VoiceRequest] {
    let text = SpokenPhrase.normalized(spoken)
    var found: [VoiceRequest] = []
    for command in VoiceCommand.allCases {
      for phrase in phrases(command) {
        for alternative in SpokenPhrase.alternatives(of: phrase) {
          guard let slots = alternative.slots(in: text) else { continue }
          var request = VoiceRequest(command)
          if request.fill(slots, asTyped: spoken), !found.contains(request) { found.append(request) }
        }
      }
    }
    if !text.isEmpty {
      var bare = VoiceRequest(nil)
      bare.name = text
      found.append(bare)
    }
    return found
  }
}

extension VoiceRequest {
  /// Fills the slots; false if a slot has an invalid value.
  fileprivate mutating func fill(_ slots: [(name: String, text: String)], asTyped spoken: String) -> Bool {
    for slot in slots {
      switch slot.name {
      case "name": name = slot.text
      case "text": text = VoiceRequest.typed(slot.text, in: spoken)
      default:
        guard let number = Int(slot.text) else { return false }
        switch slot.name {
        case "count": count = number
        case "percent": percent = number
        case "columns": columns = number
        case "rows": rows = number
        default: return false
        }
      }
    }
    let counts = [count, columns, rows].compactMap { $0 }
    return counts.allSatisfy { (2...99).contains($0) } && percent.map { (0...100).contains($0) } ?? true
  }

  /// The text to type, with the capital letters and punctuation of the spoken text.
  private static func typed(_ text: String, in spoken: String) -> String {
    let words = spoken.split(separator: " ")
    for start in words.indices {
      for end in (start..<words.endIndex).reversed() {
        let part = words[start...end].joined(separator: " ")
        if SpokenPhrase.normalized(part) == text { return part }
      }
    }
    return text
  }
}
