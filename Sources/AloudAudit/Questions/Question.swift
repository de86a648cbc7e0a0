internal import AloudTree

/// A question about a document that only a person can answer. An audit does not cover a guideline completely without
/// the answers.
///
///     Question.raised(by: AuditedApp(document)).map(\.question.id)  // ["image-equivalence", "dynamic-type", …]
public struct Question: Sendable {
  /// What raises a question.
  enum Subject: Sendable {
    /// Each stop that satisfies the condition; one is enough to raise the question.
    case stops(@Sendable (AuditedScreen.Stop) -> Bool)
    /// Each node that satisfies the condition, whether or not it is a stop.
    case nodes(@Sendable (Node) -> Bool)
    /// The app as a whole, if it satisfies the condition.
    case app(@Sendable (AuditedApp) -> Bool)
  }

  /// The id in reports: `image-equivalence`. It is never translated.
  public let id: String
  /// The text of the question.
  public let question: Wording
  /// The guidelines that the question belongs to; see ``Rule/references``.
  public let references: [String]
  /// True where who answers looks at the app, so that the answer counts whatever the document describes.
  public let coversApp: Bool
  let subject: Subject

  init(
    _ id: String, _ english: String, ko korean: String, _ references: [String], _ subject: Subject,
    coversApp: Bool = false
  ) {
    self.id = id
    question = Wording(english, ko: korean)
    self.references = references
    self.subject = subject
    self.coversApp = coversApp
  }

  /// The built-in questions: those of the Korean guideline and of Apple's, in the order of the Korean guideline, then those of WCAG.
  public static let all = perception + operation + understanding + system + criteria
}

extension Question {
  /// A question that a document raises, with the nodes that raise it.
  public struct Raised: Sendable {
    /// The question.
    public let question: Question
    /// By screen, then in reading order; empty for a question about the app as a whole.
    public let about: [Node]

    /// A node that a question is about.
    public struct Node: Hashable, Sendable {
      /// The id of the node in the document; nil where it has none.
      public let id: String?
      /// As in ``Finding/path``.
      public let path: String
      /// The utterance at the node; nil where VoiceOver does not stop.
      public let utterance: String?
    }
  }

  /// The questions that a document raises, in the order of `questions`.
  ///
  /// - Complexity: O(questions · nodes).
  public static func raised(by app: AuditedApp, among questions: [Question] = all) -> [Raised] {
    let screens = app.screens.map { (screen: $0, places: NodePlaces($0.screen)) }
    return questions.compactMap { question in
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
