/// How braille writes a role or a state.
enum BrailleForm: Equatable {
  /// One word that has a short form in every language: the role is that word.
  case word(BrailleWord)
  /// Several words as speech has them, of which these have short forms.
  case words([BrailleWord])
}

extension Clause {
  /// The phrases of this clause that braille shortens.
  ///
  /// By clause, since speech and braille may have other words for the same role: a link is `Hyperlink` in German speech and `lnk`
  /// in braille, and what is dimmed is 흐리게 표시됨 in Korean speech and 비활성화됨 in braille.
  var brailleForms: [(phrase: Phrase, form: BrailleForm)] {
    switch self {
    case .selected: [(.traitSelected, .word(.selected))]
    case .dimmed: [(.traitNotEnabled, .word(.dimmed))]
    case .button, .pageButton: [(.traitButton, .word(.button))]
    case .popUpButton, .pagePopUpButton: [(.traitPopupButton, .words([.button, .menu]))]
    case .backButton: [(.traitBackButton, .words([.button]))]
    case .switchRole, .switchRoleOfButton: [(.traitSwitch, .words([.button]))]
    case .radioButton: [(.traitRadio, .words([.radio, .button]))]
    case .tab: [(.traitTab, .word(.tab))]
    case .textField, .textFieldUnlessSearch: [(.traitTextField, .words([.text]))]
    case .secureTextField: [(.traitSecureTextField, .words([.secure, .text]))]
    case .searchField, .leadingSearchField: [(.traitSearchField, .words([.search]))]
    case .heading: [(.traitHeader, .word(.heading))]
    case .headingWithLevel, .headingOfText: [(.traitHeaderLevel, .words([.heading, .level]))]
    case .link: [(.traitLink, .word(.link))]
    case .visitedLink: [(.traitVisitedLink, .words([.visited, .link]))]
    case .menuItem: [(.traitMenuItem, .words([.menu, .item]))]
    case .pickerItem: [(.traitPickerItem, .words([.item]))]
    case .image: [(.traitImage, .word(.image))]
    case .expanded: [(.stateExpanded, .word(.expanded)), (.stateCollapsed, .word(.collapsed))]
    case .pageChecked, .pageMenuItemState:
      [(.traitChecked, .word(.checked)), (.traitUnchecked, .word(.unchecked))]
    case .pageTextField: [(.traitTextField, .words([.text])), (.webTextArea, .words([.line, .text]))]
    case .pageControl:
      [
        (.traitTab, .word(.tab)), (.webSeparator, .word(.separator)), (.webToggleButton, .words([.button])),
        (.webComboBox, .words([.box])), (.webColorWell, .words([.color])), (.traitCheckbox, .words([.check, .box])),
      ]
    case .popupKind:
      [(.webPopupMenu, .words([.menu])), (.webPopupListbox, .words([.box])), (.webPopupDialog, .words([.dialog]))]
    case .headerRole: [(.webColumnHeader, .words([.column]))]
    default: []
    }
  }

  /// True where the words of a role or a state are the app's own.
  var isWordedByApp: Bool { self == .roleDescription || self == .switchOtherValue }
}
