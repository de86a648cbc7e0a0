package import AloudAudit
internal import AloudBase
internal import AloudTree

/// The words of reports other than those of findings, in each language of messages.
package enum ReportWords {
  package static let report = Wording("Accessibility audit", ko: "접근성 점검 결과")
  package static let nothing = Wording("nothing found", ko: "찾은 문제가 없습니다")
  package static let fix = Wording("How to fix it", ko: "고치는 법")
  package static let references = Wording("References", ko: "근거")
  package static let overview = Wording("Overview", ko: "요약")
  package static let rules = Wording("Findings by rule", ko: "규칙별로 찾은 문제")
  package static let rule = Wording("Rule", ko: "규칙")
  package static let severity = Wording("Severity", ko: "심각도")
  package static let findings = Wording("Findings", ko: "문제")
  /// The heading of the findings in a report by clauses.
  package static let details = Wording("Findings", ko: "문제 상세")
  package static let files = Wording("Files", ko: "파일")
  package static let share = Wording("Share of files", ko: "파일 비율")
  package static let file = Wording("File", ko: "파일")
  package static let place = Wording("Place", ko: "위치")
  package static let places = Wording("Places", ko: "위치 수")
  /// The words before another place of a finding in a terminal.
  package static let also = Wording("also at", ko: "같은 문제")

  /// Such as `40 places`.
  package static func placeCount(_ count: Int) -> Wording {
    Wording(count == 1 ? "1 place" : "\(count) places", ko: "\(count)곳")
  }

  /// Such as `and 35 more: lines 12, 14, 16`.
  package static func more(_ count: Int, lines: String) -> Wording {
    Wording("and \(count) more: lines \(lines)", ko: "외 \(count)곳: 행 \(lines)")
  }

  /// Such as `39 more places`.
  package static func morePlaces(_ count: Int) -> Wording {
    Wording(count == 1 ? "1 more place" : "\(count) more places", ko: "다른 위치 \(count)곳")
  }
  package static let says = Wording("VoiceOver says", ko: "VoiceOver가 읽는 말")
  package static let message = Wording("What is wrong", ko: "문제점")
  package static let saysNothing = Wording("nothing", ko: "아무 말 없음")
  package static let noStop = Wording("(no stop there)", ko: "(항목 아님)")
  package static let unread = Wording("Files that could not be read", ko: "읽지 못한 파일")
  package static let reason = Wording("Reason", ko: "이유")
  package static let skip = Wording("Skip to the findings", ko: "찾은 문제로 건너뛰기")

  package static let picture = Wording("Picture", ko: "그림")
  package static let affected = Wording("Who is affected", ko: "영향을 받는 사용자")
  package static let uiKit = Wording("In UIKit", ko: "UIKit")
  package static let swiftUI = Wording("In SwiftUI", ko: "SwiftUI")
  package static let html = Wording("In HTML", ko: "HTML")
  package static let pictures = Wording("Pictures", ko: "그림")

  /// The text of a link from the number of a finding to its mark.
  package static func showMark(_ number: Int) -> Wording {
    let name = PicturedFindings.name(number)
    return Wording("Show finding \(name) in the picture", ko: "그림에서 문제 \(name) 보기")
  }

  /// The beginning of a picture's caption: its number.
  package static func picture(_ number: Int) -> Wording { Wording("Picture \(number).", ko: "그림 \(number).") }

  package static let questions = Wording("Questions for a person", ko: "수동 점검 질문")
  package static let question = Wording("Question", ko: "질문")
  package static let about = Wording("About", ko: "대상")
  package static let app = Wording("the app as a whole", ko: "앱 전체")
  package static func more(_ count: Int) -> Wording { Wording("and \(count) more", ko: "외 \(count)개") }
  package static let ignored = Wording("Ignored, with a reason", ko: "이유를 적고 무시한 문제")

  package static let accepted = Wording("Accepted by a person", ko: "예외로 인정한 문제")
  package static let acceptedBy = Wording("Accepted by", ko: "인정한 사람")
  package static let acceptedOn = Wording("On", ko: "인정일")
  package static let acceptedUntil = Wording("Until", ko: "인정 기한")

  /// Such as `accepted by Kim on 2026-11-20 until 2027-05-31: the logo needs no name`.
  package static func told(_ acceptance: Acceptance) -> Wording {
    let (who, when, why) = (acceptance.who.printable, acceptance.when.printable, acceptance.why.printable)
    let until = acceptance.until?.printable
    return Wording(
      "accepted by \(who) on \(when)\(until.map { " until \($0)" } ?? ""): \(why)",
      ko: "예외 인정: \(who), \(when)\(until.map { ", \($0)까지" } ?? ""): \(why)")
  }

  /// Such as `was accepted by Kim until 2026-05-31, which has passed: it counts again`.
  package static func ended(_ acceptance: Acceptance) -> Wording {
    let (who, until) = (acceptance.who.printable, (acceptance.until ?? "").printable)
    return Wording(
      "was accepted by \(who) until \(until), which has passed: it counts again",
      ko: "\(who)의 예외 인정 기한(\(until))이 지나 다시 문제로 셈")
  }

  /// Such as `error`, 오류.
  package static func name(of severity: Severity) -> Wording {
    switch severity {
    case .error: Wording("error", ko: "오류")
    case .warning: Wording("warning", ko: "경고")
    case .advice: Wording("advice", ko: "권고")
    }
  }

  /// Such as `2 errors, 1 warning in 40 places in 2 of 3 files; 1 ignored; 1 accepted`; counts of zero are left out, and the
  /// number of places where it is that of the findings.
  package static func counts(_ statistics: AuditStatistics) -> Wording {
    let (ignored, unread) = (statistics.ignoredCount, statistics.failureCount)
    var (english, korean) = (foundCounts(statistics).english, foundCounts(statistics).korean)
    if ignored > 0 {
      english += "; \(ignored) ignored"
      korean += ", 무시 \(ignored)개"
    }
    if statistics.acceptedCount > 0 {
      english += "; \(statistics.acceptedCount) accepted"
      korean += ", 예외 인정 \(statistics.acceptedCount)개"
    }
    if unread > 0 {
      english += unread == 1 ? "; 1 file could not be read" : "; \(unread) files could not be read"
      korean += ", 읽지 못한 파일 \(unread)개"
    }
    return Wording(english, ko: korean)
  }

  private static func foundCounts(_ statistics: AuditStatistics) -> Wording {
    let english = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = statistics.counts[severity] ?? 0
      guard count > 0 else { return nil }
      switch severity {
      case .error: return count == 1 ? "1 error" : "\(count) errors"
      case .warning: return count == 1 ? "1 warning" : "\(count) warnings"
      case .advice: return count == 1 ? "1 piece of advice" : "\(count) pieces of advice"
      }
    }
    let korean = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = statistics.counts[severity] ?? 0
      return count > 0 ? "\(name(of: severity).korean) \(count)개" : nil
    }
    guard !english.isEmpty else { return nothing }
    let isTold = statistics.tellsPlaces
    let places = isTold ? " in \(placeCount(statistics.placeCount).english)" : ""
    let koreanPlaces = isTold ? " (\(placeCount(statistics.placeCount).korean))" : ""
    guard statistics.fileCount > 1 else {
      return Wording(english.joined(separator: ", ") + places, ko: korean.joined(separator: ", ") + koreanPlaces)
    }
    let (hit, all) = (statistics.hitFileCount, statistics.fileCount)
    return Wording(
      "\(english.joined(separator: ", "))\(places) in \(hit) of \(all) files",
      ko: "파일 \(all)개 중 \(hit)개에서 \(korean.joined(separator: ", "))\(koreanPlaces)")
  }

  /// Such as `37%`; rounded, but to 0 or 100 only if the value is exactly that.
  package static func percent(_ share: Double) -> String {
    guard share > 0, share < 1 else { return share > 0 ? "100%" : "0%" }
    return "\(min(max(Int(clamping: (share * 100).rounded()), 1), 99))%"
  }
}

extension String {
  /// In characters. Longer texts are shortened in reports for people.
  private static let most = 500

  /// The text as reports for people show it. A long text is shortened to its beginning, an ellipsis and its length.
  ///
  /// - Complexity: O(length).
  var brief: Wording {
    guard utf8.count > String.most else { return Wording(self, ko: self) }
    let kept = prefixOfFewScalars(String.most)
    let length = count
    guard kept.utf8.count < utf8.count else { return Wording(self, ko: self) }
    let characters = length == 1 ? "1 character" : "\(length) characters"
    return Wording("\(kept)… (\(characters) in all)", ko: "\(kept)… (전체 \(length)자)")
  }

  /// Cuts at whole characters, unless a single character is too long.
  private func prefixOfFewScalars(_ most: Int) -> String {
    var result = ""
    var scalarCount = 0
    for character in self {
      scalarCount += character.unicodeScalars.count
      guard scalarCount <= most else { break }
      result.append(character)
    }
    return result.isEmpty ? String(String.UnicodeScalarView(unicodeScalars.prefix(most))) : result
  }
}

extension HTMLReport {
  /// The markup for a text of a document, shortened if the text is long.
  func brief(_ text: String) -> String { text.brief[language].printable.escapedForXML() }
}
