extension Voices {
  /// Korean: the words that Korean books, articles and apps quote from VoiceOver, and where none does, words in the
  /// manner of Apple’s bundles; after them come the variants for which the sources differ, each behind a setting.
  static let koreanText = #"""
    language        = ko
    name            = 한국어
    espeak          = ko
    espeak.rate     = 175
    espeak.point    = 점
    number.grouping = ,
    number.decimal  = .
    number.percent  = {number}%

    # Roles
    trait.button            = 버튼                 # attested T, G
    trait.link              = 링크
    trait.visited_link      = 방문한 링크          # assumed
    trait.image             = 이미지
    trait.header            = 머리말               # attested T, W; also 제목 (TalkBack, HIG)
    trait.header.level      = 머리말 단계 {level}  # assumed; VoiceOverServices has 동일한 머리말 단계
    trait.adjustable        = 조절 가능
    trait.switch            = 전환 버튼            # attested T
    trait.checkbox          = 체크상자             # attested T; also 체크박스
    trait.radio             = 라디오 버튼          # attested T
    trait.tab               = 탭                   # attested T
    trait.search_field      = 검색 필드
    trait.text_field        = 텍스트 필드          # assumed; W uses the word in general, T has 입력창 for inputs on the web
    trait.secure_text_field = 보안 텍스트 필드     # assumed; so in translations of the HIG
    trait.popup_button      = 팝업 버튼
    trait.menu_item         = 메뉴 항목            # assumed
    trait.picker_item       = 선택기 항목          # assumed
    trait.table_index       = 섹션 인덱스
    trait.back_button       = 뒤로 버튼
    back                    = 뒤로

    # States
    trait.selected     = 선택됨                # attested T
    trait.not_selected = 선택되지 않음         # attested T; Apple has 선택 안 됨; T heard this of a radio button on the web
    trait.not_enabled  = 흐리게 표시됨         # attested O; Apple has 비활성화됨, on a Mac
    trait.is_editing   = 편집 중               # assumed
    trait.checked      = 선택됨                # attested T; of a checkbox on the web
    trait.unchecked    = 선택 해제됨           # T has 선택되지 않음, of a radio button
    switch.on          = 켬                    # attested T
    switch.off         = 끔                    # attested T
    switch.mixed       = 혼합
    state.expanded     = 확장됨                # T has 펼쳐짐
    state.collapsed    = 축소됨                # T has 접힘
    state.required     = 필수                  # assumed
    state.invalid      = 유효하지 않은 데이터  # assumed

    # Hints
    hint.adjustable     = 값을 조절하려면 한 손가락으로 위 또는 아래로 쓸어넘기십시오  # assumed
    hint.switch         = 설정을 끄거나 켜려면 이중 탭하십시오                         # attested T; elsewhere T has 두 번 탭하십시오
    hint.edit           = 편집하려면 이중 탭하십시오
    hint.misspelled     = 로터를 사용하여 맞춤법 오류 단어에 접근하십시오              # assumed
    hint.activate       = 활성화하려면 이중 탭하십시오                                 # assumed; UIKit.axbundle has 내장된 링크를 활성화하려면 이중 탭하십시오
    hint.open           = 열려면 이중 탭하십시오                                       # attested N; N writes 이중 탭 하십시오
    hint.expand         = 확장하려면 이중 탭하십시오
    hint.collapse       = 축소하려면 이중 탭하십시오                                   # assumed; UIKit.axbundle has 활성 항목을 축소하려면 이중 탭하십시오
    hint.popup_picker   = 선택기를 활성화하려면 이중 탭하십시오                        # assumed
    actions.hint_legacy = 사용자 설정 동작을 선택하려면 위 또는 아래로 쓸어넘긴 다음 이중 탭하여 활성화하십시오  # assumed

    # Actions and more content
    actions.available        = 동작 사용 가능         # attested O
    actions.activate_default = 활성화                 # attested G; as the name of a command
    more_content.available   = 추가 콘텐츠 사용 가능  # assumed

    # Containers, boundaries and places
    container.tab_list = 탭 목록         # attested T
    container.tab_bar  = 탭 막대
    context.series     = 총 {count} 중 {index}
    list.start         = 목록 시작       # assumed
    list.end           = 목록 끝         # assumed
    landmark.start     = 랜드마크
    landmark.end       = 끝              # assumed
    alert              = 경고            # assumed; VoiceOverServices has 경고 표시됨
    dialog             = 대화상자        # attested T
    group              = 그룹            # attested T
    direct_touch       = 직접 터치 영역  # assumed

    # Tables
    table.row                  = {row}행              # assumed
    table.column               = {column}열           # assumed
    table.spans_rows[other]    = {count}개 행에 걸침  # assumed
    table.spans_columns[other] = {count}개 열에 걸침  # assumed

