import AloudTree

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the screen document, the project's own format.
///
/// Foundation decodes the JSON; keys, types and ranges are checked on the way, and ids and screens that are spoken of
/// when all is read. Whatever is wrong is told with its place in the text.
enum ScreenDocument {
  /// - Throws: ``ImportError``.
  /// - Complexity: O(bytes).
  static func read(_ source: SourceText) throws(ImportError) -> ScreenImport {
    try JSONCheck.run(source)
    do {
      let root = try JSONDecoder().decode(Root.self, from: Data(source.bytes))
      return ScreenImport(document: root.document, saysLanguage: root.saysLanguage)
    } catch let problem as JSONProblem {
      throw ImportError(problem, in: source)
    } catch let error as TreeError {
      throw ImportError(error, in: source)
    } catch {
      throw ImportError(.malformed, "this JSON cannot be decoded")
    }
  }

  /// What Foundation decodes: the whole document at once.
  private struct Root: Decodable {
    let document: Document
    let saysLanguage: Bool

    init(from decoder: any Decoder) throws {
      let item = JSONItem(decoder: decoder)
      document = try DocumentReader.read(item)
      saysLanguage = try item.object().contains(JSONKeys.Document.language.rawValue)
    }
  }
}
