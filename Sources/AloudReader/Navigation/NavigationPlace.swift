/// Where the user is on a screen, with all that decides where the next gesture leads.
///
/// The numbers refer to lists of the ``Navigation`` that made the place, so that places are small and quick to compare.
package struct NavigationPlace: Hashable, Sendable {
  /// No index.
  static let none: Int32 = -1
  /// The Item Chooser is open, and its cursor is before the first item.
  static let beforeItems: Int32 = -2

  /// The rank of the stop under the cursor; 0 in the Item Chooser, where it does not matter.
  var stop: Int32
  /// The option that the user chose on the rotor, and the option of the element.
  var chosen: Int32
  var ofElement = NavigationPlace.none
  /// The index of the last result of a custom rotor.
  var result = NavigationPlace.none
  /// See ``Grouping``.
  var level = NavigationPlace.none
  var container = NavigationPlace.none
  /// The item of the Item Chooser; `none` while it is closed.
  var item = NavigationPlace.none
  /// What is scrolled into view.
  var view: Int32 = 0

  /// True if VoiceOver said a passage of the stop's text, which a custom rotor found, and not the stop.
  var saysPassage = false

  var isInChooser: Bool { item != NavigationPlace.none }

  var grouping: Grouping {
    get { Grouping(level: level.index, current: container.index) }
    set { (level, container) = (Int32(newValue.level), Int32(newValue.current)) }
  }

  /// The rank of the stop that has been said; nil on a container, on a passage, and in the Item Chooser.
  package var rank: Int? {
    isInChooser || saysPassage || container != NavigationPlace.none ? nil : Int(stop)
  }
}

extension Int32 {
  init(_ index: Int?) { self = index.map { Int32(clamping: $0) } ?? NavigationPlace.none }

  var index: Int? { self == NavigationPlace.none ? nil : Int(self) }
}
