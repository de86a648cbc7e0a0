/// A rule by which an importer adds data that a dump does not contain. The name of the rule is in the node's
/// `details.inferences`.
///
///     Inference.cellSwitch.rawValue  // "cellSwitch"
///     Inference.cellSwitch.summary   // "A cell whose only control is a switch is one stop with …"
///
/// Data in a dump are never overruled: its traits take precedence over traits that its type implies.
public enum Inference: String, CaseIterable, Sendable {
  // Rules for the type of an element, and whether it is a stop.
  case stopByType, stopByText, typeByState, barByPlace, scrollsByPlace, rowByText, joinedLabel, writtenLabel
  case containerLabel, wrapper, loneElement, emptyList, emptyContainer, unsaidLabel, notAccessible
  case emptyFrame, cellIsOneStop, cellSwitch, cellTexts, cellParts, fieldButtons, disclosureIndicator, iconGlyph
  case symbolImage, scrollBar, statusBar
  // Rules for the words of a stop.
  case roleImpliesTraits, navigationTitle, sectionTitle, backButton, tabBarItem, keyboardKey, webHeadingLevel,
    selectedValue
  case repeatedLabel, repeatedPlaceholder, indicatorValue
  // Rules for the order of stops, and for content that hides them.
  case presentationLayer, scrollingContainer, navigationBarFirst, navigationBarOrder, toolbar, segmentedControl,
    alertIsModal, coveringLayer, strayFrame, backmostWindow
  // Rules for data that the simulator's accessibility bridge leaves out.
  case tabRole, tabGroup, percentValue, emitterOrder, emptyGroup
  // Rules for data that editors and models leave out, or contain in another form.
  case firstOption, ownHint, descriptionAsLabel, expandedWord, rotorResult

  /// A description of the rule in one sentence.
  public var summary: String { row.summary }

  /// The evidence: documented, observed or assumed, with the source.
  public var evidence: String { row.evidence }

  /// The formats whose dumps do not contain what the rule adds.
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
