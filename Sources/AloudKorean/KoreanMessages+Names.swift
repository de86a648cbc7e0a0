extension KoreanMessages {
  /// Parts of messages: kinds of files.
  package static let names = ##"""
    a screen
    화면

    a PNG picture
    PNG 사진

    a JPEG picture
    JPEG 사진

    a GIF picture
    GIF 사진

    a ZIP archive
    ZIP 압축 파일

    a gzip archive
    gzip 압축 파일

    a PDF document
    PDF 문서

    a WAV sound
    WAV 소리 파일

    an SQLite database
    SQLite 데이터베이스

    a program
    프로그램

    a property list
    속성 목록

    a script
    스크립트

    a voice file
    문구 파일

    a baseline of audits
    점검 기준 파일

    a recording of VoiceOver
    VoiceOver 기록

    the output of `aloud read --json`
    `aloud read --json`의 출력

    the output of `aloud audit --json`
    `aloud audit --json`의 출력

    a storyboard or a nib
    스토리보드나 nib

    an SVG picture
    SVG 그림

    source code
    소스 코드

    a table
    표

    a file of captions
    자막 파일

    a transcript
    들린 말 기록

    an SVG picture from aloud
    Aloud의 SVG 그림

    a JUnit report
    JUnit 보고서

    a report of an audit
    점검 보고서

    a page from aloud
    Aloud의 페이지

    a dump of a page
    페이지의 덤프

    a file of braille
    점자 파일

    a pipe or a device
    파이프나 장치

    a folder
    폴더

    an input
    입력

    an app
    앱

    an overlay
    오버레이

    the baseline
    기준 파일

    the screenshot
    화면 캡처

    the speech engine
    음성 엔진

    the player
    재생 프로그램

    the browser
    브라우저

    a saved walk
    저장한 탐색

    the screen that is saved with a walk
    탐색과 함께 저장한 화면

    the tour
    둘러보기

    standard output
    표준 출력

    standard input
    표준 입력
    """##
}
