#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A dump that is JSON, as people have it: behind lines that a tool printed, cut off, with another dump behind it.
enum JSONDump {
  /// What the first JSON in a text says, as far as it goes; what was repaired or passed over is added to the warnings.
  ///
  /// The essence is the key of the object that holds all that is told of an element; nil where it is told member by
  /// member.
  ///
  /// - Throws: ``ImportError``, with the place when the text is no JSON, ends in its first element, or has more elements
  ///   than are read.
  /// - Complexity: O(bytes).
  static func decode<Value: Decodable>(
    _ type: Value.Type, from source: SourceText, essence: String? = nil, _ warnings: inout [ImportWarning]
  ) throws(ImportError) -> Value {
    let start = TextMarks.jsonStart(in: source) ?? 0
    let json: JSONRepair
    do {
      json = try JSONRepair(source, at: start, essence: essence)
    } catch {
      guard error.isCutOff else { throw ImportError(error, in: source) }
      let place = source.location(ofOffset: error.offset)
      throw ImportError(.malformed, "the dump ends before its first element is complete: \(error.message)", at: place)
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
    } catch let problem as JSONProblem {
      throw ImportError(problem, in: source, from: start)
    } catch {
      throw ImportError(.malformed, "this JSON cannot be decoded")
    }
  }
}
