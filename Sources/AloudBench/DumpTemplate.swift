import Aloud

/// The parts from which a dump of any size is made in one format: a list of buttons with labels, identifiers and
/// frames.
struct DumpTemplate: Sendable {
  let format: ScreenFormat
  let head: String
  /// Makes one element from its number and the y of its frame.
  let element: @Sendable (_ number: Int, _ y: Int) -> String
  var separator = "\n"
  let tail: String

  func text(size: Int) -> String {
    head + (0..<size).map { element($0, 60 + $0 * 44) }.joined(separator: separator) + tail
  }

  static let all: [DumpTemplate] = [
    DumpTemplate(
      format: .aloud, head: #"{"aloud": 1, "elements": ["#,
      element: { #"{"id": "row\#($0)", "label": "Row \#($0)", "traits": ["button"], "frame": [0, \#($1), 390, 44]}"# },
      separator: ",\n", tail: "]}"),
    DumpTemplate(
      format: .wdaXML,
      head: #"<XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" label="A">"#,
      element: {
        #"<XCUIElementTypeButton type="XCUIElementTypeButton" name="row\#($0)" label="Row \#($0)" enabled="true" "#
          + #"visible="true" accessible="true" x="0" y="\#($1)" width="390" height="44" index="\#($0)" traits="Button"/>"#
      }, tail: "</XCUIElementTypeApplication>"),
    DumpTemplate(
      format: .wdaJSON, head: #"{"value": {"type": "Application", "isEnabled": "1", "isVisible": "1", "children": ["#,
      element: {
        #"{"type": "Button", "rawIdentifier": "row\#($0)", "name": "row\#($0)", "label": "Row \#($0)", "value": null, "#
          + #""rect": {"x": 0, "y": \#($1), "width": 390, "height": 44}, "frame": "{{0, \#($1)}, {390, 44}}", "#
          + #""isEnabled": "1", "isVisible": "1", "isAccessible": "1", "traits": "Button"}"#
      }, separator: ",", tail: "]}}"),
    DumpTemplate(
      format: .xcuitest, head: "Element subtree:\n →Application, 0x1, pid: 9, label: 'A'\n",
      element: {
        "    Button, 0x105a2f7b0, {{0.0, \($1).0}, {390.0, 44.0}}, identifier: 'row\($0)', label: 'Row \($0)'"
      },
      tail: "\n"),
    DumpTemplate(
      format: .xcode, head: "Application bundle identifier: a.b\nApplication, pid: 9, label: 'A'\n",
      element: {
        " Button, {{0.0, \($1).0}, {390.0, 44.0}}, identifier: 'row\($0)', label: 'Row \($0)', hitPoint: {195.0, \($1).0}"
      }, tail: "\n"),
    bridge(.idb), bridge(.axe),
    DumpTemplate(
      format: .simUse, head: #"{"ok": true, "data": {"entries": ["#,
      element: {
        #"{"role": "Button", "label": "Row \#($0)", "uniqueId": "row\#($0)", "states": [], "#
          + #""frame": {"x": 0, "y": \#($1), "width": 390, "height": 44}, "region": {"kind": "Content"}}"#
      }, separator: ",", tail: "]}}"),
    DumpTemplate(
      format: .maestro,
      head: #"{"attributes": {}, "children": [{"attributes": {"bounds": "[0,0][390,844]"}, "children": ["#,
      element: {
        #"{"attributes": {"accessibilityText": "Row \#($0)", "title": "", "value": "", "text": "", "hintText": "", "#
          + #""resource-id": "row\#($0)", "bounds": "[0,\#($1)][390,\#($1 + 44)]", "enabled": "true", "focused": "false", "#
          + #""selected": "false", "checked": "false"}, "children": [], "enabled": true, "checked": false}"#
      }, separator: ",\n", tail: "]}]}"),
    DumpTemplate(
      format: .xcuitestJSON, head: #"{"elementType": 2, "label": "A", "children": ["#,
      element: {
        #"{"elementType": 9, "identifier": "row\#($0)", "label": "Row \#($0)", "enabled": true, "#
          + #""frame": {"X": 0, "Y": \#($1), "Width": 390, "Height": 44}, "children": []}"#
      }, separator: ",\n", tail: "]}"),
    DumpTemplate(
      format: .voiceOverDesigner, head: "[",
      element: {
        #"{"isAccessibilityElement": true, "frame": [[0, \#($1)], [390, 44]], "trait": 1, "hint": "", "label": "Row \#($0)", "#
          + #""value": "", "customActions": {"names": []}, "customDescriptions": {"descriptions": []}}"#
      }, separator: ",\n", tail: "]"),
    DumpTemplate(
      format: .accessibilitySnapshot, head: "[",
      element: {
        #"{"element": {"_0": {"description": "Row \#($0). Button.", "label": "Row \#($0)", "traits": ["button"], "#
          + #""shape": {"type": "frame", "frame": [[0, \#($1)], [390, 44]]}, "usesDefaultActivationPoint": true}, "#
          + #""traversalIndex": \#($0)}}"#
      }, separator: ",", tail: "]"),
    DumpTemplate(
      format: .earlGrey, head: "<UIWindow:0x1; AX=N; AX.frame={{0, 0}, {390, 844}}; alpha=1>\n",
      element: {
        "  |--<UIButton:0x7fb62784b7b0; AX=Y; AX.id='row\($0)'; AX.label='Row \($0)'; AX.frame={{0, \($1)}, {390, 44}}; "
          + "AX.traits='UIAccessibilityTraitButton'; AX.focused='N'; frame={{0, \($1)}, {390, 44}}; alpha=1>"
      }, tail: "\n"),
    DumpTemplate(
      format: .kif, head: "UIWindow (enabled)\n",
      element: { number, _ in "|\tUIButton, label: Row \(number), identifier: row\(number) (enabled) (not selected)" },
      tail: "\n"),
    DumpTemplate(
      format: .detox, head: "<ViewHierarchy><UIWindow width=\"390\" height=\"844\">",
      element: {
        #"<RCTViewComponentView class="RCTViewComponentView" label="Row \#($0)" id="row\#($0)" visibility="visible" "#
          + #"alpha="1.0" x="0" y="\#($1)" width="390" height="44"/>"#
      }, tail: "</UIWindow></ViewHierarchy>"),
    DumpTemplate(
      format: .flutter, head: "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)\n",
      element: {
        " ├─SemanticsNode#\($0 + 1)\n │   Rect.fromLTRB(0.0, \($1).0, 390.0, \($1 + 44).0)\n │   actions: tap\n"
          + " │   flags: isButton, hasEnabledState, isEnabled\n │   label: \"Row \($0)\"\n │   textDirection: ltr"
      }, tail: "\n"),
    DumpTemplate(
      format: .mobileMCP, head: "[",
      element: {
        #"{"type": "Button", "label": "Row \#($0)", "name": "row\#($0)", "identifier": "row\#($0)", "#
          + #""coordinates": {"x": 0, "y": \#($1), "width": 390, "height": 44}}"#
      }, separator: ",", tail: "]"),
  ]

  private static func bridge(_ format: ScreenFormat) -> DumpTemplate {
    DumpTemplate(
      format: format, head: "[",
      element: {
        #"{"AXFrame": "{{0, \#($1)}, {390, 44}}", "AXLabel": "Row \#($0)", "AXUniqueId": "row\#($0)", "AXValue": null, "#
          + #""children": [], "content_required": false, "custom_actions": [], "enabled": true, "#
          + #""frame": {"height": 44, "width": 390, "x": 0, "y": \#($1)}, "help": null, "pid": 7, "role": "AXButton", "#
          + #""role_description": "button", "subrole": null, "title": null, "type": "Button"}"#
      }, separator: ",\n", tail: "]")
  }
}
