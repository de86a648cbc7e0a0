internal import AloudBase
internal import AloudTree

/// Test results in the XML format of build servers. A test case is a script or another test.
///
///     JUnitReport(cases: [.init(name: "reply", classname: "Scripts", outcome: .passed)]).xml
public struct JUnitReport: Equatable, Sendable {
  /// A group of test cases.
  public struct Suite: Equatable, Sendable {
    /// The name of the group, such as that of the folder.
    public var name: String
    /// The cases in the order of the file.
    public var cases: [Case]
    /// The total duration in seconds; nil for the sum of the cases.
    public var seconds: Double?

    /// A group; without `seconds`, it takes as long as its cases together.
    public init(name: String, cases: [Case], seconds: Double? = nil) {
      self.name = name
      self.cases = cases
      self.seconds = seconds
    }
  }

  /// A figure of a test case.
  public struct Property: Equatable, Sendable {
    /// The name, such as `gestures`.
    public var name: String
    /// The value.
    public var value: String

    /// A figure.
    public init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// A test case, usually a script.
  public struct Case: Equatable, Sendable {
    /// The name of the script, without its folder.
    public var name: String
    /// The class of the case, for example the folder.
    public var classname: String
    /// The result of the script.
    public var outcome: Outcome
    /// Other lines about the script (`system-out`); empty if there are none.
    public var output: String
    /// The file that was tested; nil for none.
    public var file: String?
    /// The line in the file, from 1; nil if it is not known.
    public var line: Int?
    /// The duration in seconds; nil if it was not measured.
    public var seconds: Double?
    /// Figures of the case, such as its cost; empty if there are none.
    public var properties: [Property]

    /// A case; by default without output, place, duration and figures.
    public init(
      name: String, classname: String, outcome: Outcome, output: String = "", file: String? = nil,
      line: Int? = nil, seconds: Double? = nil, properties: [Property] = []
    ) {
      self.name = name
      self.classname = classname
      self.outcome = outcome
      self.output = output
      self.file = file
      self.line = line
      self.seconds = seconds
      self.properties = properties
    }
  }

  /// Converts a path to the name of a class, such as `Fixtures.Scripts`. The name is never empty.
  public static func classname(ofPath path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return parts.isEmpty ? "aloud" : parts.joined(separator: ".")
  }

  /// The result of a script.
  public enum Outcome: Equatable, Sendable {
    /// All expectations are met.
    case passed
    /// An expectation is not met.
    case failed(message: String, details: String)
    /// The script could not be read or performed.
    case broken(message: String, details: String)
  }

  /// The suites in the order of the file.
  public var suites: [Suite]

  /// A report of groups, in this order.
  public init(suites: [Suite]) { self.suites = suites }

  /// Creates a report with one suite.
  public init(name: String = "aloud", cases: [Case]) { self.init(suites: [Suite(name: name, cases: cases)]) }

  /// The XML file, with a line break at its end.
  public var xml: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites \(JUnitReport.counts(suites.flatMap { $0.cases }))\(JUnitReport.time(JUnitReport.sum(suites.map { $0.time })))>
    \(suites.map { $0.xml }.joined())</testsuites>

    """
  }

  /// Returns the sum of the measured durations; nil if there are none.
  fileprivate static func sum(_ seconds: [Double?]) -> Double? {
    let known = seconds.compactMap { $0 }
    return known.isEmpty ? nil : known.reduce(0, +)
  }

  /// Returns ` time="1.250"`, in seconds with milliseconds; empty for nil.
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
  fileprivate var time: Double? { seconds ?? JUnitReport.sum(cases.map { $0.seconds }) }

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
    let lines = figures + [problem, told].compactMap { $0 }
    return lines.isEmpty ? start + "/>" : ([start + ">"] + lines + ["    </testcase>"]).joined(separator: "\n")
  }

  private var figures: [String] {
    guard !properties.isEmpty else { return [] }
    let rows = properties.map { property in
      "        <property name=\"\(property.name.escapedForXML())\" value=\"\(property.value.escapedForXML())\"/>"
    }
    return ["      <properties>"] + rows + ["      </properties>"]
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

/// A part of a list, so that several machines can share the work.
///
///     Shard("2/8")?.part(of: scripts)  // the 2nd, the 10th, the 18th …
public struct Shard: Equatable, Sendable {
  /// The number of the part, from 1.
  public let index: Int
  /// The number of parts.
  public let count: Int

  /// Reads `INDEX/COUNT`, where the index is from 1 to the count; nil for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  /// Returns every `count`-th item, starting at the `index`-th. All parts together are the list.
  public func part<Item>(of items: [Item]) -> [Item] {
    items.enumerated().filter { $0.offset % count == index - 1 }.map { $0.element }
  }
}
