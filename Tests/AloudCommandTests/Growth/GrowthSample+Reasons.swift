@testable import AloudCommand

extension GrowthSample {
  /// Commands that have no runs, and why.
  static let withoutInput = [
    "dump": "Chromium renders the page, and its time counts",
    "completion": "reads nothing",
    "help": "reads nothing",
  ]

  /// Options that have no runs, and why.
  static let constant: [OptionName: String] = constants(
    [
      (
        [.messages, .size, .cells, .rate, .pitch, .volume, .timeout, .limit, .jobs, .shard, .maxControls, .wait],
        "a word or a number"
      ),
      ([.browser, .noSandbox, .network, .serve, .rehearse, .allowWrites], "for live pages: Chromium's time counts"),
      (
        [
          .speak, .wav, .captions, .transcript, .sound, .voice, .speechEngine, .player, .engine, .stereo, .mono,
          .narrate,
        ],
        "an engine speaks: its time counts"
      ),
      ([.noEarcons, .noSoundCues, .silent], "leaves out sounds, which need an engine"),
      ([.braille, .brailleTable, .brf, .contracted], "liblouis translates: its time counts"),
      ([.watch], "runs until somebody ends it"),
      ([.mouse, .demo], "for a terminal, or a screen of its own"),
      ([.screenshot], "the picture is copied"),
      ([.schema, .rules, .playground], "reads no screen"),
      ([.about], "one value of a page"),
      ([.output], "writes what is printed otherwise"),
      ([.filter, .apps], "chooses files; the number of files is no size of an input"),
    ])

  /// Runs that refuse their input, which costs the most where every line is wrong.
  static let refused: Set<String> = ["read rows.json --with lost.json"]

  private static func constants(_ reasons: [([OptionName], String)]) -> [OptionName: String] {
    Dictionary(reasons.flatMap { names, reason in names.map { ($0, reason) } }) { $1 }
  }
}
