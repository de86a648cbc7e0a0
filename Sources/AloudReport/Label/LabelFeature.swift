public import AloudAudit

/// A feature of Apple's Accessibility Nutrition Labels.
///
/// Source: App Store Connect, “Overview of Accessibility Nutrition Labels”, and the evaluation criteria of each feature.
public enum LabelFeature: String, CaseIterable, Sendable {
  /// In the order of the App Store.
  case voiceOver, voiceControl, largerText, darkInterface, differentiateWithoutColor, sufficientContrast, reducedMotion,
    captions, audioDescriptions

  /// Apple's name.
  public var name: Wording {
    switch self {
    case .voiceOver: Wording("VoiceOver", ko: "VoiceOver")
    case .voiceControl: Wording("Voice Control", ko: "음성 명령(Voice Control)")
    case .largerText: Wording("Larger Text", ko: "더 큰 텍스트(Larger Text)")
    case .darkInterface: Wording("Dark Interface", ko: "어두운 인터페이스(Dark Interface)")
    case .differentiateWithoutColor:
      Wording("Differentiate Without Color Alone", ko: "색상만으로 구분하지 않음(Differentiate Without Color Alone)")
    case .sufficientContrast: Wording("Sufficient Contrast", ko: "충분한 대비(Sufficient Contrast)")
    case .reducedMotion: Wording("Reduced Motion", ko: "동작 줄이기(Reduced Motion)")
    case .captions: Wording("Captions", ko: "자막(Captions)")
    case .audioDescriptions: Wording("Audio Descriptions", ko: "화면 해설(Audio Descriptions)")
    }
  }

  /// What a person must find out, whatever the evidence is.
  var forPeople: Wording {
    switch self {
    case .voiceOver:
      Wording(
        "On a device: finish each common task by VoiceOver alone, without sight; what is spoken, where focus goes on new screens, and when.",
        ko: "기기에서 화면을 보지 않고 VoiceOver만으로 모든 주요 과업을 마칠 수 있는지, 실제 음성, 새 화면에서 초점의 위치와 때를 확인하십시오.")
    case .voiceControl:
      Wording(
        "On a device: finish each common task by voice alone; recognition, the overlays of names and numbers, scrolling, dictation and editing in each field.",
        ko: "기기에서 말로만 모든 주요 과업을 마칠 수 있는지, 음성 인식, 이름과 번호 표시, 스크롤, 입력란의 받아쓰기와 편집을 확인하십시오.")
    case .largerText:
      Wording(
        "Text grows to 200 percent or more, without overlaps and severe truncation. Zoom does not count.",
        ko: "글자가 200% 이상 커지고 겹치거나 심하게 잘리지 않는지 확인하십시오. 확대/축소 기능은 인정되지 않습니다.")
    case .darkInterface:
      Wording(
        "The whole task stays dark, without bright flashes.", ko: "과업 내내 어두운 화면이 유지되고 밝은 화면이 번쩍이지 않는지 확인하십시오.")
    case .differentiateWithoutColor:
      Wording(
        "States, errors and series differ by shape, text or place, too; look with the grayscale filter.",
        ko: "상태, 오류, 계열이 모양, 글자, 위치로도 구분되는지 흑백 필터를 켜고 확인하십시오.")
    case .sufficientContrast:
      Wording(
        "About 4.5:1 for text, and 3:1 for controls and their states, in light and in dark, as drawn.",
        ko: "실제 화면에서 글자는 약 4.5:1, 컨트롤과 상태는 3:1인지 밝은 모드와 어두운 모드에서 확인하십시오.")
    case .reducedMotion:
      Wording(
        "Depth, parallax, spinning and automatic advance stop or are replaced when Reduce Motion is on.",
        ko: "동작 줄이기를 켰을 때 깊이, 시차, 회전, 자동 넘김이 멈추거나 바뀌는지 확인하십시오.")
    case .captions:
      Wording(
        "Enough of the video and audio has captions, and people can find and switch them on. Without media, do not claim it.",
        ko: "영상과 음성에 자막이 충분하고 쉽게 찾아 켤 수 있는지 확인하십시오. 미디어가 없다면 표시하지 마십시오.")
    case .audioDescriptions:
      Wording(
        "Enough of the video has audio descriptions, and people can find and switch them on. Without video, do not claim it.",
        ko: "영상에 화면 해설이 충분하고 쉽게 찾아 켤 수 있는지 확인하십시오. 영상이 없다면 표시하지 마십시오.")
    }
  }

  /// The rules whose errors and warnings count against a task; empty for a feature that only people look at.
  var rules: Set<String> {
    switch self {
    case .voiceOver: LabelFeature.blind
    case .voiceControl: LabelFeature.voice
    default: []
    }
  }

  /// What hinders blind people, but for the size of targets, which VoiceOver's users do not aim at.
  private static let blind = Set(Correction.all.filter { $0.affected.contains(.blind) }.map(\.rule))
    .subtracting(["small-target"])

  /// What has no name, no right name or no action for Voice Control.
  private static let voice: Set<String> = [
    "missing-label", "hint-only", "unlabelled-input", "placeholder-as-label", "meaningless-label", "role-not-exposed",
    "action-without-name", "unreachable-element", "label-not-in-name", "gesture-without-alternative",
    "activation-point-elsewhere",
  ]
}
