internal import AloudBase
import AloudTree

/// Reads a VoiceOver Designer design: the texts that VoiceOver should say, and their order.
///
/// All layouts are supported: a list of elements (`controls.json`, in either folder), and an object with frames
/// (`document.json`).
enum VoiceOverDesigner {
  /// One screen for each frame of the design, or a single one without frames.
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    var warnings: [ImportWarning] = []
    let design = try JSONDump.read(source, &warnings, Design.init)
    guard design.nodes.contains(where: { $0.kind == .element }) else { throw empty(design) }
    do {
      let screens = try DesignScreens(design, language: language, &warnings)
      let document = try Document(language: language, size: screens.size, screens: screens.screens)
      return ScreenImport(document: document, warnings: warnings)
    } catch {
      throw ImportError(dump: error)
    }
  }

  private static func empty(_ design: Design) -> ImportError {
    guard !design.isInfo else {
      return ImportError(
        .refused,
        "this is only the info.json of a VoiceOver Designer file; read controls.json beside it, where the elements are")
    }
    return ImportError(
      .refused,
      """
      there are no elements in this design; draw some in VoiceOver Designer, save, \
      and read \(VoiceOverDesignerFolder.files.joined(separator: " or ")) of its folder
      """)
  }
}

/// The files inside a `.vodesign` folder that may contain the elements.
///
///     let file = VoiceOverDesignerFolder.files.map { folder.appending(path: $0) }.first { exists($0) }
///
/// Source: VoiceOver Designer, which has changed its layout twice and writes the first.
package enum VoiceOverDesignerFolder {

  /// Paths relative to the folder, the newest layout first; the first existing file is the one to read.
  public static let files = ["document.json", "Frame/controls.json", "controls.json"]
}

/// The contents of a file of VoiceOver Designer, in pre-order.
struct Design {
  let nodes: [DesignNode]
  /// True for the file that contains only the scale of a picture.
  let isInfo: Bool

  /// Reads a list of nodes, an object with such a list in `elements`, or a single node. Other values have no nodes.
  init(_ item: JSONPlace) throws(JSONProblem) {
    let object = item.asObject
    isInfo = object?.contains("imageScale") == true
    let elements = object?.contains("type") == false ? object?["elements"] : nil
    let list = elements?.kind == .list ? elements ?? item : item
    nodes = try JSONForest.elements(of: list, below: "elements") { DesignNode($0, depth: $1) }
  }
}

/// A frame, a container or an element of a design.
struct DesignNode: PreOrdered {
  /// A frame represents one screen.
  enum Role { case frame, container, element, nothing }

  let kind: Role
  let label: String?
  let frame: Frame?
  /// The object; properties that only elements or only containers have are read on demand.
  let object: JSONObject
  let depth: Int
  var end = 0
  /// The traits of an element.
  let traits: Traits

  init(_ object: JSONObject, depth: Int) {
    kind = Role(of: object)
    label = object.text("label")
    frame = object["frame"]?.encodedFrame
    traits = object.whole("trait").map { Traits(designBits: $0) } ?? []
    self.object = object
    self.depth = depth
  }

  /// False for content that is drawn, but not read.
  var isElement: Bool { object.truth("isAccessibilityElement") ?? true }

  /// True for a container whose buttons are read as one adjustable.
  var joinsButtons: Bool { kind == .container && object.truth("treatButtonsAsAdjustable") == true }

  /// True for a button that can become a value of an adjustable.
  var isButton: Bool { kind == .element && isElement && traits.contains(.button) }
}

extension DesignNode.Role {
  /// Old layouts have only elements, without a type. An object without any known property is of kind `nothing`.
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
  /// The traits for the editor's own bits, which differ from those of UIKit. Unknown bits are ignored.
  ///
  /// Source: VoiceOver Designer's A11yTraits.
  fileprivate init(designBits bits: Int) {
    self = []
    guard bits > 0 else { return }
    for (bit, traits) in Traits.designBits where bits & (1 << bit) != 0 { formUnion(traits) }
  }

  private static let designBits: [(bit: Int, traits: Traits)] = [
    (0, .button), (1, .header), (2, .adjustable), (3, .link), (4, .staticText), (5, .image), (6, .searchField),
    (7, .tabBarItem), (8, .selected), (9, .notEnabled), (10, .summaryElement), (11, .playsSound),
    (12, .allowsDirectInteraction), (13, .startsMediaSession), (14, .updatesFrequently), (15, .causesPageTurn),
    (16, .keyboardKey), (18, .textEntry), (20, [.button, .toggleButton]), (21, .isEditing),
  ]
}
