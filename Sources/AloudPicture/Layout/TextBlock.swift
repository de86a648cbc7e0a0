package import AloudReader
internal import AloudSpeech
internal import AloudTree

/// Lines of text that fit into a box, at a type size that fits, too.
struct TextBlock {
  let lines: [String]
  let size: Double
  /// How many of the lines, from the first, are the label.
  let labelCount: Int

  /// The height of a line at a type size of 1.
  static let lineHeight = 1.25

  var height: Double { Double(lines.count) * size * TextBlock.lineHeight }

  /// The largest of some type sizes at which label and value fit, below each other; at the smallest, as much as fits.
  init(_ label: String, _ value: String = "", width: Double, height: Double, sizes: [Double], isBold: Bool = false) {
    let smallest = sizes.last ?? 10
    for size in sizes {
      let label = TextBlock.lines(of: label, width, size, isBold)
      let value = TextBlock.lines(of: value, width, size, false)
      let high = Double(label.count + value.count) * size * TextBlock.lineHeight
      // A single line may be a little higher than its box: its letters are not.
      guard high <= height || (label.count + value.count == 1 && size <= height * 1.05) else { continue }
      if size > smallest, !TextBlock.keepsWords(label + value, width, size, isBold) { continue }
      self.init(lines: label + value, size: size, labelCount: label.count)
      return
    }
    // All of it in few lines is better than some of it, one a line.
    let size = min(smallest, max(height, 5))
    let most = max(1, Int(clamping: min(height / (size * TextBlock.lineHeight), 1000)))
    let text = label.isEmpty || value.isEmpty ? label + value : label + ", " + value
    let lines = text.wrapped(to: width, size: size, isBold: isBold, most: most)
    self.init(lines: lines, size: size, labelCount: lines.count)
  }

  private init(lines: [String], size: Double, labelCount: Int) {
    self.lines = lines
    self.size = size
    self.labelCount = labelCount
  }

  private static func lines(of text: String, _ width: Double, _ size: Double, _ isBold: Bool) -> [String] {
    text.isEmpty ? [] : text.wrapped(to: width, size: size, isBold: isBold)
  }

  /// False where a word had to be broken: smaller type may keep it whole.
  private static func keepsWords(_ lines: [String], _ width: Double, _ size: Double, _ isBold: Bool) -> Bool {
    lines.count < 2 || width > size * 6
  }
}

/// The text in the box of an element: its label, and its value at the other side.
package struct ElementText: Equatable, Sendable {
  package let label: String
  package let value: String

  /// The texts of a stop as VoiceOver says them; of one without label and value, what it says else.
  package init(_ reader: ScreenReader, rank: Int) {
    let said = reader.narrator.utterance(atRank: rank, after: rank).description
    func text(_ wanted: (Part) -> Bool) -> String {
      said.filter { wanted($0.part) }.reduce("") { text, fragment in
        text + (text.isEmpty || fragment.joint == .sameText ? "" : ", ") + fragment.text.printable
      }
    }
    let label = text { $0 == .label }
    // A stop that is selected, on or expanded is drawn so.
    value = text { $0 == .value }
    self.label = label.isEmpty && value.isEmpty ? text { $0 == .trait || $0 == .content } : label
  }
}
