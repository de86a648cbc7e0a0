internal import AloudBase

// Settings of an app in use: gestures, simulated time and speech.
extension Setting {
  static let walking: [Setting] = [
    .choice(
      "navigation", { assigned(&$0.navigation, $1) },
      "the cursor passes through containers, or stops at them and enters them",
      .assumed("knowledge of Settings > VoiceOver > Navigation Style, without a source")),
    .choice(
      "controls", { assigned(&$0.controls, $1) },
      "an activated control without a behavior does nothing, or what its kind does",
      .assumed("Aloud's choice: with inert, only what the document says happens; with live, dumps can be walked, too")),
    .choice(
      "reread", { assigned(&$0.reread, $1) },
      "a double tap says the element again, without role and hint",
      .documented("WWDC14 210, WWDC16 202, WWDC25 224; MagentaA11y; when it is left out is assumed")),
    .choice(
      "announcementsInActions", { assigned(&$0.announcementsInActions, $1) },
      "an announcement by a double tap is cut off by the element, or heard after it",
      .observed("developers with UIKit report the loss; in WWDC23 10036, with SwiftUI, it is heard")),
    .number(
      "transition", { assigned(&$0.transition, $1) }, 0...5_000,
      "milliseconds in which a new screen appears, and the activated element is said",
      .assumed(
        "WWDC14 210 and WWDC18: a short label is heard whole, a long one begins; UIKit's animations take about as long")
    ),
    .number(
      "hintDelay", { assigned(&$0.hintDelay, $1) }, 0...10_000, "milliseconds of silence before a hint",
      .assumed("Waddle's blog says that the gap is short")),
    .flag(
      "rotorStays", { assigned(&$0.rotorStays, $1) },
      "flicking up or down to an element does not turn the rotor to its actions",
      .assumed("users report both, for different versions")),
    .flag(
      "rotorWraps", { assigned(&$0.rotorWraps, $1) },
      "moving by the rotor past one end of the screen continues at the other end",
      .assumed("VoiceOver's sounds have Wrapped Forwards and Wrapped Backwards; no source says when")),
    .number(
      "speakingRate", { assigned(&$0.speakingRate, $1) }, 1...100,
      "the speech rate in percent; 50 is that of the voice, or 15 characters a second",
      .assumed("Aloud's choice")),
    .number(
      "volume", { assigned(&$0.volume, $1) }, 0...100, "the volume of speech in percent of the voice's default",
      .assumed("Aloud's choice")),
    .flag(
      "sounds", { assigned(&$0.sounds, $1) }, "scripts print every sound, not only those that carry information",
      .assumed("Aloud's choice")
    ),
  ]
}
