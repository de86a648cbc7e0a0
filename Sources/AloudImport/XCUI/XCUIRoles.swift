import AloudTree

/// The roles that elements get from surrounding bars, alerts and scroll views.
struct XCUIRoles: Sendable {
  /// Elements that hide their siblings.
  private(set) var modal: Set<Int> = []
  /// The layers that cover another one completely, which nobody sees.
  private(set) var covering: Set<Int> = []
  /// Views whose navigation bar is read first.
  private(set) var barParents: Set<Int> = []
  private(set) var backButtons: Set<Int> = []
  private(set) var titles: Set<Int> = []
  /// The titles of sections in lists.
  let sectionTitles: Set<Int>
  /// The priorities of stops in navigation bars; a higher priority is read first.
  private(set) var barPriorities: [Int: Double] = [:]
  /// Scroll views whose first stops are above or before them.
  private(set) var scrolled: Set<Int> = []

  private let plan: XCUIPlan
  private var elements: [XCUISnapshot.Element] { plan.survey.elements }

  /// The maximum distance of a back button from the edge of its bar, in points.
  private static let backButtonInset = 10.0

  init(_ plan: XCUIPlan, rightToLeft: Bool) {
    self.plan = plan
    sectionTitles = XCUISections(plan).titles
    let popovers = popovers
    covering = coveringLayers
    modal = Surroundings.modal(
      alerts(outside: popovers) + popovers + covering.sorted(),
      keyboards: elements.indices.filter { elements[$0].type == .keyboard && isWalked($0) },
      parent: { plan.survey.parentInApplication(of: $0) })
    scrolled = Surroundings.scrolled(
      among: elements.count, parent: { elements[$0].parent }, corner: { corner(of: $0) },
      scrollFrame: { elements[$0].type.scrolls ? elements[$0].frame : nil })
    for index in elements.indices where elements[index].type == .navigationBar && isWalked(index) {
      if elements[index].parent >= 0 { barParents.insert(elements[index].parent) }
      if let button = backButton(of: index, rightToLeft: rightToLeft) { backButtons.insert(button) }
      titles.formUnion(titles(of: index))
      let stops = (index + 1..<max(elements[index].end, index + 1)).filter { plan.steps[$0] == .stop }
      let priorities = Surroundings.barPriorities(stops, rightToLeft: rightToLeft) { elements[$0].frame }
      barPriorities.merge(priorities) { $1 }
    }
  }

  private func isWalked(_ index: Int) -> Bool { plan.steps[index] == .passed && plan.holdsStops(index) }

  /// The alerts and sheets. One in a popover does not hide the region around it, which dismisses it.
  private func alerts(outside popovers: [Int]) -> [Int] {
    elements.indices.filter { index in
      guard elements[index].type.isModal, isWalked(index) else { return false }
      return !popovers.contains { $0 < index && index < elements[$0].end }
    }
  }

  /// The elements that contain a popover and the dismiss region around it, if nothing is presented over them.
  private var popovers: [Int] {
    let regions = elements.indices.filter {
      elements[$0].identifier == "PopoverDismissRegion" && plan.steps[$0] == .stop
    }
    return regions.map { elements[$0].parent }.filter { holder in
      guard holder >= 0, elements[holder].type != .window, elements[holder].type != .application else { return false }
      return !elements.indices[elements[holder].end...].contains { isStop($0) && !plan.survey.isInKeyboard($0) }
    }
  }

  /// The views of a window over a view of which WebDriverAgent sees no part.
  private var coveringLayers: Set<Int> {
    guard elements.contains(where: { $0.visible == false }) else { return [] }
    var covering: Set<Int> = []
    /// For each parent, its last child with stops so far.
    var below: [Int: Int] = [:]
    for index in elements.indices where elements[index].type != .window && isWalked(index) {
      let parent = elements[index].parent
      guard parent >= 0, elements[parent].frame?.isZeroSize == false else { continue }
      if let lower = below[parent], covers(index, lower) { covering.insert(index) }
      below[parent] = index
    }
    return covering
  }

  /// True when a visible view lies over another one of the size of the screen, no part of which is visible.
  private func covers(_ upper: Int, _ lower: Int) -> Bool {
    guard elements[upper].visible == true, let frame = elements[lower].frame, frame == elements[upper].frame,
      frame == elements[elements[lower].parent].frame
    else { return false }
    return elements[lower..<elements[lower].end].allSatisfy { $0.visible == false }
  }

