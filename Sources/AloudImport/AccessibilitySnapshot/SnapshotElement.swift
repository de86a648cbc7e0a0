internal import AloudBase
import AloudTree

/// Makes nodes from the data of an AccessibilitySnapshot hierarchy.
enum SnapshotElement {
  /// The node for an element, without the properties that depend on others: its id and the results of its rotors.
  static func node(of object: JSONObject) -> Node {
    let shape = object["shape"].flatMap { SnapshotShape($0) }
    var node = Node(traits: Traits(toolNames: object.texts("traits"), synonyms: traitNames), frame: shape?.frame)
    node.isElement = true
    var details = Details()
    details.path = shape?.polygon
    if object.truth("usesDefaultActivationPoint") != true {
      details.activationPoint = object["activationPoint"]?.encodedPoint
    }
    if node.traits.contains(.textEntry) {
      details.text = TextInput(
        secure: node.traits.contains(.secureTextField), multiline: node.traits.contains(.textArea),
        editing: node.traits.contains(.isEditing))
    }
    details.actions = object.names("customActions").map { Action(name: $0) }
    details.content = object.list("customContent")?.customContent ?? []
    details.language = object.text("accessibilityLanguage").flatMap { LanguageTag($0).isWellFormed ? $0 : nil }
    details.respondsToUserInteraction = object.truth("respondsToUserInteraction")
    details.userInputLabels = object.texts("userInputLabels")
    setTexts(of: object, &node, &details)
    node.details = details
    return node
  }

  private static func setTexts(of object: JSONObject, _ node: inout Node, _ details: inout Details) {
    let description = object.text("description")
    node.label = object.text("label").map { SpokenText($0) }
    node.value = object.text("value").map { SpokenText($0) }
    if node.label == nil, node.value == nil, let text = description.flatMap({ SnapshotWords.ofApp($0, node.traits) }) {
      node.label = SpokenText(text)
      details.inferences.append(Inference.descriptionAsLabel.rawValue)
    }
    guard let hint = object.text("hint") else { return }
    let state = description.flatMap { SnapshotWords.expanded(in: $0) }
    let authored = SnapshotHints.authored(hint, traits: node.traits, expanded: state)
    if let expanded = authored.expanded {
      details.expanded = expanded
      details.inferences.append(Inference.expandedWord.rawValue)
    }
    node.hint = authored.hint.isEmpty ? nil : SpokenText(authored.hint)
    if authored.hint != hint { details.inferences.append(Inference.ownHint.rawValue) }
  }

  /// The node for a container, without its id and its children.
  static func node(ofContainer object: JSONObject) -> Node {
    let type = object.snapshotType
    var node = Node(
      label: type?.values?.text("label").map { SpokenText($0) },
      value: type?.values?.text("value").map { SpokenText($0) },
      frame: object["frame"]?.encodedFrame,
      container: type.flatMap { containers[$0.name] } ?? .none)
    node.isElement = false
    node.order = .given
    node.modal = object.truth("isModalBoundary") ?? false
    let actions = object.texts("customActions")
    if !actions.isEmpty { node.details.actions = actions.map { Action(name: $0) } }
    return node
  }

  /// The model's names of traits that differ from those of the screen document.
  private static let traitNames = ["switchButton": "toggleButton", "tab": "tabBarItem"]

  /// No release has `series` yet. Other containers are not spoken.
  private static let containers: [String: Node.ContainerType] = [
    "semanticGroup": .group,
    "list": .list,
    "landmark": .landmark,
    "dataTable": .table,
    "tabBar": .tabBar,
    "series": .segmentedControl,
  ]
}

/// The shape of an element: a frame, or a path and its bounding frame.
struct SnapshotShape {
  let frame: Frame?
  /// The path as a polygon; nil for a frame, and for a path with several pieces, which a polygon cannot represent.
  let polygon: [ScreenPoint]?

  /// The number of line segments that approximate a curve.
  private static let pieces = 8
  /// The maximum number of points in a path; no real drawing needs more.
  private static let limit = 10_000

  /// - Returns: nil for a shape without a place.
  init?(_ shape: JSONPlace) {
    guard let object = shape.asObject else { return nil }
    guard let list = object.list("pathElements") else {
      polygon = nil
      frame = object["frame"]?.encodedFrame
      return
    }
    guard let path = SnapshotShape.points(of: list), let bounds = SnapshotShape.bounds(of: path.points) else {
      return nil
    }
    frame = bounds
    polygon = path.pieces == 1 && path.points.count > 2 ? path.points : nil
  }

  /// The points of a path and its number of pieces; nil when a coordinate is not a number.
  private static func points(of list: JSONList) -> (points: [ScreenPoint], pieces: Int)? {
    var points: [ScreenPoint] = []
    var pieces = 0
    for element in list.objects where points.count < limit {
      for (key, controls) in steps {
        guard let step = element.inner(key), let to = step["to"] else { continue }
        guard let end = to.encodedPoint else { return nil }
        if key == "move" { pieces += 1 }
        let bends = controls.compactMap { step[$0]?.encodedPoint }
        // A curve without control points is treated as a line.
        if let start = points.last, !bends.isEmpty {
          points += curve([start] + bends + [end])
        } else {
          points.append(end)
        }
      }
    }
    return (points, pieces)
  }

  /// The segments of a path, and their control points.
  private static let steps: [(key: String, controls: [String])] = [
    ("move", []),
    ("line", []),
    ("quadCurve", ["control"]),
    ("curve", ["control1", "control2"]),
  ]

  /// The points of a Bézier curve, except the first.
  private static func curve(_ controls: [ScreenPoint]) -> [ScreenPoint] {
    (1...pieces).compactMap { piece in
      let part = Double(piece) / Double(pieces)
      var points = controls
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map {
          ScreenPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part)
        }
      }
      return points.first
    }
  }

  private static func bounds(of points: [ScreenPoint]) -> Frame? {
    guard let first = points.first else { return nil }
    let frame = points.dropFirst().reduce(Frame(x: first.x, y: first.y, width: 0, height: 0)) {
      $0.union(Frame(x: $1.x, y: $1.y, width: 0, height: 0))
    }
    return frame.isZeroSize ? nil : Frame(checking: frame.x, frame.y, frame.width, frame.height)
  }
}
