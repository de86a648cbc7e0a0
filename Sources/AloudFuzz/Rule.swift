import Aloud
import Foundation

/// A rule that must hold for every mutilated input, in addition to the rule that reading does not crash.
struct Rule<Outcome>: Sendable {
  let name: String
  /// Returns the problem; nil when there is none.
  let check: @Sendable (Outcome) -> String?
}

/// An input that was tested.
protocol Tried: SendableMetatype {
  var bytes: [UInt8] { get }
  /// The processor time.
  var seconds: Double { get }
  /// True when it was read without an error.
  var isWellFormed: Bool { get }
}

extension Rule where Outcome: Tried {
  static var isFast: Rule {
    Rule(name: "less than a megabyte is read in two seconds") { trial in
      trial.bytes.count <= 1 << 20 && trial.seconds > 2 ? "\(trial.bytes.count) bytes in \(trial.seconds) s" : nil
    }
  }

  static func isReadable(
    limit: Int = 500, _ messages: @escaping @Sendable (Outcome) -> [String]
  ) -> Rule {
    Rule(name: "a message is one line that can be read") { trial in
      let wrong = messages(trial).first { $0.isEmpty || $0.count > limit || $0.contains(where: \.isNewline) }
      return wrong.map { String($0.prefix(limit + 100)) }
    }
  }
}

extension Rule where Outcome == Trial {
  static var all: [Rule] {
    [
      Rule(name: "an error lies inside the text") { trial in
        guard let location = trial.error?.location else { return nil }
        let lines = trial.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let isInside =
          lines.indices.contains(location.line - 1) && location.column >= 1
          // The column after the last letter is the end of the line.
          && location.column <= lines[location.line - 1].count + 1
          && (0...location.excerpt.unicodeScalars.count).contains(location.caret)
        return isInside ? nil : "line \(location.line), column \(location.column), caret \(location.caret)"
      },
      .isReadable { trial in (trial.error.map { ["\($0.message)"] } ?? []) + trial.warnings.map { "\($0.message)" } },
      .isFast,
      Rule(name: "a screen document is written as it was read") { trial in
        guard let document = trial.document else { return nil }
        let again = try? Document(reading: document.screenDocument(), format: .aloud)
        return again?.behaviors == document.behaviors && again?.conditionFacts == document.conditionFacts
          ? nil : "its behaviors are others"
      },
      Rule(name: "a screen document reads the same again") { trial in
        guard let document = trial.document else { return nil }
        let text = document.tidied().screenDocument()
        let again = (try? ImportedScreen(Array(text.utf8), format: .aloud)).map { Trial.reading($0.document) }
        return again == trial.texts ? nil : "it reads \(again?.count ?? 0) stops instead of \(trial.texts.count)"
      },
    ]
  }
}

/// One input that is read as a screen, and the result.
struct Trial: Tried {
  let bytes: [UInt8]
  private(set) var document: Document?
  private(set) var error: ImportError?
  private(set) var warnings: [ImportWarning] = []
  /// The texts of the stops, in order.
  private(set) var texts: [String] = []
  private(set) var seconds = 0.0

  var isWellFormed: Bool { document != nil }

  init(_ bytes: [UInt8], format: ScreenFormat?) {
    self.bytes = bytes
    // Processor time, because other processes may be using the machine.
    let start = clock()
    do throws(ImportError) {
      let screen = try ImportedScreen(bytes, format: format)
      document = screen.document
      warnings = screen.warnings
      texts = Trial.reading(screen.document)
    } catch {
      self.error = error
    }
    seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  static func reading(_ document: Document) -> [String] { ScreenReader(document).reading().map(\.text) }
}
