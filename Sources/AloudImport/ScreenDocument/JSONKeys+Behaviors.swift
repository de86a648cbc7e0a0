package import AloudBase
package import AloudTree

// The keys of behaviors, conditions and Guided Access.
extension JSONKeys {
  /// The keys of all effects; each effect accepts those in its row of ``forms``.
  enum Effect: String, JSONKeyList {
    case set, toggle, select, insert, remove, show, back, present, dismiss, post, after, every, cancel
    case guidedAccess
    case when = "if"
    case assign = "let"
    case add, unknown
    case label, value, hint, frame, hidden, expanded, addTraits, removeTraits
    case into, at, focus, text, priority, until, name
    case effects = "do"
    case then
    case otherwise = "else"
    case literal = "be"
    case number = "by"

    static let known = JSONKeyTable<Self>(of: "an effect")

    static let synonyms: [String: Effect] = [
      "announce": .post, "announcement": .post, "say": .post, "speak": .post, "notify": .post, "notification": .post,
      "postnotification": .post, "screenchanged": .post, "layoutchanged": .post, "pagescrolled": .post,
      "navigate": .show, "push": .show, "open": .show, "goto": .show, "screen": .show, "pop": .back, "goback": .back,
      "modal": .present, "alert": .present, "sheet": .present, "close": .dismiss, "hide": .set, "change": .set,
      "update": .set, "setvalue": .set, "flip": .toggle, "check": .toggle, "switch": .toggle, "choose": .select,
      "append": .insert, "delete": .remove, "wait": .after, "delay": .after, "later": .after,
      "repeat": .every, "interval": .every, "timer": .every, "stop": .cancel, "invalidate": .cancel,
      "when": .when, "condition": .when, "case": .when, "var": .assign, "assign": .assign, "variable": .assign,
      "increment": .add, "count": .add, "undescribed": .unknown, "something": .unknown, "other": .unknown,
    ]

    /// The written form of a key; for notifications, it includes the value of `post`.
    func written(for synonym: String) -> String {
      guard self == .post else { return "\"\(rawValue)\"" }
      let posted = Notification.allCases.first { $0.rawValue.lowercased() == synonym } ?? .announcement
      return "\"post\": \"\(posted.rawValue)\""
    }

    /// The key that determines an effect, and the other keys that it accepts.
    static let forms: [(verb: Effect, others: [Effect])] = [
      (.set, [.label, .value, .hint, .frame, .hidden, .expanded, .addTraits, .removeTraits]),
      (.toggle, []),
      (.select, []),
      (.insert, [.into, .at]),
      (.remove, []),
      (.show, []),
      (.back, []),
      (.present, []),
      (.dismiss, []),
      (.post, [.focus, .text, .priority]),
      (.after, [.effects, .name]),
      (.every, [.effects, .until, .name]),
      (.cancel, []),
      (.guidedAccess, []),
      (.when, [.then, .otherwise]),
      (.assign, [.literal]),
      (.add, [.number]),
      (.unknown, []),
    ]
  }

  /// The notifications of `post`, and the other keys that they accept.
  enum Notification: String, CaseIterable {
    case screenChanged, layoutChanged, announcement, pageScrolled

    var keys: [Effect] {
      switch self {
      case .screenChanged, .layoutChanged: [.post, .focus, .text]
      case .announcement: [.post, .text, .priority]
      case .pageScrolled: [.post, .text]
      }
    }
  }

  /// The keys of all requests of the effect `guidedAccess`; each request accepts those of its row in ``forms``.
  enum GuidedAccessRequest: String, JSONKeyList {
    case session, configure, assessment, isEnabled, restriction
    case enabled, state, succeeded, failed
    case effects = "do"

    static let known = JSONKeyTable<Self>(of: "\"guidedAccess\"")

    typealias Form = (required: [GuidedAccessRequest], optional: [GuidedAccessRequest])

    /// The first key of each row determines the request.
    static let forms: [Form] = [
      ([.session], [.succeeded, .failed]),
      ([.configure, .enabled], [.succeeded, .failed]),
      ([.assessment], [.succeeded, .failed]),
      ([.isEnabled, .effects], []),
      ([.restriction, .state, .effects], []),
    ]
  }

}

