internal import AloudBase
internal import AloudTree

// The clauses of web pages. Source: recordings of Safari at a11ysupport.io, and WebKit's wrapper for iOS.
extension Composer {
  var web: WebElement? { sharedDetails?.value.web }

  /// True for a header of a table, and for an element inside one.
  var isInHeader: Bool { web?.header != nil }

  /// True for an element that says `aria-roledescription` in place of its role.
  var saysRoleDescription: Bool { !screen.settings.has(.rolesOfDescriptions) && web?.roleDescription != nil }

  // MARK: Containers

  /// The containers around the stop but not around the previous stop, outer ones first, with their roles.
  private var enteredPageContainers: [(ReadingOrder.Container, WebRole?)] {
    enteredContainers.map { ($0, screen.tree.nodes[$0.node.index].sharedDetails?.value.web?.role) }
  }

  /// Says the names of tables, list boxes and fieldsets. The legend of a fieldset already says the name.
  mutating func pageContainer(_ clause: Clause) {
    for (container, role) in enteredPageContainers {
      let node = screen.tree.nodes[container.node.index]
      let isNamed = role == .listbox || role == .fieldset || node.isTable
      guard isNamed, let label = node.label else { continue }
      if role == .fieldset, container.ranks.lowerBound == rank, label.string == self.label?.string { continue }
      say(.container, label, clause, of: container.node)
    }
  }

  /// Says the boundaries of containers at a stop. If several containers begin or end there, inner ones come first.
  mutating func pageBoundaries(_ clause: Clause) {
    for container in screen.containers(aroundRank: rank) {
      let node = screen.tree.nodes[container.node.index]
      let role = node.sharedDetails?.value.web?.role
      let (start, end) = boundaryPhrases(node, role)
      if rank == container.ranks.lowerBound {
        if let start { say(.boundary, start, clause, of: container.node) }
        if node.isTable { tableSize(container.node, clause) }
      } else if rank == container.ranks.upperBound - 1, let end {
        say(.boundary, end, clause, of: container.node)
      }
    }
  }

  private func boundaryPhrases(_ node: Node, _ role: WebRole?) -> (start: Phrase?, end: Phrase?) {
    if node.isTable { return (.webTableStart, .webTableEnd) }
    let isList = node.container == .list
    return switch role {
    case .descriptionList: (.webDescriptionListStart, .webDescriptionListEnd)
    case .fieldset: (.webFormStart, isList ? .listEnd : nil)
    default: isList ? (.listStart, .listEnd) : (nil, nil)
    }
  }

  private mutating func tableSize(_ id: NodeID, _ clause: Clause) {
    guard let table = screen.tree.nodes[id.index].sharedDetails?.value.table else { return }
    for (phrase, count) in [(Phrase.webRows, table.rows), (.webColumns, table.columns)] {
      say(.boundary, filled: words.text(phrase, counting: count), clause, of: id)
    }
  }

  /// Says "Site header, banner, landmark" with the first element, and "end, Site header, banner" with the last.
  mutating func pageLandmarks(_ clause: Clause) {
    for container in screen.containers(aroundRank: rank) {
      let node = screen.tree.nodes[container.node.index]
      guard let role = node.sharedDetails?.value.web?.role, role.isLandmark else { continue }
      let isFirst = rank == container.ranks.lowerBound
      guard isFirst || rank == container.ranks.upperBound - 1 else { continue }
      if !isFirst { say(.boundary, .landmarkEnd, clause, of: container.node) }
      if let label = node.label, !isBlank(label) { say(.container, label, clause, of: container.node) }
      if let phrase = role.landmarkPhrase, role != .region || screen.settings.has(.landmarkRegions) {
        say(.boundary, phrase, clause, of: container.node)
      }
      if isFirst { say(.boundary, .landmarkStart, clause, of: container.node) }
    }
  }

  // MARK: Tables

  private var cell: StopContext.Cell? { context?.cell }

  /// The place of the previous stop if it is in the same table.
  private var placeBefore: DataTableCell? { cell.flatMap { previousCell(of: $0) } }

