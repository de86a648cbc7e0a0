/// A file whose size grows with one thing: elements, actions, steps, nodes of a page.
struct GrowthInput: Sendable {
  let name: String
  /// The files that this one names.
  var others: [String] = []
  /// The content is the same for each count.
  var isFixed = false
  /// The content with `count` of the things.
  let text: @Sendable (_ count: Int) -> String

  static let all = documents + dumps + walks + companions

  static func list(_ count: Int, separator: String = ",\n", _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: separator)
  }

  static func document(_ elements: String, _ more: String = "") -> String {
    "{\"aloud\": 1, \"name\": \"Rows\"\(more), \"elements\": [\n\(elements)\n]}"
  }

  /// A frame for the element with this number in one long column.
  static func frame(_ number: Int, x: Int = 0, width: Int = 390) -> String {
    "\"frame\": [\(x), \(number * 44), \(width), 44]"
  }

  static func button(_ number: Int, _ more: String = "") -> String {
    "{\"id\": \"row\(number)\", \"label\": \"Row \(number)\", \"traits\": [\"button\"], \(frame(number))\(more)}"
  }

  private static func make(_ name: String, _ elements: @escaping @Sendable (Int) -> String) -> GrowthInput {
    GrowthInput(name: name) { document(elements($0)) }
  }

  /// A document with one button, with something on it that grows.
  private static func single(_ name: String, _ key: @escaping @Sendable (Int) -> String) -> GrowthInput {
    GrowthInput(name: name) { document(button(0, ", " + key($0)) + ",\n" + button(1)) }
  }

  private static func items(_ key: String, _ count: Int, _ item: (Int) -> String) -> String {
    "\"\(key)\": [\(list(count, item))]"
  }

  static let documents: [GrowthInput] = [
    make("rows.json") { list($0) { button($0) } },
    // Each kind of element that a row of an app usually has.
    make("mixed.json") {
      list($0) { number in
        let more =
          switch number % 10 {
          case 0: "\"traits\": [\"header\"]"
          case 1: "\"traits\": [\"button\", \"toggleButton\"], \"value\": \"1\""
          case 2: "\"traits\": [\"button\"], \"hint\": \"Opens it\""
          case 3: "\"traits\": [\"button\"], \"actions\": [{\"name\": \"Delete\"}]"
          case 4: "\"text\": {\"placeholder\": \"Name\"}"
          case 5: "\"traits\": [\"link\"]"
          case 6: "\"traits\": [\"image\"]"
          case 7: "\"traits\": [\"adjustable\"], \"adjusts\": {\"from\": 0, \"to\": 9, \"step\": 1, \"at\": 4}"
          case 8: "\"traits\": [\"button\", \"notEnabled\"]"
          default: "\"value\": \"Some text\""
          }
        return "{\"id\": \"row\(number)\", \"label\": \"Row \(number)\", \(more), \(frame(number))}"
      }
    },
    make("unframed.json") { list($0) { "{\"label\": \"Row \($0)\", \"traits\": [\"button\"]}" } },
    make("same.json") { list($0) { "{\"label\": \"Like\", \"traits\": [\"button\"], \(frame($0))}" } },
    make("unlabelled.json") { list($0) { "{\"traits\": [\"button\"], \(frame($0))}" } },
    make("headings.json") { list($0) { "{\"label\": \"Part \($0)\", \"traits\": [\"header\"], \(frame($0))}" } },
    make("heap.json") {
      list($0) { "{\"label\": \"Row \($0)\", \"traits\": [\"button\"], \"frame\": [0, 0, 44, 44]}" }
    },
    make("across.json") {
      list($0) { "{\"label\": \"Row \($0)\", \"traits\": [\"button\"], \"frame\": [\($0 * 50), 0, 44, 44]}" }
    },
    make("small.json") {
      list($0) { number in
        let frame = "[\(number % 40 * 9), \(number / 40 * 9), 8, 8]"
        return "{\"label\": \"Row \(number)\", \"traits\": [\"button\"], \"frame\": \(frame)}"
      }
    },
    // Chains of 100 levels.
    make("deep.json") { count in
      list(count / 100) { chain in
        (0..<100).map { "{\"children\": [{\"label\": \"Row \(chain * 100 + $0)\"}, " }.joined()
          + "{\"label\": \"Leaf \(chain)\"}" + String(repeating: "]}", count: 100)
      }
    },
    make("groups.json") {
      list($0 / 2) { group in
        "{\"container\": \"list\", \"label\": \"List \(group)\", \"groupsChildren\": true, \"children\": [\(button(group))]}"
      }
    },
    make("landmarks.json") {
      list($0 / 2) { "{\"container\": \"landmark\", \"label\": \"Part \($0)\", \"children\": [\(button($0))]}" }
    },
    GrowthInput(name: "nested-groups.json") { count in
      document(
        list(count / 100) { chain in
          (0..<50).map { "{\"container\": \"group\", \"children\": [{\"label\": \"Row \(chain) \($0)\"}, " }.joined()
            + "{\"label\": \"Leaf \(chain)\"}" + String(repeating: "]}", count: 50)
        })
    },
    GrowthInput(name: "one-group.json") {
      "{\"aloud\": 1, \"elements\": [{\"groupsChildren\": true, \"children\": [\n"
        + list($0) { button($0) } + "]}]}"
    },
    make("texts.json") {
      list($0 / 4) { row in
        "{\"children\": [" + list(3) { "{\"label\": \"Text \(row) \($0)\", \(frame(row, x: $0 * 100, width: 90))}" }
          + "]}"
      }
    },
    make("table.json") { count in
      let cells = list(count) { number in
        let (row, column) = (number / 4, number % 4)
        return
          "{\"id\": \"cell\(number)\", \"label\": \"\(number)\", \"cell\": {\"row\": \(row), \"column\": \(column)}, "
          + "\(frame(row, x: column * 90, width: 90))}"
      }
      let headers = list(4) { "\"\($0)\": [\"cell\($0)\"]" }
      let rows = list(count / 4) { "\"\($0)\": [\"cell\($0 * 4)\"]" }
      return "{\"container\": \"table\", \"table\": {\"rows\": \(count / 4), \"columns\": 4, "
        + "\"columnHeaders\": {\(headers)}, \"rowHeaders\": {\(rows)}}, \"children\": [\n\(cells)]}"
    },
    make("wide-table.json") { count in
      let cells = list(count) { number in
        "{\"label\": \"\(number)\", \"cell\": {\"row\": \(number % 2), \"column\": \(number / 2)}}"
      }
      return
        "{\"container\": \"table\", \"table\": {\"rows\": 2, \"columns\": \(count / 2)}, \"children\": [\n\(cells)]}"
    },
    single("actions.json") { items("actions", $0) { "{\"name\": \"Action \($0)\"}" } },
    single("same-actions.json") { items("actions", $0) { _ in "{\"name\": \"Delete\"}" } },
    single("content.json") {
      items("content", $0) { "{\"label\": \"Size \($0)\", \"value\": \"1\", \"importance\": \"high\"}" }
    },
    single("inputs.json") { items("userInputLabels", $0) { "\"Name \($0)\"" } },
    single("values.json") { "\"adjusts\": {\"index\": 0, \(items("values", $0) { "\"Value \($0)\"" })}" },
    single("lines.json") {
      items("readingContent", $0) { "{\"text\": \"Line \($0)\", \"frame\": [0, \($0 * 20), 300, 20]}" }
    },
    single("drops.json") { items("drop", $0) { "{\"name\": \"Drop \($0)\", \"point\": [1, \($0)]}" } },
    single("drags.json") { items("drag", $0) { "{\"name\": \"Drag \($0)\", \"point\": [1, \($0)]}" } },
    single("rotors.json") { items("rotors", $0) { "{\"name\": \"Rotor \($0)\", \"items\": [\"row1\"]}" } },
    GrowthInput(name: "rotor.json") { count in
      document(
        button(0, ", \"rotors\": [{\"name\": \"All\", \"items\": [\(list(count) { "\"row\($0)\"" })]}]") + ",\n"
          + list(count - 1) { button($0 + 1) })
    },
    single("typed.json") {
      "\"text\": {\"multiline\": true}, \"value\": \"\(list($0, separator: " ") { "word\($0)" })\""
    },
    GrowthInput(name: "long.json") { document("{\"label\": \"\(list($0, separator: " ") { "word\($0)" })\"}") },
    GrowthInput(name: "unspaced.json") { document("{\"label\": \"\(String(repeating: "가", count: $0))\"}") },
    GrowthInput(name: "emoji.json") { document("{\"label\": \"\(String(repeating: "😀 ", count: $0))\"}") },
    GrowthInput(name: "runs.json") {
      document("{\"label\": [\(list($0) { "{\"text\": \"run \($0) \", \"bold\": \($0 % 2 == 0)}" })]}")
    },
    GrowthInput(name: "path.json") {
      document("{\"label\": \"Path\", \"traits\": [\"button\"], \"path\": [\(list($0) { "[\($0 % 300), \($0)]" })]}")
    },
    GrowthInput(name: "findings.json") {
      document(
        list($0) { "{\"label\": \"Open button \($0).\", \"traits\": [\"button\"], \"frame\": [0, \($0 * 9), 20, 8]}" })
    },
    GrowthInput(name: "ignores.json") {
      document(
        list($0) {
          "{\"traits\": [\"button\"], \(frame($0)), \"ignore\": [{\"rule\": \"missing-label\", \"why\": \"known\"}]}"
        })
    },
    GrowthInput(name: "screen-ignores.json") {
      document(button(0), ", \"ignore\": [\(list($0) { "{\"rule\": \"no-headings\", \"why\": \"reason \($0)\"}" })]")
    },
    single("node-ignores.json") { items("ignore", $0) { "{\"rule\": \"missing-label\", \"why\": \"reason \($0)\"}" } },
    make("behaviors.json") {
      list($0) {
        button(
          $0, ", \"on\": {\"activate\": [{\"set\": \"row\($0)\", \"value\": \"on\"}, {\"post\": \"layoutChanged\"}]}")
      }
    },
    GrowthInput(name: "effects.json") { count in
      document(
        button(0, ", \"on\": {\"activate\": [\(list(count) { "{\"set\": \"row\($0)\", \"value\": \"on\"}" })]}") + ",\n"
          + list(count - 1) { button($0 + 1) })
    },
    GrowthInput(name: "inserts.json") { count in
      document(
        button(
          0,
          ", \"on\": {\"activate\": [\(list(count) { "{\"insert\": {\"id\": \"new\($0)\", \"label\": \"New \($0)\"}, \"into\": \"list\"}" })]}"
        )
          + ",\n{\"id\": \"list\", \"container\": \"list\", \"children\": [{\"label\": \"Old\"}]}")
    },
    GrowthInput(name: "removes.json") { count in
      document(
        button(0, ", \"on\": {\"activate\": [\(list(count - 1) { "{\"remove\": \"row\($0 + 1)\"}" })]}") + ",\n"
          + list(count - 1) { button($0 + 1) })
    },
    GrowthInput(name: "conditions.json") { count in
      document(
        button(
          0,
          ", \"on\": {\"activate\": [{\"if\": {\"any\": [\(list(count) { "{\"label\": \"row\($0)\", \"equals\": \"x\"}" })]}, \"then\": []}]}"
        )
          + ",\n" + list(count - 1) { button($0 + 1) })
    },
    GrowthInput(name: "variables.json") {
      document(
        button(0, ", \"on\": {\"activate\": [\(list($0) { "{\"let\": \"v\($0)\", \"be\": \"{v\($0)}\"}" })]}"))
    },
    // An instant allows 1,000 effects, so the timers begin at several times. Then all of them wait.
    GrowthInput(name: "timers.json") { count in
      document(
        button(0),
        ", \"on\": {\"appear\": [\(list(count / 250) { group in "{\"after\": \(group + 1), \"do\": [\(list(250) { "{\"after\": 200, \"do\": [{\"post\": \"announcement\", \"text\": \"News \(group * 250 + $0)\"}], \"name\": \"timer\(group * 250 + $0)\"}" })]}" })]}"
      )
    },
    GrowthInput(name: "posts.json") {
      document(
        button(0),
        ", \"on\": {\"appear\": [\(list($0 / 250) { instant in "{\"after\": \(instant + 1), \"do\": [\(list(250) { "{\"post\": \"announcement\", \"text\": \"News \(instant * 250 + $0)\"}" })]}" })]}"
      )
    },
    GrowthInput(name: "screens.json") {
      let shows = list($0) { button($0, ", \"on\": {\"activate\": [{\"show\": \"screen\($0)\"}]}") }
      return document(
        shows,
        ", \"screens\": {\(list($0) { "\"screen\($0)\": {\"name\": \"Screen \($0)\", \"elements\": [{\"id\": \"row0\", \"label\": \"Part \($0)\", \"traits\": [\"header\"]}]}" })}"
      )
    },
    GrowthInput(name: "restrictions.json") {
      document(
        button(0),
        ", \"guidedAccess\": {\"restrictions\": [\(list($0) { "{\"identifier\": \"org.example.\($0)\", \"title\": \"Part \($0)\", \"locks\": [\"row0\"]}" })]}"
      )
    },
    GrowthInput(name: "languages.json") {
      document(list($0) { "{\"label\": \"Row \($0)\", \"language\": \"\(["ko", "fr", "ja"][$0 % 3])\", \(frame($0))}" })
    },
    GrowthInput(name: "colors.json") {
      document(
        list($0) {
          "{\"label\": \"Row \($0)\", \(frame($0)), \"colors\": {\"foreground\": \"#777777\", \"background\": \"#888888\"}}"
        })
    },
    GrowthInput(name: "hidden.json") {
      document(
        list($0) { "{\"label\": \"Row \($0)\", \"traits\": [\"button\"], \"hidden\": true, \(frame($0))}" } + ",\n"
          + button(0))
    },
    GrowthInput(name: "modals.json") {
      document(list($0) { "{\"modal\": true, \"children\": [\(button($0))]}" })
    },
    GrowthInput(name: "priorities.json") {
      document(list($0) { "{\"label\": \"Row \($0)\", \"sortPriority\": \($0 % 7), \(frame($0))}" })
    },
    GrowthInput(name: "chart.json") { count in
      document(chart("chart", list(count) { "[\($0), \($0 % 17)]" }, to: count))
    },
    GrowthInput(name: "series.json") { count in
      document(
        "{\"id\": \"chart\", \"label\": \"Births\", \"container\": \"group\", \"frame\": [0, 0, 390, 300], \"chart\": "
          + "{\"title\": \"Births\", \"x\": {\"title\": \"Year\", \"from\": 0, \"to\": 9}, "
          + "\"y\": {\"title\": \"Births\", \"from\": 0, \"to\": 20}, \"series\": ["
          + list(count / 4) {
            "{\"name\": \"S\($0)\", \"continuous\": true, \"points\": [[0, 1], [3, 4], [6, \($0 % 20)], [9, 2]]}"
          }
          + "]}}")
    },
    GrowthInput(name: "categories.json") { count in
      document(
        "{\"id\": \"chart\", \"label\": \"Births\", \"container\": \"group\", \"frame\": [0, 0, 390, 300], \"chart\": "
          + "{\"title\": \"Births\", \"x\": {\"title\": \"Year\", \"categories\": [\(list(count) { "\"c\($0)\"" })]}, "
          + "\"y\": {\"title\": \"Births\", \"from\": 0, \"to\": 20}, \"series\": [{\"name\": \"S\", \"points\": ["
          + list(count) { "[\"c\($0)\", \($0 % 20)]" } + "]}]}}")
    },
    GrowthInput(name: "charts.json") { count in
      document(list(count / 8) { chart("chart\($0)", list(8) { "[\($0), \($0 % 3)]" }, to: 8) })
    },
    make("page-rows.json") {
      list($0) {
        "{\"label\": \"Row \($0)\", \"traits\": [\"webContent\", \"link\"], \"web\": {\"position\": [1, 2]}, \(frame($0))}"
      }
    },
  ]

  private static func chart(_ id: String, _ points: String, to end: Int) -> String {
    "{\"id\": \"\(id)\", \"label\": \"Births \(id)\", \"container\": \"group\", \"frame\": [0, 0, 390, 300], \"chart\": "
      + "{\"title\": \"Births\", \"x\": {\"title\": \"Year\", \"from\": 0, \"to\": \(end)}, "
      + "\"y\": {\"title\": \"Births\", \"from\": 0, \"to\": 20}, \"series\": [{\"name\": \"Births\", \"continuous\": true, "
      + "\"points\": [\(points)]}]}}"
  }
}
