import AloudTree

/// Why overlays cannot be laid over a document: each place at which they no longer fit.
///
///     shop.overlay.json:4:14: no node has the identifier "buy"; the nearest are elements[7] (identifier "buy-now", label "Buy")
public struct OverlayError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The fault, with the name of the overlay.
  public struct Misfit: Equatable, Sendable {
    public let overlay: String
    public let error: ImportError
  }

  /// In the order of the overlays; one at least.
  public let misfits: [Misfit]

  /// A misfit after the other, each with file, line, column and a caret under the place.
  public var description: String { misfits.map { $0.error.rendered(file: $0.overlay) }.joined(separator: "\n") }
}

/// An item of an overlay that does not fit.
struct OverlayMisfit: Error {
  let problem: JSONProblem

  init(_ problem: JSONProblem) { self.problem = problem }
}