    # Scrolling and progress
    scroll.page          = 총 {pages}페이지 중에서 {page}페이지
    scroll.rows          = 총 {count}행 중에서 {from}행부터 {to}행까지
    progress             = 진행 상태
    progress.in_progress = 진행 중

    # Rotor: what to move by
    rotor.headings            = 머리말
    rotor.heading_n           = 머리말 {level}    # assumed; also 제목 {level}
    rotor.links               = 링크
    rotor.visited_links       = 방문한 링크       # assumed
    rotor.non_visited_links   = 방문하지 않은 링크  # assumed
    rotor.in_page_links       = 페이지 내 링크  # assumed
    rotor.articles            = 기사  # assumed; AccessibilityPlatformTranslation has it of one
    rotor.bold                = 볼드체 텍스트     # assumed; VoiceOverServices has 다음 볼드체 텍스트
    rotor.italic              = 이탤릭체 텍스트   # assumed; VoiceOverServices has 다음 이탤릭체 텍스트
    rotor.underline           = 밑줄 친 텍스트    # assumed
    rotor.misspelled          = 맞춤법 오류 단어  # assumed; VoiceOverServices has 다음 맞춤법 오류 단어
    rotor.images              = 이미지            # assumed
    rotor.text_fields         = 텍스트 필드       # assumed
    rotor.tables              = 표                # assumed
    rotor.lists               = 목록              # assumed
    rotor.landmarks           = 랜드마크          # assumed
    rotor.characters          = 문자              # assumed
    rotor.words               = 단어              # assumed
    rotor.lines               = 줄                # assumed; VoiceOverServices has 다음 줄
    rotor.containers          = 컨테이너          # assumed
    rotor.form_controls       = 양식 제어기       # assumed
    rotor.buttons             = 버튼              # assumed
    rotor.static_text         = 고정 텍스트
    rotor.same_item           = 동일한 항목       # assumed
    rotor.vertical_navigation = 수직 탐색         # assumed
    rotor.none_found          = {name} 없음       # assumed

    # Rotor: what to set and do
    rotor.speaking_rate        = 말하기 속도    # attested G
    rotor.volume               = 음량           # attested G
    rotor.pitch                = 음높이         # attested G
    rotor.punctuation          = 구두점         # attested G
    punctuation.all            = 모두           # assumed
    punctuation.some           = 일부           # assumed
    punctuation.none           = 없음           # assumed
    rotor.typing_echo          = 에코 입력      # attested G
    rotor.actions              = 동작           # assumed
    rotor.adjust_value         = 값 조절        # assumed
    rotor.more_content         = 추가 콘텐츠    # assumed
    rotor.audio_graph          = 오디오 그래프  # attested A; as subtitled
    rotor.edit                 = 편집           # assumed
    rotor.text_selection       = 텍스트 선택    # assumed
    rotor.typing_mode          = 입력 스타일
    rotor.language             = 언어           # assumed
    rotor.hints                = 힌트
    rotor.direct_touch         = 직접 터치      # assumed
    rotor.braille_screen_input = 점자 화면 입력

    # VoiceOver itself
    vo.on              = VoiceOver 켬    # assumed
    vo.off             = VoiceOver 끔    # assumed
    speech.on          = 말하기 켬       # attested O
    speech.off         = 말하기 끔       # attested O
    screen_curtain.on  = 화면 커튼 켬    # attested O
    screen_curtain.off = 화면 커튼 끔    # attested O
    screen_locked      = 화면 잠김
    help.starting      = 도움말 시작     # assumed; G has 시작 도움말 as the name of the command
    itemchooser.title  = 항목 선택 화면  # attested G; as the name of a command

    # Guided Access
    guidedaccess.started        = 사용법 유도 시작됨  # assumed; 사용법 유도 is Apple’s name for it
    guidedaccess.ended          = 사용법 유도 종료됨  # assumed; 사용법 유도 is Apple’s name for it
    guidedaccess.enabled_banner = 사용법 유도가 활성화되어 있습니다. 종료하려면 측면 버튼을 세 번 클릭하십시오  # assumed
    guidedaccess.title          = 사용법 유도         # attested A
    guidedaccess.options        = 옵션                # attested A; 옵션 메뉴
    guidedaccess.touch          = 터치                # assumed
    guidedaccess.motion         = 동작                # assumed
    guidedaccess.keyboards      = 소프트웨어 키보드   # assumed
    guidedaccess.volume_buttons = 음량 버튼           # assumed
    guidedaccess.side_button    = 측면 버튼           # assumed
    guidedaccess.time_limit     = 시간 제한           # assumed
    guidedaccess.minutes        = {n}분               # assumed
    guidedaccess.time_expired   = 시간 만료됨         # assumed
    guidedaccess.start          = 시작                # assumed
    guidedaccess.end            = 종료                # assumed
    guidedaccess.resume         = 재개                # assumed
    guidedaccess.cancel         = 취소
    shortcut.title              = 손쉬운 사용 단축키  # assumed
    feature.voiceover           = VoiceOver           # attested A
    feature.zoom                = 확대/축소           # attested A; in the session on single app mode
    feature.assistivetouch      = AssistiveTouch      # attested A
    feature.invert_colors       = 색상 반전           # attested A; in the session on single app mode
    feature.grayscale           = 흑백 음영           # assumed

