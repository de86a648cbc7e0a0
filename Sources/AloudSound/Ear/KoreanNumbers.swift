internal import AloudSpeech

/// Korean numbers that espeak-ng reads incorrectly.
///
/// Numbers before counters are native Korean words (`3시` 세 시, `12개` 열두 개), which exist only below one hundred.
/// Telephone numbers are read digit by digit (`010-1234-5678` 공일공 일이삼사 오육칠팔). `~` means "from … to". Minutes, months,
/// years, floors and all other numbers stay Sino-Korean, as the engine reads them. Source: assumed, from Korean
/// schoolbooks.
enum KoreanNumbers {
  /// - Returns: the reading of the text at an index, and its number of characters; nil leaves the text to the engine.
  static func reading(
    _ text: ArraySlice<Character>, _ index: Int, _ voice: Voice?
  ) -> (reading: String, length: Int)? {
    guard voice?.language == "ko" else { return nil }
    let before = index > text.startIndex ? text[index - 1] : nil
    let after = index + 1 < text.endIndex ? text[index + 1] : nil
    switch text[index] {
    case "~" where (before?.isWord ?? false) && (after?.isWholeNumber ?? false): return ("에서", 1)
    case "+" where (before?.isWord ?? false || before == "+") && !(after?.isWord ?? false): return ("플러스", 1)
    case let digit where digit.isDigit && !(before?.isDigit ?? false):
      return telephone(text[index...], after: before) ?? native(text[index...], after: before)
    default: return nil
    }
  }

  // MARK: Telephone numbers

  private static func telephone(
    _ text: ArraySlice<Character>, after before: Character?
  ) -> (reading: String, length: Int)? {
    guard before != ".", before != ",", before != ":" else { return nil }
    var groups = [text.prefix(while: \.isDigit)]
    while let last = groups.last, last.endIndex + 1 < text.endIndex, text[last.endIndex] == "-",
      text[last.endIndex + 1].isDigit
    {
      groups.append(text[(last.endIndex + 1)...].prefix(while: \.isDigit))
    }
    let isOne = isTelephone(groups)
    let leads = groups[0].first == "0" && groups[0].count >= 3
    guard isOne || leads && groups.count == 1 else { return nil }
    let words = groups.map { group in group.compactMap { digits[$0] }.joined() }
    return (words.joined(separator: " "), (groups.last?.endIndex ?? text.startIndex) - text.startIndex)
  }

  /// True for two or more groups, the last with four digits; 2020-2024 is a range of years.
  private static func isTelephone(_ groups: [ArraySlice<Character>]) -> Bool {
    guard groups.count >= 2, groups.last?.count == 4, (3...4).contains(groups[groups.count - 2].count) else {
      return false
    }
    let isSpan = groups.count == 2 && groups.allSatisfy { $0.starts(with: "19") || $0.starts(with: "20") }
    return !isSpan && groups.allSatisfy { $0.count <= 4 }
  }

  private static let digits: [Character: String] = [
    "0": "공", "1": "일", "2": "이", "3": "삼", "4": "사", "5": "오", "6": "육", "7": "칠", "8": "팔", "9": "구",
  ]

  // MARK: Counting

  private static func native(
    _ text: ArraySlice<Character>, after before: Character?
  ) -> (reading: String, length: Int)? {
    let digits = text.prefix(while: \.isDigit)
    guard before.map({ !".,:/-~".contains($0) }) ?? true, digits.count <= 2, digits.first != "0",
      let number = Int(String(digits))
    else { return nil }
    let rest = text[digits.endIndex...].drop { $0 == " " }
    guard rest.startIndex - digits.endIndex <= 1, let counter = counters.first(where: { rest.starts(with: $0) }) else {
      return nil
    }
    let next = rest.dropFirst(counter.count).first
    guard next.map({ !$0.isHangul || particles.contains($0) }) ?? true else { return nil }
    // Hours after twelve are Sino-Korean, and so are the teens and twenties (20대).
    if counter == "시", number > 12 { return nil }
    if counter == "대", number % 10 == 0 { return nil }
    let words = counter == "번째" && number == 1 ? "첫" : tens[number / 10] + ones[number % 10]
    return (number == 20 ? "스무" : words, digits.count)
  }

  private static let tens = ["", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"]
  private static let ones = ["", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉"]
  /// The counters that take native Korean numbers, longer ones first.
  private static let counters = [
    "번째", "시간", "사람", "가지", "군데", "켤레", "송이", "그루", "마리", "자루", "바퀴", "그릇", "시", "개", "살", "명", "권", "병",
    "잔", "장", "대", "곳", "벌", "채", "척", "달", "줄", "칸", "통", "팀", "건", "곡", "편", "쌍",
  ]
  /// The letters that may follow a counter; other letters make it another word, as in 3개월, 3시즌.
  private static let particles: Set<Character> = [
    "이", "가", "을", "를", "은", "는", "의", "에", "도", "만", "와", "과", "로", "입", "중", "째", "쯤", "씩", "까", "부", "보", "나", "라",
    "반", "전", "후", "간", "짜", "정", "뿐", "있", "없", "남", "더",
  ]
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isWholeNumber }
  fileprivate var isHangul: Bool { unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false }
  /// True for a letter or a digit.
  fileprivate var isWord: Bool { isLetter || isNumber }
}
