#if os(iOS)
  import SwiftUI

  extension Modifier {
    @Listing<Modifier> static var properties: [Modifier] {
      Modifier("label", of: button) { $0.accessibilityLabel("Label") }
      Modifier("value", of: button) { $0.accessibilityValue("Value") }
      Modifier("hint", of: button) { $0.accessibilityHint("Hint") }
      Modifier("identifier", of: button) { $0.accessibilityIdentifier("identifier") }
      Modifier("input-labels", of: button) { $0.accessibilityInputLabels([Text("Other"), Text("Name")]) }
      Modifier("activation-point", of: button) { $0.accessibilityActivationPoint(UnitPoint.topLeading) }
      Modifier("responds-to-user-interaction", of: text) { $0.accessibilityRespondsToUserInteraction(true) }
      Modifier("responds-to-no-interaction", of: button) { $0.accessibilityRespondsToUserInteraction(false) }
      Modifier("text-content-type", of: AnyView(text)) { $0.accessibilityTextContentType(.console) }
      Modifier("heading", of: AnyView(text)) { $0.accessibilityHeading(.h2) }
      Modifier("custom-content", of: text) { $0.accessibilityCustomContent(Text("Size"), Text("Large")) }
      Modifier("custom-content-high", of: text) {
        $0.accessibilityCustomContent(Text("Size"), Text("Large"), importance: .high)
      }
      Modifier("chart", of: text) { $0.accessibilityChartDescriptor(SampleChart()) }
      Modifier("large-content-viewer", of: button) { $0.accessibilityShowsLargeContentViewer() }
      Modifier("ignores-invert-colors", of: button) { $0.accessibilityIgnoresInvertColors() }
      Modifier("direct-touch", of: button) {
        $0.accessibilityDirectTouch(options: [.silentOnTouch, .requiresActivation])
      }
      Modifier("environment-language", of: text) { $0.environment(\.locale, Locale(identifier: "ko")) }
      Modifier("disabled", of: button) { $0.disabled(true) }
    }

    static var traits: [Modifier] {
      let traits: [(String, AccessibilityTraits)] = [
        ("button", .isButton), ("header", .isHeader), ("selected", .isSelected), ("link", .isLink),
        ("search-field", .isSearchField), ("image", .isImage), ("plays-sound", .playsSound),
        ("keyboard-key", .isKeyboardKey), ("static-text", .isStaticText), ("summary-element", .isSummaryElement),
        ("updates-frequently", .updatesFrequently), ("starts-media-session", .startsMediaSession),
        ("allows-direct-interaction", .allowsDirectInteraction), ("causes-page-turn", .causesPageTurn),
        ("modal", .isModal), ("toggle", .isToggle),
      ]
      return traits.map { name, trait in Modifier("trait-\(name)", of: text) { $0.accessibilityAddTraits(trait) } }
        + [Modifier("trait-removed", of: button) { $0.accessibilityRemoveTraits(.isButton) }]
    }

    @Listing<Modifier> static var structure: [Modifier] {
      Modifier("children-ignored", of: pair) { $0.accessibilityElement(children: .ignore).accessibilityLabel("Both") }
      Modifier("children-contained", of: pair) { $0.accessibilityElement(children: .contain) }
      Modifier("children-contained-label", of: pair) {
        $0.accessibilityElement(children: .contain).accessibilityLabel("Group")
      }
      Modifier("children-combined", of: pair) { $0.accessibilityElement(children: .combine) }
      Modifier("children-replaced", of: pair) { $0.accessibilityChildren { Button("Child", action: {}) } }
      Modifier("representation", of: text) {
        $0.accessibilityRepresentation { Toggle("Toggle", isOn: .constant(true)) }
      }
      Modifier(
        "hidden", pair,
        VStack {
          Text("First")
          Text("Second").accessibilityHidden(true)
        })
      // By place it is First, Second.
      Modifier(
        "sort-priority", pair,
        VStack {
          Text("First").accessibilitySortPriority(1)
          Text("Second").accessibilitySortPriority(2)
        }.accessibilityElement(children: .contain))
      Modifier("labeled-pair", pair, LabeledPair())
      Modifier("focused", text, Focused())
    }

    @Listing<Modifier> static var actions: [Modifier] {
      Modifier("action", of: text) { $0.accessibilityAction {} }
      Modifier("action-named", of: text) { $0.accessibilityAction(named: Text("Delete")) {} }
      Modifier("action-escape", of: text) { $0.accessibilityAction(.escape) {} }
      Modifier("action-magic-tap", of: text) { $0.accessibilityAction(.magicTap) {} }
      Modifier("actions", of: text) {
        $0.accessibilityActions {
          Button("Delete", action: {})
          Button("Share", action: {})
        }
      }
      Modifier("adjustable", of: text) { $0.accessibilityAdjustableAction { _ in } }
      Modifier("scroll-action", of: text) { $0.accessibilityScrollAction { _ in } }
    }

    @Listing<Modifier> static var speech: [Modifier] {
      let text = Text("A (b), c!")
      Modifier("speech-spelled-out", of: text) { $0.speechSpellsOutCharacters() }
      Modifier("speech-pitch", of: text) { $0.speechAdjustedPitch(0.5) }
      Modifier("speech-punctuation", of: text) { $0.speechAlwaysIncludesPunctuation() }
      Modifier("speech-queued", of: text) { $0.speechAnnouncementsQueued() }
      Modifier("text-label", of: text) { (text: Text) -> Text in text.accessibilityLabel(Text("Label")) }
      Modifier("text-heading", of: text) { (text: Text) -> Text in text.accessibilityHeading(.h3) }
      Modifier("text-content", of: text) { (text: Text) -> Text in text.accessibilityTextContentType(.sourceCode) }
    }

    @Listing<Modifier> static var rotors: [Modifier] {
      Modifier("rotor", pair, Places { $0.accessibilityRotor(Text("Places"), entries: $1, entryLabel: \.name) })
      Modifier("rotor-system", pair, Places { $0.accessibilityRotor(.headings, entries: $1, entryLabel: \.name) })
    }
  }

  // The declarations of these were not at hand. `Tests/Apple/run` leaves them out where they do not compile.
  #if ALOUD_RARE_MODIFIERS
    extension Modifier {
      @Listing<Modifier> static var rare: [Modifier] {
        Modifier("trait-tab-bar", of: text) { $0.accessibilityAddTraits(.isTabBar) }
        Modifier("linked-group", pair, LinkedGroup())
        Modifier("zoom-action", of: text) { $0.accessibilityZoomAction { _ in } }
        Modifier("rotor-entries", pair, RotorOfEntries())
      }

      @available(iOS 18.0, *) @Listing<Modifier> static var rareSince18: [Modifier] {
        Modifier("label-content", of: button) {
          $0.accessibilityLabel { label in
            Text("Before")
            label
          }
        }
        Modifier("actions-category", of: text) {
          $0.accessibilityActions(category: .edit) { Button("Delete", action: {}) }
        }
        Modifier("drag-point", of: text) { $0.accessibilityDragPoint(.topLeading, description: Text("Corner")) }
        Modifier("drop-point", of: text) { $0.accessibilityDropPoint(.topLeading, description: Text("Corner")) }
      }
    }

    private struct LinkedGroup: View {
      @Namespace private var space

      var body: some View {
        VStack {
          Text("First").accessibilityLinkedGroup(id: 1, in: space)
          Text("Second").accessibilityLinkedGroup(id: 1, in: space)
        }
      }
    }

    private struct RotorOfEntries: View {
      @Namespace private var space

      var body: some View {
        VStack {
          Text("First").accessibilityRotorEntry(id: 1, in: space)
          Text("Second")
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor(Text("Places")) { AccessibilityRotorEntry(Text("First"), id: 1, in: space) }
      }
    }
  #endif

  private struct SampleChart: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      let x = AXNumericDataAxisDescriptor(title: "Day", range: 1...3, gridlinePositions: [1, 2, 3]) { "day \(Int($0))" }
      let y = AXNumericDataAxisDescriptor(title: "Steps", range: 0...10, gridlinePositions: []) { "\(Int($0)) steps" }
      let points = [AXDataPoint(x: 1, y: 3), AXDataPoint(x: 2, y: 8), AXDataPoint(x: 3, y: 5)]
      return AXChartDescriptor(
        title: "Walks", summary: "Up and down", xAxis: x, yAxis: y, additionalAxes: [],
        series: [AXDataSeriesDescriptor(name: "Steps", isContinuous: true, dataPoints: points)])
    }
  }

  private struct LabeledPair: View {
    @Namespace private var space

    var body: some View {
      VStack {
        Text("First").accessibilityLabeledPair(role: .label, id: 1, in: space)
        Text("Second").accessibilityLabeledPair(role: .content, id: 1, in: space)
      }
    }
  }

  private struct Focused: View {
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View { Text("Sample").accessibilityFocused($isFocused) }
  }

  private struct Place: Identifiable {
    let id: Int
    let name: String
  }

  private struct Places<Changed: View>: View {
    let change: (ForEach<[Place], Int, Text>, [Place]) -> Changed
    private let places = [Place(id: 1, name: "First"), Place(id: 2, name: "Second")]

    var body: some View {
      VStack { change(ForEach(places) { Text($0.name) }, places) }
    }
  }
#endif
