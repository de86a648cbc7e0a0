internal import AloudSpeech
internal import Foundation

/// One wheel of a picker.
struct Wheel {
  let label: Phrase
  /// The number that its first value stands for.
  let first: Int
  let values: [String]
  /// The number that it is turned to.
  let place: Int

  init(_ label: Phrase, from first: Int, _ values: [String], at place: Int) {
    (self.label, self.first, self.values) = (label, first, values)
    self.place = min(max(place, first), first + values.count - 1)
  }

  init(_ label: Phrase, _ range: ClosedRange<Int>, at place: Int) {
    self.init(label, from: range.lowerBound, range.map(String.init), at: place)
  }
}

/// The wheels for a field of a form, and the value of HTML that they make.
struct WheelPicker {
  let wheels: [Wheel]
  let meaning: @Sendable ([Int]) -> String

  /// The date and the time of an empty field: those at which every page begins.
  private static let start = (year: 2026, month: 1, day: 1, week: 1, hour: 9, minute: 0)

  /// Nil for a type without wheels.
  ///
  /// - Parameters:
  ///   - type: that of the input.
  ///   - value: what it has; empty begins at the date at which every page begins.
  ///   - language: that of the months.
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
      meaning = { WheelPicker.text($0[1], 4) + "-" + WheelPicker.text($0[0]) }
    case "week":
      wheels = [Wheel(.pickerWeek, 1...53, at: number(1, or: start.week)), year]
      meaning = { WheelPicker.text($0[1], 4) + "-W" + WheelPicker.text($0[0]) }
    case "time":
      wheels = time(from: 0)
      meaning = { WheelPicker.text($0[0]) + ":" + WheelPicker.text($0[1]) }
    case "datetime-local":
      wheels = [month, day, year] + time(from: 3)
      meaning = {
        WheelPicker.date($0[2], $0[0], $0[1]) + "T" + WheelPicker.text($0[3]) + ":" + WheelPicker.text($0[4])
      }
    case "color":
      let digits = Int(value.dropFirst(), radix: 16) ?? 0
      wheels = [(Phrase.pickerRed, 16), (.pickerGreen, 8), (.pickerBlue, 0)].map {
        Wheel($0.0, 0...255, at: digits >> $0.1 & 255)
      }
      meaning = { "#" + $0.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
    default: return nil
    }
  }

  /// A day that the month does not have is its last.
  private static func date(_ year: Int, _ month: Int, _ day: Int) -> String {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let last = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    return "\(text(year, 4))-\(text(month))-\(text(min(day, last)))"
  }

  private static func text(_ number: Int, _ count: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  private static func months(_ language: String) -> [String] {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: language)
    return formatter.standaloneMonthSymbols
  }
}
