extension PictureWords {
  static let english = PictureWords(
    language: "en", picture: "Picture of {}", stops: "{} stops", oneStop: "1 stop", noStops: "VoiceOver has no stops",
    visited: "{}: {} of {} stops", scanned: "presses: {}, after {} s",
    stopsInOrder: "Stops in reading order",
    description: "The screen to scale. Each stop of VoiceOver has its number in reading order and what is said there.",
    describesVisit: "The screen to scale. Each stop of the technology has its number and what it is called there.",
    describesMarks: "The screen to scale. Each mark has a number.",
    describesHidden: "Hatched parts are hidden from VoiceOver.",
    withoutFrame: "Without a frame", outOfSight: "scrolled out of sight", hidden: "hidden from VoiceOver",
    group: "group", container: "container or group", cursor: "VoiceOver cursor", order: "reading order",
    screen: "Screen", screens: "Screens", showStop: "Show stop {} in the picture",
    list: "list", landmark: "landmark", table: "table", tabBar: "tab bar", segmentedControl: "segmented control",
    dialog: "dialog", chart: "chart",
    differences: "What is announced differently", old: "Old screen", new: "New screen", changes: "Changes",
    same: "VoiceOver says the same on both screens.",
    gone: "gone", added: "new", changed: "changed", moved: "moved", movedFrom: "from stop {} to stop {}",
    change: "change {}", announced: "announced by itself")

  static let korean = PictureWords(
    language: "ko", picture: "{} 그림", stops: "초점 {}개", oneStop: "초점 1개", noStops: "VoiceOver 초점이 가는 곳이 없습니다",
    visited: "{}: {}개 (VoiceOver 초점 {}개 중)", scanned: "{}번 누름, {}초 뒤",
    stopsInOrder: "읽는 순서",
    description: "실제 비율로 그린 화면입니다. VoiceOver 초점이 가는 곳마다 읽는 순서와 읽는 말을 적었습니다.",
    describesVisit: "실제 비율로 그린 화면입니다. 이 기술의 초점이 가는 곳마다 순서와 이름을 적었습니다.",
    describesMarks: "실제 비율로 그린 화면입니다. 표시한 곳마다 번호가 있습니다.",
    describesHidden: "빗금 친 부분은 VoiceOver에 숨겨져 있습니다.",
    withoutFrame: "프레임 없음", outOfSight: "스크롤해야 보임", hidden: "VoiceOver에 숨겨짐",
    group: "그룹", container: "컨테이너 또는 그룹", cursor: "VoiceOver 커서", order: "읽는 순서",
    screen: "화면", screens: "화면 목록", showStop: "그림에서 {}번 보기",
    list: "목록", landmark: "랜드마크", table: "표", tabBar: "탭 막대", segmentedControl: "분할 컨트롤",
    dialog: "대화상자", chart: "차트",
    differences: "달라진 음성 안내", old: "이전 화면", new: "새 화면", changes: "달라진 점",
    same: "두 화면에서 VoiceOver가 읽는 말이 같습니다.",
    gone: "없어짐", added: "새로 생김", changed: "바뀜", moved: "옮겨짐", movedFrom: "{}번째에서 {}번째로",
    change: "변경 {}", announced: "스스로 알림")
}
