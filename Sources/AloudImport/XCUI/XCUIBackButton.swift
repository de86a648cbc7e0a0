/// Tells back buttons from the other buttons at the leading edge of a navigation bar.
enum XCUIBackButton {
  /// UIKit's identifier of its back buttons since iOS 13.
  private static let identifier = "BackButton"

  /// True for a button that can lead back; nobody but UIKit names those, and it names others by what they do.
  static func isPossible(_ element: XCUISnapshot.Element) -> Bool {
    if let identifier = element.identifier, identifier != element.label { return identifier == self.identifier }
    return !otherTitles.contains(element.label?.lowercased() ?? "")
  }

  /// The titles of UIBarButtonItem's system items, and what apps often put there.
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
