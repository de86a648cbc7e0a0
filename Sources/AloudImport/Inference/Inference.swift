/// A rule by which an importer fills in a fact that a dump does not tell; the name stands in the node's
/// `details.inferences`.
///
///     Inference.cellSwitch.rawValue  // "cellSwitch"
///     Inference.cellSwitch.summary   // "A cell whose only control is a switch is one stop with …"
///
/// A fact that a dump tells is never overruled: traits that stand in it win over traits that its type implies.
public enum Inference: String, CaseIterable, Sendable {
  // The type of an element, and whether it is a stop.
  case stopByType, stopByText, typeByState, barByPlace, scrollsByPlace, rowByText, joinedLabel, wrapper, loneElement
  case cellIsOneStop, cellSwitch, cellParts, fieldButtons, disclosureIndicator, iconGlyph, symbolImage, scrollBar
  case statusBar
  // The words of a stop.
  case roleImpliesTraits, navigationTitle, backButton, tabBarItem, keyboardKey, webHeadingLevel, selectedValue
  case repeatedLabel, repeatedPlaceholder
  // The place of a stop, and the parts that hide it.
  case presentationLayer, scrollingContainer, navigationBarFirst, navigationBarOrder, toolbar, segmentedControl,
    alertIsModal, strayFrame, backmostWindow
  // Facts that the accessibility bridge of the simulator leaves out.
  case tabRole, tabGroup, percentValue, emitterOrder, emptyGroup
  // Facts that editors and models leave out, or have in other words.
  case firstOption, ownHint, descriptionAsLabel, expandedWord, rotorResult

  /// The inference in one sentence.
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
