import AloudTree

// The behaviors of controls.
extension ScreenDocumentSchema {
  static func behaviors(_ events: [Behaviors.Event]) -> Schema {
    let effects = Schema.reference(.effects)
    return Schema.object(of: Behaviors.Event.self, only: events) { event in
      switch event {
      case .activate: effects.described("A double tap.")
      case .increment: effects.described("A swipe up on what adjusts.")
      case .decrement: effects.described("A swipe down on what adjusts.")
      case .escape: effects.described("The two-finger scrub.")
      case .magicTap: effects.described("The two-finger double tap.")
      case .longPress: effects.described("A double tap that is held.")
      case .focus: effects.described("The cursor arrives.")
      case .blur: effects.described("The cursor leaves.")
      case .scrollUp: effects.described("A three-finger swipe up.")
      case .scrollDown: effects.described("A three-finger swipe down.")
      case .scrollLeft: effects.described("A three-finger swipe to the left.")
      case .scrollRight: effects.described("A three-finger swipe to the right.")
      case .scrollNext: effects.described("To the next page.")
      case .scrollPrevious: effects.described("To the page before.")
      case .zoomIn: effects.described("accessibilityZoomIn(at:): a flick up with the rotor on Zoom.")
      case .zoomOut: effects.described("accessibilityZoomOut(at:): a flick down with the rotor on Zoom.")
      case .appear: effects.described("The screen or the app appears.")
      case .change: effects.described("The text was edited.")
      case .restriction: effects.described("A restriction of Guided Access has changed.")
      case .guidedAccessStatusDidChange: effects.described("A session has begun or ended.")
      case .voiceOverStatusDidChange: effects.described("VoiceOver is on or off now.")
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

  /// `post` takes other keys for each notification.
  private static var notifications: [Schema] {
    JSONKeys.Notification.allCases.map { notification in
      switch notification {
      case .screenChanged, .layoutChanged: form(notification.keys, required: [.post], notification)
      case .announcement, .pageScrolled: form(notification.keys, required: [.post, .text], notification)
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
      case .toggle: .string.described("The id of a switch, a checkbox or what expands: flips its state.")
      case .select: .string.described("The id of the node that becomes the selected one among its siblings.")
      case .insert: .reference(.node).described("A node that is added.")
      case .remove: .string.described("The id of the node that goes.")
      case .show: .string.described("The screen that is pushed.")
      case .back: .constant(.bool(true)).described("Goes back to the screen before.")
      case .present: .string.described("The screen that is shown over this one, modally.")
      case .dismiss: .constant(.bool(true)).described("Takes the presented screen away.")
      case .after: seconds(atLeast: 0).described("Seconds until the effects happen, on the simulated clock.")
      case .every: seconds(atLeast: 0.01).described("Seconds between one time and the next.")
      case .cancel: .string.described("The name of the timers that are taken away.")
      case .guidedAccess: guidedAccessRequest.described("Asks the system for Guided Access.")
      case .when: .reference(.condition).described("What is asked before anything happens.")
      case .assign: variableName.described("The variable that is set.")
      case .add: variableName.described("The variable to which a number is added.")
      case .post: .constant(.string(notification?.rawValue ?? "")).described("UIAccessibility.post(notification:).")
      case .label: removable(.reference(.text)).described("The new label; null takes it away.")
      case .value: removable(.reference(.text)).described("The new value; null takes it away.")
      case .hint: removable(.reference(.text)).described("The new hint; null takes it away.")
      case .frame: removable(.reference(.frame)).described("The new frame; null takes it away.")
      case .hidden: .bool.described("Whether it is out of reach from now on.")
      case .expanded: removable(.bool).described("Whether it is expanded from now on; null is neither.")
      case .addTraits: .reference(.traits).described("Traits that it gets.")
      case .removeTraits: .reference(.traits).described("Traits that it loses.")
      case .into: .string.described("The id of the node that it is added to.")
      case .at: .whole().described("Its place among the children, from 0; the end unless written.")
      case .focus: removable(.string).described("The id of the element that the cursor goes to.")
      case .text:
        notification == .screenChanged || notification == .layoutChanged
          ? .string.described("What is said instead.") : .reference(.text).described("What is said.")
      case .priority:
        .choice(Effect.Priority.self).described("Who interrupts whom.").defaulting(to: .string("default"))
      case .until: seconds(atLeast: 0).described("Seconds after which it ends.")
      case .name: .string.described("What the timer is called, so that it can be taken away.")
      case .effects: .reference(.effects).described("What happens then.")
      case .then: .reference(.effects).described("What happens if it holds.")
      case .otherwise: .reference(.effects).described("What happens if it does not; nothing unless written.")
      case .literal: literal.described("What the variable holds from now on.")
      case .number: .number().described("What is added.").defaulting(to: .whole(1))
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
    return .one(of: forms).described("What is asked about the app as it is then.")
  }

  static var literal: Schema { .any(of: [.string, .number()]) }

  static var variableName: Schema { .string(matching: "^[^\\s{}]+$") }

  /// All keys of a condition are needed.
  private static func form(_ keys: [JSONKeys.Condition], ofNumbers: Bool = false) -> Schema {
    let conditions = Schema.list(of: .reference(.condition), atLeast: 1)
    return .object(of: JSONKeys.Condition.self, only: keys, required: keys) { key in
      switch key {
      case .all: conditions.described("Conditions that must all hold.")
      case .any: conditions.described("Conditions of which one must hold.")
      case .not: Schema.reference(.condition).described("A condition that must not hold.")
      case .value: Schema.string.described("The id of the node whose value is compared.")
      case .label: Schema.string.described("The id of the node whose label is compared.")
      case .variable: variableName.described("The variable that is compared.")
      case .count:
        Schema.choice(Behaviors.Event.counted.map(\.rawValue)).described("The event that is counted.")
      case .event: Schema.string.described("The id of the node to which it happens.")
      case .node: Schema.string.described("The id of the node whose state is asked.")
      case .state: Schema.choice(Condition.State.names).described("The trait that it has, or the state it is in.")
      case .empty: Schema.constant(.bool(true)).described("There is no text.")
      case .equals: (ofNumbers ? Schema.number() : literal).described("The same text or number.")
      case .matches: Schema.string(matching: "[*?]").described("A pattern: * is any text, ? one character.")
      case .lessThan: Schema.number().described("A number that is less.")
      case .greaterThan: Schema.number().described("A number that is greater.")
      case .atLeast: Schema.number().described("This number or a greater one.")
      case .atMost: Schema.number().described("This number or a smaller one.")
      }
    }
  }

  /// The effect.
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
    case .session: .bool.described("Asks for a session to begin, or to end.")
    case .configure: .list(of: feature, atLeast: 1).described("Asks for features to be switched on or off.")
    case .assessment: .bool.described("Begins an assessment, or ends it.")
    case .isEnabled: .bool.described("Asks whether there is a session; the effects happen if it is so.")
    case .restriction: restrictionName.described("Asks for the state of a restriction.")
    case .enabled: .bool.described("Whether the features are switched on.")
    case .state: .choice(GuidedAccess.RestrictionState.self).described("The state in which the effects happen.")
    case .succeeded: .reference(.effects).described("What happens when it is granted.")
    case .failed: .reference(.effects).described("What happens when it is refused, or fails.")
    case .effects: .reference(.effects).described("What happens if it is so.")
    }
  }

  private static var feature: Schema { .choice(GuidedAccess.Feature.self) }

  /// Editors offer what is known; identifiers are the app's own.
  static var restrictionName: Schema {
    .any(of: [.choice(GuidedAccess.SystemRestriction.self), .string.described("The identifier of a restriction.")])
  }

}
