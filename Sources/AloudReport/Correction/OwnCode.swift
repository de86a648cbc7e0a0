internal import AloudAudit
internal import AloudBase
internal import AloudTree

/// A correction in the names and the words of the app itself: its identifiers become the names of views, and its labels the
/// texts. What a person must write is a placeholder of Xcode: `<#what it does#>`.
///
///     OwnCode(of: reported)?.uiKit[.english]  // basket.accessibilityLabel = "<#what it does#>"
struct OwnCode: Hashable, Sendable {
  let uiKit, swiftUI: Wording

  /// Nil for a rule whose correction is not about one element, for a page, and where the element is not known.
  init?(of reported: ReportedFinding) {
    let finding = reported.finding
    guard finding.selector == nil, let row = OwnCode.rows[finding.rule],
      let element = Element(of: reported, removing: finding.fix)
    else { return nil }
    uiKit = element.code(row.uiKit)
    let view = element.view.map { "// \($0)\n" } ?? ""
    swiftUI = element.code(row.swiftUI.hasPrefix(".") ? view + row.swiftUI : row.swiftUI)
  }

  /// `{name}` is the name of the view, `{label}` its text, `{prompt}` the text of an empty field, `{bare}` the label without the
  /// word that is too much. `«a|b»` is what a person must write, in English and in Korean.
  private static let rows: [String: (uiKit: String, swiftUI: String)] = [
    "missing-label": (
      "{name}.accessibilityLabel = \"«what it does|하는 일»\"", ".accessibilityLabel(\"«what it does|하는 일»\")"
    ),
    "hint-only": ("{name}.accessibilityLabel = \"«what it is|이름»\"", ".accessibilityLabel(\"«what it is|이름»\")"),
    "unlabelled-input": (
      "{name}.accessibilityLabel = \"«what to enter|입력할 내용»\"", ".accessibilityLabel(\"«what to enter|입력할 내용»\")"
    ),
    "placeholder-as-label": (
      "{name}.accessibilityLabel = \"{prompt}\"",
      "TextField(\"{prompt}\", text: ${name}, prompt: Text(\"«an example|예»\"))"
    ),
    "meaningless-label": (
      "{name}.accessibilityLabel = \"«what it does or shows|하거나 보여 주는 것»\"",
      ".accessibilityLabel(\"«what it does or shows|하거나 보여 주는 것»\")"
    ),
    "role-in-label": ("{name}.accessibilityLabel = \"{bare}\"", ".accessibilityLabel(\"{bare}\")"),
    "missing-value": (
      "{name}.accessibilityValue = \"«the value|현재 값»\"", ".accessibilityValue(\"«the value|현재 값»\")"
    ),
    "role-not-exposed": (
      "{name}.isAccessibilityElement = true\n{name}.accessibilityTraits.insert(.button)", "Button(\"{label}\") { … }"
    ),
    "state-never-changes": (
      "{name}.accessibilityValue = isOn ? \"1\" : \"0\"", "Toggle(\"{label}\", isOn: ${name})"
    ),
    "decorative-stop": ("{name}.isAccessibilityElement = false", ".accessibilityHidden(true)"),
    "focus-on-hidden": ("{name}.accessibilityElementsHidden = true", ".accessibilityHidden(true)"),
    "small-target": (
      "{name}.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true\n{name}.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true",
      ".frame(minWidth: 44, minHeight: 44)\n.contentShape(Rectangle())"
    ),
    "low-contrast": (
      "{name}.textColor = .label\n{name}.backgroundColor = .systemBackground", ".foregroundStyle(.primary)"
    ),
    "sensory-instruction": (
      "{name}.text = \"«the name of the control|컨트롤의 이름으로 쓴 안내»\"",
      "Text(\"«the name of the control|컨트롤의 이름으로 쓴 안내»\")"
    ),
    "label-not-in-name": (
      "{name}.accessibilityLabel = \"«begins with the visible text|보이는 글자로 시작하는 이름»\"",
      ".accessibilityLabel(\"«begins with the visible text|보이는 글자로 시작하는 이름»\")"
    ),
  ]

  // MARK: Elements

  private struct Element {
    let name: String
    let label: String?
    let prompt: String?
    let bare: String?
    /// How to find the view in SwiftUI; nil without an id and a label.
    let view: String?

    init?(of reported: ReportedFinding, removing fix: Wording) {
      let finding = reported.finding
      guard let screen = reported.file.screens.first(where: { $0.index == finding.screen })?.screen,
        let node = Element.node(of: finding, on: screen)
      else { return nil }
      let details = screen.tree[node]
      label = details.label?.string
      prompt = details.sharedDetails?.value.text?.placeholder
      bare = label.flatMap { label in
        fix.english.quoted.map { label.replacing($0, with: "").trimmed }.flatMap { $0.isEmpty ? nil : $0 }
      }
      name = finding.id.flatMap(\.asSwiftName) ?? Element.usualName(of: details.traits)
      view =
        finding.id.map { ".accessibilityIdentifier(\($0.asSwiftText))" }
        ?? label.map { "“\($0.brief.english.printable)”" }
    }

    private static func node(of finding: Finding, on screen: Document.Screen) -> NodeID? {
      if let id = finding.id { return screen.tree.ids.first { screen.tree[$0].id == id } }
      let places = NodePlaces(screen)
      return screen.tree.ids.first { places.path(of: $0) == finding.path }
    }

    private static func usualName(of traits: Traits) -> String {
      if traits.contains(.button) { return "button" }
      return traits.contains(.image) ? "imageView" : "view"
    }

    /// The template with the words of the element; a text that it lacks is for a person to write.
    func code(_ template: String) -> Wording {
      func filled(_ place: Int) -> String {
        var code = template.samples(place) { "<#\($0)#>" }
        let texts = [("label", label), ("prompt", prompt), ("bare", bare ?? label)]
        for (key, text) in texts {
          let own = text.map { String($0.asSwiftText.dropFirst().dropLast()) } ?? "<#\(key)#>"
          code = code.replacing("{\(key)}", with: own)
        }
        return code.replacing("{name}", with: name)
      }
      return Wording(filled(0), ko: filled(1))
    }
  }
}

extension String {
  /// The text between the first “ and ”; nil where there is none.
  fileprivate var quoted: String? {
    guard let start = firstIndex(of: "“"), let end = self[start...].firstIndex(of: "”") else { return nil }
    return String(self[index(after: start)..<end])
  }

  /// As a literal of Swift.
  fileprivate var asSwiftText: String {
    let text = brief.english.printable.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(text)\""
  }

  /// An identifier as the name of a property: `sign-in.button` is `signInButton`. Nil without a letter.
  fileprivate var asSwiftName: String? {
    let words = brief.english.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let first = words.first, first.first?.isNumber == false else { return nil }
    let name = first.prefix(1).lowercased() + first.dropFirst()
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let all = ([name] + rest).joined()
    return String.swiftKeywords.contains(all) ? "`\(all)`" : all
  }

  private static let swiftKeywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "fallthrough",
    "false", "for", "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "operator", "private",
    "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws",
    "true", "try", "var", "where", "while",
  ]
}
