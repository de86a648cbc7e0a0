internal import AloudBase
import AloudTree

// The properties of a node of a web page that do not exist in UIAccessibility.

extension JSONKeys {
  /// The keys of `web`.
  enum Web: String {
    case role, checked, hasPopup, current, required, invalid, errorMessage, description, describedBy, textInside,
      roleDescription
    case level, position, sort, header, columnHeaders, rowHeaders, range, live, term, textBlock, selector, nodes
    case element
  }

  /// The keys of `live` in `web`.
  enum LiveRegion: String { case politeness, atomic, additions, removals }
}

/// `web` of a node, and the level of a heading, which may be above 6 on a page.
struct WebParts: Sendable {
  var element = WebElement()
  var level: Int?
}

extension JSONKeys.Web: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "\"web\"")
  static let fields: [JSONField<WebParts>] = known.keys.map { $0.field }

  var field: JSONField<WebParts> {
    switch self {
    case .role: .optional({ assigned(&$0.element.role, $1) }, .choice(), "The role, if no trait gives it.")
    case .checked: .optional({ assigned(&$0.element.checked, $1) }, .choice(), "aria-checked and aria-pressed.")
    case .hasPopup: .optional({ assigned(&$0.element.popup, $1) }, .choice(), "aria-haspopup.")
    case .current: .optional({ assigned(&$0.element.current, $1) }, .choice(), "aria-current.")
    case .required: .flag({ assigned(&$0.element.required, $1) }, "aria-required.")
    case .invalid: .optional({ assigned(&$0.element.invalid, $1) }, .choice(), "aria-invalid.")
    case .errorMessage:
      .optional({ assigned(&$0.element.errorMessage, $1) }, .string, "The texts of aria-errormessage.")
    case .description: .optional({ assigned(&$0.element.description, $1) }, .string, "aria-description.")
    case .describedBy: .flag({ assigned(&$0.element.isDescribed, $1) }, "Whether the hint is that of aria-describedby.")
    case .textInside:
      .optional({ assigned(&$0.element.textInside, $1) }, .string, "The text inside, if aria-label gives another name.")
    case .roleDescription: .optional({ assigned(&$0.element.roleDescription, $1) }, .string, "aria-roledescription.")
    case .level: .optional({ assigned(&$0.level, $1) }, .whole(1...JSONLimit.count), "aria-level above 6.")
    case .position: .optional({ assigned(&$0.element.position, $1) }, .position, "[index, count], from 1.")
    case .sort: .optional({ assigned(&$0.element.sort, $1) }, .choice(), "aria-sort of the header cell around it.")
    case .header:
      .optional({ assigned(&$0.element.header, $1) }, .choice(), "What the header cell around it is a header of.")
    case .columnHeaders:
      .collection(
        { assigned(&$0.element.columnHeaders, $1) }, .textsByNumber, "Of a table: texts of headers by column, from 0.")
    case .rowHeaders:
      .collection(
        { assigned(&$0.element.rowHeaders, $1) }, .textsByNumber, "Of a table: texts of headers by row, from 0.")
    case .range: .optional({ assigned(&$0.element.range, $1) }, .closedRange, "[least, greatest] of a progress bar.")
    case .live: .optional({ assigned(&$0.element.live, $1) }, .liveRegion, "How VoiceOver announces changes inside.")
    case .term:
      .optional(
        { assigned(&$0.element.term, $1) }, .term, "Whether it is a term or a definition of a description list.")
    case .textBlock:
      .flag({ assigned(&$0.element.isTextBlock, $1) }, "Whether WebKit can join the texts inside into one stop.")
    case .selector:
      .optional({ assigned(&$0.element.selector, $1) }, .string, "A CSS selector that finds it in its document.")
    case .element:
      .optional(
        { assigned(&$0.element.element, $1) }, .nodeNumber, "Of a text: backendDOMNodeId of the element around it.")
    case .nodes:
      .collection(
        { assigned(&$0.element.nodes, $1) }, .list(of: .nodeNumber), "backendDOMNodeId of its nodes; its own first.")
    }
  }
}

extension JSONKeys.LiveRegion: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "a live region")
  static let fields: [JSONField<WebLiveRegion>] = known.keys.map { $0.field }

  var field: JSONField<WebLiveRegion> {
    switch self {
    case .politeness: .required({ assigned(&$0.politeness, $1) }, .choice(), "aria-live.")
    case .atomic: .flag({ assigned(&$0.isAtomic, $1) }, "aria-atomic.")
    case .additions:
      .defaulting({ assigned(&$0.tellsAdditions, $1) }, .bool, to: true, "Whether aria-relevant has additions or text.")
    case .removals: .flag({ assigned(&$0.tellsRemovals, $1) }, "Whether aria-relevant has removals.")
    }
  }
}

// MARK: - Forms

extension JSONForm<WebParts> {
  static var web: Self { object(JSONKeys.Web.self, WebParts()) }
}

extension JSONForm<WebLiveRegion> {
  fileprivate static var liveRegion: Self { object(JSONKeys.LiveRegion.self, WebLiveRegion(.polite)) }
}

extension JSONForm<Int> {
  /// A `backendDOMNodeId`.
  fileprivate static var nodeNumber: Self { whole(1...Int(Int32.max)) }
}

extension JSONForm<WebRole> {
  /// The schema offers only the two roles that are parts of a description list.
  fileprivate static var term: Self {
    let choice = choice()
    return Self(
      .choice([WebRole.term, .definition].map { $0.rawValue }), read: choice.read, write: choice.write)
  }
}

extension JSONForm<WebPosition> {
  fileprivate static var position: Self {
    Self(
      .tuple([.whole(1...JSONLimit.count), .whole(1...JSONLimit.count)]),
      read: { place throws(JSONProblem) in
        guard let numbers = place.asList?.map({ $0.asWhole ?? -1 }), numbers.count == 2, numbers[0] >= 1,
          numbers[0] <= numbers[1], numbers[1] <= JSONLimit.count
        else { throw place.mustBe("two whole numbers from 1: [index, count]") }
        return WebPosition(index: numbers[0], count: numbers[1])
      },
      write: { .list([.whole($0.index), .whole($0.count)]) })
  }
}

extension JSONForm<ClosedRange<Double>> {
  fileprivate static var closedRange: Self {
    Self(
      .tuple([.number(), .number()]),
      read: { place throws(JSONProblem) in
        guard let numbers = place.asNumbers, numbers.count == 2, numbers[0] < numbers[1] else {
          throw place.mustBe("two numbers in order: [least, greatest]")
        }
        return numbers[0]...numbers[1]
      },
      write: { .numbers([$0.lowerBound, $0.upperBound]) })
  }
}

extension JSONForm<[Int: String]> {
  fileprivate static var textsByNumber: Self {
    Self(
      .dictionary(of: .string, keysMatching: "^(0|[1-9][0-9]{0,8})$"),
      read: { place throws(JSONProblem) in
        var texts: [Int: String] = [:]
        for member in try place.object().members {
          guard let number = Int(member.key), (0...JSONLimit.count).contains(number), String(number) == member.key
          else {
            throw JSONProblem(
              message: "\"\(member.key)\" is not a number of a row or column; they count from 0", place: member,
              isAboutKey: true)
          }
          texts[number] = try member.string()
        }
        return texts
      },
      write: { texts in .object(texts.sorted { $0.key < $1.key }.map { (String($0.key), .string($0.value)) }) })
  }
}
