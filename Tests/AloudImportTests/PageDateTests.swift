import Testing

@testable import AloudImport

/// Words of dates in fields, in each language of the table.
@Suite struct PageDateTests {
  /// A day, a moment, a time and a month; Foundation's formatter with ICU of CLDR 44 writes the same.
  private static let words: [(language: String, [String])] = [
    ("en", ["December 3, 2012", "December 3, 2012 at 2:05 PM", "12:07 AM", "May 2012"]),
    ("en-US", ["December 3, 2012", "December 3, 2012 at 2:05 PM", "12:07 AM", "May 2012"]),
    ("en-GB", ["3 December 2012", "3 December 2012 at 14:05", "00:07", "May 2012"]),
    ("en-AU", ["3 December 2012", "3 December 2012 at 2:05 pm", "12:07 am", "May 2012"]),
    ("ko", ["2012년 12월 3일", "2012년 12월 3일 오후 2:05", "오전 12:07", "2012년 5월"]),
    ("ko-KR", ["2012년 12월 3일", "2012년 12월 3일 오후 2:05", "오전 12:07", "2012년 5월"]),
    ("ja", ["2012年12月3日", "2012年12月3日 14:05", "0:07", "2012年5月"]),
    ("zh-Hans", ["2012年12月3日", "2012年12月3日 14:05", "00:07", "2012年5月"]),
    ("zh_HK", ["2012年12月3日", "2012年12月3日 下午2:05", "上午12:07", "2012年5月"]),
    ("de-CH", ["3. Dezember 2012", "3. Dezember 2012 um 14:05", "00:07", "Mai 2012"]),
    ("fr", ["3 décembre 2012", "3 décembre 2012 à 14:05", "00:07", "mai 2012"]),
    ("es", ["3 de diciembre de 2012", "3 de diciembre de 2012, 14:05", "0:07", "mayo de 2012"]),
    ("es-MX", ["3 de diciembre de 2012", "3 de diciembre de 2012, 2:05 p.m.", "12:07 a.m.", "mayo de 2012"]),
    ("ru", ["3 декабря 2012 г.", "3 декабря 2012 г. в 14:05", "00:07", "май 2012 г."]),
    ("it", ["3 dicembre 2012", "3 dicembre 2012 alle ore 14:05", "00:07", "maggio 2012"]),
    ("pt-BR", ["3 de dezembro de 2012", "3 de dezembro de 2012 às 14:05", "00:07", "maio de 2012"]),
    ("nl", ["3 december 2012", "3 december 2012 om 14:05", "00:07", "mei 2012"]),
    ("sv", ["3 december 2012", "3 december 2012 14:05", "00:07", "maj 2012"]),
    ("da", ["3. december 2012", "3. december 2012 kl. 14.05", "00.07", "maj 2012"]),
    ("no", ["3. desember 2012", "3. desember 2012 kl. 14:05", "00:07", "mai 2012"]),
    ("pl", ["3 grudnia 2012", "3 grudnia 2012 o 14:05", "00:07", "maj 2012"]),
    ("tr", ["3 Aralık 2012", "3 Aralık 2012 14:05", "00:07", "Mayıs 2012"]),
    ("uk", ["3 грудня 2012 р.", "3 грудня 2012 р. о 14:05", "00:07", "травень 2012 р."]),
    ("id", ["3 Desember 2012", "3 Desember 2012 pukul 14.05", "00.07", "Mei 2012"]),
    ("tlh", ["2012-12-03", "2012-12-03T14:05", "00:07", "2012-05"]),
  ]

  @Test(arguments: words)
  func `a date is in the words of its language`(language: String, words: [String]) {
    let values = [
      ("2012-12-03", "date"), ("2012-12-03T14:05", "datetime-local"), ("00:07", "time"), ("2012-05", "month"),
    ]
    #expect(values.map { PageDate.text($0, type: $1, language: language) } == words)
  }

  @Test func `noon and midnight are twelve o'clock`() {
    let times = ["00:00", "11:59", "12:00", "23:59"].map { PageDate.text($0, type: "time", language: "en") }
    #expect(times == ["12:00 AM", "11:59 AM", "12:00 PM", "11:59 PM"])
  }

  @Test(arguments: [
    ("2012-02-30", "date"), ("2011-02-29", "date"), ("1900-02-29", "date"), ("2012-13-01", "date"),
    ("2012-00-01", "date"), ("2012-01-00", "date"), ("0000-01-01", "date"), ("12-01-01", "date"),
    ("2012-1-1", "date"), ("+012-01-01", "date"), ("2012-01-01-01", "date"), ("９９９９-01-01", "date"),
    ("99999999999999999999-01-01", "date"), ("24:00", "time"), ("12:60", "time"), ("12:00:30", "time"),
    ("2012-W03", "week"), ("2012-12-03 14:05", "datetime-local"), ("T", "datetime-local"), ("soon", "month"),
  ])
  func `what is no date stays as it is`(value: String, type: String) {
    #expect(PageDate.text(value, type: type, language: "en") == value)
  }

  @Test func `leap years have a day more`() {
    let days = ["2012-02-29", "2000-02-29"].map { PageDate.text($0, type: "date", language: "en") }
    #expect(days == ["February 29, 2012", "February 29, 2000"])
  }

  @Test func `nothing is said of an empty field`() {
    #expect(PageDate.text("", type: "date", language: "en") == nil)
  }
}
