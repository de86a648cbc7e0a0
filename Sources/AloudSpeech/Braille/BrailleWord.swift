/// A word of VoiceOver that braille has a short form for.
///
/// The raw value is the key of the word in Apple's bundle `ScreenReaderOutput`, without `_FULL` and `_SHORT`. There are no keys for
/// the words field, bar, switch, back, pop-up and adjustable, so these are written out.
public enum BrailleWord: String, CaseIterable, Sendable {
  case blank = "BLANK", box = "BOX", browser = "BROWSER", button = "BUTTON", check = "CHECK", checked = "CHECKED"
  case collapsed = "COLLAPSED", color = "COLOR", column = "COLUMN", columns = "COLUMNS", containing = "CONTAINING"
  case content = "CONTENT", contextual = "CONTEXTUAL", dialog = "DIALOG", dimmed = "DIMMED"
  case disclosure = "DISCLOSURE", displayed = "DISPLAYED", divider = "DIVIDER", edit = "EDIT"
  case expanded = "EXPANDED", folder = "FOLDER", group = "GROUP", heading = "HEADING", highlighted = "HIGHLIGHTED"
  case horizontal = "HORIZONTAL", horizontalScrollBar = "HORIZONTAL_SCROLL_BAR", image = "IMAGE"
  case indicator = "INDICATOR", item = "ITEM", items = "ITEMS", level = "LEVEL", line = "LINE", lines = "LINES"
  case link = "LINK", menu = "MENU", menubar = "MENUBAR", menus = "MENUS", minimize = "MINIMIZE"
  case minimized = "MINIMIZED", page = "PAGE", progress = "PROGRESS", radio = "RADIO", running = "RUNNING"
  case scroll = "SCROLL", search = "SEARCH", searching = "SEARCHING", secure = "SECURE", selected = "SELECTED"
  case selection = "SELECTION", separator = "SEPARATOR", slider = "SLIDER", split = "SPLIT", splitter = "SPLITTER"
  case status = "STATUS", stepper = "STEPPER", submenu = "SUBMENU", tab = "TAB", table = "TABLE", text = "TEXT"
  case toolbar = "TOOLBAR", triangle = "TRIANGLE", unchecked = "UNCHECKED", unhighlighted = "UNHIGHLIGHTED"
  case unselected = "UNSELECTED", vertical = "VERTICAL", verticalScrollBar = "VERTICAL_SCROLL_BAR"
  case visited = "VISITED", window = "WINDOW"
}
