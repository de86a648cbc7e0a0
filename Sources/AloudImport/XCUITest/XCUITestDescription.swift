internal import AloudBase
import AloudTree

/// Reads `XCUIElement.debugDescription`, as printed by `print(app.debugDescription)` and by the debugger.
///
/// The text has no reliable grammar, because quotation marks and line breaks in labels are not escaped. So lines are
/// recognized by their beginnings, and parsed from both ends.
enum XCUITestDescription {
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    var scanner = DescriptionScanner(source)
    try scanner.scan()
    if scanner.snapshot.elements.isEmpty {
      if scanner.foundQuery {
        throw ImportError(.refused, "this is the output of a query, which has no tree; print app.debugDescription")
      }
      throw ImportError(
        .refused,
        "there are no elements here, such as \" →Application, pid: 994, label: 'Phone'\"; print app.debugDescription")
    }
    if scanner.snapshot.isEmpty {
      throw ImportError(
        .refused, "the application has no elements: wait for the screen and print app.debugDescription again")
    }
    return try scanner.snapshot.screen(language: language, scanner.warnings)
  }
}

/// Reads the hierarchy that Xcode 27 writes when it interacts with a device.
///
///     Application bundle identifier: com.apple.Preferences
///     Application UI orientation: Portrait
///     Application, pid: 17785, label: 'Settings'
///      Window, {{0.0, 0.0}, {402.0, 874.0}}, hitPoint: {201.0, 437.0}
///
/// Its lines are those of XCUITest's `debugDescription`, with one space for each level. Several applications may be on
/// the screen at once, such as a system alert over an app; all of them are read, one after another.
enum XcodeHierarchy {
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    var scanner = DescriptionScanner(source, readsEveryApplication: true)
    try scanner.scan()
    guard !scanner.snapshot.isEmpty else {
      throw ImportError(
        .refused,
        "there are no elements in this hierarchy: the app was not ready yet; wait for its screen and dump again")
    }
    return try scanner.snapshot.screen(language: language, scanner.warnings)
  }
}

/// Reads a description line by line: which lines are elements, their depths, and which lines belong to a label.
struct DescriptionScanner {
  private(set) var snapshot = XCUISnapshot()
  /// Whether there is output of a query, which lists elements without a tree.
  private(set) var foundQuery = false
  /// Views of other processes; they are empty in this text.
  private var remotes: [(index: Int, line: Int)] = []
  private var strays = StrayLines()
  private var cutLine: Int?
  private var otherTreeLine: Int?

  private let source: SourceText
  private let readsEveryApplication: Bool
  private var section = Section.outside
  private var margin = LineMargin.none
  /// The indentation of the open elements.
  private var indents: [Int] = []
  private var pending: PendingElement?

  private enum Section {
    /// Before a tree.
    case outside
    case tree
    /// In the path to the element, whose lines look like those of a tree.
    case path
    case query
    /// After the tree that is read.
    case over
  }

  /// Further applications are either parts of the screen, or belong to another description.
  init(_ source: SourceText, readsEveryApplication: Bool = false) {
    self.source = source
    self.readsEveryApplication = readsEveryApplication
  }

  mutating func scan() throws(ImportError) {
    for (number, text) in TextLines(source.bytes) { try read(DescriptionLine(number: number, text: text)) }
    flush(atEnd: true)
    snapshot.finish()
  }

  private mutating func read(_ line: DescriptionLine) throws(ImportError) {
    if let heading = line.heading {
      flush()
      guard section != .over else { return }
      switch heading {
      case .tree: section = .outside
      case .path: section = .path
      case .query:
        foundQuery = true
        section = .query
      }
      return
    }
    if readsEveryApplication, pending?.ending != .open, isXcodeHeading(line) {
      flush()
      section = .outside
      return
    }
    switch section {
    case .outside, .query: try readOutside(line)
    case .tree: try readInTree(line)
    case .path, .over: break
    }
  }

  private func isXcodeHeading(_ line: DescriptionLine) -> Bool {
    let text = margin.removed(from: line.text)
    return DescriptionHead(text) == nil && DescriptionLine(number: line.number, text: text).isXcodeHeading
  }

  private mutating func readOutside(_ line: DescriptionLine) throws(ImportError) {
    if line.isQuery {
      foundQuery = true
      section = .query
      return
    }
    guard let (head, margin) = LineMargin.root(in: line.text), section == .outside || head.hasArrow else { return }
    self.margin = margin
    section = .tree
    try begin(head, line, isRoot: true)
  }

  private mutating func readInTree(_ line: DescriptionLine) throws(ImportError) {
    let text = margin.removed(from: line.text)
    let inner = DescriptionLine(number: line.number, text: text)
    if let head = DescriptionHead(text) {
      flush()
      try begin(head, inner, isRoot: head.hasArrow)
    } else if inner.isQuery, pending?.ending != .open {
      flush()
      foundQuery = true
      section = .query
    } else if pending?.more.count ?? 0 < ImportLimit.lines {
      pending?.more.append(inner)
    }
  }

  // MARK: Elements

  private mutating func begin(_ head: DescriptionHead, _ line: DescriptionLine, isRoot: Bool) throws(ImportError) {
    while let last = indents.last, isRoot || head.indent <= last {
      snapshot.close()
      indents.removeLast()
    }
    if indents.isEmpty, head.type == .application, !snapshot.elements.isEmpty, !readsEveryApplication {
      otherTreeLine = line.number
      section = .over
      return
    }
    try ImportLimit.check(after: snapshot.elements.count, line: line.text, of: source)
    pending = PendingElement(head: head, line: line.number)
    indents.append(head.indent)
  }

  /// Adds the element whose lines are complete.
  private mutating func flush(atEnd: Bool = false) {
    guard let element = pending else { return }
    pending = nil
    let lines = element.lines(isLast: atEnd || section != .tree)
    if !atEnd {
      for line in lines.others where !line.isLog { strays.add(line.number, line.trimmed) }
    } else if element.isCut(lines, endsInLine: source.bytes.last != UInt8(ascii: "\n")) {
      cutLine = lines.isOpen || lines.others.isEmpty ? element.line : lines.others.last?.number
      // An element with a truncated label, or of which only the type is known, is left out.
      if cutLine == element.line, element.isHalf(lines) { return }
    }
    if element.isRemote(lines) { remotes.append((snapshot.elements.count, element.line)) }
    snapshot.open(element.element(lines))
  }

  /// The warnings about the text, one sentence each.
  var warnings: [ImportWarning] {
    var warnings: [ImportWarning] = []
    if let warning = strays.warning { warnings.append(warning) }
    for (index, line) in remotes where isSilent(index) {
      let message: Message = "line \(line) stands for a view of another process, which is not in the dump"
      warnings.append(ImportWarning(.leftOut, message))
    }
    if let otherTreeLine { warnings.append(.another("description", line: otherTreeLine)) }
    if let cutLine { warnings.append(.cutOff(line: cutLine)) }
    return warnings
  }

  private func isSilent(_ index: Int) -> Bool {
    !snapshot.elements[index..<snapshot.elements[index].end].contains { $0.label != nil || $0.value != nil }
  }
}
