extension Grammar {
  /// The grammar as the user's settings leave it.
  public func applying(_ settings: VoiceOverSettings) -> Grammar {
    var silent: Set<Clause> = []
    if !settings.containers { silent.formUnion([.container, .tabBarEntry, .pageContainer]) }
    if !settings.tableHeaders { silent.formUnion(Clause.tableHeaders) }
    if !settings.tableNumbers { silent.formUnion([.rowSpan, .columnSpan, .row, .column, .headerPlace, .cellPlace]) }
    if !settings.actionsCue { silent.formUnion([.actionsCue, .newActionsCue, .offeredActionsCue]) }
    if !settings.moreContentCue { silent.insert(.contentCue) }
    if !settings.buttonHint { silent.insert(.activateHint) }
    if !settings.spelling { silent.insert(.misspelledHint) }
    if settings.boundaries == .off { silent.formUnion(Clause.boundaries) }
    if settings.importantContent == .off { silent.insert(.importantContent) }
    if !settings.pageHeaders { silent.insert(.headerRole) }
    if !settings.pageTerms { silent.insert(.term) }
    if settings.controlType == .off { silent.formUnion(Clause.controlTypes) }

    var grammar = self
    grammar.description.removeAll(where: silent.contains)
    grammar.cues.removeAll(where: silent.contains)
    grammar.hints = settings.hints ? hints.filter { !silent.contains($0) } : []
    grammar.laterCues.removeAll(where: silent.contains)
    if settings.repeatActionsCue {
      grammar.laterCues = grammar.laterCues.map { $0 == .newActionsCue ? .offeredActionsCue : $0 }
    }
    if settings.controlType == .before { grammar.moveControlTypesForward() }
    return grammar
  }

  private mutating func moveControlTypesForward() {
    let types = description.filter(Clause.controlTypes.contains)
    let others = description.filter { !Clause.controlTypes.contains($0) }
    let place = others.firstIndex(of: .label) ?? 0
    description = Array(others[..<place]) + types + Array(others[place...])
  }
}

extension Clause {
  fileprivate static let tableHeaders = all(.tableHeader)
  fileprivate static let boundaries = all(.boundary)
  fileprivate static let controlTypes = all(.controlType)
}
