internal import AloudBase
import AloudTree

/// Collects the texts of a snapshot that no stop and no container says.
///
/// - Complexity: O(elements + length of their texts).
struct XCUILeftOut {
  private let plan: XCUIPlan
  private(set) var found: [LeftOut] = []

  private var survey: XCUISurvey { plan.survey }
  private var elements: [XCUISnapshot.Element] { survey.elements }

  init(_ plan: XCUIPlan) {
    self.plan = plan
    var index = 0
    while index < elements.count {
      switch plan.steps[index] {
      case .passed:
        collectContainer(index)
        index += 1
      case .stop, .cell:
        collectParts(of: index, saidBy: plan.cells[index], rule: rule(of: index))
        index = elements[index].end
      case .leftOut, .hidden:
        let rule = plan.omission(of: index) ?? .stopByType
        for part in index..<elements[index].end {
          add(name(of: part), isDenied(part) ? .notAccessible : rule, at: elements[index].parent)
        }
        index = elements[index].end
      }
    }
  }

  private mutating func add(_ text: String?, _ rule: Inference, at index: Int) {
    guard let text else { return }
    found.append(LeftOut(text: text, inference: rule, place: index < 0 ? .none : elements[index].fileOffset))
  }

  /// The label of an element; for a control without one, the name of its type.
  private func name(of index: Int) -> String? {
    elements[index].label ?? (elements[index].type.isControl ? elements[index].type.name : nil)
  }

  /// True where the dump itself says that the element is not read.
  private func isDenied(_ index: Int) -> Bool { elements[index].accessible == false }

  // MARK: Containers

  private mutating func collectContainer(_ index: Int) {
    let element = elements[index]
    guard element.type != .application else { return }
    guard plan.holdsStops(index) else { return collectEmpty(index) }
    let isSaid = plan.saysOnEntry(index) || survey.joinsContent(index)
    if !isSaid {
      add(element.label, element.inferences.contains(.emptyList) ? .emptyList : .unsaidLabel, at: index)
    }
    // The value of a heading in a web page is its level.
    if element.value != element.label, !plan.isHeading(index), !isState(element.value, of: index) {
      add(element.value, rule(ofContainer: index), at: index)
    }
  }

  /// True for a value of a cell that is the state of a switch in it.
  private func isState(_ value: String?, of index: Int) -> Bool {
    elements[index].type.stop == .cell && (value == "0" || value == "1")
  }

  private func rule(ofContainer index: Int) -> Inference {
    if survey.tellsAccessible { return .notAccessible }
    return plan.inferences[index]?.first { $0 == .joinedLabel || $0 == .cellParts } ?? .containerLabel
  }

  private mutating func collectEmpty(_ index: Int) {
    let element = elements[index]
    if let text = element.label ?? element.value {
      add(text, survey.tellsAccessible && !element.type.isNotable ? .notAccessible : .emptyContainer, at: index)
    } else if element.type.isNotable, element.frame?.isZeroSize != true {
      add(element.type.name, .emptyContainer, at: index)
    }
  }

  // MARK: Stops

  /// Adds the texts inside a stop that neither the stop nor the controls inside it say.
  private mutating func collectParts(of stop: Int, saidBy cell: XCUIPlan.Cell?, rule: Inference) {
    guard survey.hasChildren(stop) else { return }
    let merged = cell?.merged ?? []
    let said = SaidWords(
      ([stop] + merged).flatMap { index in
        let element = elements[index]
        return [element.label, element.value, element.placeholder, element.hint]
      })
    let controls = Set(cell?.controls ?? [])
    var part = stop + 1
    while part < elements[stop].end {
      if controls.contains(part) {
        collectParts(of: part, saidBy: nil, rule: self.rule(of: part))
        part = elements[part].end
        continue
      }
      if let label = elements[part].label, !said.says(label) {
        add(label, isDenied(part) ? .notAccessible : plan.omission(of: part) ?? rule, at: stop)
      }
      part += 1
    }
  }

  /// The rule that made an element a stop, so that it hides what is inside.
  private func rule(of stop: Int) -> Inference {
    if survey.tellsAccessible, elements[stop].type.stop != .cell { return .notAccessible }
    let rules: Set<Inference> = [.cellIsOneStop, .fieldButtons, .stopByType, .stopByText, .writtenLabel, .emptyList]
    return plan.inferences[stop]?.first(where: rules.contains) ?? .stopByType
  }
}
