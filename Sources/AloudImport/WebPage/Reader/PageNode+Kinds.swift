internal import AloudBase
import AloudTree

// What kind of stop an element is.
extension PageNode {
  /// True for a role that is one stop with all its content.
  var isControl: Bool {
    switch node.role {
    case .button, .popUpButton, .checkbox, .radio, .toggle, .menuItem, .menuItemCheckbox, .menuItemRadio, .tab, .option,
      .textbox, .searchbox, .spinbutton, .combobox, .listbox, .slider, .progressbar, .meter, .scrollbar, .colorWell,
      .date, .dateTime, .inputTime, .separator, .math, .mathML:
      true
    case .image: tag != "svg" || attributes.contains(.role) || !node.name.isEmpty
    case .video, .audio: mediaName != nil
    case .canvas: !node.name.isEmpty
    default: false
    }
  }

  /// The page's name for a video or an audio; Chromium reports instead that there is nothing to play.
  var mediaName: String? {
    let written = [attributes[.ariaLabel], attributes[.title]].map { $0?.withPlainSpaces ?? "" }
    return (place == nil ? [node.name] : written).first { !$0.isEmpty }
  }

  /// True for the role `text`, which joins its content to one text.
  var isWrittenText: Bool { attributes.token(.role) == "text" }

  /// True for the outermost element of editable content that has no role of a control.
  var isEditableContent: Bool { attributes.isEditable && (node.role.isNoControl || node.role == .heading) }

  /// True for an image with an empty `alt`, whatever other name it has. Source: WebKit, `computeIsIgnored`.
  var isDecorativeImage: Bool {
    tag == "img" && attributes[.alt]?.withPlainSpaces.isEmpty == true && !node.properties.isTrue(.focusable)
  }

  /// True for an element that only changes how its text looks; it is not in WebKit's tree.
  var isStyle: Bool {
    switch node.role {
    case .strong, .emphasis: true
    case .mark: tag == "mark" && !attributes.contains(.role)
    case .deletion: tag == "s" && !attributes.contains(.role)
    default: tag == "abbr" && !attributes.contains(.role) && !attributes.contains(.title)
    }
  }

  var hasHeadingTag: Bool { ["h1", "h2", "h3", "h4", "h5", "h6"].contains(tag) }
}

extension PageAttributes {
  /// True for `contenteditable`, unless its value is `false`.
  var isEditable: Bool { contains(.contenteditable) && token(.contenteditable) != "false" }
}

extension ChromiumRole {
  /// True for the controls of a form.
  var isFormControl: Bool {
    switch self {
    case .button, .popUpButton, .checkbox, .radio, .toggle, .textbox, .searchbox, .spinbutton, .combobox, .listbox,
      .slider, .colorWell, .date, .dateTime, .inputTime:
      true
    default: false
    }
  }

  /// True for roles that are not stops by themselves.
  var isNoControl: Bool {
    switch self {
    case .other, .paragraph, .generic, .strong, .emphasis, .group, .radiogroup, .contentinfo, .banner, .main,
      .navigation, .complementary, .region, .search, .figure, .figcaption, .mark, .insertion, .deletion, .suggestion,
      .article,
      .listitem, .descriptionList, .list, .dialog, .alertdialog, .details, .cell, .gridcell, .columnheader, .rowheader:
      true
    default: false
    }
  }
}
