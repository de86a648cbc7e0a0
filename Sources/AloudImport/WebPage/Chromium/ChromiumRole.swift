/// Chromium's names of the roles that affect VoiceOver; all other roles only contain other nodes.
enum ChromiumRole: String, CaseIterable {
  case page = "RootWebArea"
  case other
  // Roles that are not in WebKit's tree.
  case inlineText = "InlineTextBox"
  case lineBreak = "LineBreak"
  case popup = "MenuListPopup"
  // Texts, and roles that give them a trait.
  case text = "StaticText"
  case heading, link, paragraph, generic
  case labelText = "LabelText"
  case strong, emphasis
  case listMarker = "ListMarker"
  // Controls.
  case button, checkbox, radio, textbox, searchbox, combobox, spinbutton, slider, option, tab, progressbar, meter,
    scrollbar
  case toggle = "switch"
  case popUpButton
  case menuItem = "menuitem"
  case menuItemCheckbox = "menuitemcheckbox"
  case menuItemRadio = "menuitemradio"
  case colorWell = "ColorWell"
  case date = "Date"
  case dateTime = "DateTime"
  case inputTime = "InputTime"
  case disclosure = "DisclosureTriangle"
  case image, separator, math
  case mathML = "MathMLMath"
  case canvas = "Canvas"
  case video = "Video"
  case audio = "Audio"
  // Containers.
  case banner, complementary, contentinfo, main, navigation, region, search
  case list, listitem, listbox
  case descriptionList = "DescriptionList"
  case term, definition
  case table, grid, treegrid, row, rowgroup, cell, gridcell, columnheader, rowheader
  case layoutTable = "LayoutTable"
  case caption
  case group, radiogroup, dialog, alertdialog, figure, article
  case figcaption = "Figcaption"
  case mark, insertion, deletion, suggestion
  case details = "Details"
  case ruby = "Ruby"
  case legend = "Legend"
  case frame = "Iframe"
  case presentationalFrame = "IframePresentational"

  private static let byName: [String: ChromiumRole] = {
    var names = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
    // Names of other versions of Chromium.
    names["WebArea"] = .page
    names["img"] = .image
    names["Caption"] = .caption
    names["graphics-symbol"] = .image
    names["graphics-document"] = .other
    names["term"] = .term
    names["DescriptionListTerm"] = .term
    names["DescriptionListDetail"] = .definition
    names["Splitter"] = .separator
    names["PopUpButton"] = .popUpButton
    names["IframePresentational"] = .presentationalFrame
    // Roles of digital publishing. Source: WebKit's map of roles.
    for name in ["doc-backlink", "doc-biblioref", "doc-glossref", "doc-noteref"] { names[name] = .link }
    for name in ["doc-index", "doc-pagelist", "doc-toc"] { names[name] = .navigation }
    for name in ["doc-biblioentry", "doc-endnote"] { names[name] = .listitem }
    names["doc-cover"] = .image
    names["doc-subtitle"] = .heading
    return names
  }()

  init(name: String) { self = ChromiumRole.byName[name] ?? .other }
}
