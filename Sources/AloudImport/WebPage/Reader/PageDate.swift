import AloudBase
import AloudVoices

/// Dates in the form in which WebKit shows them in fields: in the words of the language.
enum PageDate {
  /// The value of an HTML field in words; the unchanged value if it is not a date, nil if it is empty.
  ///
  ///     PageDate.text("2012-12-12", type: "date", language: "en")  // "December 12, 2012"
  ///
  /// A week does not change, and neither does a value in a language of which no dates are known. Source: recordings of iOS
  /// 14.0.
  static func text(_ value: String, type: String, language: String) -> String? {
    guard !value.isEmpty else { return nil }
    return DateWords(language).text(value, type: type) ?? value
  }

  private static let words = Voices.table(Voices.dates)

  private struct DateWords {
    /// The beginnings of keys, the most exact language first.
    let languages: [String]

    init(_ language: String) {
      let tag = LanguageTag(language)
      languages =
        [tag.region, tag.script].compactMap { part in part.map { "\(tag.language)-\($0)." } } + ["\(tag.language)."]
    }

    func text(_ value: String, type: String) -> String? {
      switch type {
      case "date": day(value)
      case "month": month(value)
      case "time": time(value)
      case "datetime-local": moment(value)
      default: nil
      }
    }

    private subscript(key: String) -> String? {
      for language in languages {
        if let words = PageDate.words[language + key] { return words }
      }
      return nil
    }

    private func filled(_ key: String, _ parts: [String: String]) -> String? {
      guard var text = self[key] else { return nil }
      for (name, part) in parts { text = text.replacing("{\(name)}", with: part) }
      return text
    }

    /// A word of a row; its number begins with 0.
    private func word(_ number: Int, of key: String) -> String? {
      guard let words = self[key]?.split(separator: " "), words.indices.contains(number) else { return nil }
      return String(words[number])
    }

    private func day(_ value: String) -> String? {
      guard let numbers = numbers(in: value, "-", count: 3), let days = days(ofMonth: numbers[1], year: numbers[0]),
        (1...days).contains(numbers[2]), let month = word(numbers[1] - 1, of: "months")
      else { return nil }
      return filled("date", ["year": "\(numbers[0])", "month": month, "day": "\(numbers[2])"])
    }

    private func month(_ value: String) -> String? {
      guard let numbers = numbers(in: value, "-", count: 2), numbers[0] > 0,
        let month = word(numbers[1] - 1, of: "alone") ?? word(numbers[1] - 1, of: "months")
      else { return nil }
      return filled("month", ["year": "\(numbers[0])", "month": month])
    }

    private func time(_ value: String) -> String? {
      guard let numbers = numbers(in: value, ":", count: 2), numbers[0] < 24, numbers[1] < 60 else { return nil }
      let (hour, minute) = (numbers[0], numbers[1])
      return filled(
        "time",
        [
          "hour": "\(hour)", "hour02": hour.digits(2), "hour12": "\((hour + 11) % 12 + 1)", "minute": minute.digits(2),
          "half": word(hour / 12, of: "halves") ?? "",
        ])
    }

    private func moment(_ value: String) -> String? {
      let parts = value.split(separator: "T", omittingEmptySubsequences: false)
      guard parts.count == 2, let date = day(String(parts[0])), let time = time(String(parts[1])) else { return nil }
      return filled("both", ["date": date, "time": time])
    }

    /// The numbers of a value, which HTML writes with leading zeros: at least four digits of the year, two of the others.
    private func numbers(in value: String, _ separator: Character, count: Int) -> [Int]? {
      let parts = value.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == count else { return nil }
      var numbers: [Int] = []
      for (index, part) in parts.enumerated() {
        let isYear = separator == "-" && index == 0
        guard isYear ? (4...6).contains(part.utf8.count) : part.utf8.count == 2,
          part.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(part)
        else { return nil }
        numbers.append(number)
      }
      return numbers
    }

    private func days(ofMonth month: Int, year: Int) -> Int? {
      guard year > 0 else { return nil }
      switch month {
      case 2: return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
      case 4, 6, 9, 11: return 30
      case 1...12: return 31
      default: return nil
      }
    }
  }
}
