import AloudTree

/// Every key of the screen document, object by object, in the order in which it documents them.
enum JSONKeys {
  enum Document: String, JSONKeyList {
    case schema = "$schema"
    case aloud, name, language, device, direction, size, pixelsPerInch, elements, order, screens, on, guidedAccess
    case ignore

    static let known = JSONKeyTable<Self>(of: "the document")
  }

  enum Screen: String, JSONKeyList {
    case name, elements, order, on, ignore

    static let known = JSONKeyTable<Self>(of: "a screen")
  }
}
