internal import AloudTree

/// Results in the XML that build servers read: a test case a script.
///
///     JUnitReport(cases: [.init(name: "reply", classname: "Scripts", outcome: .passed)]).xml
///
/// No times stand in it, so that two runs with the same results write the same bytes.
public struct JUnitReport: Equatable, Sendable {
  /// One script.
  public struct Case: Equatable, Sendable {
    /// What the script is called, without its folder.
    public var name: String
    /// What it belongs to: the folder, say.
    public var classname: String
    /// How it went.
    public var outcome: Outcome

    public init(name: String, classname: String, outcome: Outcome) {
      self.name = name
      self.classname = classname
      self.outcome = outcome
    }
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

  /// What the suite is called.
  public var name: String
  /// In the order in which they are written.
  public var cases: [Case]

  public init(name: String = "aloud", cases: [Case]) {
    self.name = name
    self.cases = cases
  }

  /// The whole file, with a line break at its end.
  public var xml: String {
    let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
    let errors = cases.count { if case .broken = $0.outcome { true } else { false } }
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="\(name.escapedForXML())" \(counts)>
      \(cases.map { $0.xml + "\n" }.joined())  </testsuite>
      </testsuites>

      """
  }
}

extension JUnitReport.Case {
  fileprivate var xml: String {
    let start = "    <testcase name=\"\(name.escapedForXML())\" classname=\"\(classname.escapedForXML())\""
    switch outcome {
    case .passed: return start + "/>"
    case .failed(let message, let details): return start + ">\n" + problem("failure", message, details)
    case .broken(let message, let details): return start + ">\n" + problem("error", message, details)
    }
  }

  private func problem(_ element: String, _ message: String, _ details: String) -> String {
    """
          <\(element) message="\(message.escapedForXML())">\(details.escapedForXML(keepsLines: true))</\(element)>
        </testcase>
    """
  }
}
