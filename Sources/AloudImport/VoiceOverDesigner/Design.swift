import AloudTree

/// The contents of a file of VoiceOver Designer, in pre-order.
struct Design {
  private(set) var nodes: [DesignNode] = []
  /// True for the file that tells how a picture is scaled, and nothing of what is on it.
  private(set) var isInfo = false

  /// A list of nodes, an object that holds one under `elements`, or a single node; all else has no nodes.
  init(_ item: JSONPlace) throws(JSONProblem) {
    let object = item.asObject
    isInfo = object?.contains("imageScale") == true
    let elements = object?.contains("type") == false ? object?["elements"] : nil
    var forest = JSONForest(elements?.kind == .list ? elements ?? item : item)
    while let object = try forest.next() {
      nodes.append(DesignNode(object, depth: forest.depth))
      forest.descend(into: object, at: "elements")
    }
    nodes.findEnds()
  }
}

/// A frame, a container or an element of a design.
struct DesignNode: PreOrdered {
  /// A frame is the picture of one screen.
  enum Kind { case frame, container, element, nothing }

  let kind: Kind
  let label: String?
  let frame: Frame?
  /// The object, with properties that only elements or only containers have: read when they are wanted.
  let object: JSONObject
  let depth: Int
  var end = 0
  /// The traits of an element.
  let traits: Traits

  init(_ object: JSONObject, depth: Int) {
    kind = Kind(of: object)
    label = object.text("label")
    frame = object["frame"]?.encodedFrame
    traits = object.whole("trait").map { Traits(designBits: $0) } ?? []
    self.object = object
    self.depth = depth
  }

  /// False for what is drawn on the screen and not read.
  var isElement: Bool { object.truth("isAccessibilityElement") ?? true }

  /// True for a container whose buttons are to be read as one adjustable.
  var joinsButtons: Bool { kind == .container && object.truth("treatButtonsAsAdjustable") == true }

  /// True for a button that an adjustable can stand for.
  var isButton: Bool { kind == .element && isElement && traits.contains(.button) }
}

extension DesignNode.Kind {
  /// Old layouts know elements alone, and do not tell the type; what tells nothing that is known is nothing.
  fileprivate init(of object: JSONObject) {
    switch object.text("type") {
    case "frame": self = .frame
    case "container": self = .container
    case "element": self = .element
    default:
      if object.contains("elements") {
        self = object.contains("imageLocation") ? .frame : .container
      } else {
        let known = ["isAccessibilityElement", "label", "value", "hint", "trait", "frame"]
        self = known.contains { object.contains($0) } ? .element : .nothing
      }
    }
  }
}

extension Traits {
  /// The traits by the editor's own bits, which are not those of UIKit; bits that nobody knows count for nothing.
  ///
  /// Source: VoiceOver Designer's A11yTraits.
  fileprivate init(designBits bits: Int) {
    self = []
    guard bits > 0 else { return }
    for (bit, traits) in Traits.designBits where bits & (1 << bit) != 0 { formUnion(traits) }
  }

  private static let designBits: [(bit: Int, traits: Traits)] = [
    (0, .button),
    (1, .header),
    (2, .adjustable),
    (3, .link),
    (4, .staticText),
    (5, .image),
    (6, .searchField),
    (7, .tabBarItem),
    (8, .selected),
    (9, .notEnabled),
    (10, .summaryElement),
    (11, .playsSound),
    (12, .allowsDirectInteraction),
    (13, .startsMediaSession),
    (14, .updatesFrequently),
    (15, .causesPageTurn),
    (16, .keyboardKey),
    (18, .textEntry),
    (20, [.button, .toggleButton]),
    (21, .isEditing),
  ]
}