    # Web pages
    web.toggle_button          = 토글 버튼        # assumed
    web.pressed                = 눌림           # assumed
    web.not_pressed            = 눌리지 않음       # assumed
    web.combo_box              = 콤보 상자        # assumed
    web.color_well             = 색상 선택기       # assumed
    web.text_area              = 여러 줄 텍스트 필드  # assumed
    web.separator              = 구분 표시
    web.math                   = 수식           # assumed
    web.shows_popup            = 팝업 보기
    web.popup_menu             = 메뉴 팝업        # assumed
    web.popup_listbox          = 목록 상자 팝업     # assumed
    web.popup_tree             = 트리 팝업        # assumed
    web.popup_grid             = 격자 팝업        # assumed
    web.popup_dialog           = 대화상자 팝업      # assumed
    web.current                = 현재           # assumed
    web.current_page           = 현재 페이지       # assumed
    web.current_step           = 현재 단계        # assumed
    web.current_location       = 현재 위치        # assumed
    web.current_date           = 현재 날짜        # assumed
    web.current_time           = 현재 시간        # assumed
    web.invalid                = 유효하지 않은 필드   # assumed
    web.sort_up                = 오름차순 정렬      # assumed
    web.sort_down              = 내림차순 정렬      # assumed
    web.column_header          = 열 머리말        # assumed
    web.row_header             = 행 머리말        # assumed
    web.table_start            = 표 시작         # assumed
    web.table_end              = 표 끝          # assumed
    web.rows[other]            = {count}개 행   # assumed
    web.columns[other]         = {count}개 열   # assumed
    web.description_list_start = 정의 목록 시작     # assumed
    web.description_list_end   = 정의 목록 끝      # assumed
    web.term                   = 용어           # assumed
    web.definition             = 정의           # assumed
    web.form_start             = 양식 시작        # assumed
    web.banner                 = 배너           # assumed
    web.complementary          = 보완           # assumed
    web.content_information    = 콘텐츠 정보       # assumed
    web.main                   = 본문           # assumed
    web.navigation             = 탐색           # assumed
    web.region                 = 영역           # assumed
    web.search                 = 검색           # assumed
    web.description            = 설명           # assumed
    web.choose_file            = 파일 선택        # assumed
    web.no_file                = 선택한 파일 없음    # assumed
    char.white_bullet          = 흰색 구분점       # assumed
    char.black_square          = 검은색 사각형      # assumed
    picker.close               = 닫기
    picker.ok                  = 확인            # assumed
    picker.done                = 완료
    picker.year                = 연도
    picker.month               = 월
    picker.week                = 주             # assumed
    picker.day                 = 일
    picker.hours               = 시간
    picker.minutes             = 분
    picker.red                 = 빨간색           # assumed
    picker.green               = 초록색           # assumed
    picker.blue                = 파란색           # assumed
    picker.photos              = 사진 보관함        # assumed
    picker.camera              = 사진 또는 비디오 찍기  # assumed
    picker.files               = 파일 선택         # assumed

    # Text
    char.capital_prefix    = 대문자 {text}                 # assumed
    char.space             = 스페이스
    char.new_line          = 새로운 줄
    char.tab               = 탭
    char.bullet            = 구분점
    text.bullets[other]    = 구분점 {count}개              # assumed
    text.blank             = 공백
    text.deleted           = {text} 삭제됨                 # assumed
    text.insertion_start   = 삽입 지점이 시작 부분에 있음  # assumed; UIKit.axbundle has 삽입 지점 이동 중
    text.insertion_end     = 삽입 지점이 끝부분에 있음     # assumed
    text.character_mode    = 문자 모드                     # assumed
    text.word_mode         = 단어 모드                     # assumed
    text.selected_suffix   = {text} 선택됨                 # assumed
    text.unselected_suffix = {text} 선택 해제됨            # assumed; a Korean guideline has 선택 해제됨
    text.misspelled        = 맞춤법 오류                   # assumed

