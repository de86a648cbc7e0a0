import Aloud
import Foundation

/// The content of a line of a stream: a screen document or a dump. An object around a dump may add a name and a
/// language.
///
///     {"aloud": 1, "elements": […]}
///     {"name": "cart", "dump": "<AppiumAUT>…", "language": "ko"}
struct EachLine: Sendable {
  let number: Int
  /// The name in the line.
  private(set) var name: String?
  /// The document or the dump, or the reason why there is none.
  private(set) var input: Result<InputFile, Failure>

  fileprivate enum Key: String, CaseIterable { case name, dump, language }

  init(_ line: StreamLines.Line) {
    number = line.number
    var file = InputFile(path: "-")
    file.line = line.number
    file.content = line.bytes
    input = .success(file)
    if line.isTooLong {
      input = .failure(
        Failure(
          .badInput, "\(file.name): this line is longer than \(StreamLines.longest >> 20) MB, the limit for a screen"))
    } else if line.bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      input = .failure(Failure(.badInput, "\(file.name): the line is empty"))
    } else if let answer = EachLine.failure(in: line.bytes) {
      // The line reports a failed import, so its message is passed on.
      (name, input) = (answer.name, .failure(Failure(.badInput, Message(english: answer.message))))
    } else if let envelope = EachLine.envelope(in: line.bytes) {
      name = envelope[Key.name.rawValue]?.asString
      do { input = .success(try EachLine.file(in: envelope, file)) } catch { input = .failure(error) }
    }
  }

  /// The name and the message of a failed answer of `--each`; nil for any other line.
  private static func failure(in bytes: [UInt8]) -> (name: String?, message: String)? {
    guard bytes.hasJSONString("error"), let object = JSONText(bytes).root?.asObject, object["aloud"]?.asWhole == 1,
      object.contains("line"), !object.contains("elements"), let message = object["error"]?.asString
    else { return nil }
    return (object[Key.name.rawValue]?.asString, message.printable)
  }

  /// The object around a dump; nil where the line itself is the dump. A screen document has the key `aloud`.
  private static func envelope(in bytes: [UInt8]) -> JSONObject? {
    // Most lines are documents, and searching for the keys is faster than parsing.
    guard bytes.first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "{"),
      bytes.hasJSONString("dump") || beginsWithKey(bytes)
    else { return nil }
    let json = JSONText(bytes, from: bytes.firstIndex(of: UInt8(ascii: "{")) ?? 0)
    guard let object = json.root?.asObject, !object.contains("aloud") else { return nil }
    return object.contains(Key.dump.rawValue) || object.hasMisspelledDump || json.problem != nil && beginsWithKey(bytes)
      ? object : nil
  }

  /// True where the first string is a key of the object around a dump. The dump itself may be truncated.
  private static func beginsWithKey(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { $0 != UInt8(ascii: "\"") }
    return Key.allCases.contains { start.starts(with: "\"\($0.rawValue)\"".utf8) }
  }

  private static func file(in object: JSONObject, _ line: InputFile) throws(Failure) -> InputFile {
    func failure(_ offset: Int, _ message: Message) -> Failure {
      let column = object.place.text.bytes[..<offset].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
      var failure = Failure(.badInput, "\(line.name):1:\(column): \(message)")
      failure.place = (1, column)
      return failure
    }
    if let problem = object.place.text.problem { throw failure(problem.offset, problem.message.printable) }
    let known = Key.allCases.map(\.rawValue)
    var seen: Set<String> = []
    for member in object.members {
      guard known.contains(member.key) else {
        throw failure(
          member.keyOffset,
          "unknown key \"\(member.key.printable)\" beside \"dump\"\(suggestion(for: member.key, among: known))")
      }
      guard seen.insert(member.key).inserted else {
        throw failure(member.keyOffset, "there is a second \"\(member.key)\"")
      }
    }
    for key in [Key.name, .language] {
      if let value = object[key.rawValue], value.asString == nil, !value.isNull {
        throw failure(value.offset, "\"\(key.rawValue)\" must be a string")
      }
    }
    var file = line
    if let value = object[Key.language.rawValue], let language = value.asString {
      guard LanguageTag(language).isWellFormed else {
        throw failure(
          value.offset,
          "\"language\" takes a tag such as ko or zh-Hans, not \"\(language.printable)\"\(LanguageTag.suggestion(for: language))"
        )
      }
      file.language = language
    }
    guard let dump = object[Key.dump.rawValue] else { return file }
    switch dump.kind {
    case .string: file.content = dump.asString.map { Array($0.utf8) }
    case .object, .list: file.content = Array(object.place.text.bytes[dump.range])
    case .number, .true, .false, .null:
      throw failure(dump.offset, "\"dump\" must be a string, or the JSON of a dump")
    }
    return file
  }
}

extension JSONObject {
  /// True for `{"name": …, "dmp": …}`, which is not itself a dump.
  fileprivate var hasMisspelledDump: Bool {
    members.contains { nearest(to: $0.key, among: [EachLine.Key.dump.rawValue]) != nil && $0.asBool == nil }
  }
}

extension [UInt8] {
  /// True when the JSON contains the word as a string without escapes.
  fileprivate func hasJSONString(_ word: StaticString) -> Bool {
    withUnsafeBytes { bytes in
      guard var start = bytes.baseAddress else { return false }
      let end = start + bytes.count
      let length = word.utf8CodeUnitCount
      while let quote = memchr(start, 0x22, start.distance(to: end)) {
        start = UnsafeRawPointer(quote) + 1
        guard start.distance(to: end) > length else { return false }
        if memcmp(start, word.utf8Start, length) == 0, start.load(fromByteOffset: length, as: UInt8.self) == 0x22 {
          return true
        }
      }
      return false
    }
  }
}
