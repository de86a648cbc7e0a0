// The words of courses.
extension PageWords {
  static let course = PageWords(
    (
      "en",
      """
      course.lessons       = Lessons
      course.all           = All lessons
      course.begin         = Begin
      course.goOn          = Go on
      course.goOn.to       = {number}. {title}
      course.lesson        = Lesson {number} of {count}
      course.exercises     = {count} exercises
      course.exercises.one = One exercise
      course.reading       = To look at
      course.doneOf        = {done} of {count} done
      course.done          = Done
      course.progress      = {done} of {count} exercises done
      course.complete      = You have done all exercises
      course.lesson.begin  = Begin the exercises
      course.lesson.goOn   = Go on with exercise {number}
      course.lesson.again  = Do them again
      course.lesson.look   = Open the screen
      course.lesson.next   = Next lesson
      course.exercise      = Exercise {number} of {count}
      course.exercise.try  = Try it
      course.back          = Back to the lesson
      course.way           = Lesson
      course.certificate   = Certificate
      course.certificate.show = Show my certificate
      course.certificate.none = When you have done an exercise, you can copy a certificate here.
      course.certificate.name = Your name, if you want it in the text
      course.certificate.text = The text of the certificate
      course.certificate.copy = Copy the text
      course.certificate.copied = Copied
      course.certificate.selected = The text is selected: copy it with your browser
      course.certificate.lesson = {number}. {title}: {done} of {count} exercises
      course.certificate.looked = {number}. {title}
      course.certificate.step   = - {title} ({count} steps, {day})
      course.certificate.step.one = - {title} (one step, {day})
      course.certificate.sum    = {done} of {count} exercises done
      course.certificate.source = Practised with Aloud, a simulator of VoiceOver. The page of the course made this text; nobody has checked it.
      course.kept       = Your browser remembers what you have done, and tells nobody.
      course.notKept    = This browser does not let the page remember anything: what you have done is lost when you close the page.
      course.forget     = Forget my progress
      course.forget.ask = The page forgets every exercise that you have done in this course. Nobody can bring that back.
      course.forget.do  = Forget it
      course.forgotten  = The page has forgotten your progress.
      course.loading    = One moment…
      """
    ),
    (
      "ko",
      """
      course.lessons       = 학습 목록
      course.all           = 전체 목록
      course.begin         = 시작하기
      course.goOn          = 계속하기
      course.goOn.to       = {number}. {title}
      course.lesson        = {count}과 중 {number}과
      course.exercises     = 연습 문제 {count}개
      course.exercises.one = 연습 문제 1개
      course.reading       = 둘러보기
      course.doneOf        = {count}개 중 {done}개 완료
      course.done          = 완료
      course.progress      = 연습 문제 {count}개 중 {done}개 완료
      course.complete      = 연습 문제를 모두 마쳤습니다
      course.lesson.begin  = 연습 시작하기
      course.lesson.goOn   = {number}번 문제부터 계속하기
      course.lesson.again  = 다시 연습하기
      course.lesson.look   = 화면 열기
      course.lesson.next   = 다음 과
      course.exercise      = 연습 문제 {count}개 중 {number}번
      course.exercise.try  = 해 보기
      course.back          = 설명으로 돌아가기
      course.way           = 설명
      course.certificate   = 수료 확인
      course.certificate.show = 수료 확인 보기
      course.certificate.none = 연습 문제를 하나라도 마치면 여기에서 확인하는 글을 복사할 수 있습니다.
      course.certificate.name = 글에 넣을 이름(쓰지 않아도 됩니다)
      course.certificate.text = 확인하는 글
      course.certificate.copy = 글 복사하기
      course.certificate.copied = 복사했습니다
      course.certificate.selected = 글을 선택해 두었습니다. 브라우저에서 복사하십시오
      course.certificate.lesson = {number}. {title}: 연습 문제 {count}개 중 {done}개
      course.certificate.looked = {number}. {title}
      course.certificate.step   = - {title}({count}단계, {day})
      course.certificate.step.one = - {title}(1단계, {day})
      course.certificate.sum    = 연습 문제 {count}개 중 {done}개 완료
      course.certificate.source = VoiceOver 시뮬레이터 Aloud로 연습했습니다. 이 글은 학습 페이지가 만들었으며 다른 사람이 확인하지 않았습니다.
      course.kept       = 한 일은 이 브라우저만 기억하고, 아무에게도 알리지 않습니다.
      course.notKept    = 이 브라우저에서는 페이지가 아무것도 기억할 수 없어, 페이지를 닫으면 한 일이 사라집니다.
      course.forget     = 진행 상황 지우기
      course.forget.ask = 이 과정에서 마친 연습 문제 기록을 모두 지웁니다. 되돌릴 수 없습니다.
      course.forget.do  = 지우기
      course.forgotten  = 진행 상황을 지웠습니다.
      course.loading    = 잠시 기다려 주십시오…
      """
    ))
}
