// The words for steps and events, in lessons and in the log of a walked page.
extension PageWords {
  static let steps = PageWords(
    (
      "en",
      """
      step.start      = Open the app
      step.touch      = Touch “{label}” with one finger
      step.touchPoint = Touch a point with one finger
      step.rotor      = Turn the rotor to “{name}” with two fingers
      step.choose     = Find “{name}” in the Item Chooser: tap three times with two fingers
      step.type       = Type “{text}”
      step.search     = Search the screen for “{text}”
      step.drag       = Hold one finger down, and drag
      step.command    = {name}
      step.device     = On the device: {what}
      step.wait       = Wait {seconds} seconds
      step.setting    = Set {name} to {value}
      step.post       = The app tells VoiceOver something
      step.technology = Turn on {names}
      step.key        = Press {key}
      step.switch     = Press the switch: {what}
      step.say        = Say “{text}”
      step.expect     = Compare the cost with its limit
      event.screen changed  = The screen changes
      event.layout changed  = The screen changes in part
      event.alert           = An alert appears
      event.boundary        = Sound: it goes no further
      event.scrolled        = The screen scrolls
      event.refused         = Sound: this cannot be done
      event.focus lost      = The cursor has lost its element
      event.nothing there   = There is nothing at this place
      event.interrupted     = This was cut off
      event.speech paused   = Speech pauses
      event.speech resumed  = Speech goes on
      event.still speaking  = VoiceOver is still speaking
      event.speech copied   = The words are copied
      event.voiceover on    = VoiceOver turns on
      event.voiceover off   = VoiceOver turns off
      event.screen locked   = The screen is locked
      event.screen unlocked = The screen is unlocked
      event.app left        = The app is left
      event.guided access started = Guided Access starts
      event.guided access ended   = Guided Access ends
      """
    ),
    (
      "ko",
      """
      step.start      = 앱 열기
      step.touch      = 한 손가락으로 ‘{label}’ 터치하기
      step.touchPoint = 한 손가락으로 지점 터치하기
      step.rotor      = 두 손가락으로 로터를 돌려 ‘{name}’ 선택하기
      step.choose     = 항목 선택기에서 ‘{name}’ 찾기: 두 손가락으로 삼중 탭하기
      step.type       = ‘{text}’ 입력하기
      step.search     = 화면에서 ‘{text}’ 검색하기
      step.drag       = 한 손가락을 댄 채 드래그하기
      step.command    = {name}
      step.device     = 기기 조작: {what}
      step.wait       = {seconds}초 기다리기
      step.setting    = 설정 {name}: {value}
      step.post       = 앱이 VoiceOver에 알리기
      step.technology = {names} 켜기
      step.key        = {key} 누르기
      step.switch     = 스위치 누르기: {what}
      step.say        = “{text}” 말하기
      step.expect     = 비용을 제한과 비교하기
      event.screen changed  = 화면이 바뀝니다
      event.layout changed  = 화면 일부가 바뀝니다
      event.alert           = 알림이 나타납니다
      event.boundary        = 효과음: 더 이동할 수 없습니다
      event.scrolled        = 화면이 스크롤됩니다
      event.refused         = 효과음: 할 수 없는 동작입니다
      event.focus lost      = 커서가 있던 항목이 없어졌습니다
      event.nothing there   = 이 위치에는 아무것도 없습니다
      event.interrupted     = 말이 도중에 끊겼습니다
      event.speech paused   = 말하기가 일시 정지됩니다
      event.speech resumed  = 말하기가 계속됩니다
      event.still speaking  = VoiceOver가 아직 말하고 있습니다
      event.speech copied   = 말한 내용을 복사했습니다
      event.voiceover on    = VoiceOver가 켜집니다
      event.voiceover off   = VoiceOver가 꺼집니다
      event.screen locked   = 화면이 잠깁니다
      event.screen unlocked = 화면의 잠금이 풀립니다
      event.app left        = 앱에서 나갑니다
      event.guided access started = 사용법 유도가 시작됩니다
      event.guided access ended   = 사용법 유도가 끝납니다
      """
    ))
}
