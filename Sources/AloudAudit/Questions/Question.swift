internal import AloudTree

/// Something that only a person can judge, and that a document raises: whether an audit as a whole covers a guideline
/// hangs on it.
///
///     Question.raised(by: AuditedApp(document)).map(\.id)  // ["image-equivalence", "dynamic-type", …]
public struct Question: Sendable {
  /// The subject of a question.
  enum Subject: Sendable {
    /// Each stop for which this is true; the question is raised by one.
    case stops(@Sendable (AuditedScreen.Stop) -> Bool)
    /// Each node for which this is true, be it a stop or not.
    case nodes(@Sendable (Node) -> Bool)
    /// The app as a whole, where this is true.
    case app(@Sendable (AuditedApp) -> Bool)
  }

  /// As in reports: `image-equivalence`. Never translated.
  public let id: String
  /// The question itself.
  public let question: Wording
  /// The guidelines that ask; see ``Rule/references``.
  public let references: [String]
  let subject: Subject

  init(_ id: String, _ english: String, ko korean: String, _ references: [String], _ subject: Subject) {
    self.id = id
    question = Wording(english, ko: korean)
    self.references = references
    self.subject = subject
  }

  /// The questions that ship, in the guideline's order.
  public static let all = perception + operation + understanding + system
}

extension Question {
  /// A question of a document, and the nodes that raise it.
  public struct Raised: Sendable {
    /// The question itself.
    public let question: Question
    /// By screen, then in reading order; empty where the question is of the app as a whole.
    public let about: [Node]

    /// A node that a question is about.
    public struct Node: Hashable, Sendable {
      /// The id that the document gives it; nil where it gives none.
      public let id: String?
      /// As in ``Finding/path``.
      public let path: String
      /// The utterance there; nil where VoiceOver does not stop.
      public let utterance: String?
    }
  }

  /// The questions that a document raises, in the guideline's order.
  ///
  /// - Complexity: O(questions · nodes).
  public static func raised(by app: AuditedApp) -> [Raised] {
    let screens = app.screens.map { (screen: $0, places: NodePlaces($0.screen)) }
    return all.compactMap { question in
      switch question.subject {
      case .app(let isRaised): return isRaised(app) ? Raised(question: question, about: []) : nil
      case .stops(let isMeant):
        let about = screens.flatMap { screen, places in
          screen.stops.filter(isMeant).map { screen.mention($0.node, places) }
        }
        return about.isEmpty ? nil : Raised(question: question, about: about)
      case .nodes(let isMeant):
        let about = screens.flatMap { screen, places in
          screen.tree.ids.filter { isMeant(screen.tree[$0]) }
            .map { screen.mention($0, places) }
        }
        return about.isEmpty ? nil : Raised(question: question, about: about)
      }
    }
  }
}

extension AuditedScreen {
  fileprivate func mention(_ node: NodeID, _ places: NodePlaces) -> Question.Raised.Node {
    Question.Raised.Node(
      id: tree[node].id, path: places.path(of: node), utterance: stop(at: node).map { utterance(of: $0) })
  }
}