extension Behaviors.Event: JSONKeyList {
  package var home: Message? {
    if Behaviors.Event.ofNodes.contains(self) { return "it is an event of nodes and screens" }
    if Behaviors.Event.ofRestriction.contains(self) { return "it is an event of a restriction in \"guidedAccess\"" }
    return "it is an event of the app: write it in \"on\" at the top of the document"
  }

  package static let known = JSONKeyTable<Self>(of: "\"on\"")

  package static let synonyms: [String: Behaviors.Event] = [
    "tap": .activate, "doubletap": .activate, "click": .activate, "press": .activate, "ontap": .activate,
    "onclick": .activate, "onpress": .activate, "action": .activate, "touchupinside": .activate, "select": .activate,
    "swipeup": .increment, "swipedown": .decrement, "up": .increment, "down": .decrement, "back": .escape,
    "dismiss": .escape, "scrub": .escape, "close": .escape, "performescape": .escape,
    "twofingerdoubletap": .magicTap, "performmagictap": .magicTap, "hold": .longPress, "tripletap": .longPress,
    "doubletapandhold": .longPress, "focused": .focus, "onfocus": .focus, "didbecomefocused": .focus,
    "onblur": .blur, "unfocus": .blur, "didlosefocus": .blur, "load": .appear, "open": .appear, "onappear": .appear,
    "viewdidappear": .appear, "viewdidload": .appear, "start": .appear, "edit": .change, "input": .change,
    "onchange": .change, "valuechanged": .change, "editingchanged": .change, "pageup": .scrollUp,
    "pagedown": .scrollDown, "next": .scrollNext, "previous": .scrollPrevious,
  ]
}

extension JSONKeys {
  /// The keys of all conditions. A condition accepts those in its row of ``subjects``; a comparison accepts one test.
  enum Condition: String, JSONKeyList {
    case all, any, not, value, label, variable, count, node
    case event = "of"
    case state = "is"
    case empty, equals, matches, lessThan, greaterThan, atLeast, atMost

    static let known = JSONKeyTable<Self>(of: "a condition")

    static let synonyms: [String: Condition] = [
      "and": .all, "every": .all, "allof": .all, "or": .any, "some": .any, "anyof": .any, "unless": .not, "none": .not,
      "field": .value, "text": .value, "content": .value, "name": .label, "var": .variable, "let": .variable,
      "times": .count, "happened": .count, "howoften": .count, "event": .count,
      "id": .node, "element": .node, "trait": .state, "traits": .state, "state": .state, "has": .state,
      "on": .event, "isempty": .empty, "blank": .empty, "equal": .equals, "equalto": .equals, "eq": .equals,
      "==": .equals, "=": .equals, "pattern": .matches, "like": .matches, "contains": .matches, "glob": .matches,
      "<": .lessThan, "lt": .lessThan, "less": .lessThan, "below": .lessThan, "under": .lessThan, "before": .lessThan,
      ">": .greaterThan, "gt": .greaterThan, "greater": .greaterThan, "more": .greaterThan, "morethan": .greaterThan,
      "above": .greaterThan, "over": .greaterThan, ">=": .atLeast, "gte": .atLeast, "min": .atLeast,
      "minimum": .atLeast, "<=": .atMost, "lte": .atMost, "max": .atMost, "maximum": .atMost,
    ]

    /// The tests for texts and numbers.
    static let tests: [Condition] = [.empty, .equals, .matches, .lessThan, .greaterThan, .atLeast, .atMost]
    /// The tests for numbers only.
    static let testsOfNumbers: [Condition] = [.equals, .lessThan, .greaterThan, .atLeast, .atMost]

    /// The key that determines the subject of a condition, the other required keys, and the tests, of which one is
    /// required.
    static let subjects: [(subject: Condition, others: [Condition], tests: [Condition])] = [
      (.all, [], []), (.any, [], []), (.not, [], []), (.value, [], tests), (.label, [], tests), (.variable, [], tests),
      (.count, [.event], testsOfNumbers), (.node, [.state], []),
    ]
  }
}