    # Commands
    text.bold              = 볼드체            # assumed
    text.italic            = 이탤릭체          # assumed
    text.underlined        = 밑줄              # assumed
    text.points            = {size}포인트      # assumed
    text.lines             = {count}줄         # assumed
    text.copied            = 복사됨            # assumed
    search.same_heading    = 동일한 머리말     # assumed; the word is in Apple’s names of commands
    search.different_item  = 다른 항목         # assumed; the word is in Apple’s names of commands
    search.plain_text      = 일반 텍스트       # assumed; the word is in Apple’s names of commands
    search.style_change    = 스타일 변경       # assumed; the word is in Apple’s names of commands
    search.font_change     = 서체 변경         # assumed; the word is in Apple’s names of commands
    search.color_change    = 색상 변경         # assumed; the word is in Apple’s names of commands
    search.blockquote      = 블록 인용         # assumed; the word is in Apple’s names of commands
    search.same_blockquote = 동일한 블록 인용  # assumed; the word is in Apple’s names of commands
    navigation.flat        = 단일              # assumed
    navigation.grouped     = 그룹              # assumed
    quicknav.on            = 빠른 탐색 켬      # assumed
    quicknav.off           = 빠른 탐색 끔      # assumed

    # Drag and drop
    drag.start  = {name} 드래그  # assumed
    drag.drop   = 여기에 드롭    # assumed
    drag.cancel = 드래그 취소    # assumed

    # Controls of UIKit's own
    control.halted               = 진행 일시 정지됨
    control.increment            = 증가
    control.decrement            = 감소
    control.date_picker          = 날짜 선택기
    control.time_picker          = 시간 선택기
    control.date_and_time_picker = 날짜 및 시간 선택기
    control.countdown_picker     = 카운트다운 선택기
    control.clear_text           = 텍스트 지우기
    control.display_results      = 결과 표시
    control.dismiss_popup        = 팝업 닫기
    control.sheet_grabber        = 시트 손잡이
    control.reorder              = 재정렬
    control.reorder_row          = {name} 재정렬
    reorder.up                   = 위로 이동
    reorder.down                 = 아래로 이동
    reorder.above                = {name} 위로 이동함
    reorder.below                = {name} 아래로 이동함
    hint.dismiss_popup           = 팝업 윈도우를 닫으려면 이중 탭하십시오
    hint.sheet_expand            = 시트를 확장하려면 이중 탭하십시오
    hint.sheet_collapse          = 시트를 접으려면 이중 탭하십시오

    # What is dragged, selected, zoomed and touched
    drag.item                = 항목 드래그
    drag.ready               = {name}, 드롭 준비됨                                                           # assumed
    drag.complete            = 드롭 완료                                                                     # assumed
    trait.draggable          = 드래그 가능                                                                   # assumed
    hint.draggable           = 이중 탭하고 누른 채로 소리가 날 때까지 기다린 다음 드래그하여 재정렬하십시오  # assumed
    hint.direct_touch        = 직접 터치 상호 작용을 시작하려면 활성화하십시오                               # assumed
    rotor.zoom               = 확대/축소                                                                     # assumed
    text.selection_expand    = 선택 부분을 확장하려면 오른쪽으로 쓸어넘기십시오                              # assumed
    text.selection_shrink    = 선택 부분을 축소하려면 왼쪽으로 쓸어넘기십시오                                # assumed
    text.character_selection = 문자 선택                                                                     # assumed
    text.word_selection      = 단어 선택                                                                     # assumed
    text.line_selection      = 행 선택                                                                       # assumed
    """#

  /// Lines that replace others while a setting has a value.
  static let koreanChoices = #"""
    [koreanHeading=제목]
    # The word for a heading that TalkBack and the Human Interface Guidelines use.
    trait.header       = 제목               # assumed; TalkBack, HIG; T and W have 머리말
    trait.header.level = 제목 단계 {level}  # assumed
    rotor.headings     = 제목               # assumed
    rotor.heading_n    = 제목 {level}       # assumed

    [koreanTap=두 번]
    # Every hint that speaks of tapping twice says 두 번 탭하십시오.
    hint.switch         = 설정을 끄거나 켜려면 두 번 탭하십시오   # attested T
    hint.edit           = 편집하려면 두 번 탭하십시오             # assumed
    hint.activate       = 활성화하려면 두 번 탭하십시오           # assumed
    hint.open           = 열려면 두 번 탭하십시오                 # assumed; N has 이중 탭 하십시오
    hint.expand         = 확장하려면 두 번 탭하십시오             # assumed
    hint.collapse       = 축소하려면 두 번 탭하십시오             # assumed
    hint.popup_picker   = 선택기를 활성화하려면 두 번 탭하십시오  # assumed
    actions.hint_legacy = 사용자 설정 동작을 선택하려면 위 또는 아래로 쓸어넘긴 다음 두 번 탭하여 활성화하십시오  # assumed
    """#
}
