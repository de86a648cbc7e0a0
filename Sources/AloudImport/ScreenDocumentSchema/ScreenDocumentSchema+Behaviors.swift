internal import AloudBase
import AloudTree

// The behaviors of controls.
extension ScreenDocumentSchema {
  static func behaviors(_ events: [Behaviors.Event]) -> Schema {
    let effects = Schema.reference(.effects)
    return Schema.object(of: Behaviors.Event.self, only: events) { event in
      switch event {
      case .activate: effects.described("A double tap.")
      case .increment: effects.described("A swipe up on an adjustable element.")
      case .decrement: effects.described("A swipe down on an adjustable element.")
      case .escape: effects.described("The two-finger scrub.")
      case .magicTap: effects.described("The two-finger double tap.")
      case .longPress: effects.described("A double tap that is held.")
      case .focus: effects.described("The VoiceOver cursor moves to the element.")
      case .blur: effects.described("The VoiceOver cursor leaves the element.")
      case .scrollUp: effects.described("A three-finger swipe up.")
      case .scrollDown: effects.described("A three-finger swipe down.")
      case .scrollLeft: effects.described("A three-finger swipe to the left.")
      case .scrollRight: effects.described("A three-finger swipe to the right.")
      case .scrollNext: effects.described("A scroll to the next page.")
      case .scrollPrevious: effects.described("A scroll to the previous page.")
      case .zoomIn: effects.described("accessibilityZoomIn(at:): a flick up with the rotor on Zoom.")
      case .zoomOut: effects.described("accessibilityZoomOut(at:): a flick down with the rotor on Zoom.")
      case .appear: effects.described("The screen or the app appears.")
      case .change: effects.described("The text was edited.")
      case .restriction: effects.described("A restriction of Guided Access has changed.")
      case .guidedAccessStatusDidChange: effects.described("A session has begun or ended.")
      case .voiceOverStatusDidChange: effects.described("VoiceOver was turned on or off.")
      case .deny: effects.described("The restriction is denied now.")
      case .allow: effects.described("The restriction is allowed now.")
      }
    }.described("Effects by event.")
  }

  static var effect: Schema {
    let forms = JSONKeys.Effect.forms.flatMap { form in
      form.verb == .post ? notifications : [self.form([form.verb] + form.others, required: required(form.verb))]
    }
    return .one(of: forms).described("One thing that happens.")
  }

  /// `post` accepts different keys for each notification.
  private static var notifications: [Schema] {
    JSONKeys.Notification.allCases.flatMap { notification in
      switch notification {
      // UIKit has one argument, so there is a form for an element and one for a text.
      case .screenChanged, .layoutChanged:
        [
          form([.post, .focus], required: [.post], notification),
          form([.post, .text], required: [.post, .text], notification),
        ]
      case .announcement, .pageScrolled: [form(notification.keys, required: [.post, .text], notification)]
      }
    }
  }

  private static func required(_ verb: JSONKeys.Effect) -> [JSONKeys.Effect] {
    switch verb {
    case .insert: [verb, .into]
    case .after, .every: [verb, .effects]
    case .when: [verb, .then]
    case .assign: [verb, .literal]
    default: [verb]
    }
  }

  private static func form(
    _ keys: [JSONKeys.Effect], required: [JSONKeys.Effect], _ notification: JSONKeys.Notification? = nil
  ) -> Schema {
    .object(of: JSONKeys.Effect.self, only: keys, required: required) { key in
      switch key {
      case .set: .string.described("The id of the node that changes.")
      case .toggle: .string.described("The id of the node to toggle: a switch, else its expanded state, else selected.")
      case .select: .string.described("The id of the node to select among its siblings.")
      case .insert: .reference(.node).described("A node that is added.")
      case .remove: .string.described("The id of the node to remove.")
      case .show: .string.described("The screen that is pushed.")
      case .back: .constant(.bool(true)).described("Goes back to the previous screen.")
      case .present: .string.described("The screen that is shown over this one, modally.")
      case .dismiss: .constant(.bool(true)).described("Dismisses the presented screen.")
      case .after: seconds(atLeast: 0).described("Seconds until the effects happen, on the simulated clock.")
      case .every: seconds(atLeast: 0.01).described("Seconds between two repetitions.")
      case .cancel: .string.described("The name of the timers to cancel.")
      case .guidedAccess: guidedAccessRequest.described("A request or a question about Guided Access.")
      case .when: .reference(.condition).described("The condition.")
      case .assign: variableName.described("The variable that is set.")
      case .add: variableName.described("The variable to which a number is added.")
      case .unknown: .constant(.bool(true)).described("The app does something that is not described here.")
      case .post: .constant(.string(notification?.rawValue ?? "")).described("UIAccessibility.post(notification:).")
      case .label: removable(.reference(.text)).described("The new label; null removes it.")
      case .value: removable(.reference(.text)).described("The new value; null removes it.")
      case .hint: removable(.reference(.text)).described("The new hint; null removes it.")
      case .frame: removable(.reference(.frame)).described("The new frame; null removes it.")
      case .hidden: .bool.described("The new value of accessibilityElementsHidden.")
      case .expanded: removable(.bool).described("The new expanded state; null removes it.")
      case .addTraits: .reference(.traits).described("Traits to add.")
      case .removeTraits: .reference(.traits).described("Traits to remove.")
      case .into: .string.described("The id of the node that it is added to.")
      case .at: .whole().described("Its place among the children, from 0; the end unless written.")
      case .focus: removable(.string).described("The id of the element to which the cursor moves.")
      case .text:
        notification == .screenChanged || notification == .layoutChanged
          ? .string.described("The text that VoiceOver says before the first element.")
          : .reference(.text).described("The text that VoiceOver says.")
      case .priority:
        .choice(Effect.Priority.self).described("The priority of the announcement.").defaulting(to: .string("default"))
      case .until: seconds(atLeast: 0).described("Seconds after which the timer ends.")
      case .name: .string.described("The name of the timer, by which \"cancel\" finds it.")
      case .effects: .reference(.effects).described("Effects that happen at that time.")
      case .then: .reference(.effects).described("Effects if the condition is true.")
      case .otherwise: .reference(.effects).described("Effects if the condition is false; none unless written.")
      case .literal: literal.described("The new value of the variable.")
      case .number: .number().described("The number to add.").defaulting(to: .whole(1))
      }
    }
  }

