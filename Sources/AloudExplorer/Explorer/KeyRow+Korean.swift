internal import AloudReader

extension KeyRow {
  /// Returns the text of ``fingers`` in a language (BCP-47); in English if there is no translation.
  package func fingers(in language: String) -> String {
    let isKorean = language == "ko" || language.hasPrefix("ko-")
    return isKorean ? KeyRow.koreanFingers[fingers] ?? fingers : fingers
  }

  /// Returns the text that practice says for the row; nil if the row has no action of a user.
  func practiceWords(in language: String) -> String? {
    if meaning == .own(.tripleClick) || meaning == .own(.device) || meaning == .own(.command) {
      return fingers(in: language)
    }
    guard let words else { return nil }
    return "\(fingers(in: language)): \(words.command(in: language) ?? words.words)"
  }

  // In the terms of Apple's Korean user guide: 쓸어넘기기, 이중 탭하기, 두 손가락으로 …
  private static let koreanFingers: [String: String] = [
    "Swipe right with one finger": "한 손가락으로 오른쪽으로 쓸어넘기기",
    "Swipe left with one finger": "한 손가락으로 왼쪽으로 쓸어넘기기",
    "Swipe up with one finger": "한 손가락으로 위로 쓸어넘기기",
    "Swipe down with one finger": "한 손가락으로 아래로 쓸어넘기기",
    "Touch a label or a point (asks)": "레이블이나 지점 터치하기",
    "Tap near the top with four fingers": "네 손가락으로 화면 상단 탭하기",
    "Tap near the bottom with four fingers": "네 손가락으로 화면 하단 탭하기",
    "Swipe down with two fingers": "두 손가락으로 아래로 쓸어넘기기",
    "Swipe up with two fingers": "두 손가락으로 위로 쓸어넘기기",
    "Swipe right with two fingers": "두 손가락으로 오른쪽으로 쓸어넘기기",
    "Swipe left with two fingers": "두 손가락으로 왼쪽으로 쓸어넘기기",
    "Swipe up with three fingers": "세 손가락으로 위로 쓸어넘기기",
    "Swipe down with three fingers": "세 손가락으로 아래로 쓸어넘기기",
    "Swipe left with three fingers": "세 손가락으로 왼쪽으로 쓸어넘기기",
    "Swipe right with three fingers": "세 손가락으로 오른쪽으로 쓸어넘기기",
    "Swipe left with four fingers": "네 손가락으로 왼쪽으로 쓸어넘기기",
    "Swipe right with four fingers": "네 손가락으로 오른쪽으로 쓸어넘기기",
    "Tap twice with one finger": "한 손가락으로 이중 탭하기",
    "Hold one finger, tap with another": "한 손가락을 댄 채 다른 손가락으로 탭하기",
    "Tap three times with one finger": "한 손가락으로 삼중 탭하기",
    "Tap four times with one finger": "한 손가락으로 사중 탭하기",
    "Tap twice, and hold the second tap": "이중 탭하고 두 번째 탭을 길게 누르기",
    "Click the side button three times: accessibility shortcut": "측면 버튼 세 번 클릭하기: 손쉬운 사용 단축키",
    "Do something to the device (asks): guided access start": "기기 조작하기: guided access start",
    "Write a step (asks): read hint, say \"Tap Send\"": "단계 입력: read hint, say \"이름 보기\"",
    "Drag back to the previous point": "이전 포인트로 되돌려 드래그하기",
    "Drag on to the next point": "다음 포인트로 드래그하기",
    "Hold the dragging finger still": "드래그하던 손가락을 멈추기",
    "Tap twice with two fingers": "두 손가락으로 이중 탭하기",
    "Draw a Z with two fingers": "두 손가락으로 Z 모양 그리기",
    "Turn two fingers to the right": "두 손가락을 오른쪽으로 돌리기",
    "Turn two fingers to the left": "두 손가락을 왼쪽으로 돌리기",
    "Turn the rotor to an option (asks)": "로터를 특정 옵션으로 돌리기",
    "Tap with two fingers": "두 손가락으로 탭하기",
    "Tap three times with two fingers": "두 손가락으로 삼중 탭하기",
    "Find an item of the screen (asks)": "화면의 항목 찾기",
    "Tap four times with two fingers": "두 손가락으로 사중 탭하기",
    "Tap twice with two fingers, and hold": "두 손가락으로 이중 탭하고 길게 누르기",
    "Tap with three fingers": "세 손가락으로 탭하기",
    "Tap twice with three fingers": "세 손가락으로 이중 탭하기",
    "Tap three times with three fingers": "세 손가락으로 삼중 탭하기",
    "Tap four times with three fingers": "세 손가락으로 사중 탭하기",
    "Tap twice with four fingers": "네 손가락으로 이중 탭하기",
    "Tap three times with four fingers": "네 손가락으로 삼중 탭하기",
    "Press the delete key": "삭제 키 누르기",
    "Undo what was typed": "입력한 내용 취소하기",
    "Redo what was undone": "취소한 내용 복귀하기",
  ]
}
