// The words of lessons.
extension PageWords {
  static let lesson = PageWords(
    (
      "en",
      """
      lesson        = Lesson
      kind          = A lesson with VoiceOver
      step          = One step
      steps         = {count} steps
      chapter       = Steps
      stepNumber    = Step {number}
      exercise      = Exercise: {title}
      within        = Can you do it within {count} steps?
      withinOne     = Can you do it in one step?
      end           = The end
      heard         = What is heard in step {number}
      nothing       = Nothing is heard.
      oneWay        = Can you do it?
      way           = One way:
      why           = Why these words in step {number}?
      cut           = cut off
      unheard       = not heard
      lost          = Never heard:
      player.name    = Player
      player.play    = Play
      player.pause   = Pause
      player.previous = Previous step
      player.next    = Next step
      player.repeat  = Repeat this step
      player.speed   = Speed
      player.sound   = Sound
      player.from    = Play from here
      player.fromStep = Play from step {number}
      player.place   = Step {number} of {count}
      player.said    = What is said
      player.noVoice = This browser has no voice. The words are shown at their pace.
      player.noVoiceFor = This browser has no voice for {language}. Those words are shown at their pace.
      player.paper   = Solutions on paper
      player.paper.end = At the end
      player.paper.here = Below each exercise
      player.paper.none = Left out
      player.paper.solution = Solution: {title}
      player.skip    = To the player
      player.done    = The lesson is over
      """
    ),
    (
      "ko",
      """
      lesson        = 수업
      kind          = VoiceOver 수업
      step          = 한 단계
      steps         = {count}단계
      chapter       = 단계
      stepNumber    = {number}단계
      exercise      = 연습: {title}
      within        = {count}단계 안에 해 보십시오.
      withinOne     = 한 단계로 해 보십시오.
      end           = 마치며
      heard         = {number}단계에서 들리는 말
      nothing       = 아무 말도 들리지 않습니다.
      oneWay        = 직접 해 보십시오.
      way           = 한 가지 방법은 다음과 같습니다.
      why           = {number}단계에서 이렇게 말하는 이유
      cut           = 도중에 끊김
      unheard       = 들리지 않음
      lost          = 끝내 들리지 않은 말:
      player.name    = 재생기
      player.play    = 재생
      player.pause   = 일시 정지
      player.previous = 이전 단계
      player.next    = 다음 단계
      player.repeat  = 이 단계 반복
      player.speed   = 속도
      player.sound   = 소리
      player.from    = 여기부터 재생
      player.fromStep = {number}단계부터 재생
      player.place   = 총 {count}단계 중 {number}단계
      player.said    = 말하는 내용
      player.noVoice = 이 브라우저에는 음성이 없습니다. 읽는 말을 말하는 속도에 맞추어 글로 표시합니다.
      player.noVoiceFor = 이 브라우저에는 {language} 음성이 없습니다. 읽는 말을 말하는 속도에 맞추어 글로 표시합니다.
      player.paper   = 인쇄할 때 풀이
      player.paper.end = 맨 뒤에
      player.paper.here = 연습마다 바로 아래에
      player.paper.none = 넣지 않음
      player.paper.solution = 풀이: {title}
      player.skip    = 재생기로 이동
      player.done    = 수업이 끝났습니다
      """
    ))
}