  mutating func pageColumnHeader(_ clause: Clause) {
    guard let cell, let column = cell.place.column, column > 0, cell.place.row != 0 else { return }
    if let before = placeBefore, before.column == column { return }
    let text = web(ofTable: cell)?.columnHeaders[column]
    // A header below the first row is not said twice.
    if web?.header == .column, text == label?.string { return }
    header(text, clause, cell)
  }

  mutating func pageRowHeader(_ clause: Clause) {
    guard let cell, let row = cell.place.row, web?.header == nil else { return }
    if let before = placeBefore, before.row == row { return }
    header(web(ofTable: cell)?.rowHeaders[row], clause, cell)
  }

  private func web(ofTable cell: StopContext.Cell) -> WebElement? {
    screen.tree.nodes[cell.table.node.index].sharedDetails?.value.web
  }

  private mutating func header(_ text: String?, _ clause: Clause, _ cell: StopContext.Cell) {
    guard let text, !text.isEmpty else { return }
    append(
      Fragment(
        .header, screen.spoken(text), language: screen.language(of: cell.table.node), clause: clause,
        node: cell.table.node))
  }

  mutating func headerRole(_ clause: Clause) {
    guard let header = web?.header else { return }
    if header != .column { say(.trait, .webRowHeader, clause) }
    if header != .row { say(.trait, .webColumnHeader, clause) }
  }

  mutating func cellPlace(_ clause: Clause) {
    guard let cell else { return }
    let before = placeBefore
    let isNewRow = before?.row != cell.place.row || cell.isFirstInRow && before?.column != cell.place.column
    if let row = cell.place.row, isNewRow {
      say(.row, filled: words.text(.tableRow, numbers: ["row": row + 1]), clause)
    }
    column(clause)
  }

  // MARK: Elements

  /// True for a button that opens something and has no other role word.
  var isPagePopup: Bool {
    guard traits.contains(.popUpButton) else { return false }
    return web?.role != .colorWell && web?.role != .dateTimePicker
  }

  /// True if the hint is not said as content.
  var isPageHint: Bool { screen.settings.describedBy == .hint || web?.isDescribed != true }

  /// True for a field that can be edited.
  var isPageEditable: Bool {
    isTextEntry && !isDimmed && web?.role != .combobox && traits.isDisjoint(with: [.isEditing, .readOnly])
  }

  /// True for a control that opens a picker. Fields for a date with a time, and for a color, say no hint in recordings.
  var opensPicker: Bool {
    !isDimmed && web?.role != .dateTimePicker && web?.role != .colorWell
  }

  /// True where recordings have the state expanded together with the role.
  var isExpandedHeard: Bool {
    guard let web else { return true }
    return web.role == .combobox || web.role == nil && (isPlainButton || isLink)
  }

  var expandedPhrase: Phrase? { expanded.map { $0 ? .stateExpanded : .stateCollapsed } }

  /// Says the name of a marker that is a single symbol. Numbers and letters are said as the label.
  mutating func listMarker(_ clause: Clause) {
    guard isSymbolMarker, let symbol = label?.string.first, let name = words.name(of: symbol) else { return }
    isNamed = true
    say(.label, filled: name, clause)
  }

  /// True for a marker that is one symbol with a name.
  var isSymbolMarker: Bool {
    guard web?.role == .listMarker, let text = label?.string, text.count == 1 else { return false }
    return text.first.map { words.name(of: $0) != nil } ?? false
  }

  /// True for fields for a date and a time, which say only their value. Source: recordings of iOS 14.0.
  var isLabelSilent: Bool { web?.role == .dateTimePicker }

