internal import AloudBase
public import AloudReader
internal import AloudSpeech
public import AloudTree

/// A first lesson about VoiceOver: a few screens whose texts teach the gestures that they need.
///
///     let document = try Tour.document(language: "ko")
public enum Tour {
  /// The languages of the tour.
  public static var languages: [String] { TourFile.all.map { $0.language } }

  /// Returns the language of the tour that best matches a locale (`ko_KR.UTF-8`, `zh-TW`); nil if none does.
  public static func language(for locale: String) -> String? {
    let tag = LanguageTag(String(locale.prefix { $0 != "." && $0 != "@" }))
    return languages.compactMap { language in
      LanguageTag(language).match(for: tag).map { (language, $0) }
    }.max { $0.1 < $1.1 }?.0
  }

  /// Returns the tour as an app.
  ///
  /// - Parameters:
  ///   - language: one of ``languages``; English for any other.
  ///   - input: the input for gestures, which the texts of the tour mention.
  ///   - options: the options of VoiceOver. The tour takes words such as "Headings" from the voice.
  /// - Returns: a document of several screens.
  /// - Throws: `TreeError` if a screen is invalid, which is not the case for the built-in texts.
  public static func document(
    language: String, input: TourInput = .keys, options: ReaderOptions = ReaderOptions()
  ) throws(TreeError) -> Document {
    let plainWords = TourWords(TourFile.all.first { $0.language == language } ?? .english)
    let voice = options.voices.phrasebook(for: plainWords.language, settings: options.settings)
    let words = plainWords.filled(input, voice)
    return try Document(
      language: words.language, size: (390, 844),
      screens: [
        screen(nil, words, .welcome, welcome(words)),
        screen("actions", words, .actions, try actions(words), Behaviors([.magicTap: magicTap(words)])),
        screen("controls", words, .controls, controls(words)),
        screen("end", words, .end, end(words)),
        screen("headings", words, .headings, headings(words)),
        screen(
          "sheet", words, .sheet, sheet(words),
          Behaviors([
            .appear: [.after(seconds: 10, [announce(words[.announcement], .low)], name: "announcement")],
            .escape: [.cancel(name: "announcement"), .dismiss],
          ])),
      ])
  }

  private static func screen(
    _ key: String?, _ words: TourWords, _ title: TourText, _ items: [Outline.Item], _ behaviors: Behaviors = Behaviors()
  ) throws(TreeError) -> Document.Screen {
    var behaviors = behaviors
    if key != nil, behaviors.effects[.escape] == nil { behaviors.effects[.escape] = [.back] }
    return Document.Screen(
      key: key, name: words[title], tree: try Outline(placed([heading(words, title)] + items)).tree(),
      behaviors: behaviors)
  }

  /// Places the items in a column, with heights that fit their texts.
  private static func placed(_ items: [Outline.Item]) -> [Outline.Item] {
    var y = 60.0
    return items.map { item in
      let columns = (item.node.label?.string ?? "").displayWidth
      let height = item.node.traits.contains(.staticText) ? Double((columns + 37) / 38 + 1) * 18 : 44.0
      defer { y += height }
      return item.with { $0.frame = Frame(x: 16, y: y, width: 358, height: height) }
    }
  }

  // MARK: The screens

  private static func welcome(_ words: TourWords) -> [Outline.Item] {
    [
      text(words, .welcomeRight), text(words, .welcomeLeft), text(words, .welcomeTap),
      button(words, .begin, [.show(screen: "headings")]),
    ]
  }

  private static func headings(_ words: TourWords) -> [Outline.Item] {
    [
      text(words, .headingsRotor),
      .heading(SpokenText(words[.morning])), text(words, .morningText),
      .heading(SpokenText(words[.evening])), text(words, .eveningText),
      button(words, .next, [.show(screen: "controls")]),
    ]
  }

  private static func controls(_ words: TourWords) -> [Outline.Item] {
    [
      text(words, .switchText),
      .toggle(SpokenText(words[.airplaneMode]), on: false).with {
        $0.id = "airplane"
        $0.details.behaviors.effects[.activate] = [.toggle(id: "airplane")]
      },
      text(words, .sliderText), .slider(SpokenText(words[.brightness]), at: 50),
      text(words, .fieldText), .textField(SpokenText(words[.name])),
      button(words, .next, [.show(screen: "actions")]),
    ]
  }

  private static func actions(_ words: TourWords) throws(TreeError) -> [Outline.Item] {
    let message = Outline.Item.element(SpokenText(words[.message])).with {
      $0.id = "message"
      $0.details.actions = [
        Action(name: words[.reply], effects: [.after(seconds: 0.5, [announce(words[.replied])])]),
        Action(
          name: words[.delete],
          effects: [
            .remove(id: "message"), .set(id: "actionsText", relabeled(words[.actionsDone])),
            .post(.layoutChanged(focus: nil, text: nil)),
            .after(seconds: 0.5, [announce(words[.deleted], .high)]),
          ]),
      ]
    }
    return [
      text(words, .actionsText), message, text(words, .magicText),
      .toggle(SpokenText(words[.music]), on: false).with {
        $0.id = "music"
        $0.details.behaviors.effects[.activate] = [.toggle(id: "music")]
      },
      button(words, .showSheet, [.present(screen: "sheet")]),
      button(words, .next, [.show(screen: "end")]),
    ]
  }

  private static func sheet(_ words: TourWords) -> [Outline.Item] {
    [text(words, .sheetText), button(words, .close, [.cancel(name: "announcement"), .dismiss])]
  }

  private static func end(_ words: TourWords) -> [Outline.Item] {
    [text(words, .endText), button(words, .again, startAgain)]
  }

  /// Leaves all screens, and moves the cursor to the title of the first one.
  private static let startAgain: [Effect] = [
    .back, .back, .back, .back, .post(.screenChanged(focus: TourText.welcome.rawValue, text: nil)),
  ]

  private static func magicTap(_ words: TourWords) -> [Effect] { [.toggle(id: "music"), announce(words[.magic])] }

  // MARK: Elements

  private static func text(_ words: TourWords, _ text: TourText) -> Outline.Item {
    .text(SpokenText(words[text])).with { $0.id = text.rawValue }
  }

  private static func heading(_ words: TourWords, _ text: TourText) -> Outline.Item {
    .heading(SpokenText(words[text])).with { $0.id = text.rawValue }
  }

  private static func relabeled(_ text: String) -> Effect.Change {
    var change = Effect.Change()
    change.label = .some(SpokenText(text))
    return change
  }

  private static func button(_ words: TourWords, _ text: TourText, _ effects: [Effect]) -> Outline.Item {
    .button(SpokenText(words[text])).with { $0.details.behaviors.effects[.activate] = effects }
  }

  private static func announce(_ text: String, _ priority: Effect.Priority = .default) -> Effect {
    .post(.announcement(SpokenText(text), priority: priority))
  }
}
