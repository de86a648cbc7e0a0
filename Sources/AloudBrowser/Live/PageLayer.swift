internal import AloudBase
internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree
internal import Foundation

/// A layer of the system over a page: an alert, or a picker that a control opens.
///
/// The page performs its choices.
///
/// Source: the appearance of Safari on iOS; the elements that VoiceOver finds there, and their words, are assumed.
struct PageLayer {
  enum Choice: Equatable {
    /// The button of a dialog.
    case dialog(accepts: Bool)
    /// An option of a select, by its index.
    case option(Int)
    /// The field gets the value of the picker wheels.
    case write
    /// A source of files, which provides no file here.
    case file
    case cancel
  }

  typealias Dialog = SystemDialog<Choice>

  var dialog: Dialog
  /// The value of the field for the positions of the wheels; nil where there are no wheels.
  private var meaning: (@Sendable ([Int]) -> String)?
  /// The wheels; the first has the index `first`.
  private var wheels: [Wheel] = []

  private static let textID = "text"

  /// The text in the field of a prompt.
  var text: String? {
    dialog.node(named: PageLayer.textID).map { $0.value?.string ?? "" }
  }

  /// The value of the wheels, in the format of the field.
  var value: String? {
    guard let meaning else { return nil }
    let places = wheels.indices.map { index -> Int in
      guard let wheel = dialog.node(named: "wheel \(index)"),
        case .values(_, let place)? = wheel.details.adjusts
      else { return 0 }
      return wheels[index].first + place
    }
    return meaning(places)
  }

  // MARK: Content

  private init(_ contents: Dialog.Contents, named name: String, escape: Choice = .cancel, over page: Document) {
    dialog = Dialog(contents, named: name.isEmpty ? nil : name, escape: escape, over: page)
  }

  /// An alert of the page: its host, its message, and its buttons.
  init(_ dialog: LiveSession.Dialog, host: String?, _ words: Phrasebook, over page: Document) {
    var contents = Dialog.Contents()
    if let host { contents.items.append(.text(SpokenText(host))) }
    if !dialog.message.isEmpty { contents.items.append(.text(SpokenText(dialog.message))) }
    if dialog.kind == .prompt {
      var field = Outline.Item.textField(
        SpokenText(""), value: dialog.proposal.isEmpty ? nil : SpokenText(dialog.proposal))
      field.node.id = PageLayer.textID
      field.node.label = nil
      field.node.details.text?.editing = true
      contents.items.append(field)
    }
    if dialog.kind == .alert {
      contents.addButton(words.text(.pickerClose), .dialog(accepts: true))
    } else {
      contents.addButton(words.text(.guidedaccessCancel), .dialog(accepts: false))
      contents.addButton(words.text(.pickerOk), .dialog(accepts: true))
    }
    contents.items = [Outline.Item.container(.none, nil, contents.items).with { $0.traits.insert(.alert) }]
    let escape = dialog.kind == .alert ? Choice.cancel : .dialog(accepts: false)
    self.init(contents, named: dialog.message, escape: escape, over: page)
  }

  /// The menu of a `select` element.
  init(options: JSONPlace?, named name: String?, over page: Document) {
    var contents = Dialog.Contents()
    var group: String?
    for option in options?.asList.map({ Array($0) }) ?? [] {
      guard let option = option.asObject, let index = option["value"]?.asWhole else { continue }
      if let next = option["group"]?.asString, next != group { contents.items.append(.heading(SpokenText(next))) }
      group = option["group"]?.asString
      let traits: Traits = option["isChosen"]?.asBool == true ? .selected : []
      let label = option["label"]?.asString ?? ""
      if option["isEnabled"]?.asBool == true {
        contents.addButton(label, .option(index), traits)
      } else {
        contents.items.append(.button(SpokenText(label), traits.union(.notEnabled)))
      }
    }
    self.init(contents, named: name ?? "", over: page)
  }

