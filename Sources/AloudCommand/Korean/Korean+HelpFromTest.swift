extension Korean {
  /// The commands and their options, from `test` on.
  static let helpFromTest = rows(
    #"""
    PATH is a script, or a folder with scripts (*.aloud, also in its subfolders). The default is this folder. Prints a line for each script, and where and how a script fails.
    PATH는 스크립트이거나 스크립트(*.aloud, 하위 폴더 포함)가 있는 폴더입니다. 없으면 현재 폴더입니다. 스크립트마다 한 줄을 출력하고, 실패하면 어디서 어떻게 실패했는지 출력합니다.

    writes what happens into the scripts that expect something else
    결과가 달라진 스크립트에 실제로 일어난 일을 기록합니다

    only scripts whose path has TEXT in it; may be given several times
    경로에 TEXT가 있는 스크립트만 실행합니다. 여러 번 쓸 수 있습니다

    finds each app in FOLDER, by its path or its name; for other dumps of the same apps
    앱을 FOLDER에서 경로나 이름으로 찾습니다. 같은 앱의 다른 덤프로 검사할 때 씁니다

    every Nth script, from the Kth
    K번째부터 N개마다 하나씩 실행합니다

    how many scripts run at once (default: the number of cores)
    동시에 실행할 스크립트 수(기본값: 코어 수)

    writes the results in JUnit's format, too
    결과를 JUnit 형식으로도 저장합니다

    one result a line, for programs
    프로그램용으로 결과마다 한 줄

    the gestures, the seconds and the words of the task, what was lost, and gestures without effect
    작업에 든 제스처와 시간과 단어, 듣지 못한 것, 효과 없는 제스처

    fails if a script costs more than in FILE, and names the step; with --record, writes the costs into FILE
    스크립트의 비용이 FILE보다 늘면 실패하고 그 단계를 알립니다. --record와 함께 쓰면 FILE에 비용을 기록합니다

    the keys, switch presses or spoken commands of another technology, such as switch control
    다른 기술의 키, 스위치 누름, 음성 명령 수. 예: switch control

    shows at each stop the fewest gestures that lead there, as `aloud reach` counts them
    항목마다 거기까지 가는 가장 적은 제스처 수를 보입니다. 세는 법은 `aloud reach`와 같습니다

    also the stops that need more gestures than before, as `aloud reach` counts them
    전보다 제스처가 더 드는 항목도 출력합니다. 세는 법은 `aloud reach`와 같습니다

    keeps running; when a file changes, runs the scripts that use it again
    끝내지 않고 기다리며, 파일이 바뀌면 관련된 스크립트를 다시 실행합니다

    The screen is above, to scale, with double lines around the VoiceOver cursor. What VoiceOver says is below. Time passes as on a device.
    위에는 실제 비율의 화면이 나오고 VoiceOver 커서에 겹선 테두리가 표시됩니다. 아래에는 읽는 말이 나옵니다. 시간은 실제와 같이 흐릅니다.

    FILE is whatever `aloud read` reads; `-` is standard input, and keys then come from the terminal. For a script (a file that ends with .aloud), its app is walked from the beginning, with its head lines. Controls are live: a switch flips and a tab is selected, even if the document does not say so (--setting controls=inert turns this off). en, ko, ja, de, fr, es, zh-Hans, ru are the languages of the tour.
    FILE은 `aloud read`가 읽는 것이면 무엇이든 됩니다. `-`는 표준 입력이며, 이때 키는 터미널에서 받습니다. 스크립트(.aloud로 끝나는 파일)이면 그 앱을 머리줄의 설정으로 처음부터 탐색합니다. 컨트롤은 실제처럼 동작합니다. 문서에 적혀 있지 않아도 스위치는 켜지고 꺼지며 탭은 선택됩니다(--setting controls=inert로 끕니다). en, ko, ja, de, fr, es, zh-Hans, ru로 둘러보기를 할 수 있습니다.

    Without a terminal, or with --plain, lines are read instead of keys: steps as in scripts (`swipe right`, `rotor "Headings"`) or one of the letters below, `help` and `quit`. The output is a script that `aloud test` accepts. The tour and standard input have no file: there, `save` writes the script.
    터미널이 없거나 --plain을 쓰면 키 대신 줄을 읽습니다. 스크립트와 같은 단계(`swipe right`, `rotor "Headings"`), 아래 글자 하나, `help`, `quit`를 쓸 수 있습니다. 출력은 `aloud test`가 받아들이는 스크립트입니다. 다만 둘러보기와 표준 입력은 파일이 없으므로 `save`로 저장해야 합니다.

    a first lesson, in LANGUAGE or in the language of the locale
    LANGUAGE 또는 로케일의 언어로 처음 배우는 둘러보기

    line by line, for screen readers and simple terminals
    한 줄씩 주고받습니다. 화면 낭독기와 단순한 터미널에서 씁니다

    saves what was done as a script; replaces a script of that name
    한 일을 스크립트로 저장합니다. 같은 이름의 스크립트는 바뀝니다

    a click touches the screen there; the terminal then cannot select text
    클릭한 곳을 터치합니다. 이때 터미널에서 텍스트를 선택할 수 없습니다

    speaks; the default without --plain
    소리로 읽습니다. --plain이 아니면 기본값입니다

    does not speak
    소리를 내지 않습니다

    SCREEN is a screen document, a dump or a page, as for `aloud read`; `-` is standard input. The picture has the screen to scale: every stop with its number in reading order and what is said there, containers, what is hidden from VoiceOver, and the cursor. An SVG has one screen, the first or that of --screen; a page has all screens of an app, or that of --screen.
    SCREEN은 `aloud read`와 같이 화면 문서, 덤프, 웹 페이지입니다. `-`는 표준 입력입니다. 그림은 실제 비율의 화면이며, 항목마다 읽는 순서와 읽는 말을 적고 컨테이너와 VoiceOver에 숨겨진 부분, 커서도 표시합니다. SVG에는 화면 하나(첫 화면 또는 --screen의 화면)가, 페이지에는 앱의 모든 화면 또는 --screen의 화면이 들어갑니다.

    writes the picture; - is standard output
    그림을 저장합니다. -는 표준 출력

    writes a page with the picture of each screen; - is standard output
    화면마다 그림이 있는 페이지를 저장합니다. -는 표준 출력

    a screenshot to lie below the picture; it must be as wide as the screen
    그림 아래에 깔 실제 화면 캡처. 화면과 너비가 같아야 합니다

    the colors (default: those of the viewer's system)
    색(기본값: 보는 사람의 시스템 설정)

    the language of findings, reports and pictures (default: the language of the locale)
    찾은 문제, 보고서, 그림의 언어(기본값: 로케일의 언어)

    Writes a page with the simulator in it. People walk it with fingers, a keyboard or a mouse, as VoiceOver's users walk an app. SCREEN is a screen document, a dump or a page, as for `aloud read`. For a SCRIPT (a file that ends with .aloud), the page has the app, the notes (`##`) and the exercises (`## exercise: TITLE`), and checks the exercises. Several files become a menu. COURSE is a folder of scripts, one for each lesson, in the order of their names. Its page has a list of the lessons, remembers in the student's browser what is done, and writes a certificate.
    시뮬레이터가 들어 있는 페이지를 저장합니다. VoiceOver 사용자가 앱을 쓰듯이 손가락이나 키보드, 마우스로 탐색할 수 있습니다. SCREEN은 `aloud read`와 같이 화면 문서, 덤프, 웹 페이지입니다. SCRIPT(.aloud로 끝나는 파일)를 주면 그 앱과 설명(`##`), 연습 문제(`## exercise: 제목`)를 넣고 연습 결과를 확인합니다. 여러 개를 주면 메뉴가 됩니다. COURSE는 스크립트가 들어 있는 폴더이며, 스크립트 하나가 한 과이고 이름 순서대로 나옵니다. 이 페이지에는 과 목록이 있고, 마친 연습 문제를 학습자의 브라우저가 기억하며, 수료 확인을 만들어 줍니다.

    the file for the page; - is standard output
    페이지를 저장할 파일. -는 표준 출력

    a page in which people read, walk and audit their own documents and dumps
    자기 문서나 덤프를 불러와 읽고 탐색하고 점검하는 페이지

    the title of the page (default: the name of the first app, or what course.md says)
    페이지 제목(기본값: 첫 앱의 이름 또는 course.md에 쓴 제목)

    the language of the page around the screen (default: the language of the first app)
    화면을 둘러싼 페이지의 언어(기본값: 첫 앱의 언어)

    Describes every chart, or the chart with ID: first what the app says about it, then what its numbers show, as computed. ID is the id of its element; its label or its title works, too. `-` is standard input. The exit status is 1 when the summary of an app says the opposite of the numbers.
    모든 차트 또는 ID의 차트에 대해, 앱이 알려 주는 내용을 먼저 말하고 이어서 값을 계산한 결과를 말합니다. ID는 요소의 id이며 레이블이나 제목도 됩니다. `-`는 표준 입력입니다. 앱의 요약이 값과 반대이면 종료 상태는 1입니다.

    one JSON object, for programs: statistics, description, and what is heard when
    프로그램용 JSON 객체 하나: 통계, 설명, 언제 무엇이 들리는지

    under each sentence, the rule behind it and its numbers
    문장마다 그렇게 말하는 규칙과 그 값을 표시합니다

    draws the chart, and its pitch below; - is standard output
    차트를 그리고 아래에 음의 높이를 표시합니다. -는 표준 출력

    puts the words into the files, too: description, names of series, "Complete"
    파일에 설명, 계열 이름, “완료” 같은 말도 넣습니다

    the sound of the graph does not move from left to right
    그래프 소리가 왼쪽에서 오른쪽으로 옮겨 가지 않습니다

    PATH is a screen document or a dump, as for `aloud read`; `-` is standard input. In a folder, this command audits all screens (*.json, *.xml, *.txt, *.vodesign), also those in the folders below it. It skips other files and prints their number; a screen that cannot be read is a failure. It audits all screens of a document, by the Korean mobile accessibility guideline (MAAG), Apple's Human Interface Guidelines (HIG) and WCAG 2.2. An error is proven, or people cannot use something with VoiceOver; a warning is a probable fault; advice is good practice. The exit status is 1 if there is an error or a warning. Advice alone leaves it 0, unless `--level advice` is given. `--baseline` ignores the findings that existed before.
    PATH는 `aloud read`와 같이 화면 문서나 덤프입니다. `-`는 표준 입력입니다. 폴더를 주면 그 안의 화면(*.json, *.xml, *.txt, *.vodesign, 하위 폴더 포함)을 점검합니다. 다른 파일은 건너뛰고 수만 셉니다. 읽지 못한 화면은 실패로 칩니다. 문서의 모든 화면을 모바일 애플리케이션 콘텐츠 접근성 지침(MAAG), Apple 휴먼 인터페이스 가이드라인(HIG), WCAG 2.2에 따라 점검합니다. 오류는 확실한 문제이거나 VoiceOver로 쓸 수 없는 문제, 경고는 문제일 가능성이 큰 것, 권고는 지키면 좋은 습관입니다. 오류나 경고가 있으면 종료 상태는 1입니다. 권고만 있으면 0이지만 `--level advice`를 쓰면 1입니다. `--baseline`을 쓰면 전부터 있던 문제는 넘어갑니다.

    `--rehearse` tries the controls of a page, a URL or a FILE.html: for each control, it loads the page again, double-taps the control, and judges what VoiceOver says then. It does not follow links to other documents. Requests that may change something on a server (all but GET and HEAD) are answered by this command and never sent, unless `--allow-writes` is given; their number and their addresses are printed. Without `--rehearse`, an audit tries nothing.
    `--rehearse`는 페이지(URL 또는 FILE.html)의 컨트롤을 하나씩 시험합니다. 매번 페이지를 새로 불러와 이중 탭하고, VoiceOver 사용자가 무엇을 듣는지 판단합니다. 다른 문서로 가는 링크는 따라가지 않습니다. 서버의 내용을 바꿀 수 있는 요청(GET과 HEAD를 뺀 모든 요청)은 `--allow-writes`가 없으면 보내지 않고 이 명령이 대신 응답하며, 몇 개를 어느 주소로 보내려 했는지 알립니다. `--rehearse`가 없으면 아무것도 시험하지 않습니다.

    `--format report` writes a report by the clauses of these guidelines, with a cover, verdicts, corrections and a form for what people judge; the extension of `--output` (FILE.html, FILE.csv or FILE.json) decides its format. It also asks the questions of `--manual`. `--format table` writes its table in CSV, and `--format openacr` an accessibility conformance report for WCAG 2.2 in YAML.
    `--format report`는 이 지침들의 항목별 보고서를 만듭니다. 표지, 판정, 수정 방법과 수동 점검 양식이 들어 있습니다. 형식은 `--output`의 확장자(FILE.html, FILE.csv, FILE.json)가 정합니다. `--manual`의 질문도 함께 묻습니다. `--format table`은 표를 CSV로, `--format openacr`는 WCAG 2.2 접근성 적합성 보고서를 YAML로 씁니다.

    `--format nutrition` writes the evidence for Apple's Accessibility Nutrition Labels: each `--task` is the script of a common task, which is performed with VoiceOver and with Voice Control. The findings on its screens count against it. It claims nothing, and says what a person must decide about every feature. In FILE.json, it is for programs.
    `--format nutrition`은 Apple의 앱 접근성 라벨(Accessibility Nutrition Labels)에 쓸 근거를 만듭니다. `--task`마다 주요 과업의 스크립트를 하나 지정하면 VoiceOver와 음성 명령으로 수행합니다. 거친 화면에서 찾은 문제는 반대 근거가 됩니다. 지원 여부를 선언하지 않으며, 기능마다 사람이 결정할 것을 알려 줍니다. FILE.json은 프로그램에서 쓰는 형식입니다.

    omits lower severities, and fails if any finding is left
    이보다 가벼운 문제를 빼고, 남은 문제가 있으면 실패로 끝냅니다

    only this rule; may be given several times, or several with commas
    이 규칙만 적용합니다. 여러 번 쓰거나 쉼표로 여러 개를 쓸 수 있습니다

    all rules but this; may be given several times, or several with commas
    이 규칙을 뺀 모든 규칙을 적용합니다. 여러 번 쓰거나 쉼표로 여러 개를 쓸 수 있습니다

    also lists questions about the screens that only a person can answer
    화면에 있는 것 중 사람만 판단할 수 있는 점도 질문합니다

    lists the rules: severity, id, title and references
    규칙을 나열합니다: 심각도, id, 제목, 근거

    text, json, sarif (2.1.0), junit, html, report, table, openacr or nutrition; text by default
    text, json, sarif(2.1.0), junit, html, report, table, openacr, nutrition(기본값: text)

    JSON with the first page of a report: app, version, device, date, author, email, scope
    보고서 표지에 들어갈 내용을 담은 JSON: app, version, device, date, author, email, scope

    one value of the first page, or the name of a screen as FILE=NAME or FILE#KEY=NAME; may be given several times, and overrides --cover
    표지 항목 하나, 또는 FILE=NAME이나 FILE#KEY=NAME 꼴의 화면 이름. 여러 번 쓸 수 있고 --cover보다 앞섭니다

    the answers of people, as the form of a report saves them; may be given several times
    보고서의 수동 점검 양식에서 저장한 파일. 여러 번 쓸 수 있습니다

    the script of a common task, as evidence for Apple's label; may be given several times
    주요 과업의 스크립트. Apple의 앱 접근성 라벨에 쓸 근거가 됩니다. 여러 번 쓸 수 있습니다

    an earlier report in JSON; the new report shows what is corrected, new and unchanged
    이전 보고서(JSON). 해결된 문제, 새 문제, 남은 문제를 알려 줍니다

    a guideline of the report; may be given several times; maag, wcag and hig by default, maag in CSV
    보고서의 지침. 여러 번 쓸 수 있습니다(기본값: maag, wcag, hig. CSV는 maag)

    the same as --format json: one object; for several files, one line each
    --format json과 같습니다: 객체 하나. 파일이 여럿이면 파일마다 한 줄

    writes to a file, whole or not at all; - is standard output
    파일에 저장합니다. 전부 쓰거나 아예 쓰지 않습니다. -는 표준 출력

    instead of the findings, prints their number for each rule, and the number of files
    문제 대신 규칙마다 문제 수와 파일 수를 출력합니다

    omits the findings that are in FILE, and prints their number
    FILE에 있는 문제는 빼고 수만 셉니다

    writes the findings to the FILE of --baseline
    찾은 문제를 --baseline의 FILE에 기록합니다

    how many files or lines are audited at once (default: the number of cores)
    동시에 점검할 파일 또는 줄 수(기본값: 코어 수)

    tries each control of a page after loading the page again, and judges the speech; follows no links
    매번 페이지를 새로 불러와 컨트롤을 하나씩 시험하고 들리는 말을 판단합니다. 링크는 따라가지 않습니다

    how many controls --rehearse tries at most (default: 50)
    --rehearse가 시험할 컨트롤의 최대 수(기본값: 50)

    lets --rehearse send requests that may change something (all but GET and HEAD); else it does not send them
    --rehearse가 내용을 바꿀 수 있는 요청, 곧 GET과 HEAD를 뺀 모든 요청도 보냅니다. 없으면 보내지 않습니다

    OLD and NEW are screen documents or dumps, as for `aloud read`; one of them may be `-`, standard input. Each change has a line: a stop has moved among the stops of both screens, says something else, is gone or is new. If the label of a stop has changed, such as a price, the line names the stop beside it, or the cell around it. Points of charts are the same if their series and x are the same. For two dumps of a page, it also prints what the live regions announce by themselves; dumps of one session of a browser (`aloud dump --before`) are paired node by node. Nothing is printed when both say the same. What is said only on request, such as the title and the summary of a chart, is not compared: `aloud chart` prints it. The exit status is 1 when there are changes. With --against-ios, each FILE is compared with itself under another version of iOS, and what came with the versions in between is listed with its evidence. Then FILE may also be a script (*.aloud), which is performed under both versions, or a folder with screens and scripts.
    OLD와 NEW는 `aloud read`와 같이 화면 문서나 덤프입니다. 둘 중 하나는 `-`(표준 입력)일 수 있습니다. 달라진 점을 한 줄씩 출력합니다: 두 화면에 모두 있지만 순서가 바뀐 항목, 읽는 말이 달라진 항목, 없어진 항목, 새로 생긴 항목. 가격처럼 레이블이 달라졌으면 옆에 있는 항목이나 그 항목을 둘러싼 셀의 이름을 함께 출력합니다. 차트의 포인트는 계열과 x가 같으면 같은 것으로 봅니다. 한 페이지의 두 덤프라면 라이브 영역이 스스로 알리는 내용도 출력합니다. 브라우저를 한 번 열어 만든 덤프(`aloud dump --before`)는 노드끼리 짝을 짓습니다. 두 화면이 똑같이 읽히면 아무것도 출력하지 않습니다. 차트의 제목과 요약처럼 요청해야 들을 수 있는 말은 비교하지 않습니다. 이는 `aloud chart`로 볼 수 있습니다. 달라진 점이 있으면 종료 상태는 1입니다. --against-ios를 쓰면 각 FILE을 다른 iOS 버전에서 읽은 것과 비교하고, 그 사이 버전에서 달라진 규칙을 근거와 함께 출력합니다. 이때 FILE은 두 버전에서 실행할 스크립트(*.aloud)나, 화면과 스크립트가 있는 폴더일 수도 있습니다.

    text by default; markdown is a table, for the summary of a pipeline or for a comment
    기본값: text. markdown은 파이프라인의 요약이나 댓글에 쓸 표입니다

    the same as --format json: each change as one line
    --format json과 같음: 달라진 점마다 한 줄

    what each FILE says under that version of iOS, compared with the version of --ios (default: the newest)
    각 FILE이 그 iOS 버전에서 하는 말을 --ios의 버전(기본값: 가장 새 버전)과 비교합니다

    under each stop that says something else, is gone or is new, which parts differ and why they are said
    말이 달라지거나 없어지거나 새로 생긴 곳마다 어느 부분이 다르고 왜 그렇게 읽는지 표시합니다

    writes a page with both screens side by side; - is standard output
    두 화면을 나란히 놓은 페이지를 저장합니다. -는 표준 출력

    FILE is a recording: {"aloud": 1, "tree": the text of any dump, or a document, "language": "ko", "ios": "26.1", "steps": [{"do": "moveForward", "utterance": "Wi-Fi, Home, Button"}, …]}, where a step is moveForward, moveBackward, moveIn, moveOut or currentSpeech. `-` is standard input. Words are compared without regard to case, punctuation and spaces, and a device may say the hint or leave it out. A step without words is not counted; an utterance of 64 characters may have been cut, and "VoiceOver on" is left out, as Xcode's service records them. For each step that differs, it prints the words of both, and the rule behind the words that only Aloud says; then how many steps agree by version of iOS and by kind of stop, and how often each clause does. The version of iOS is that of the recording, unless --ios names one. The exit status is 1 when a step differs.
    FILE은 기록입니다: {"aloud": 1, "tree": 덤프의 텍스트나 문서, "language": "ko", "ios": "26.1", "steps": [{"do": "moveForward", "utterance": "Wi-Fi, Home, Button"}, …]}. 단계는 moveForward, moveBackward, moveIn, moveOut, currentSpeech입니다. `-`는 표준 입력입니다. 대소문자, 문장 부호, 띄어쓰기는 비교하지 않으며, 힌트는 기기가 읽을 수도 읽지 않을 수도 있습니다. 말이 없는 단계는 세지 않습니다. Xcode의 서비스처럼, 64자인 말은 잘렸을 수 있다고 보고 "VoiceOver 켬"은 뺍니다. 다른 단계마다 양쪽의 말을 보이고, Aloud만 하는 말에는 그 규칙을 밝힙니다. 이어서 iOS 버전별, 항목 종류별, 규칙별로 일치한 횟수를 보입니다. --ios를 주지 않으면 iOS 버전은 기록의 것입니다. 다른 단계가 있으면 종료 상태는 1입니다.

    each step as one line of JSON, and a last line with the score
    단계마다 JSON 한 줄, 마지막 줄은 점수

    prints a page of Markdown: the tables, then the steps that differ
    Markdown 한 쪽: 표와 다른 단계

    The document reads exactly as the dump does. Wrappers that mean nothing are left out, frames are kept, and every stop has an id, so that behaviors can be added. `-` is standard input. A screen document is written again, unchanged.
    문서는 덤프와 똑같이 읽힙니다. 의미 없는 래퍼는 빼고 프레임은 유지하며, 동작을 더할 수 있도록 항목마다 id를 붙입니다. `-`는 표준 입력입니다. 화면 문서를 주면 그대로 다시 씁니다.

    With `--each`, each line of standard input is a screen document, a dump, or {"name": …, "dump": …, "language": …}, where the dump is a string, or JSON as it is. For each there is one line of JSON, in the same order: what `--lines` prints, with the name. A line that cannot be read becomes a line with `line`, `place` and `error`, and the run goes on. A document with a name is {"name": …, "dump": …}, which `--each` reads.
    `--each`를 쓰면 표준 입력의 한 줄이 화면 문서나 덤프, 또는 {"name": …, "dump": …, "language": …} 하나입니다. dump에는 문자열이나 JSON을 그대로 넣습니다. 줄마다 같은 순서로 JSON 한 줄을 출력하며, 내용은 `--lines`의 출력에 이름을 더한 것입니다. 읽지 못한 줄은 `line`, `place`, `error`가 있는 줄로 출력하고 계속합니다. 이름이 있는 문서는 {"name": …, "dump": …}이며 `--each`로 다시 읽을 수 있습니다.

    a dump that was cut off is an error, and nothing is written
    중간에 잘린 덤프는 오류로 보고 아무것도 쓰지 않습니다

    lists what was inferred for each node instead, and how well that is attested
    문서 대신 노드마다 추론한 내용과 근거의 확실성을 나열합니다

    with --explain: the same as one JSON object
    --explain과 함께: 같은 내용을 JSON 객체 하나로 출력합니다

    prints a first overlay instead: how each stop is found, and its id
    문서 대신 처음 쓸 오버레이를 출력합니다. 항목마다 찾는 방법과 id가 있습니다

    prints the JSON Schema of the screen document, with --overlay that of overlays; needs no FILE
    화면 문서의 JSON Schema를 출력합니다. --overlay를 함께 쓰면 오버레이의 것입니다. FILE은 필요 없습니다

    Opens the page as on a phone, waits until it has loaded and stops changing, and writes one JSON object: the accessibility trees of all frames, and a snapshot of the elements. FILE is an HTML file. A page that never stops changing is dumped as it is at the end of the wait. Dumps of one run share a mark, by which their nodes can be paired.
    페이지를 휴대폰에서처럼 열고, 다 불러와 더는 바뀌지 않을 때까지 기다린 뒤 JSON 객체 하나를 저장합니다. 여기에는 모든 프레임의 접근성 트리와 요소의 스냅샷이 들어 있습니다. FILE은 HTML 파일입니다. 끝내 조용해지지 않는 페이지는 그때의 상태로 저장합니다. 한 번 실행해서 만든 덤프에는 같은 표시가 있어 노드끼리 짝을 지을 수 있습니다.

    the window, in CSS pixels (default: 390x844, an iPhone 14)
    창 크기(CSS 픽셀, 기본값: iPhone 14인 390x844)

    the longest time to wait until the page stops changing (default: 10); with 0, dumps it as soon as it has loaded
    페이지가 조용해질 때까지 기다릴 최대 시간(초, 기본값: 10). 0이면 불러오자마자 저장합니다

    clicks the first element that a CSS selector finds, and waits again; may be given several times
    CSS 선택자로 찾은 첫 요소를 클릭하고 다시 기다립니다. 여러 번 쓸 수 있습니다

    writes the dump before the clicks, too
    클릭하기 전의 덤프도 저장합니다

    writes the dump to a file (default: standard output)
    덤프를 파일에 저장합니다(기본값: 표준 출력)

    writes a picture of the whole page, as PNG
    전체 페이지의 사진을 PNG로 저장합니다

    Without LANGUAGE, prints the languages; with it, every phrase, the names of characters and the words that spell out letters, how sure each one is, and its source. A phrase is attested if somebody recorded it from a device or Apple wrote it; otherwise it is assumed. Phrases from Apple's localization bundles have the bundle and the key: "attested S, UIKit.axbundle trait.button". Shares are counted over all phrases, and again without Aloud's own: the sentences about charts that VoiceOver is not known to say. With --engine, prints the voices of espeak-ng: languages, name, gender and file. --voice takes any of these except the gender.
    LANGUAGE가 없으면 지원하는 언어를, 있으면 모든 문구와 문자 이름, 글자를 풀어 읽는 단어를 출력합니다. 각각 얼마나 확실한지와 근거도 밝힙니다. 기기에서 녹음했거나 Apple이 쓴 문구는 확인된 것이고, 나머지는 추정한 것입니다. Apple의 현지화 번들은 키와 함께 적습니다: "attested S, UIKit.axbundle trait.button". 비율은 전체 문구에 대한 것이며, VoiceOver가 말한다고 알려지지 않은 Aloud의 차트 문장을 뺀 비율도 있습니다. --engine은 espeak-ng의 음성을 보여 줍니다: 언어, 이름, 성별, 파일. --voice에는 성별을 뺀 무엇이든 쓸 수 있습니다.

    one JSON object, for programs
    프로그램용 JSON 객체 하나

    a file with your own words; shows their effect
    직접 만든 문구 파일. 적용한 결과를 보여 줍니다

    prints the voices of espeak-ng instead
    문구 대신 espeak-ng에 있는 음성을 출력합니다

    For bash, add `source <(aloud completion bash)` to ~/.bashrc; for zsh, `source <(aloud completion zsh)` to ~/.zshrc, after compinit; for fish, `aloud completion fish | source` to ~/.config/fish/config.fish.
    bash에서는 ~/.bashrc에 `source <(aloud completion bash)`를, zsh에서는 ~/.zshrc의 compinit 뒤에 `source <(aloud completion zsh)`를, fish에서는 ~/.config/fish/config.fish에 `aloud completion fish | source`를 넣습니다.

    Topics: steps, gestures, commands, events, settings. The name of a setting tells where the setting comes from.
    주제: steps, gestures, commands, events, settings. 설정의 이름을 쓰면 그 설정의 근거를 알려 줍니다.

    a topic as one JSON object, for programs
    주제를 프로그램용 JSON 객체 하나로 출력합니다

    prints the manual page in the format of man(1): aloud help --man | man -l -
    man(1) 형식의 설명서를 출력합니다: aloud help --man | man -l -
    """#)
}