  mutating func pageValue(_ clause: Clause) {
    guard let web else {
      if !traits.contains(.toggleButton) { say(.value, value, clause) }
      return
    }
    if web.role == .progressbar, let range = web.range, let at = reportedValue.flatMap({ Double($0.string) }),
      range.upperBound > range.lowerBound
    {
      let percent = (at - range.lowerBound) / (range.upperBound - range.lowerBound) * 100
      return say(.value, SpokenText(words.numbers.percentage(Int(clamping: percent))), clause)
    }
    if web.role == .spinbutton, let number = reportedValue.flatMap({ Double($0.string) }) {
      return say(.value, SpokenText(words.numbers.string(number)), clause)
    }
    if web.role == .fileButton {
      if isBlank(label) { say(.label, .webChooseFile, clause, names: true) }
      return say(.value, .webNoFile, clause)
    }
    guard traits.isDisjoint(with: [.toggleButton, .isEditing]) else { return }
    say(.value, value, clause)
  }

  mutating func ariaDescription(_ clause: Clause) {
    let isContent = screen.settings.describedBy == .content && web?.isDescribed == true
    guard let description = web?.description.map({ SpokenText($0) }) ?? (isContent ? hint : nil) else { return }
    say(.content, .webDescription, clause)
    say(.content, description, clause)
  }

  mutating func pageTextField(_ clause: Clause) {
    guard web?.role != .combobox else { return }
    say(.trait, traits.contains(.textArea) ? .webTextArea : .traitTextField, clause)
  }

  mutating func popupKind(_ clause: Clause) {
    guard let popup = web?.popup else { return }
    say(.state, screen.settings.has(.pagePopups) ? popup.phrase : .webShowsPopup, clause)
  }

  var checkedPhrase: Phrase? {
    guard let web, let checked = web.checked, traits.isDisjoint(with: [.menuItem]) else { return nil }
    switch web.role {
    // Source: one recording of iOS 18.5, in which a toggle button says "checked" after it is pressed.
    case .toggleButton where isStateAlone: return checked.checkboxPhrase
    case .toggleButton: return checked == .on ? .webPressed : checked == .off ? .webNotPressed : .switchMixed
    case .checkbox: return checked.checkboxPhrase
    default: return traits.contains(.radioButton) ? checked.checkboxPhrase : nil
    }
  }

  mutating func pagePosition(_ clause: Clause) {
    guard let position = web?.position else { return }
    sayPosition(position.index, of: position.count, clause)
  }

  mutating func term(_ clause: Clause) {
    switch web?.term {
    case .term: say(.container, .webTerm, clause)
    case .definition: say(.container, .webDefinition, clause)
    default: break
    }
  }
}

extension WebRole {
  var controlPhrase: Phrase? {
    switch self {
    case .checkbox: .traitCheckbox
    case .combobox: .webComboBox
    case .toggleButton: .webToggleButton
    case .colorWell: .webColorWell
    case .tab: .traitTab
    case .separator: .webSeparator
    default: nil
    }
  }

  fileprivate var landmarkPhrase: Phrase? {
    switch self {
    case .banner: .webBanner
    case .complementary: .webComplementary
    case .contentinfo: .webContentInformation
    case .main: .webMain
    case .navigation: .webNavigation
    case .region: .webRegion
    case .search: .webSearch
    default: nil
    }
  }
}

extension WebCurrent {
  var phrase: Phrase {
    switch self {
    case .page: .webCurrentPage
    case .step: .webCurrentStep
    case .location: .webCurrentLocation
    case .date: .webCurrentDate
    case .time: .webCurrentTime
    case .unspecified: .webCurrent
    }
  }
}

extension WebPopup {
  fileprivate var phrase: Phrase {
    switch self {
    case .menu: .webPopupMenu
    case .listbox: .webPopupListbox
    case .tree: .webPopupTree
    case .grid: .webPopupGrid
    case .dialog: .webPopupDialog
    }
  }
}

extension WebSort {
  /// Nil for an order whose word is not known.
  var phrase: Phrase? {
    switch self {
    case .ascending: .webSortUp
    case .descending: .webSortDown
    case .other: nil
    }
  }
}

extension WebCheck {
  var checkboxPhrase: Phrase {
    switch self {
    case .on: .traitChecked
    case .off: .traitUnchecked
    case .mixed: .switchMixed
    }
  }
}