  /// The wheels of a date, a time or a color.
  init?(type: String, value: String, named name: String?, _ words: Phrasebook, over page: Document) {
    guard let picker = WheelPicker(type, value: value, language: page.language) else { return nil }
    var contents = Dialog.Contents()
    contents.items = picker.wheels.enumerated().map { index, wheel in
      Outline.Item.element(SpokenText(words.text(wheel.label)), .adjustable).with {
        $0.id = "wheel \(index)"
        $0.details.control = .pickerWheel
        $0.details.adjusts = .values(wheel.values.map { SpokenText($0) }, index: wheel.place - wheel.first)
      }
    }
    contents.addButton(words.text(.guidedaccessCancel), .cancel)
    contents.addButton(words.text(.pickerDone), .write)
    self.init(contents, named: name ?? "", over: page)
    wheels = picker.wheels
    meaning = picker.meaning
  }

  /// The menu of sources for a file.
  init(filesWith words: Phrasebook, named name: String?, over page: Document) {
    var contents = Dialog.Contents()
    for phrase in [Phrase.pickerPhotos, .pickerCamera, .pickerFiles] { contents.addButton(words.text(phrase), .file) }
    self.init(contents, named: name ?? "", over: page)
  }
}

/// One wheel of a picker.
struct Wheel {
  let label: Phrase
  /// The number of its first value.
  let first: Int
  let values: [String]
  /// The number of its current value.
  let place: Int

  init(_ label: Phrase, from first: Int, _ values: [String], at place: Int) {
    (self.label, self.first, self.values) = (label, first, values)
    self.place = min(max(place, first), first + values.count - 1)
  }

  init(_ label: Phrase, _ range: ClosedRange<Int>, at place: Int) {
    self.init(label, from: range.lowerBound, range.map(String.init), at: place)
  }
}

/// The wheels for a form field, and the HTML value that they represent.
struct WheelPicker {
  let wheels: [Wheel]
  let meaning: @Sendable ([Int]) -> String

  /// The date and the time for an empty field: the same at which every page begins.
  private static let start = (year: 2026, month: 1, day: 1, week: 1, hour: 9, minute: 0)

  /// Nil for a type without wheels.
  ///
  /// - Parameters:
  ///   - type: the type of the input.
  ///   - value: its value; if it is empty, the wheels begin at the date at which every page begins.
  ///   - language: the language of the months.
  init?(_ type: String, value: String, language: String) {
    let numbers = value.split { !$0.isNumber }.compactMap { Int($0) }
    func number(_ index: Int, or start: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : start }
    let start = WheelPicker.start
    let year = Wheel(.pickerYear, 1900...2100, at: number(0, or: start.year))
    let month = Wheel(.pickerMonth, from: 1, WheelPicker.months(language), at: number(1, or: start.month))
    let day = Wheel(.pickerDay, 1...31, at: number(2, or: start.day))
    func time(from index: Int) -> [Wheel] {
      [
        Wheel(.pickerHours, 0...23, at: number(index, or: start.hour)),
        Wheel(.pickerMinutes, 0...59, at: number(index + 1, or: start.minute)),
      ]
    }
    switch type {
    case "date":
      wheels = [month, day, year]
      meaning = { WheelPicker.date($0[2], $0[0], $0[1]) }
    case "month":
      wheels = [month, year]
      meaning = { "\($0[1].digits(4))-\($0[0].digits(2))" }
    case "week":
      wheels = [Wheel(.pickerWeek, 1...53, at: number(1, or: start.week)), year]
      meaning = { "\($0[1].digits(4))-W\($0[0].digits(2))" }
    case "time":
      wheels = time(from: 0)
      meaning = { "\($0[0].digits(2)):\($0[1].digits(2))" }
    case "datetime-local":
      wheels = [month, day, year] + time(from: 3)
      meaning = {
        "\(WheelPicker.date($0[2], $0[0], $0[1]))T\($0[3].digits(2)):\($0[4].digits(2))"
      }
    case "color":
      let digits = Int(value.dropFirst(), radix: 16) ?? 0
      wheels = [(Phrase.pickerRed, 16), (.pickerGreen, 8), (.pickerBlue, 0)].map {
        Wheel($0.0, 0...255, at: digits >> $0.1 & 255)
      }
      meaning = { "#" + $0.map { $0.digits(2, radix: 16) }.joined() }
    default: return nil
    }
  }

  /// A day after the end of the month becomes the last day.
  private static func date(_ year: Int, _ month: Int, _ day: Int) -> String {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let last = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    return "\(year.digits(4))-\(month.digits(2))-\(min(day, last).digits(2))"
  }

  private static func months(_ language: String) -> [String] {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: language)
    return formatter.standaloneMonthSymbols
  }
}
