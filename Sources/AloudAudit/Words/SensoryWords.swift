/// Words of instructions that need sight.
///
/// Source: the words are those of the audit's rule; the inflections of Korean verbs, and the other senses that words have, are
/// ours. Korean words are found inside longer ones, since endings are written together with them, but where a syllable is
/// part of many other words.
enum SensoryWords {
  static let verbs: Set<String> = ["tap", "click", "press", "touch", "select", "see", "swipe"]

  static let koreanVerbs = [
    "누르", "누른", "누를", "누릅", "눌러", "클릭", "터치", "탭하", "탭해", "선택하", "선택해", "선택합", "확인하", "확인해",
    "확인합", "밀어", "미세요",
  ]

  /// Endings that tell what was done: “선택하신 상품”.
  static let koreanReports = ["하신", "하셨", "르신", "르셨", "이중탭", "터치스크린", "터치패드"]

  static let places: Set<String> = [
    "above", "below", "left", "right", "round", "square", "red", "green", "blue", "yellow",
  ]

  /// Words after one that is no place, shape or color then: “right now”, “round trip”, “above 18”.
  static let otherSenses: [String: Set<String>] = [
    "right": [
      "now", "away", "after", "before", "answer", "answers", "plan", "size", "choice", "option", "one", "time",
      "amount",
      "person", "people", "fit", "track", "thing", "way",
    ],
    "round": ["trip", "trips", "robin", "up"],
    "square": ["feet", "foot", "meter", "meters", "metre", "metres", "miles", "kilometers", "inches"],
    "above": [], "below": [],
  ]

  /// Words before “left” where that means remaining.
  static let whatIsLeft: Set<String> = [
    "time", "days", "day", "hours", "hour", "minutes", "minute", "seconds", "second", "weeks", "months", "items",
    "item",
    "seats", "seat", "rooms", "room", "spots", "tries", "attempts", "tickets", "few", "none", "nothing", "money",
    "much",
    "many",
  ]

  private static let koreanPlaces = [
    "아래", "왼쪽", "오른쪽", "상단", "하단", "동그란", "네모", "빨간", "파란", "초록", "노란", "화살표",
  ]
  /// Words, or the last parts of words, that “위” may follow.
  private static let beforeAbove = ["", "화면", "맨", "바로", "오른쪽", "왼쪽", "버튼"]
  private static let afterAbove: Set<String> = [
    "", "의", "에", "에서", "에는", "엔", "로", "와", "를", "는", "쪽", "쪽의", "쪽에", "쪽에서", "쪽으로", "쪽을",
  ]

  static func isKoreanPlace(_ word: String, after last: String) -> Bool {
    if koreanPlaces.contains(where: { word.contains($0) }) { return true }
    // “참여기간” is no place, nor is the name of a company.
    if word.hasPrefix("여기") || word.hasPrefix("바로여기") {
      return !word.hasPrefix("여기저기") && !word.hasPrefix("여기어때")
    }
    guard word.contains("위"), let above = word.firstIndex(of: "위") else { return false }
    return beforeAbove.contains(String(word[..<above]))
      && afterAbove.contains(String(word[word.index(after: above)...]))
      && !(last.last?.isNumber ?? false)
  }
}
