@testable import AloudImport

extension InferenceTests {
  static let examples: [Example] = [
    Example(
      .stopByType, "Button, {{0, 0}, {44, 44}}, label: 'OK'",
      not: #"<Button label="OK" accessible="true"/>"#),
    Example(
      .joinedLabel,
      """
      Other, {{0, 0}, {390, 44}}, label: 'Name Save'
        StaticText, {{0, 0}, {44, 44}}, label: 'Name'
        Button, {{50, 0}, {44, 44}}, label: 'Save'
      """,
      not: """
        Other, {{0, 0}, {390, 44}}, label: 'Name actions'
          StaticText, {{0, 0}, {44, 44}}, label: 'Name'
          Button, {{50, 0}, {44, 44}}, label: 'Save'
        """),
    Example(
      .writtenLabel,
      """
      Other, {{0, 0}, {390, 44}}, label: 'App presented by sponsor'
        StaticText, {{0, 0}, {44, 44}}, label: 'Presented by'
        Image, {{50, 0}, {44, 44}}, label: 'Logo of the sponsor'
      """,
      not: """
        Other, {{0, 0}, {390, 44}}, label: 'Presented by Logo of the sponsor'
          StaticText, {{0, 0}, {44, 44}}, label: 'Presented by'
          Button, {{50, 0}, {44, 44}}, label: 'Logo of the sponsor'
        """),
    Example(
      .containerLabel,
      """
      Other, {{0, 0}, {390, 44}}, label: 'Photo actions'
        Button, {{0, 0}, {44, 44}}, label: 'Like'
        Button, {{50, 0}, {44, 44}}, label: 'Share'
      """,
      not: """
        Other, {{0, 0}, {390, 44}}, label: 'Like, Share'
          Button, {{0, 0}, {44, 44}}, label: 'Like'
          Button, {{50, 0}, {44, 44}}, label: 'Share'
        """),
    Example(
      .emptyList, "Table, {{0, 250}, {390, 570}}, label: 'Empty list'",
      not: """
        Table, {{0, 250}, {390, 570}}, label: 'Contacts'
          Cell, {{0, 250}, {390, 44}}, label: 'Anna'
        """),
    Example(
      .emptyContainer, "TabBar, {{0, 761}, {390, 83}}, label: 'Tab Bar'",
      not: """
        TabBar, {{0, 761}, {390, 83}}, label: 'Tab Bar'
          Button, {{0, 761}, {90, 48}}, label: 'Home'
        """),
    Example(
      .unsaidLabel, #"<Other label="Friday" accessible="false"><Button label="9:00" accessible="true"/></Other>"#,
      not: #"<Other label="9:00" accessible="false"><Button label="9:00" accessible="true"/></Other>"#),
    Example(
      .notAccessible, #"<Button label="9:00" accessible="true"/><StaticText label="Friday" accessible="false"/>"#,
      not: #"<Button label="9:00" accessible="true"><StaticText label="9:00" accessible="false"/></Button>"#),
    Example(
      .emptyFrame, "StaticText, {{960, 60}, {0, 0}}, label: 'Statistics'",
      not: "StaticText, {{960, 60}, {0, 20}}, label: 'Statistics'"),
    Example(
      .wrapper,
      """
      Button, {{0, 0}, {44, 44}}
        StaticText, {{0, 0}, {44, 44}}, label: 'Like'
      """,
      not: """
        Button, {{0, 0}, {44, 44}}
          StaticText, {{0, 0}, {44, 44}}
        """),
    Example(
      .cellIsOneStop,
      """
      Cell, {{0, 0}, {390, 44}}, label: 'Wi-Fi', value: Home
        StaticText, {{0, 0}, {44, 44}}, label: 'Home'
      """,
      not: """
        Cell, {{0, 0}, {390, 44}}
          StaticText, {{0, 0}, {44, 44}}, label: 'Home'
        """),
    Example(
      .cellSwitch,
      """
      Cell, {{0, 0}, {390, 44}}, label: 'Airplane Mode', value: 0
        Switch, {{300, 0}, {51, 31}}, label: 'Airplane Mode', value: 0
      """,
      not: """
        Cell, {{0, 0}, {390, 44}}, label: 'Wi-Fi', value: 0
          Switch, {{300, 0}, {51, 31}}, label: 'Ask to join', value: 0
        """),
    Example(
      .cellTexts,
      """
      Table, {{0, 0}, {390, 844}}
        Cell, {{0, 0}, {390, 44}}
          StaticText, {{0, 0}, {44, 20}}, label: 'Home'
          StaticText, {{0, 20}, {44, 20}}, label: 'Connected'
      """,
      not: """
        CollectionView, {{0, 0}, {390, 844}}
          Cell, {{0, 0}, {390, 44}}
            StaticText, {{0, 0}, {44, 20}}, label: 'Home'
            StaticText, {{0, 20}, {44, 20}}, label: 'Connected'
        """),
    Example(
      .cellParts,
      """
      Cell, {{0, 0}, {390, 44}}
        StaticText, {{0, 0}, {44, 44}}, label: 'Home'
      """,
      not: "Cell, {{0, 0}, {390, 44}}, label: 'Home'"),
    Example(
      .disclosureIndicator,
      """
      Cell, {{0, 0}, {390, 44}}, label: 'General'
        Button, {{370, 0}, {8, 13}}, label: 'chevron', Disabled
      """,
      not: """
        Cell, {{0, 0}, {390, 44}}, label: 'General'
          Button, {{370, 0}, {8, 13}}, label: 'More Info'
        """),
    Example(
      .scrollBar,
      """
      ScrollView, {{0, 0}, {390, 844}}
        StaticText, {{0, 0}, {44, 44}}, label: 'Text'
        Other, {{380, 0}, {10, 844}}, label: '垂直スクロールバー, 3ページ', value: 40%
      """,
      not: """
        ScrollView, {{0, 0}, {390, 844}}
          StaticText, {{0, 0}, {44, 44}}, label: 'Text'
          Other, {{0, 100}, {390, 100}}, label: 'Battery', value: 40%
        """),
    Example(
      .statusBar,
      """
      StatusBar, {{0, 0}, {390, 20}}
        Other, {{0, 0}, {40, 20}}, label: '9:41'
      Button, {{0, 40}, {44, 44}}, label: 'OK'
      """,
      not: "Other, {{0, 0}, {40, 20}}, label: '9:41'"),
    Example(
      .roleImpliesTraits, "Link, {{0, 0}, {44, 44}}, label: 'Terms'",
      not: #"<Link label="Terms" traits="Link" accessible="true"/>"#),
    Example(
      .navigationTitle,
      """
      NavigationBar, {{0, 47}, {390, 44}}, identifier: 'Inbox'
        StaticText, {{170, 58}, {50, 20}}, label: 'Inbox'
      """,
      not: """
        Toolbar, {{0, 47}, {390, 44}}
          StaticText, {{170, 58}, {50, 20}}, label: 'Inbox'
        """),
    Example(
      .sectionTitle,
      """
      Table, {{0, 0}, {390, 844}}
        Other, {{0, 0}, {390, 38}}, label: 'Vision'
          StaticText, {{16, 10}, {60, 20}}, label: 'Vision'
        Cell, {{0, 38}, {390, 44}}, label: 'VoiceOver'
      """,
      not: """
        Table, {{0, 0}, {390, 844}}
          Cell, {{0, 0}, {390, 44}}, label: 'VoiceOver'
          Other, {{0, 44}, {390, 38}}, label: 'VoiceOver speaks items on the screen'
          Cell, {{0, 120}, {390, 44}}, label: 'Zoom'
        """),
    Example(
      .backButton,
      """
      NavigationBar, {{0, 47}, {390, 44}}
        Button, {{8, 47}, {60, 44}}, label: 'Settings'
      """,
      not: """
        NavigationBar, {{0, 47}, {390, 44}}
          Button, {{16, 47}, {60, 44}}, label: 'Cancel'
        """),
    Example(
      .tabBarItem,
      """
      TabBar, {{0, 800}, {390, 44}}
        Button, {{0, 800}, {60, 44}}, label: 'Home'
      """,
      not: """
        Toolbar, {{0, 800}, {390, 44}}
          Button, {{0, 800}, {60, 44}}, label: 'Home'
        """),
    Example(
      .webHeadingLevel,
      """
      WebView, {{0, 0}, {390, 844}}
        Other, {{0, 0}, {390, 44}}, label: 'Secure Area', value: 2
          StaticText, {{0, 0}, {390, 44}}, label: 'Secure Area'
      """,
      not: """
        ScrollView, {{0, 0}, {390, 844}}
          Other, {{0, 0}, {390, 44}}, label: 'Floor', value: 2
        """),
    Example(
      .selectedValue, #"<Button label="Male" value="1" accessible="true"/>"#,
      not: #"<Button label="Guests" value="1" traits="Button" accessible="true"/>"#),
    Example(
      .repeatedLabel, #"<StaticText label="Login" value="Login"/>"#,
      not: #"<TextField label="Login" value="Login"/>"#),
    Example(
      .repeatedPlaceholder, #"<TextField label="City" value="Enter a city" placeholderValue="Enter a city"/>"#,
      not: #"<TextField label="City" value="Seoul" placeholderValue="Enter a city"/>"#),
    Example(
      .indicatorValue, #"<ActivityIndicator label="Progress halted" value="0"/>"#,
      not: #"<ActivityIndicator label="Loading" value="3 of 5"/>"#),
    Example(
      .presentationLayer,
      """
      Other, {{0, 0}, {390, 844}}
        Button, {{0, 0}, {44, 44}}, label: 'OK'
      """,
      not: "Button, {{0, 0}, {44, 44}}, label: 'OK'"),
    Example(
      .scrollingContainer,
      """
      Table, {{0, 0}, {390, 844}}
        Cell, {{0, -90}, {390, 44}}, label: 'First'
      """,
      not: """
        Other, {{0, 0}, {390, 844}}
          Cell, {{0, -90}, {390, 44}}, label: 'First'
        """),
    Example(
      .navigationBarFirst,
      """
      NavigationBar, {{0, 47}, {390, 44}}
        StaticText, {{170, 58}, {50, 20}}, label: 'Inbox'
      """,
      not: """
        NavigationBar, {{0, 47}, {390, 44}}
        StaticText, {{170, 58}, {50, 20}}, label: 'Inbox'
        """),
    Example(
      .navigationBarOrder,
      """
      NavigationBar, {{0, 47}, {390, 44}}
        StaticText, {{170, 58}, {50, 21}}, label: 'Title'
        Button, {{330, 47}, {60, 44}}, label: 'Edit'
      """,
      not: """
        NavigationBar, {{0, 47}, {390, 44}}
          StaticText, {{170, 58}, {50, 21}}, label: 'Title'
        """),
    Example(
      .toolbar,
      """
      Toolbar, {{0, 800}, {390, 44}}
        Button, {{0, 800}, {60, 44}}, label: 'Reply'
      """,
      not: "Button, {{0, 800}, {60, 44}}, label: 'Reply'"),
    Example(
      .segmentedControl,
      """
      SegmentedControl, {{0, 100}, {390, 32}}
        Button, {{0, 100}, {195, 32}}, label: 'List'
        Button, {{195, 100}, {195, 32}}, label: 'Map'
      """,
      not: "SegmentedControl, {{0, 100}, {390, 32}}, label: 'View'"),
    Example(
      .alertIsModal,
      """
      Alert, {{60, 300}, {270, 150}}, label: 'Delete?'
        Button, {{60, 400}, {270, 44}}, label: 'Delete'
      """,
      not: """
        Alert, {{60, 300}, {270, 150}}, label: 'Delete?'
        Button, {{60, 400}, {270, 44}}, label: 'Delete'
        """),
    Example(
      .coveringLayer,
      """
      <Other x="0" y="0" width="390" height="844" visible="false"><Button label="Post" visible="false"/></Other>\
      <Other x="0" y="0" width="390" height="844" visible="true"><Button label="Reply" visible="true"/></Other>
      """,
      not: """
        <Other x="0" y="0" width="390" height="844" visible="false"><Button label="Post" visible="true"/></Other>\
        <Other x="0" y="0" width="390" height="844" visible="true"><Button label="Reply" visible="true"/></Other>
        """),
    Example(
      .strayFrame,
      """
      Cell, {{0, 900}, {390, 44}}
        StaticText, {{0, -527}, {44, 20}}, label: 'Photos'
      """,
      not: """
        Cell, {{0, 900}, {390, 44}}
          StaticText, {{16, 910}, {44, 20}}, label: 'Photos'
        """),
    Example(
      .keyboardKey,
      """
      Keyboard, {{0, 500}, {390, 300}}
        Button, {{0, 700}, {44, 44}}, label: 'shift'
      """,
      not: "Button, {{0, 700}, {44, 44}}, label: 'shift'"),
    Example(
      .fieldButtons,
      """
      TextField, {{0, 0}, {390, 44}}, label: 'Name', value: Mina
        Button, {{340, 0}, {44, 44}}, label: 'Clear text'
      """,
      not: """
        TextField, {{0, 0}, {390, 44}}, label: 'Name', value: Mina
          StaticText, {{0, 0}, {390, 44}}, label: 'Name'
        """),
    Example(
      .iconGlyph,
      """
      Button, {{0, 0}, {44, 44}}, label: 'OK'
      StaticText, {{0, 50}, {24, 24}}, label: '\u{E8CC}'
      """,
      not: "StaticText, {{0, 50}, {24, 24}}, label: '\u{E8CC} Basket'"),
    Example(
      .symbolImage,
      """
      Button, {{0, 0}, {44, 44}}, label: 'OK'
      Image, {{0, 50}, {24, 24}}, label: 'speaker.wave.3.fill'
      """,
      not: "Image, {{0, 50}, {24, 24}}, identifier: 'speaker.fill', label: 'Loud'"),
    Example(
      .loneElement, #"{"isAccessible": "0", "isVisible": "1", "type": "StaticText", "label": "A"}"#,
      not: #"{"isAccessible": "1", "isVisible": "1", "type": "StaticText", "label": "A"}"#),

    Example(.backmostWindow, windows + "== Window 2 ==\n<UILabel; AX=Y; AX.label='B'; alpha=1>\n", not: windows),

    // Maestro
    Example(
      .stopByText, maestro(#"{"attributes": {"accessibilityText": "A"}}"#),
      not: "StaticText, {{0, 0}, {9, 9}}, label: 'A'"),
    Example(
      .typeByState, maestro(#"{"attributes": {"accessibilityText": "A", "hintText": "Name"}}"#),
      not: maestro(#"{"attributes": {"accessibilityText": "A", "hintText": ""}}"#)),
    Example(
      .barByPlace, maestro(tabBar(selected: "true")), not: maestro(tabBar(selected: "false"))),
    Example(
      .scrollsByPlace,
      maestro(#"{"attributes": {"bounds": "[0,91][390,761]"}, "children": [\#(text("A", "[0,900][99,920]"))]}"#),
      not: maestro(#"{"attributes": {"bounds": "[0,91][390,761]"}, "children": [\#(text("A", "[0,700][99,720]"))]}"#)),
    Example(
      .rowByText,
      maestro(
        #"{"attributes": {"accessibilityText": "A, B"}, "children": [\#(["A", "B", "C"].map(text).joined(separator: ","))]}"#
      ),
      not: maestro(
        #"{"attributes": {"accessibilityText": "A, B"}, "children": [\#(["A", "B"].map(text).joined(separator: ","))]}"#
      )),

    // The accessibility bridge
    Example(
      .tabRole, #"[{"AXLabel": "A", "role": "AXRadioButton", "subrole": "AXTabButton"}]"#,
      not: #"[{"AXLabel": "A", "role": "AXRadioButton"}]"#),
    Example(
      .tabGroup,
      #"[{"role": "AXGroup", "children": [{"AXLabel": "A", "role": "AXRadioButton", "subrole": "AXTabButton"}]}]"#,
      not: #"[{"role": "AXGroup", "children": [{"AXLabel": "A", "role": "AXRadioButton"}]}]"#),
    Example(
      .percentValue, #"[{"AXLabel": "A", "role": "AXSlider", "AXValue": 0.5}]"#,
      not: #"[{"AXLabel": "A", "role": "AXSlider", "AXValue": "0.5"}]"#),
    Example(.emitterOrder, #"[{"AXLabel": "A", "role": "AXButton"}]"#, not: "Button, {{0, 0}, {9, 9}}, label: 'A'"),
    Example(
      .emptyGroup, #"[{"AXLabel": "A", "role": "AXButton"}, {"AXLabel": "Tab Bar", "role": "AXGroup"}]"#,
      not: #"[{"AXLabel": "A", "role": "AXButton"}]"#),

    // Editors and models
    Example(
      .firstOption, #"[{"isAccessibilityElement": true, "trait": 4, "adjustableOptions": {"options": ["S", "M"]}}]"#,
      not:
        #"[{"isAccessibilityElement": true, "trait": 4, "adjustableOptions": {"options": ["S", "M"], "currentIndex": 1}}]"#
    ),
    Example(
      .ownHint, snapshot(#""label": "A", "traits": ["adjustable"], "hint": "\#(adjustableHint)""#),
      not: snapshot(#""label": "A", "traits": ["button"], "hint": "Opens the door.""#)),
    Example(
      .descriptionAsLabel, snapshot(#""traits": ["button"], "description": "Opens the door. Button.""#),
      not: snapshot(#""label": "A", "traits": ["button"], "description": "A. Button.""#)),
    Example(
      .expandedWord,
      snapshot(
        #""label": "A", "traits": ["button"], "description": "A. Button. Expanded.", "hint": "Double tap to collapse.""#
      ),
      not: snapshot(#""label": "A", "traits": ["button"], "description": "A. Button.""#)),
    Example(
      .rotorResult,
      snapshot(
        #""label": "A", "description": "A", "customRotors": [{"name": "R", "resultMarkers": [{"elementDescription": "A"}]}]"#
      ),
      not: snapshot(#""label": "A", "description": "A", "customRotors": [{"name": "R", "resultMarkers": []}]"#)),
  ]
}