  private func isStop(_ index: Int) -> Bool { plan.steps[index] == .stop || plan.steps[index] == .cell }

  /// The top left corner of a stop. Parts of a cell outside of the screen have wrong frames, so the cell's corner is
  /// used.
  private func corner(of index: Int) -> ScreenPoint? {
    let element = elements[index]
    let isStop = plan.steps[index] == .stop && !plan.survey.isInCell(index)
    let isCell = element.type.stop == .cell && plan.holdsStops(index)
    guard isStop || isCell, let frame = element.frame, !frame.isZeroSize else { return nil }
    return frame.origin
  }

  // MARK: Navigation bars

  private func backButton(of bar: Int, rightToLeft: Bool) -> Int? {
    guard let barFrame = elements[bar].frame else { return firstButton(of: bar) }
    var child = bar + 1
    while child < elements[bar].end {
      if elements[child].type == .button, plan.steps[child] == .stop, XCUIBackButton.isPossible(elements[child]),
        let frame = elements[child].frame
      {
        let inset = rightToLeft ? barFrame.x + barFrame.width - frame.x - frame.width : frame.x - barFrame.x
        if abs(inset) <= XCUIRoles.backButtonInset { return child }
      }
      child = elements[child].end
    }
    return nil
  }

  /// The button before the title in a bar without a frame.
  private func firstButton(of bar: Int) -> Int? {
    let stops = elements.indices[bar + 1..<elements[bar].end].filter { plan.steps[$0] == .stop }
    guard let first = stops.first, elements[first].type == .button, XCUIBackButton.isPossible(elements[first]) else {
      return nil
    }
    return stops.contains { elements[$0].type == .staticText } ? first : nil
  }

  /// The texts directly in a bar, or the only text in it; empty if the dump contains traits.
  private func titles(of bar: Int) -> [Int] {
    var texts: [Int] = []
    var index = bar + 1
    while index < elements[bar].end {
      let isText = elements[index].type == .staticText || elements[index].type == .other
      if isText, plan.steps[index] == .stop { texts.append(index) }
      let isPassed = plan.steps[index] == .passed && elements[index].type != .navigationBar
      index = isPassed ? index + 1 : elements[index].end
    }
    let direct = texts.filter { elements[$0].type == .staticText && elements[$0].parent == bar }
    let titles = direct.isEmpty && texts.count == 1 ? texts : direct
    return titles.filter { elements[$0].traits == nil }
  }
}

/// Distinguishes back buttons from other buttons at the leading edge of a navigation bar.
enum XCUIBackButton {
  /// UIKit's identifier for its back buttons since iOS 13.
  private static let identifier = "BackButton"

  /// True for a button that may be a back button. Apps give no identifiers to back buttons; UIKit's identifiers of
  /// other buttons describe their actions.
  static func isPossible(_ element: XCUISnapshot.Element) -> Bool {
    if let identifier = element.identifier, identifier != element.label { return identifier == self.identifier }
    return !otherTitles.contains(element.label?.lowercased() ?? "")
  }

  /// The titles of UIBarButtonItem's system items, and other titles that apps often use there.
  private static let otherTitles: Set<String> = [
    "cancel", "close", "done", "edit", "save", "add", "menu", "share", "select", "skip", "reset", "clear", "filter",
    "취소", "닫기", "완료", "편집", "저장", "추가", "메뉴", "공유", "선택", "건너뛰기", "재설정", "지우기", "필터",
    "キャンセル", "閉じる", "完了", "編集", "保存", "追加", "メニュー", "共有", "選択", "スキップ",
    "إلغاء", "إغلاق", "تم", "تعديل", "حفظ",
    "abbrechen", "schließen", "fertig", "bearbeiten", "sichern", "speichern", "hinzufügen", "menü",
    "annuler", "fermer", "ok", "terminé", "modifier", "enregistrer", "ajouter",
    "cancelar", "cerrar", "listo", "editar", "guardar", "añadir", "agregar", "menú",
    "取消", "关闭", "完成", "编辑", "存储", "保存", "添加", "菜单",
    "отменить", "отмена", "закрыть", "готово", "править", "изменить", "сохранить", "добавить", "меню",
  ]
}
