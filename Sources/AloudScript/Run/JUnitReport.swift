internal import AloudTree

/// Results in the XML that build servers read: a test case a script, or what else is tested.
///
///     JUnitReport(cases: [.init(name: "reply", classname: "Scripts", outcome: .passed)]).xml
public struct JUnitReport: Equatable, Sendable {
  /// Cases that belong together.
  public struct Suite: Equatable, Sendable {
    public var name: String
    /// In the order in which they are written.
    public var cases: [Case]
    /// How long all of it took, in seconds; nil is the sum of its cases.
    public var seconds: Double?

    public init(name: String, cases: [Case], seconds: Double? = nil) {
      self.name = name
      self.cases = cases
      self.seconds = seconds
    }
  }

  /// One script.
  public struct Case: Equatable, Sendable {
    /// The name of the script, without its folder.
    public var name: String
    /// The class that it belongs to: the folder, say.
    public var classname: String
    /// How it went.
    public var outcome: Outcome
    /// Other lines about the script (`system-out`); empty for none.
    public var output: String
    /// The file that was tested; nil for none.
    public var file: String?
    /// The line in the file, from 1; nil where that is not known.
    public var line: Int?
    /// How long it took, in seconds; nil where it was not measured.
    public var seconds: Double?

    public init(
      name: String, classname: String, outcome: Outcome, output: String = "", file: String? = nil,
      line: Int? = nil, seconds: Double? = nil
    ) {
      self.name = name
      self.classname = classname
      self.outcome = outcome
      self.output = output
      self.file = file
      self.line = line
      self.seconds = seconds
    }
  }

  /// A path as the name of a class: `Fixtures.Scripts`; never empty.
  public static func classname(ofPath path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return parts.isEmpty ? "aloud" : parts.joined(separator: ".")
  }

  /// How a script went.
  public enum Outcome: Equatable, Sendable {
    /// Everything is as expected.
    case passed
    /// Something is not as expected: in one line, and at length.
    case failed(message: String, details: String)
    /// The script could not be read or carried out.
    case broken(message: String, details: String)
  }

  /// In the order in which they are written.
  public var suites: [Suite]

  public init(suites: [Suite]) { self.suites = suites }

  /// A report with one suite.
  public init(name: String = "aloud", cases: [Case]) { self.init(suites: [Suite(name: name, cases: cases)]) }

  /// The whole file, with a line break at its end.
  public var xml: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites \(JUnitReport.counts(suites.flatMap(\.cases)))\(JUnitReport.time(JUnitReport.sum(suites.map(\.time))))>
    \(suites.map(\.xml).joined())</testsuites>

    """
  }

  /// The sum of what was measured; nil where nothing was.
  fileprivate static func sum(_ seconds: [Double?]) -> Double? {
    let known = seconds.compactMap(\.self)
    return known.isEmpty ? nil : known.reduce(0, +)
  }

  /// ` time="1.250"`: seconds, with milliseconds.
  fileprivate static func time(_ seconds: Double?) -> String {
    guard let seconds else { return "" }
    let milliseconds = Int64(clamping: (min(max(seconds, 0), 1e9) * 1000).rounded())
    let rest = String(1000 + milliseconds % 1000).dropFirst()
    return " time=\"\(milliseconds / 1000).\(rest)\""
  }

  fileprivate static func counts(_ cases: [Case]) -> String {
    let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
    let errors = cases.count { if case .broken = $0.outcome { true } else { false } }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }
}

extension JUnitReport.Suite {
  fileprivate var time: Double? { seconds ?? JUnitReport.sum(cases.map(\.seconds)) }

  fileprivate var xml: String {
    """
      <testsuite name="\(name.escapedForXML())" \(JUnitReport.counts(cases))\(JUnitReport.time(time))>
    \(cases.map { $0.xml + "\n" }.joined())  </testsuite>

    """
  }
}

extension JUnitReport.Case {
  fileprivate var xml: String {
    var start = "    <testcase name=\"\(name.escapedForXML())\" classname=\"\(classname.escapedForXML())\""
    if let file { start += " file=\"\(file.escapedForXML())\"" }
    if let line { start += " line=\"\(line)\"" }
    start += JUnitReport.time(seconds)
    let lines = [problem, told].compactMap(\.self)
    return lines.isEmpty ? start + "/>" : ([start + ">"] + lines + ["    </testcase>"]).joined(separator: "\n")
  }

  private var problem: String? {
    switch outcome {
    case .passed: nil
    case .failed(let message, let details): problem("failure", message, details)
    case .broken(let message, let details): problem("error", message, details)
    }
  }

  private func problem(_ element: String, _ message: String, _ details: String) -> String {
    let text = details.escapedForXML(keepsLines: true)
    return "      <\(element) message=\"\(message.escapedForXML())\">\(text)</\(element)>"
  }

  private var told: String? {
    output.isEmpty ? nil : "      <system-out>\(output.escapedForXML(keepsLines: true))</system-out>"
  }
}

/// One of several parts of a list, so that several machines share the work.
///
///     Shard("2/8")?.part(of: scripts)  // the 2nd, the 10th, the 18th …
public struct Shard: Equatable, Sendable {
  /// Which part, from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// Reads `INDEX/COUNT`, index from 1 to count; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  /// Every `count`-th one, from the `index`-th; the parts together are the list.
  public func part<Item>(of items: [Item]) -> [Item] {
    items.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
