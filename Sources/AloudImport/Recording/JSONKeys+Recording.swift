extension JSONKeys {
  enum Recording: String, JSONKeyList {
    case schema = "$schema"
    case aloud, tree, language, steps

    static let owner = "a recording"
    static let known = JSONKeyTable<Self>()
  }

  enum RecordingStep: String, JSONKeyList {
    case action = "do"
    case utterance

    static let owner = "a step"
    static let known = JSONKeyTable<Self>()
  }
}
