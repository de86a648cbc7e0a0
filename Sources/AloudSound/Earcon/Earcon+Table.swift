internal import AloudReader

extension Earcon {
  /// Every sound there is. What rises opens or begins, what falls closes or ends; what is low and dull goes no further.
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
      .refused, "a buzz", "nothing takes the gesture", level: 0.25,
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
      .scrolled, "a rush of air", "something was scrolled, and does not tell how far", level: 0.25,
      [Note(at: 0, for: 240, 900, .noise)]),
    Earcon(
      .scrolledIntoView, "a soft upward slide", "what was out of sight was scrolled into sight", level: 0.25,
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
  ]
}
