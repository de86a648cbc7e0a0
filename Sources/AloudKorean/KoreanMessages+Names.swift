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

    a report of an audit
    점검 보고서

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

    the tour
    둘러보기

    standard input
    표준 입력
    """##
}
