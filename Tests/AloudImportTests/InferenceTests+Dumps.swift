/// The dumps of the examples.
extension InferenceTests {
  static let windows = "== Window 1 ==\n<UILabel; AX=Y; AX.label='A'; alpha=1>\n"

  static func maestro(_ node: String) -> String {
    #"{"attributes": {"bounds": "[0,0][0,0]"}, "children": [{"attributes": {"bounds": "[0,0][390,844]"}, "children": [\#(node)]}]}"#
  }

  static func text(_ label: String) -> String { text(label, "[0,0][99,20]") }

  static func text(_ label: String, _ bounds: String) -> String {
    #"{"attributes": {"accessibilityText": "\#(label)", "bounds": "\#(bounds)"}, "children": []}"#
  }

  static func tabBar(selected: String) -> String {
    let items = ["[0,795][195,844]", "[195,795][390,844]"].enumerated().map { index, bounds in
      let isSelected = index == 0 ? selected : "false"
      return
        #"{"attributes": {"accessibilityText": "T\#(index)", "bounds": "\#(bounds)", "selected": "\#(isSelected)"}}"#
    }
    return #"{"attributes": {"bounds": "[0,795][390,844]"}, "children": [\#(items.joined(separator: ","))]}"#
  }

  static func snapshot(_ members: String) -> String {
    #"[{"element": {"_0": {\#(members)}, "traversalIndex": 0}}]"#
  }

  static let adjustableHint = "Swipe up or down with one finger to adjust the value."
}
