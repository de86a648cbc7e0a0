#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A dump that is JSON, as people have it: behind lines that a tool printed, cut off, with another dump behind it.
enum JSONDump {
  /// What the first JSON in a text says, as far as it goes; what was repaired or passed over is added to the warnings.
  ///
  /// - Throws: ``ImportError``, with the place when the text is no JSON or ends in its first element.
  /// - Complexity: O(bytes).
  static func decode<Value: Decodable>(
    _ type: Value.Type, from source: SourceText, _ warnings: inout [ImportWarning]
  ) throws(ImportError) -> Value {
    let json: JSONRepair
    do {
      json = try JSONRepair(source, at: TextMarks(source).jsonStart ?? 0)
    } catch {
      throw ImportError(error, in: source)
    }
    if let offset = json.cutOffset {
      warnings.append(.cutOff(line: source.location(ofOffset: offset).line))
    }
    if let offset = json.nextOffset {
      let line = source.location(ofOffset: offset).line
      warnings.append(ImportWarning(.leftOut, "another reply begins in line \(line); only the first was read"))
    }
    do {
      return try JSONDecoder().decode(type, from: Data(json.bytes))
    } catch {
      throw ImportError(.malformed, "this JSON cannot be decoded")
    }
  }
}
