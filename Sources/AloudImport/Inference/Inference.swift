/// What an importer fills in because a dump does not tell it; the name stands in the node's `details.inferences`.
///
///     Inference.cellSwitch.rawValue  // "cellSwitch"
///     Inference.cellSwitch.summary   // "A cell whose only control is a switch is one stop with …"
///
/// What a dump tells is never overruled: traits that stand in it win over traits that its type implies.
public enum Inference: String, CaseIterable, Sendable {
  // What an element is, and whether it is a stop.
  case stopByType, stopByText, typeByState, barByPlace, scrollsByPlace, rowByText, joinedLabel, wrapper, loneElement
  case cellIsOneStop, cellSwitch, cellParts, fieldButtons, disclosureIndicator, iconGlyph, symbolImage, scrollBar
  case statusBar
  // What a stop says.
  case roleImpliesTraits, navigationTitle, backButton, tabBarItem, keyboardKey, webHeadingLevel, selectedValue
  case repeatedLabel, repeatedPlaceholder
  // Where it stands, and what hides it.
  case presentationLayer, scrollingContainer, navigationBarFirst, navigationBarOrder, toolbar, segmentedControl,
    alertIsModal, strayFrame, backmostWindow
  // What the accessibility bridge of the simulator leaves out.
  case tabRole, tabGroup, percentValue, emitterOrder, emptyGroup
  // What editors and models leave out, or have in other words.
  case firstOption, ownHint, descriptionAsLabel, expandedWord, rotorResult

  /// What was done, in one sentence.
  public var summary: String { row.summary }

  /// How well it is attested: documented, observed or assumed, and by whom.
  public var evidence: String { row.evidence }

  /// The formats whose dumps leave out what the rule fills in.
  public var formats: [ScreenFormat] { row.formats }

  struct Row {
    let inference: Inference
    let formats: [ScreenFormat]
    let summary: String
    let evidence: String

    init(_ inference: Inference, _ formats: [ScreenFormat], _ summary: String, _ evidence: String) {
      self.inference = inference
      self.formats = formats
      self.summary = summary
      self.evidence = evidence
    }
  }

  private static let rows = Dictionary(uniqueKeysWithValues: table.map { ($0.inference, $0) })

  private var row: Row { Inference.rows[self] ?? Row(self, [], rawValue, "") }
}