  private static func removable(_ schema: Schema) -> Schema { .any(of: [schema, .null]) }

  // MARK: Conditions

  static var condition: Schema {
    let forms = JSONKeys.Condition.subjects.flatMap { row in
      row.tests.isEmpty
        ? [form([row.subject] + row.others)]
        : row.tests.map { form([row.subject] + row.others + [$0], ofNumbers: row.subject == .count) }
    }
    return .one(of: forms).described("A condition on the state of the app at that moment.")
  }

  static var literal: Schema { .any(of: [.string, .number()]) }

  static var variableName: Schema { .string(matching: "^[^\\s{}]+$") }

  /// A condition of which all keys are required.
  private static func form(_ keys: [JSONKeys.Condition], ofNumbers: Bool = false) -> Schema {
    let conditions = Schema.list(of: .reference(.condition), atLeast: 1)
    return .object(of: JSONKeys.Condition.self, only: keys, required: keys) { key in
      switch key {
      case .all: conditions.described("Conditions that must all be true.")
      case .any: conditions.described("Conditions of which at least one must be true.")
      case .not: Schema.reference(.condition).described("A condition that must be false.")
      case .value: Schema.string.described("The id of the node whose value is compared.")
      case .label: Schema.string.described("The id of the node whose label is compared.")
      case .variable: variableName.described("The variable that is compared.")
      case .count:
        Schema.choice(Behaviors.Event.counted.map({ $0.rawValue })).described("The event that is counted.")
      case .event: Schema.string.described("The id of the node that receives the event.")
      case .node: Schema.string.described("The id of the node whose state is compared.")
      case .state: Schema.choice(Condition.State.names).described("The trait or the state that the node must have.")
      case .empty: Schema.constant(.bool(true)).described("The text must be empty.")
      case .equals: (ofNumbers ? Schema.number() : literal).described("The text or number must be equal to this.")
      case .matches:
        Schema.string(matching: "[*?]").described(
          "The text must match this pattern: * is any text, ? is one character.")
      case .lessThan: Schema.number().described("The number must be less than this.")
      case .greaterThan: Schema.number().described("The number must be greater than this.")
      case .atLeast: Schema.number().described("The number must be this or greater.")
      case .atMost: Schema.number().described("The number must be this or less.")
      }
    }
  }

  /// The effect `guidedAccess`.
  static var guidedAccessRequest: Schema {
    .one(
      of: JSONKeys.GuidedAccessRequest.forms.map { form in
        .object(
          of: JSONKeys.GuidedAccessRequest.self, only: form.required + form.optional, required: form.required,
          schema(ofRequest:))
      })
  }

  private static func schema(ofRequest key: JSONKeys.GuidedAccessRequest) -> Schema {
    switch key {
    case .session: .bool.described("Requests the start (true) or the end (false) of a session.")
    case .configure: .list(of: feature, atLeast: 1).described("Requests that these features are turned on or off.")
    case .assessment: .bool.described("Begins an assessment, or ends it.")
    case .isEnabled: .bool.described("The effects happen if isGuidedAccessEnabled has this value.")
    case .restriction: restrictionName.described("The restriction whose state is compared.")
    case .enabled: .bool.described("Whether to turn the features on.")
    case .state: .choice(GuidedAccess.RestrictionState.self).described("The state in which the effects happen.")
    case .succeeded: .reference(.effects).described("Effects if the request succeeds.")
    case .failed: .reference(.effects).described("Effects if the request is refused or fails.")
    case .effects: .reference(.effects).described("Effects if the answer is yes.")
    }
  }

  private static var feature: Schema { .choice(GuidedAccess.Feature.self) }

  /// Editors suggest known names; other identifiers are those of the app.
  static var restrictionName: Schema {
    .any(of: [.choice(GuidedAccess.SystemRestriction.self), .string.described("The identifier of a restriction.")])
  }

}
