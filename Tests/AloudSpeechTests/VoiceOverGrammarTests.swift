import Aloud
import Testing

/// Examples where a device differs from AccessibilitySnapshot.
@Suite struct VoiceOverGrammarTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let items: Outline
    let reading: [String]

    init(_ name: String, _ items: Outline, _ reading: String...) {
      testDescription = name
      self.items = items
      self.reading = reading
    }
  }

  static let examples: [Example] = [
    Example("selected comes first", [.button("Mail", .selected)], "Selected, Mail, Button"),
    Example("selected alone", [.element("", .selected)], "Selected"),
    Example(
      "dimmed before the role", [.button("Send", .notEnabled, hint: "Sends it")], "Send, Dimmed, Button, Sends it"),
    Example(
      "a switch", [.toggle("Wi-Fi", on: true)], "Wi-Fi, Switch button, On, Double tap to toggle setting"),
    Example(
      "a switch without button", [.element("Wi-Fi", value: "2", .toggleButton)],
      "Wi-Fi, Switch button, Mixed, Double tap to toggle setting"),
    Example(
      "a switch with another value", [.element("Fan", value: "3", [.toggleButton, .button])],
      "Fan, Switch button, 3, Double tap to toggle setting"),
    Example("a heading with a level", [.heading("News", level: 2)], "News, Heading level 2"),
    Example("a level without header says nothing", [.text("News").with { $0.details.headingLevel = 2 }], "News"),
    Example("a heading that is a link", [.element("News", [.header, .link])], "News, Heading, Link"),
    Example("a visited link", [.link("Home", .visited)], "Home, Visited link"),
    Example("back said once", [.element("Back", [.button, .backButton])], "Back button"),
    Example("back with a title", [.element("Inbox", [.button, .backButton])], "Inbox, Back button"),
    Example("key", [.element("q", [.button, .keyboardKey])], "q"),
    Example("image after other roles", [.element("Cat", [.image, .link])], "Cat, Link, Image"),
    Example(
      "a hint in place of a name", [.element("", hint: "Opens it", .button)], "Opens it, Button"),
    Example("white space is no name", [.element(" ", hint: "Opens it", .button)], "Opens it, Button"),
    Example(
      "an app's hint goes first", [.toggle("Wi-Fi", on: false).with { $0.hint = "Turns it on." }],
      "Wi-Fi, Switch button, Off, Turns it on, Double tap to toggle setting"),
  ]

  static let inputs: [Example] = [
    Example("a text field", [.textField("Email")], "Email, Text field, Double tap to edit"),
    Example(
      "a placeholder", [.textField("Email", placeholder: "you@example.com")],
      "Email, you@example.com, Text field, Double tap to edit"),
    Example(
      "nobody hears a password", [.textField("Password", value: "1234", secure: true)],
      "Password, 4 bullets, Secure text field, Double tap to edit"),
    Example("a search field has one role", [.searchField("Search")], "Search, Search field, Double tap to edit"),
    Example(
      "editing",
      [.textField("Note", value: "Hi").with { $0.details.text?.editing = true }],
      "Note, Text field, Is editing, Hi, Use the rotor to access Misspelled Words"),
    Example(
      "a text area",
      [.textField("Note").with { $0.details.text?.multiline = true }],
      "Note, Text field, Double tap to edit"),
    Example(
      "a slider", [.slider("Volume", at: 40)],
      "Volume, 40%, Adjustable, Swipe up or down with one finger to adjust the value"),
    Example(
      "a template",
      [
        .text("Tip").with {
          $0.details.adjusts = .range(from: 0, to: 5, step: 0.5, at: 2.5, format: .template("{} dollars"))
        }
      ],
      "Tip, 2.5 dollars, Adjustable, Swipe up or down with one finger to adjust the value"),
    Example(
      "a pop-up button", [.button("Size", .popUpButton, value: "Large")],
      "Size, Large, Button, Pop-up button, Double tap to activate the picker"),
    Example(
      "expanded", [.button("More").with { $0.details.expanded = true }],
      "More, Button, Expanded, Double-tap to collapse"),
    Example(
      "collapsed and dimmed", [.button("More", .notEnabled).with { $0.details.expanded = false }],
      "More, Dimmed, Button, Collapsed"),
  ]

  static let contexts: [Example] = [
    Example(
      "a tab bar", [.tabBar([.button("Home", .selected), .button("Search")])],
      "Tab bar, Selected, Home, Tab, 1 of 2", "Search, Tab, 2 of 2"),
    Example(
      "a segmented control keeps its buttons", [.segmentedControl([.button("Day"), .button("Week")])],
      "Day, Button, 1 of 2", "Week, Button, 2 of 2"),
    Example(
      "a list", [.list("Fruit", [.text("Apple"), .text("Pear"), .text("Plum")])],
      "Fruit, Apple, List start", "Pear", "Plum, List end"),
    Example("a list of one", [.list(nil, [.text("Apple")])], "Apple, List start"),
    Example(
      "a landmark", [.landmark("Main", [.heading("News"), .text("Rain")])],
      "Main, News, Heading, Landmark", "Rain, End"),
    Example(
      "a group is named once", [.group("Weather", [.text("Sun"), .text("Rain")]), .text("Other")],
      "Weather, Sun", "Rain", "Other"),
    Example("a group without a name", [.group(nil, [.text("Sun")])], "Sun"),
    Example(
      "lists in lists",
      [.list("Outer", [.text("One"), .list("Inner", [.text("Two"), .text("Three")])])],
      "Outer, One, List start", "Inner, Two, List start", "Three, List end, List end"),
    Example(
      "actions are announced after the hint, of a neighbor with the same actions again",
      [.button("A", hint: "Opens it.").acting("Delete"), .text("B").acting("Delete"), .text("C")],
      "A, Button, Opens it, Actions available", "B, Actions available", "C"),
    Example(
      "actions of the category edit have a rotor option of their own",
      [.text("A").with { $0.details.actions = [Action(name: "Rename", category: .edit)] }], "A"),
    Example(
      "what can be dragged",
      [
        .text("A").with { $0.details.drag = [LocationDescriptor(name: "A")] },
        .button("B").with { $0.traits.insert(.draggable) },
      ],
      "A, Draggable", "B, Button, Draggable, Double tap and hold, wait for the sound, then drag to rearrange"),
    Example(
      "a direct touch area that requires activation",
      [
        .text("A").with {
          $0.traits = .allowsDirectInteraction
          $0.details.directTouchOptions = [.requiresActivation]
        }
      ], "A, Activate to start direct touch interaction"),
    Example(
      "important content",
      [
        .text("Bailey").with {
          $0.value = "beagle"
          $0.traits = .image
          $0.details.content = [
            .init(label: "Age", value: "three years", importance: .high), .init(label: "Toy", value: "ball"),
          ]
        }
      ],
      "Bailey, beagle, three years, Image, More content available"),
  ]

  @Test(arguments: examples + inputs + contexts) func readingsMatchTheExamples(_ example: Example) throws {
    let reading = try ScreenReader(example.items).reading().map(\.text)
    #expect(reading == example.reading)
  }
}

extension Outline.Item {
  fileprivate func acting(_ name: String) -> Self { with { $0.details.actions = [Action(name: name)] } }
}
