internal import AloudTree

/// The questions of EN 301 549 that no criterion of WCAG asks: generic requirements (chapter 5), and the interfaces to assistive
/// technology and to the user's settings (11.5 to 11.7). Only a report by that standard asks them.
///
/// Source: EN 301 549 V3.2.1.
extension Question {
  /// The questions that only a report by EN 301 549 asks, in its order.
  public static let european: [Question] = generic + interoperability + settings

  private static func asked(
    _ id: String, _ english: String, ko korean: String, _ number: String, _ subject: Subject = ofApp
  ) -> Question {
    Question(id, english, ko: korean, ["EN \(number)"], subject, coversApp: true)
  }

  private static let ofApp: Subject = .app { app in app.screens.contains { !$0.stops.isEmpty } }

  private static let generic: [Question] = [
    asked(
      "features-reachable", "Can people switch on each accessibility feature of the app by a way that they can use?",
      ko: "앱의 접근성 기능을 그 기능이 필요한 사용자도 켤 수 있습니까?", "5.2"),
    asked(
      "biometrics-alternative", "Where a face or a fingerprint identifies people, is there another way, too?",
      ko: "얼굴이나 지문으로 본인을 확인할 때 다른 방법도 있습니까?", "5.3"),
    asked(
      "conversion-keeps", "Where the app converts or stores content, does its accessibility information stay?",
      ko: "콘텐츠를 변환하거나 저장할 때 대체 텍스트 같은 접근성 정보가 유지됩니까?", "5.4"),
    asked(
      "operable-parts", "Can people do all without grasping, pinching or twisting a part of the device?",
      ko: "기기를 꽉 쥐거나 꼬집거나 비틀지 않고 모든 기능을 쓸 수 있습니까?", "5.5"),
    asked(
      "locking-state", "Can people see the state of each locking control, and also hear or feel it?",
      ko: "고정되는 컨트롤(Caps Lock 등)의 상태를 볼 수 있고, 듣거나 느낄 수도 있습니까?", "5.6"),
    asked(
      "key-repeat", "Where a key repeats while it is held, do the system's settings for the delay and the rate apply?",
      ko: "누르고 있는 키의 반복 지연과 속도가 시스템 설정을 따릅니까?", "5.7"),
    asked(
      "double-strike", "Where the app has keys of its own, can a second touch right after the first be ignored?",
      ko: "앱의 자체 키보드에서 잇달아 잘못 누른 두 번째 입력을 무시하게 할 수 있습니까?", "5.8"),
    asked(
      "one-action-at-a-time", "Can people do all without two actions at the same time, such as two fingers?",
      ko: "두 손가락처럼 동시에 두 동작을 하지 않고도 모든 기능을 쓸 수 있습니까?", "5.9"),
  ]

  private static let interoperability: [Question] = [
    asked(
      "services-used", "Does each part of the app use the accessibility services of iOS?",
      ko: "앱의 모든 부분이 iOS의 접근성 서비스를 씁니까?", "11.5.2.3"),
    asked(
      "object-information", "Has each element its role, states, place, name and description for assistive technology?",
      ko: "요소마다 유형, 상태, 위치, 이름, 설명을 보조기술에 알립니까?", "11.5.2.5"),
    asked(
      "table-information", "Has each cell of a table its row, its column and their headers for assistive technology?",
      ko: "표의 칸마다 행, 열과 그 머리글을 보조기술에 알립니까?", "11.5.2.6"),
    asked(
      "value-range", "Has each element with a value its current, smallest and largest value for assistive technology?",
      ko: "값이 있는 요소의 현재값, 최솟값, 최댓값을 보조기술에 알립니까?", "11.5.2.7"),
    asked(
      "label-relations", "Can assistive technology find which label belongs to which element?",
      ko: "보조기술이 어느 레이블이 어느 요소의 것인지 알 수 있습니까?", "11.5.2.8"),
    asked(
      "parents-and-children", "Can assistive technology find what contains an element, and what it contains?",
      ko: "보조기술이 요소를 담은 것과 요소가 담은 것을 알 수 있습니까?", "11.5.2.9"),
    asked(
      "text-information", "Can assistive technology find the content, the attributes and the place of text?",
      ko: "보조기술이 텍스트의 내용, 서식, 위치를 알 수 있습니까?", "11.5.2.10"),
    asked(
      "actions-listed", "Can assistive technology list all actions of each element?",
      ko: "보조기술이 요소의 모든 동작 목록을 얻을 수 있습니까?",
      "11.5.2.11"),
    asked(
      "actions-performed", "Can assistive technology perform all actions of each element?",
      ko: "보조기술이 요소의 모든 동작을 실행할 수 있습니까?", "11.5.2.12"),
    asked(
      "focus-tracked", "Can assistive technology follow the focus, the insertion point and the selection?",
      ko: "보조기술이 초점, 삽입점, 선택을 따라갈 수 있습니까?", "11.5.2.13"),
    asked(
      "focus-set", "Can assistive technology move the focus, the insertion point and the selection, where users can?",
      ko: "사용자가 옮길 수 있는 초점, 삽입점, 선택을 보조기술도 옮길 수 있습니까?", "11.5.2.14"),
    asked(
      "changes-told", "Does assistive technology learn of changes of focus, states, values and text?",
      ko: "초점, 상태, 값, 텍스트가 바뀌면 보조기술에 알립니까?", "11.5.2.15"),
    asked(
      "states-set", "Can assistive technology change states and properties, where users can?",
      ko: "사용자가 바꿀 수 있는 상태와 속성을 보조기술도 바꿀 수 있습니까?", "11.5.2.16"),
    asked(
      "values-set", "Can assistive technology change values and enter text, where users can?",
      ko: "사용자가 바꿀 수 있는 값과 텍스트를 보조기술도 입력할 수 있습니까?", "11.5.2.17"),
  ]

  private static let settings: [Question] = [
    asked(
      "platform-features-usable", "Can people control the accessibility features of iOS that concern the app?",
      ko: "앱을 쓰는 동안 iOS의 손쉬운 사용 기능을 조절할 수 있습니까?", "11.6.1"),
    asked(
      "platform-features-undisturbed", "Does the app leave the accessibility features of iOS on, unless people ask?",
      ko: "사용자가 요청하지 않으면 앱이 iOS의 손쉬운 사용 기능을 방해하지 않습니까?", "11.6.2"),
    asked(
      "platform-preferences", "Does the app follow the system's colors, contrast, fonts, text sizes and focus?",
      ko: "색, 대비, 서체, 글자 크기, 초점 표시의 시스템 설정을 따릅니까?", "11.7"),
  ]
}
