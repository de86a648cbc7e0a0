import Aloud
import Testing

/// Numbers in Korean that the engine reads differently.
@Suite struct KoreanNumbersTests {
  private func heard(_ text: String, _ language: String = "ko") -> String {
    EarTests.heard(text, language, VoiceOverSettings()).split(separator: " ").joined(separator: " ")
  }

  @Test(arguments: [
    ("3시", "세 시"), ("12개", "열두 개"), ("20살", "스무 살"), ("21살", "스물한 살"), ("99명", "아흔아홉 명"), ("1번째", "첫 번째"),
    ("5 마리", "다섯 마리"),
    ("3시 30분", "세 시 30분"), ("2시간", "두 시간"), ("3개가", "세 개가"),
  ]) func countersTakeNativeWords(_ text: String, _ expected: String) {
    #expect(heard(text) == expected)
  }

  @Test(arguments: [
    "13시", "3개월", "3시즌", "100개", "1,200개", "3층", "2번", "5분", "20대", "0개", "2020-2024", "2024-01-15", "10:05", "3월",
  ]) func otherNumbersAreLeftToTheEngine(_ text: String) {
    #expect(heard(text) == text)
  }

  @Test(arguments: [
    ("010-1234-5678", "공일공 일이삼사 오육칠팔"), ("02-123-4567", "공이 일이삼 사오육칠"), ("1588-1234", "일오팔팔 일이삼사"),
    ("01012345678", "공일공일이삼사오육칠팔"), ("전화 007", "전화 공공칠"),
  ]) func telephoneNumbersAreReadDigitByDigit(_ text: String, _ expected: String) {
    #expect(heard(text) == expected)
  }

  @Test(arguments: [("9시~18시", "아홉 시 에서 18시"), ("A+", "A 플러스"), ("99+", "99 플러스"), ("1 + 1", "1 더하기 1")])
  func signsAreReadAfterNumbersAndLetters(_ text: String, _ expected: String) {
    #expect(heard(text) == expected)
  }

  @Test func otherLanguagesKeepTheirNumbers() { #expect(heard("3시", "ja") != "세 시") }
}
