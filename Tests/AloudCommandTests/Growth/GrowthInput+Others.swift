extension GrowthInput {
  /// Scripts, and everything else that names other files.
  static let walks: [GrowthInput] = [
    // A screen that does not grow, for steps that search the screen.
    GrowthInput(name: "ten.json", isFixed: true) { _ in
      document(list(10) { button($0, ", \"on\": {\"activate\": [{\"toggle\": \"row\($0)\"}]}") })
    },
    script("few-keys.aloud", on: "mixed.json", head: "technology full keyboard access\n", count: { _ in 3 }) { _ in
      "> key Tab\n…"
    },
    script("few-switch.aloud", on: "mixed.json", head: "technology switch control\n", count: { _ in 3 }) { _ in
      "> wait 3s\n…"
    },
    script("voice.aloud", on: "ten.json", head: "technology voice control\n") { "> say \"Tap Row \($0 % 10)\"\n…" },
    script("few-voice.aloud", on: "mixed.json", head: "technology voice control\n", count: { _ in 3 }) {
      "> say \"Tap Row \($0)\"\n…"
    },
    script("few-touches.aloud", on: "rows.json", count: { _ in 3 }) { "> touch \"Row \($0)\"\n…" },
    script("few-taps.aloud", on: "behaviors.json", count: { _ in 3 }) { _ in "> double tap\n…" },
    script("swipes.aloud", on: "rows.json") { _ in "> swipe right\n…" },
    script("expected.aloud", on: "rows.json") { "> swipe right\nRow \($0 + 1), Button" },
    script("headings.aloud", on: "headings.json", first: "> rotor \"Headings\"\n…") {
      "> swipe down\nPart \($0 + 1), Heading"
    },
    script("waits.aloud", on: "rows.json") { _ in "> wait 1s" },
    script("taps.aloud", on: "ten.json") { _ in "> double tap\n…\n> swipe right\n…" },
    // Half as many, because a script has 1 MB at most.
    script("posts.aloud", on: "rows.json", count: { $0 / 2 }) { "> post announcement \"News \($0)\"\n…" },
    script("touches.aloud", on: "ten.json") { "> touch \"Row \($0 % 10)\"\n…" },
    script("settings.aloud", on: "ten.json") { "> setting hints \($0 % 2 == 0 ? "off" : "on")" },
    script("groups.aloud", on: "groups.json") { _ in "> swipe right\n…" },
    script("table.aloud", on: "table.json") { _ in "> swipe right\n…" },
    script("mixed.aloud", on: "mixed.json") { _ in "> swipe right\n…" },
    script("few.aloud", on: "mixed.json", count: { _ in 3 }) { _ in "> swipe right\n…\n> double tap\n…" },
    script("timers.aloud", on: "timers.json", count: { _ in 9 }) { _ in "> wait 50s\n…" },
    script("news.aloud", on: "posts.json", count: { _ in 9 }) { _ in "> wait 50s\n…" },
    script("effects.aloud", on: "effects.json", count: { _ in 1 }) { _ in "> double tap\n…" },
    script("inserts.aloud", on: "inserts.json", count: { _ in 1 }) { _ in "> double tap\n…" },
    script("removes.aloud", on: "removes.json", count: { _ in 1 }) { _ in "> double tap\n…" },
    script("conditions.aloud", on: "conditions.json", count: { _ in 1 }) { _ in "> double tap\n…" },
    script("variables.aloud", on: "variables.json", count: { _ in 1 }) { _ in "> double tap\n…" },
    script("actions.aloud", on: "actions.json", count: { _ in 20 }) { _ in "> swipe down\n…" },
    script("same-actions.aloud", on: "same-actions.json", count: { _ in 20 }) { _ in "> swipe down\n…" },
    script("content.aloud", on: "content.json", first: "> rotor \"More content\"\n…") { _ in "> swipe down\n…" },
    script("rotor.aloud", on: "rotor.json", first: "> rotor \"All\"\n…") { _ in "> swipe down\n…" },
    script("values.aloud", on: "values.json") { _ in "> swipe up\n…" },
    script("choose.aloud", on: "rows.json", count: { _ in 1 }) { _ in "> two-finger triple tap\n…" },
    script("keys.aloud", on: "ten.json", head: "technology full keyboard access\n") { _ in "> key Tab\n…" },
    script("switch.aloud", on: "ten.json", head: "technology switch control\n") { _ in "> wait 3s\n…" },
    script("braille.aloud", on: "rows.json", head: "braille 40\n", count: { $0 / 8 }) { _ in "> swipe right\n…" },
    script("wrong.aloud", on: "rows.json") { "> swipe right\nWrong \($0)" },
    GrowthInput(name: "gaps.aloud", others: ["posts.json"]) {
      "app posts.json\n\n> start\n[screen changed]\n" + list($0, separator: "\n") { "…\n!Never \($0)" } + "\n"
    },
    GrowthInput(name: "events.aloud", others: ["timers.json"]) { count in
      "app timers.json\n\n> start\n…\n> wait 200s\n…\n"
        + list(count / 250, separator: "\n") { group in
          "> wait 1s\n" + list(250, separator: "\n[interrupted]\n") { "News \(group * 250 + $0)" }
        } + "\n"
    },
    GrowthInput(name: "notes.aloud", others: ["ten.json"]) {
      "app ten.json\n\n> start\n…\n" + list($0, separator: "\n") { "## Note \($0).\n> swipe right\n…" } + "\n"
    },
    GrowthInput(name: "exercises.aloud", others: ["ten.json"]) {
      "app ten.json\n\n> start\n…\n"
        + list($0 / 8, separator: "\n") {
          "## exercise: Step \($0)\n> touch \"Row \($0 % 10)\"\nRow \($0 % 10), Button"
        } + "\n"
    },
    GrowthInput(name: "comments.aloud", others: ["rows.json"]) {
      "app rows.json\n" + list($0, separator: "\n") { "# Comment \($0)" } + "\n> start\n…\n"
    },
  ]

  private static func script(
    _ name: String, on app: String, first: String = "", head: String = "",
    count: @escaping @Sendable (Int) -> Int = { $0 }, _ step: @escaping @Sendable (Int) -> String
  ) -> GrowthInput {
    GrowthInput(name: name, others: [app]) {
      "app \(app)\n\(head)\n> start\n…\n\(first)\n" + list(count($0) - 1, separator: "\n", step) + "\n"
    }
  }

  /// Files that belong to a document: overlays, baselines, answers, voices.
  static let companions: [GrowthInput] = [
    GrowthInput(name: "changed.json") { count in
      document(
        list(count) {
          "{\"id\": \"row\($0)\", \"label\": \"\($0 % 3 == 0 ? "New" : "Row") \($0)\", \"traits\": [\"button\"], \(frame($0))}"
        })
    },
    GrowthInput(name: "reversed.json") { count in
      document(list(count) { button(count - 1 - $0) })
    },
    GrowthInput(name: "other.json") { document(list($0) { "{\"label\": \"Other \($0)\", \(frame($0))}" }) },
    overlay("identifiers.json") { "{\"find\": {\"identifier\": \"row\($0)\"}, \"hint\": \"Hint \($0)\"}" },
    overlay("labels.json") { "{\"find\": {\"label\": \"Row \($0)\"}, \"hint\": \"Hint \($0)\"}" },
    overlay("paths.json") { "{\"find\": {\"path\": \"elements[\($0)]\"}, \"hint\": \"Hint \($0)\"}" },
    overlay("places.json") { "{\"find\": {\"role\": \"button\", \"place\": \($0 + 1)}, \"hint\": \"Hint \($0)\"}" },
    overlay("names.json") {
      "{\"find\": {\"label\": \"Row \($0)\"}, \"id\": \"name\($0)\", \"on\": {\"activate\": [{\"set\": \"name\($0)\", \"value\": \"1\"}]}}"
    },
    overlay("lost.json") { "{\"find\": {\"identifier\": \"lost\($0)\"}, \"hint\": \"Hint\"}" },
    GrowthInput(name: "all.json") {
      "{\"overlay\": 1, \"nodes\": [{\"find\": {\"role\": \"button\"}, \"count\": \($0), \"hint\": \"Hint\"}]}"
    },
    GrowthInput(name: "overlay-ignores.json") {
      "{\"overlay\": 1, \"ignore\": [\(list($0) { "{\"rule\": \"no-headings\", \"why\": \"reason \($0)\"}" })], \"nodes\": []}"
    },
    GrowthInput(name: "group-overlay.json") {
      "{\"overlay\": 1, \"nodes\": [{\"find\": [\(list($0) { "{\"label\": \"Row \($0)\"}" })], \"group\": {\"id\": \"g\"}}]}"
    },
    GrowthInput(name: "baseline") { count in
      "{\"aloud\": 1, \"baseline\": \"findings that aloud audit leaves out\"}\n"
        + list(count, separator: "\n") {
          "{\"file\": \"unlabelled.json\", \"rule\": \"missing-label\", \"severity\": \"error\", \"path\": \"elements[\($0)]\", \"says\": \"Button\"}"
        } + "\n"
    },
    GrowthInput(name: "answers.json") {
      "{\"answers\": [\(list($0) { "{\"question\": \"role-fits\", \"verdict\": \"fail\", \"note\": \"Note \($0)\", \"file\": \"screen\($0).json\"}" })]}"
    },
    GrowthInput(name: "cover.json") {
      "{\"app\": \"Shop\", \"scope\": \"\(list($0, separator: " ") { "word\($0)" })\"}"
    },
    GrowthInput(name: "report.json") { count in
      "{\"aloud\": 1, \"report\": \"compliance\", \"guidelines\": [], \"findings\": ["
        + list(count) {
          "{\"message\": \"x\", \"known\": {\"file\": \"mixed.json\", \"rule\": \"missing-label\", \"severity\": \"error\", \"path\": \"elements[\($0)]\", \"says\": \"Button\"}}"
        } + "]}"
    },
    GrowthInput(name: "my.voice") { list($0, separator: "\n") { "character \(scalar($0)) = word \($0)" } + "\n" },
    // Eight elements a line, so that the elements of all lines are as many as in other inputs.
    GrowthInput(name: "lines.jsonl") {
      list($0 / 8, separator: "\n") { line in
        "{\"aloud\": 1, \"elements\": [\(list(8, separator: ",") { button(line * 8 + $0) })]}"
      } + "\n"
    },
    GrowthInput(name: "lines.txt") { list($0, separator: "\n") { _ in "right" } + "\n" },
    GrowthInput(name: "doubletaps.txt") { list($0, separator: "\n") { _ in "double tap" } + "\n" },
    GrowthInput(name: "recording.json") { count in
      "{\"aloud\": 1, \"tree\": {\"aloud\": 1, \"elements\": [\(list(count) { "{\"label\": \"Row \($0)\"}" })]}, \"steps\": ["
        + list(count) { "{\"do\": \"moveForward\", \"utterance\": \"Row \($0)\"}" } + "]}"
    },
    GrowthInput(name: "wrong-recording.json") { count in
      "{\"aloud\": 1, \"tree\": {\"aloud\": 1, \"elements\": [\(list(count) { "{\"label\": \"Row \($0)\"}" })]}, \"steps\": ["
        + list(count) { "{\"do\": \"moveForward\", \"utterance\": \"Wrong \($0)\"}" } + "]}"
    },
    GrowthInput(name: "dumped-recording.json") { count in
      let dump = list(count, separator: "\\n") {
        "    Button, 0x1, {{0.0, \($0 * 44).0}, {390.0, 44.0}}, label: 'Row \($0)'"
      }
      return
        "{\"aloud\": 1, \"tree\": \"Element subtree:\\n →Application, 0x1, pid: 9, label: 'A'\\n\(dump)\\n\", \"steps\": ["
        + list(count) { "{\"do\": \"moveForward\", \"utterance\": \"Row \($0), Button\"}" } + "]}"
    },
  ]

  /// A different character for each number.
  private static func scalar(_ number: Int) -> String {
    Unicode.Scalar(UInt32(0x4E00 + number)).map { String($0) } ?? "x"
  }

  private static func overlay(_ name: String, _ item: @escaping @Sendable (Int) -> String) -> GrowthInput {
    GrowthInput(name: name) { "{\"overlay\": 1, \"nodes\": [\n\(list($0, item))\n]}" }
  }
}
