internal import AloudReader

extension Earcon {
  /// All sounds. A rising sound means that something opens or begins; a falling sound, that it closes or ends; a low,
  /// dull sound means a boundary.
  public static let table: [Earcon] = [
    Earcon(
      .focusMoved, "a click", "the cursor is on another element", level: 0.2,
      [Note(at: 0, for: 16, 1_000)]),
    Earcon(
      .activated, "two quick clicks, the second higher", "the element was double-tapped", level: 0.3,
      [Note(at: 0, for: 24, 800), Note(at: 60, for: 30, 1_600)]),
    Earcon(
      .boundary, "a dull thud", "there is nothing further in this direction",
      [Note(at: 0, for: 160, 150, to: 90)]),
    Earcon(
      .nothingThere, "a puff of noise", "there is no element under the finger", level: 0.2,
      [Note(at: 0, for: 90, 2_500, .noise)]),
    Earcon(
      .refused, "a buzz", "nothing accepts the gesture", level: 0.25,
      [Note(at: 0, for: 260, 117, .hollow)]),
    Earcon(
      .screenChanged, "two rising notes", "another screen, or a large part of it, has appeared",
      [Note(at: 0, for: 110, 523.25), Note(at: 120, for: 200, 783.99)]),
    Earcon(
      .layoutChanged, "a pip", "a part of the screen has changed", level: 0.3,
      [Note(at: 0, for: 60, 1_244.5, .pure)]),
    Earcon(
      .alert, "three equal notes", "an alert has appeared", level: 0.45,
      [Note(at: 0, for: 80, 880, .hollow), Note(at: 110, for: 80, 880, .hollow), Note(at: 220, for: 140, 880, .hollow)]
    ),
    Earcon(
      .scrolled, "a rush of air", "something was scrolled, but it does not say how far", level: 0.25,
      [Note(at: 0, for: 240, 900, .noise)]),
    Earcon(
      .scrolledIntoView, "a soft upward slide", "an element out of sight was scrolled into view", level: 0.25,
      [Note(at: 0, for: 130, 330, to: 495, .pure)]),
    Earcon(
      .rotorTick, "a high tick", "the rotor has turned", level: 0.25,
      [Note(at: 0, for: 9, 3_200)]),
    Earcon(
      .holdRecognized, "a rising slide and a knock", "the finger has rested long enough", level: 0.3,
      [Note(at: 0, for: 150, 300, to: 600), Note(at: 190, for: 40, 700)]),
    Earcon(
      .focusLost, "three falling notes", "the element under the cursor has gone",
      [Note(at: 0, for: 90, 659.26), Note(at: 100, for: 90, 493.88), Note(at: 200, for: 180, 329.63)]),
    Earcon(
      .capital, "a very high pip", "the letter is a capital", level: 0.25,
      [Note(at: 0, for: 70, 2_093, .pure)]),
    Earcon(
      .deleted, "a short falling slide", "the character was deleted", level: 0.3,
      [Note(at: 0, for: 90, 700, to: 350)]),
    Earcon(
      .itemChooserOpened, "three quick rising notes", "the Item Chooser is open",
      [Note(at: 0, for: 60, 392), Note(at: 70, for: 60, 523.25), Note(at: 140, for: 110, 659.26)]),
    Earcon(
      .itemChooserClosed, "the same falling", "the Item Chooser is closed",
      [Note(at: 0, for: 60, 783.99), Note(at: 70, for: 60, 523.25), Note(at: 140, for: 110, 261.63)]),
    Earcon(
      .dragBegan, "a knock, and a note that rises from it", "the element is being dragged", level: 0.3,
      [Note(at: 0, for: 30, 220), Note(at: 50, for: 200, 247, to: 440)]),
    Earcon(
      .dragEnded, "a note that falls, and a knock", "the element was dropped", level: 0.3,
      [Note(at: 0, for: 170, 440, to: 247), Note(at: 210, for: 40, 165)]),
    Earcon(
      .secureTextEntered, "a muffled double knock", "a character was typed in a secure field", level: 0.3,
      [Note(at: 0, for: 40, 200, .hollow), Note(at: 55, for: 40, 200, .hollow)]),
    Earcon(
      .itemReordered, "two falling notes and a high one", "the dragged item has another place", level: 0.3,
      [Note(at: 0, for: 60, 600), Note(at: 80, for: 60, 450), Note(at: 160, for: 140, 900)]),
    Earcon(
      .insertionPointMoved, "a faint tick", "the insertion point has moved", level: 0.2,
      [Note(at: 0, for: 12, 2_200, .pure)]),
    Earcon(
      .selectionDirectionChanged, "a note that turns back", "a selection that grew shrinks, or the other way round",
      level: 0.25, [Note(at: 0, for: 70, 500, to: 750, .pure), Note(at: 70, for: 70, 750, to: 500, .pure)]),
    Earcon(
      .wrappedForwards, "a long slide up", "after the last element, the cursor went to the first", level: 0.25,
      [Note(at: 0, for: 320, 400, to: 1_600, .pure)]),
    Earcon(
      .wrappedBackwards, "a long slide down", "before the first element, the cursor went to the last", level: 0.25,
      [Note(at: 0, for: 320, 1_600, to: 400, .pure)]),
    Earcon(
      .noResults, "two falling buzzes", "the text was not found", level: 0.25,
      [Note(at: 0, for: 120, 220, .hollow), Note(at: 140, for: 200, 165, .hollow)]),
    Earcon(
      .keyboardAppeared, "a run of three clicks up", "a field has the keyboard", level: 0.25,
      [Note(at: 0, for: 25, 700), Note(at: 50, for: 25, 1_050), Note(at: 100, for: 30, 1_400)]),
    Earcon(
      .keyboardDisappeared, "a run of three clicks down", "the keyboard has gone", level: 0.25,
      [Note(at: 0, for: 25, 1_400), Note(at: 50, for: 25, 1_050), Note(at: 100, for: 30, 700)]),
    Earcon(
      .quickNavEnabled, "a fourth up", "letters are commands now", level: 0.3,
      [Note(at: 0, for: 90, 660, .hollow), Note(at: 100, for: 140, 880, .hollow)]),
    Earcon(
      .quickNavDisabled, "a fourth down", "letters are text again", level: 0.3,
      [Note(at: 0, for: 90, 880, .hollow), Note(at: 100, for: 140, 660, .hollow)]),
    Earcon(
      .synchronizedFocus, "two notes that meet", "the cursor went to the element with the keyboard focus", level: 0.25,
      [Note(at: 0, for: 100, 1_000, to: 800, .pure), Note(at: 110, for: 100, 600, to: 800, .pure)]),
    Earcon(
      .volumeChanged, "a short even note", "VoiceOver speaks louder or more softly", level: 0.3,
      [Note(at: 0, for: 100, 440, .pure)]),
    Earcon(
      .startInteracting, "a slide up into a deep note", "the cursor went into a group", level: 0.3,
      [Note(at: 0, for: 90, 160, to: 240, .hollow), Note(at: 100, for: 120, 240, .hollow)]),
    Earcon(
      .stopInteracting, "a deep note that slides down", "the cursor came out of a group", level: 0.3,
      [Note(at: 0, for: 120, 240, .hollow), Note(at: 130, for: 90, 240, to: 160, .hollow)]),
    Earcon(
      .interactableGroup, "two deep taps", "the cursor is on a group that it can enter", level: 0.3,
      [Note(at: 0, for: 30, 320), Note(at: 45, for: 30, 320)]),
  ]
}
