import Foundation

/// What a test found out about the system on which it ran. Nothing that was found lets a test fail.
struct Answer {
  /// The name of its file.
  let name: String
  /// What was asked, in words.
  let question: String
  /// What was found: texts, numbers, lists and dictionaries. All else is described in words.
  var found: [String: Any] = [:]

  /// The file's content.
  ///
  /// - Throws: errors of Foundation.
  func text(on system: [String: Any] = Answer.system) throws -> String {
    let object: [String: Any] = ["question": question, "system": system, "found": Answer.plain(found)]
    return try Answer.json(object)
  }

  /// Writes the answer into a folder, and replaces that of an earlier run.
  ///
  /// - Throws: errors of Foundation.
  func write(to folder: URL) throws {
    try Records.write(try text(), named: name, to: folder.appendingPathComponent("Answers"))
  }

  /// The system of this process. A simulator says which device it imitates.
  static var system: [String: Any] {
    let process = ProcessInfo.processInfo
    var system: [String: Any] = ["version": Records.version, "description": process.operatingSystemVersionString]
    system["simulatedDevice"] = process.environment["SIMULATOR_MODEL_IDENTIFIER"]
    system["language"] = Locale.preferredLanguages.first
    return system
  }

  static func json(_ object: Any) throws -> String {
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try JSONSerialization.data(withJSONObject: object, options: options), as: UTF8.self) + "\n"
  }

  /// A value that JSON has.
  static func plain(_ value: Any) -> Any {
    switch value {
    case let text as String: return text
    case let truth as Bool: return truth
    case let number as Int: return number
    case let number as Double: return number.isFinite ? number : "\(number)"
    case let list as [Any]: return list.map(plain)
    case let members as [String: Any]: return members.mapValues(plain)
    default: return "\(value)"
    }
  }
}
