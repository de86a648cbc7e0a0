extension GrowthInput {
  /// Dumps of every format: buttons in a column, and other shapes where a format has them.
  static let dumps: [GrowthInput] = [
    dump(
      "wda.xml", "<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" name=\"A\" label=\"A\">",
      tail: "</XCUIElementTypeApplication>"
    ) {
      "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" name=\"row\($0)\" label=\"Row \($0)\" enabled=\"true\" visible=\"true\" accessible=\"true\" x=\"0\" y=\"\($0 * 44)\" width=\"390\" height=\"44\" index=\"\($0)\" traits=\"Button\"/>"
    },
    dump(
      "wda-cells.xml",
      "<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" name=\"A\" label=\"A\"><XCUIElementTypeTable type=\"XCUIElementTypeTable\" x=\"0\" y=\"0\" width=\"390\" height=\"844\">",
      tail: "</XCUIElementTypeTable></XCUIElementTypeApplication>", each: 4
    ) { row in
      "<XCUIElementTypeCell type=\"XCUIElementTypeCell\" enabled=\"true\" visible=\"true\" x=\"0\" y=\"\(row * 44)\" width=\"390\" height=\"44\">"
        + list(3, separator: "") {
          "<XCUIElementTypeStaticText type=\"XCUIElementTypeStaticText\" value=\"Text \(row) \($0)\" name=\"Text \(row) \($0)\" label=\"Text \(row) \($0)\" enabled=\"true\" visible=\"true\" x=\"\($0 * 100)\" y=\"\(row * 44)\" width=\"90\" height=\"44\"/>"
        }
        + "</XCUIElementTypeCell>"
    },
    dump(
      "wda.json", "{\"value\": {\"type\": \"Application\", \"isEnabled\": \"1\", \"isVisible\": \"1\", \"children\": [",
      ",", tail: "]}}"
    ) {
      "{\"type\": \"Button\", \"rawIdentifier\": \"row\($0)\", \"name\": \"row\($0)\", \"label\": \"Row \($0)\", \"value\": null, \"rect\": {\"x\": 0, \"y\": \($0 * 44), \"width\": 390, \"height\": 44}, \"frame\": \"{{0, \($0 * 44)}, {390, 44}}\", \"isEnabled\": \"1\", \"isVisible\": \"1\", \"isAccessible\": \"1\", \"traits\": \"Button\"}"
    },
    dump("xcuitest.txt", "Element subtree:\n →Application, 0x1, pid: 9, label: 'A'\n", tail: "\n") {
      "    Button, 0x105a2f7b0, {{0.0, \($0 * 44).0}, {390.0, 44.0}}, identifier: 'row\($0)', label: 'Row \($0)'"
    },
    dump(
      "xcuitest-cells.txt",
      "Element subtree:\n →Application, 0x1, pid: 9, label: 'A'\n    Table, 0x2, {{0.0, 0.0}, {390.0, 844.0}}\n",
      tail: "\n", each: 4
    ) { row in
      "      Cell, 0x3, {{0.0, \(row * 44).0}, {390.0, 44.0}}\n"
        + list(3, separator: "\n") {
          "        StaticText, 0x4, {{\($0 * 100).0, \(row * 44).0}, {90.0, 44.0}}, label: 'Text \(row) \($0)'"
        }
    },
    dump("xcuitest-others.txt", "Element subtree:\n →Application, 0x1, pid: 9, label: 'A'\n", tail: "\n", each: 4) {
      row in
      "    Other, 0x3, {{0.0, \(row * 44).0}, {390.0, 44.0}}, label: 'Text \(row) 0 Text \(row) 1 Text \(row) 2'\n"
        + list(3, separator: "\n") {
          "      StaticText, 0x4, {{\($0 * 100).0, \(row * 44).0}, {90.0, 44.0}}, label: 'Text \(row) \($0)'"
        }
    },
    dump(
      "xcuitest-one-other.txt",
      "Element subtree:\n →Application, 0x1, pid: 9, label: 'A'\n    Other, 0x3, {{0.0, 0.0}, {390.0, 844.0}}, label: 'Screen'\n",
      tail: "\n"
    ) {
      "      StaticText, 0x4, {{0.0, \($0 * 44).0}, {390.0, 44.0}}, label: 'Text \($0)'"
    },
    dump("xcuitest-values.txt", "Element subtree:\n →Application, 0x1, pid: 9, label: 'A'\n", tail: "\n") {
      "    TextField, 0x3, {{0.0, \($0 * 44).0}, {390.0, 44.0}}, label: 'Name', value: Text with, commas \($0), placeholderValue: 'Name'"
    },
    GrowthInput(name: "xcuitest-deep.txt") { count in
      "Element subtree:\n →Application, 0x1, pid: 9, label: 'A'\n"
        + list(count, separator: "\n") {
          String(repeating: "  ", count: 2 + $0 % 100) + "Other, 0x3, {{0.0, 0.0}, {390.0, 44.0}}, label: 'Row \($0)'"
        } + "\n"
    },
    GrowthInput(name: "xcuitest-long.txt") { count in
      "Element subtree:\n →Application, 0x1, pid: 9, label: 'A'\n    StaticText, 0x3, {{0.0, 0.0}, {390.0, 44.0}}, label: '"
        + list(count, separator: "\n") { "Line \($0), value: it's" } + "'\n"
    },
    dump("xcode.txt", "Application bundle identifier: a.b\nApplication, pid: 9, label: 'A'\n", tail: "\n") {
      " Button, {{0.0, \($0 * 44).0}, {390.0, 44.0}}, identifier: 'row\($0)', label: 'Row \($0)', hitPoint: {195.0, \($0 * 44).0}"
    },
    dump("idb.json", "[", ",\n", tail: "]", bridge),
    // AXe prints with Foundation, which writes a space before each colon.
    dump("axe.json", "[", ",\n", tail: "]") { bridge($0).replacing("\": ", with: "\" : ") },
    dump("sim-use.json", "{\"ok\": true, \"data\": {\"entries\": [", ",", tail: "]}}") {
      "{\"role\": \"Button\", \"label\": \"Row \($0)\", \"uniqueId\": \"row\($0)\", \"states\": [], \"frame\": {\"x\": 0, \"y\": \($0 * 44), \"width\": 390, \"height\": 44}, \"region\": {\"kind\": \"Content\"}}"
    },
    dump("sim-use.txt", "App: Shop  393x852\n\n[Content  y>120]\n", tail: "\n") {
      "  @\($0 + 1)  Button  \"Row \($0)\"  #row\($0)  (0,\($0 * 44) 390x44)"
    },
    dump(
      "maestro.json",
      "{\"attributes\": {}, \"children\": [{\"attributes\": {\"bounds\": \"[0,0][390,844]\"}, \"children\": [", ",\n",
      tail: "]}]}"
    ) {
      "{\"attributes\": {\"accessibilityText\": \"Row \($0)\", \"title\": \"\", \"value\": \"\", \"text\": \"\", \"hintText\": \"\", \"resource-id\": \"row\($0)\", \"bounds\": \"[0,\($0 * 44)][390,\($0 * 44 + 44)]\", \"enabled\": \"true\", \"focused\": \"false\", \"selected\": \"false\", \"checked\": \"false\"}, \"children\": [], \"enabled\": true, \"checked\": false}"
    },
    dump("xcuitest.json", "{\"elementType\": 2, \"label\": \"A\", \"children\": [", ",\n", tail: "]}") {
      "{\"elementType\": 9, \"identifier\": \"row\($0)\", \"label\": \"Row \($0)\", \"enabled\": true, \"frame\": {\"X\": 0, \"Y\": \($0 * 44), \"Width\": 390, \"Height\": 44}, \"children\": []}"
    },
    dump("designer.json", "[", ",\n", tail: "]") {
      "{\"isAccessibilityElement\": true, \"frame\": [[0, \($0 * 44)], [390, 44]], \"trait\": 1, \"hint\": \"\", \"label\": \"Row \($0)\", \"value\": \"\", \"customActions\": {\"names\": []}, \"customDescriptions\": {\"descriptions\": []}}"
    },
    dump("snapshot.json", "[", ",", tail: "]") {
      "{\"element\": {\"_0\": {\"description\": \"Row \($0). Button.\", \"label\": \"Row \($0)\", \"traits\": [\"button\"], \"shape\": {\"type\": \"frame\", \"frame\": [[0, \($0 * 44)], [390, 44]]}, \"usesDefaultActivationPoint\": true}, \"traversalIndex\": \($0)}}"
    },
    dump("earlgrey.txt", "<UIWindow:0x1; AX=N; AX.frame={{0, 0}, {390, 844}}; alpha=1>\n", tail: "\n") {
      "  |--<UIButton:0x7fb62784b7b0; AX=Y; AX.id='row\($0)'; AX.label='Row \($0)'; AX.frame={{0, \($0 * 44)}, {390, 44}}; AX.traits='UIAccessibilityTraitButton'; AX.focused='N'; frame={{0, \($0 * 44)}, {390, 44}}; alpha=1>"
    },
    dump("kif.txt", "UIWindow (enabled)\n", tail: "\n") {
      "|\tUIButton, label: Row \($0), identifier: row\($0) (enabled) (not selected)"
    },
    dump("detox.xml", "<ViewHierarchy><UIWindow width=\"390\" height=\"844\">", tail: "</UIWindow></ViewHierarchy>") {
      "<RCTViewComponentView class=\"RCTViewComponentView\" label=\"Row \($0)\" visibility=\"visible\" alpha=\"1.0\" x=\"0\" y=\"\($0 * 44)\" width=\"390\" height=\"44\"><RCTParagraphComponentView class=\"RCTParagraphComponentView\" label=\"Row \($0)\" text=\"Row \($0)\" visibility=\"visible\" alpha=\"1.0\" x=\"16\" y=\"10\" width=\"90\" height=\"20\"/></RCTViewComponentView>"
    },
    dump("flutter.txt", "flutter: SemanticsNode#0\nflutter:  │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)\n", tail: "\n") {
      "flutter:  ├─SemanticsNode#\($0 + 1)\nflutter:  │   Rect.fromLTRB(0.0, \($0 * 44).0, 390.0, \($0 * 44 + 44).0)\nflutter:  │   actions: tap\nflutter:  │   flags: isButton\nflutter:  │   label: \"Row \($0)\""
    },
    dump("mobile-mcp.json", "[", ",\n", tail: "]") {
      "{\"type\": \"Button\", \"label\": \"Row \($0)\", \"identifier\": \"row\($0)\", \"coordinates\": {\"x\": 0, \"y\": \($0 * 44), \"width\": 390, \"height\": 44}}"
    },
    dump("puppeteer.json", "{\"role\": \"RootWebArea\", \"name\": \"Shop\", \"children\": [", ",\n", tail: "]}") {
      "{\"role\": \"link\", \"name\": \"Row \($0)\", \"children\": [{\"role\": \"StaticText\", \"name\": \"Row \($0)\"}]}"
    },
    dump("aria.yaml", "- main:\n", tail: "\n") { "  - link \"Row \($0)\":\n    - /url: /row\($0)" },
    dump("aria-list.yaml", "- main:\n  - list:\n", tail: "\n") { "    - listitem:\n      - text: Row \($0)" },
    dump("aria-table.yaml", "- table:\n  - rowgroup:\n", tail: "\n", each: 4) { row in
      "    - row:\n" + list(4, separator: "\n") { "      - cell \"\(row) \($0)\"" }
    },
    page("page.json") { [(role: "link", element: "A", text: "Row \($0)")] },
    page("page-texts.json") { [(role: "paragraph", element: "P", text: "Text \($0)")] },
    page("page-headings.json") { [(role: "heading", element: "H2", text: "Part \($0)")] },
    page("page-navigation.json") { [(role: "navigation", element: "NAV", text: "Part \($0)")] },
    page("page-inline.json", joined: true) { [(role: "emphasis", element: "EM", text: "word\($0) ")] },
    page("page-items.json") { [(role: "listitem", element: "LI", text: "Item \($0)")] },
    page("page-cells.json") { [(role: "cell", element: "TD", text: "Cell \($0)")] },
  ]

  private static func dump(
    _ name: String, _ head: String, _ separator: String = "\n", tail: String, each: Int = 1,
    _ element: @escaping @Sendable (Int) -> String
  ) -> GrowthInput {
    GrowthInput(name: name) { head + list($0 / each, separator: separator, element) + tail }
  }

  private static let bridge: @Sendable (Int) -> String = {
    "{\"AXFrame\": \"{{0, \($0 * 44)}, {390, 44}}\", \"AXLabel\": \"Row \($0)\", \"AXUniqueId\": \"row\($0)\", \"AXValue\": null, \"children\": [], \"content_required\": false, \"custom_actions\": [], \"enabled\": true, \"frame\": {\"height\": 44, \"width\": 390, \"x\": 0, \"y\": \($0 * 44)}, \"help\": null, \"pid\": 7, \"role\": \"AXButton\", \"role_description\": \"button\", \"subrole\": null, \"title\": null, \"type\": \"Button\"}"
  }

  /// A dump of a page, as Chromium gives it: accessibility nodes, and the layout of the document.
  private static func page(
    _ name: String, joined: Bool = false,
    _ element: @escaping @Sendable (Int) -> [(role: String, element: String, text: String)]
  ) -> GrowthInput {
    GrowthInput(name: name) { count in
      let rows = (0..<(count / 2)).flatMap(element)
      func id(_ row: Int) -> Int { 10 + row * 2 }
      let root =
        "{\"nodeId\": \"1\", \"ignored\": false, \"role\": {\"value\": \"RootWebArea\"}, \"name\": {\"value\": \"Shop\"}, \"properties\": [], \"childIds\": [\"2\"], \"backendDOMNodeId\": 1}"
      let body =
        "{\"nodeId\": \"2\", \"ignored\": false, \"role\": {\"value\": \"generic\"}, \"childIds\": [\(list(rows.count, separator: ",") { "\"\(id($0))\"" })], \"backendDOMNodeId\": 2}"
      let nodes = list(rows.count) { row in
        let named =
          rows[row].role == "link" || rows[row].role == "heading"
          ? ", \"name\": {\"value\": \"\(rows[row].text)\"}" : ""
        return
          "{\"nodeId\": \"\(id(row))\", \"ignored\": false, \"role\": {\"value\": \"\(rows[row].role)\"}\(named), \"properties\": [], \"childIds\": [\"\(id(row) + 1)\"], \"parentId\": \"2\", \"backendDOMNodeId\": \(id(row))},\n"
          + "{\"nodeId\": \"\(id(row) + 1)\", \"ignored\": false, \"role\": {\"value\": \"StaticText\"}, \"name\": {\"value\": \"\(rows[row].text)\"}, \"properties\": [], \"childIds\": [], \"parentId\": \"\(id(row))\", \"backendDOMNodeId\": \(id(row) + 1)}"
      }
      // Strings: 0 is the address, 1 the title, 2 HTML, 3 #text, 4 #document, 5 the element; then the styles and the texts.
      let strings = [
        "file:///a.html", "Shop", "HTML", "#text", "#document", rows.first?.element ?? "P", "BODY",
        joined ? "inline" : "block", "visible", "static", "none", "auto", "rgb(0, 0, 0)",
      ]
      let parents = list(rows.count, separator: ",") { "2,\($0 * 2 + 3)" }
      let types = list(rows.count, separator: ",") { _ in "1,3" }
      let names = list(rows.count, separator: ",") { _ in "5,3" }
      let values = list(rows.count, separator: ",") { "-1,\($0 + strings.count)" }
      let ids = list(rows.count, separator: ",") { "\(id($0)),\(id($0) + 1)" }
      let attributes = list(rows.count, separator: ",") { _ in "[],[]" }
      let indexes = list(rows.count, separator: ",") { "\($0 * 2 + 3),\($0 * 2 + 4)" }
      let styles = list(rows.count, separator: ",") { _ in "[],[]" }
      let bounds = list(rows.count, separator: ",") { row in
        let place = joined ? "[\(row % 8 * 40), \(row / 8 * 20), 40, 20]" : "[0, \(row * 44), 390, 44]"
        return "\(place),\(place)"
      }
      let texts = list(rows.count, separator: ",") { "-1,\($0 + strings.count)" }
      let all = (strings + rows.map(\.text)).map { "\"\($0)\"" }.joined(separator: ",")
      return
        "{\"accessibility\": {\"nodes\": [\(root),\n\(body),\n\(nodes)]}, \"snapshot\": {\"documents\": [{\"documentURL\": 0, \"title\": 1, \"nodes\": {\"parentIndex\": [-1,0,1,\(parents)], \"nodeType\": [9,1,1,\(types)], \"nodeName\": [4,2,6,\(names)], \"nodeValue\": [-1,-1,-1,\(values)], \"backendNodeId\": [1,3,2,\(ids)], \"attributes\": [[],[],[],\(attributes)]}, \"layout\": {\"nodeIndex\": [0,1,2,\(indexes)], \"styles\": [[],[],[],\(styles)], \"bounds\": [[0,0,390,844],[0,0,390,844],[0,0,390,844],\(bounds)], \"text\": [-1,-1,-1,\(texts)]}}], \"strings\": [\(all)]}, \"page\": {\"title\": \"Shop\", \"size\": [390, 844]}}"
    }
  }
}
