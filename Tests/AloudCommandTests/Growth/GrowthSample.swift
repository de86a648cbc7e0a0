/// Runs of each command with input that grows, and the options whose input cannot grow.
enum GrowthSample {
  /// The arguments of each command, one run on each line. Words that name a ``GrowthInput`` become its file.
  static let lines: [String: [String]] = [
    "read": GrowthInput.screens + GrowthInput.dumps.map(\.name) + [
      "mixed.json --json", "mixed.json --lines", "mixed.json --explain", "mixed.json --explain --json",
      "mixed.json --ids",
      "mixed.json --from-stop Row --until nothing", "mixed.json --limit 9", "mixed.json --profile snapshot",
      "mixed.json --style sentences --no-hints --ios 16 --setting hints=off --language en --from aloud",
      "mixed.json --voice-file my.voice", "screens.json --screen screen1", "rows.json --with identifiers.json",
      "rows.json --with labels.json", "rows.json --with paths.json", "rows.json --with places.json",
      "rows.json --with names.json", "rows.json --with all.json", "rows.json --with group-overlay.json",
      "rows.json --with lost.json", "xcuitest.txt --with labels.json", "deep.json --ids", "groups.json --explain",
      "xcuitest.txt --explain", "wda-cells.xml --explain --json", "page.json --explain", "page-texts.json --ids",
      "--each --jobs 1 < lines.jsonl", "screens.json --json", "table.json --json", "content.json --explain",
    ],
    "play": [
      "swipes.aloud", "swipes.aloud --cost", "taps.aloud --as all", "swipes.aloud --handout - --solutions here",
      "swipes.aloud --json", "swipes.aloud --explain", "mixed.aloud",
      "waits.aloud", "taps.aloud",
      "posts.aloud", "posts.aloud --explain", "settings.aloud", "groups.aloud", "table.aloud", "timers.aloud",
      "news.aloud", "news.aloud --explain",
      "effects.aloud", "inserts.aloud", "removes.aloud", "conditions.aloud", "variables.aloud", "actions.aloud",
      "same-actions.aloud", "content.aloud",
      "rotor.aloud", "values.aloud", "choose.aloud", "headings.aloud", "few.aloud", "few-keys.aloud", "voice.aloud",
      "few-voice.aloud", "few-switch.aloud", "few-touches.aloud", "few-taps.aloud", "keys.aloud", "switch.aloud",
      "touches.aloud", "comments.aloud", "braille.aloud --braille",
      "notes.aloud --html -", "exercises.aloud --html - --messages en", "swipes.aloud --with identifiers.json",
    ],
    "test": [
      "expected.aloud", "expected.aloud --json", "expected.aloud --cost",
      "expected.aloud --baseline costs.jsonl --record",
      "expected.aloud --report junit out.xml", "wrong.aloud",
      "wrong.aloud --json",
      "headings.aloud", "gaps.aloud", "events.aloud", "wrong.aloud --record",
      "expected.aloud --timeout 60 --jobs 1",
      "expected.aloud --filter expected --shard 1/1", "expected.aloud --serve",
    ],
    "explore": [
      "rows.json --plain < lines.txt", "mixed.json --plain --record out.aloud < lines.txt",
      "behaviors.json --plain --technology voiceover < doubletaps.txt",
    ],
    "picture": GrowthInput.pictured.map { "\($0) --svg -" } + [
      "mixed.json --html -", "screens.json --html -", "mixed.json --svg - --technology 'voice control' --theme dark",
      "mixed.json --svg - --cost",
    ],
    "page": [
      "mixed.json --html -", "swipes.aloud --html -", "notes.aloud --html - --title Shop --messages en",
      "screens.json --html -", ". --html - --title notes.aloud",
    ],
    "chart": [
      "chart.json", "chart.json --json", "chart.json --explain", "chart.json --svg -", "series.json", "categories.json",
      "categories.json --svg -", "charts.json", "charts.json --json", "series.json --json", "series.json --svg -",
    ],
    "reach": GrowthInput.pictured + [
      "mixed.json --json", "mixed.json --from-stop Row", "mixed.json --way Row",
      "mixed.json --technology 'switch control'", "mixed.json --technology 'voice control'", "behaviors.json --traps",
      "mixed.json --lines", "--each --jobs 1 < lines.jsonl",
    ],
    "scan": GrowthInput.pictured + [
      "mixed.json --json", "mixed.json --explain", "groups.json --explain",
    ],
    "names": GrowthInput.pictured + ["mixed.json --json", "mixed.json --explain"],
    "audit": GrowthInput.screens + [
      "mixed.json --json", "mixed.json --lines", "mixed.json --format sarif", "mixed.json --format junit",
      "mixed.json --format html", "mixed.json --manual", "mixed.json --manual --format html", "mixed.json --statistics",
      "mixed.json --format report --answers answers.json --cover cover.json --compare report.json",
      "mixed.json --format nutrition --task few.aloud",
      "findings.json --format html", "findings.json --format sarif", "findings.json --format report",
      "findings.json --format junit", "findings.json --json",
      "unlabelled.json --baseline baseline", "unlabelled.json --baseline made --record", "same.json --format html",
      "findings.json --level error --rule missing-label --ignore vague-label", "--each --jobs 1 < lines.jsonl",
      "rows.json --with identifiers.json", "rows.json --with overlay-ignores.json", "xcuitest.txt --language ko",
      "page.json --from web-page", "findings.json --format report --output out.csv --by maag",
    ],
    "diff": [
      "rows.json changed.json", "rows.json changed.json --json", "rows.json changed.json --explain",
      "rows.json changed.json --html -", "rows.json changed.json --format markdown", "rows.json reversed.json",
      "rows.json other.json", "same.json unlabelled.json",
      "mixed.json rows.json", "texts.json mixed.json", "deep.json nested-groups.json", "xcuitest.txt wda.xml",
      "unframed.json same.json", "rows.json reversed.json --cost", "rows.json --ios 12 --against-ios 27",
    ],
    "conform": [
      "recording.json", "recording.json --json", "recording.json --markdown", "wrong-recording.json",
      "dumped-recording.json",
    ],
    "import": (GrowthInput.dumps.map(\.name) + GrowthInput.dumpShapes).flatMap { ["\($0)", "\($0) --overlay"] } + [
      "mixed.json --explain", "xcuitest-cells.txt --explain", "xcuitest.txt --explain --json",
      "rows.json --with identifiers.json",
      "rows.json --with names.json", "xcuitest.txt --strict", "--each --jobs 1 < lines.jsonl",
      "same.json --overlay --with all.json",
    ],
    "voices": ["en --voice-file my.voice", "en --voice-file my.voice --json"],
    "dump": [], "completion": [], "help": [],
  ]
}

extension GrowthInput {
  /// Screens of every shape.
  static let screens = documents.map(\.name)
  static let pictured = [
    "mixed.json", "groups.json", "table.json", "deep.json", "heap.json", "charts.json", "chart.json", "path.json",
    "page.json", "texts.json", "across.json", "small.json", "nested-groups.json", "long.json", "unspaced.json",
  ]
  static let dumpShapes = [
    "rows.json", "mixed.json", "same.json", "unlabelled.json", "deep.json", "groups.json", "texts.json", "table.json",
    "actions.json", "rotor.json", "behaviors.json", "screens.json", "one-group.json", "nested-groups.json",
    "timers.json", "runs.json",
  ]
}
