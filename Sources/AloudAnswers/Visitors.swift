package import AloudBase
package import AloudSimulator
package import AloudSpeech
package import AloudTree

extension Explanation {
  /// The rule, its summary and its evidence.
  package var json: JSONValue {
    [
      "rule": .string(rule), "summary": .string(summary), "certainty": .string(evidence.certainty.rawValue),
      "source": .string(evidence.source),
    ]
  }
}

/// Which technologies other than VoiceOver visit an element, and why.
package struct Visitors {
  /// Technologies with the same result, and the rule for that result.
  package let groups: [(technologies: [AssistiveTechnology], interaction: Interaction)]

  package init(of node: Node, _ settings: VoiceOverSettings) {
    var groups: [(technologies: [AssistiveTechnology], interaction: Interaction)] = []
    for technology in AssistiveTechnology.allCases where technology != .voiceOver {
      let interaction = node.interaction(for: technology, settings)
      if let index = groups.firstIndex(where: { $0.interaction == interaction }) {
        groups[index].technologies.append(technology)
      } else {
        groups.append(([technology], interaction))
      }
    }
    self.groups = groups
  }

  package var json: [JSONValue] {
    groups.map { technologies, interaction in
      ["technologies": .strings(technologies.map({ $0.rawValue })), "responds": .bool(interaction.responds)]
        + interaction.rule.explanation.json
    }
  }
}
