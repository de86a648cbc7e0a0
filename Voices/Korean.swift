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

    # Audio graphs
    audiograph.play       = 오디오 그래프 재생
    audiograph.describe   = 차트 설명       # assumed
    audiograph.details    = 차트 세부 사항  # attested A; as subtitled
    audiograph.complete   = 완료            # attested A; as subtitled
    audiograph.data_point = 데이터 포인트   # attested A; as subtitled
    audiograph.summary    = 요약
    audiograph.statistics = 통계
    audiograph.done       = 완료



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

    # Charts
    chart.range           = {from}부터 {to}까지                # assumed
    chart.change          = {from}에서 {to}까지  # assumed
    chart.power           = {number} 곱하기 10의 {power}제곱   # assumed
    chart.no_value        = 값 없음                            # assumed
    chart.series_n        = {number} 시리즈  # attested A; AXMediaUtilities
    chart.points          = 점 {count}개                       # assumed
    chart.missing         = 값 없는 점 {count}개               # assumed
    chart.line            = 꺾은선 차트                        # assumed
    chart.scatter         = 분산형 차트                        # assumed
    chart.bars            = 막대 차트                          # assumed
    chart.axis_x          = x축: {text}                        # assumed
    chart.axis_y          = y축: {text}                        # assumed
    chart.axis_more       = 추가 축: {text}                    # assumed
    chart.logarithmic     = 로그 눈금                          # assumed
    chart.categories      = 항목 {count}개                     # assumed
    chart.series_count    = 계열 {count}개                     # assumed
    chart.computed        = 데이터에서 계산됨                  # assumed; marks what is ours and not the app’s
    chart.head            = {text}:  # assumed
    chart.of_series       = {series}: {text}                   # assumed
    chart.no_values       = 값 없음                            # assumed
    chart.only_value      = 유일한 값: {point}                 # assumed
    chart.all_same        = 모든 값이 같음: {value}            # assumed
    chart.constant        = 거의 일정함                        # assumed
    chart.rises_steadily  = 꾸준히 상승                        # assumed
    chart.rises_generally = 대체로 상승                        # assumed
    chart.rises_slightly  = 다소 상승하는 경향                 # assumed; how clear it is, not how steep
    chart.falls_steadily  = 꾸준히 하락                        # assumed
    chart.falls_generally = 대체로 하락                        # assumed
    chart.falls_slightly  = 다소 하락하는 경향                 # assumed; how clear it is, not how steep
    chart.no_trend        = 뚜렷한 추세 없음                   # assumed
    chart.linear          = 직선에 가까움                      # assumed
    chart.slope           = {x}당 약 {y}                       # assumed
    chart.slope_step      = {title} {step}당 약 {y}              # assumed
    chart.slope_category  = 하나 넘어갈 때마다 약 {y}          # assumed
    chart.peaked          = 상승 후 하락, 정점: {point}        # assumed
    chart.troughed        = 하락 후 상승, 저점: {point}        # assumed
    chart.rises           = 상승                               # assumed
    chart.falls           = 하락                               # assumed
    chart.level           = 유지                               # assumed
    chart.varies          = 오르내림  # assumed
    chart.until           = {x}까지 {shape}                    # assumed
    chart.then            = {one}, 이어서 {other}              # assumed
    chart.repeats         = 약 {count}개 점마다 반복           # assumed
    chart.step            = 급격한 변화, {x}: {y}              # assumed
    chart.at              = {x}일 때 {y}                        # assumed
    chart.labeled         = {text} ({label})  # assumed; a label names the point, it is no place
    chart.highest         = 최댓값: {point}                    # assumed
    chart.lowest          = 최솟값: {point}                    # assumed
    chart.more            = 외 {count}개                       # assumed
    chart.first_last      = 첫 값: {first}, 마지막 값: {last}  # assumed
    chart.mean_median     = 평균: {mean}, 중앙값: {median}     # assumed
    chart.peaks           = 정점: {points}                     # assumed
    chart.valleys         = 골: {points}                       # assumed
    chart.outliers        = 이상값 {count}개: {points}         # assumed
    chart.pair            = {one}, {other} 비교                # assumed
    chart.higher_at_end   = 마지막에 더 높은 계열: {series}    # assumed
    chart.higher_at       = {x}일 때 더 높은 계열: {series}  # assumed
    chart.crossings       = 교차 지점: {places}                # assumed
    chart.crossing_count  = 교차 횟수: {count}                 # assumed
    chart.largest_gap     = 가장 큰 차이: {point}              # assumed
    chart.beyond          = 축을 벗어난 점 {count}개는 축의 끝에서 소리가 남  # assumed
    chart.grouped         = 재생을 위해 점을 묶음              # assumed
    chart.sound           = {graph}: {seconds}, {points}  # assumed
    chart.seconds         = {seconds}초  # assumed

    # Charts, as VoiceOver itself describes them
    chart.axis_is_x               = X 축은 {title}입니다  # attested A; UIKit.axbundle
    chart.axis_is_y               = Y 축은 {title}입니다  # attested A; UIKit.axbundle
    chart.data_series             = 데이터 시리즈가 {count}개 있습니다  # assumed
    chart.data_points             = {count}개의 데이터 포인트  # attested A; AXMediaUtilities
    chart.increasing              = 전반적인 증가 추세임  # attested A; AXMediaUtilities
    chart.decreasing              = 전반적인 감소 추세임  # attested A; AXMediaUtilities
    chart.correlation_very_strong = 매우 높은 상관 관계를 보여주는 데이터  # attested A; AXMediaUtilities
    chart.correlation_strong      = 높은 상관 관계를 보여주는 데이터  # attested A; AXMediaUtilities
    chart.correlation_moderate    = 보통 정도의 상관 관계를 보여주는 데이터  # attested A; AXMediaUtilities
    chart.correlation_weak        = 낮은 상관 관계를 보여주는 데이터  # attested A; AXMediaUtilities
    chart.correlation_none        = 상관 관계가 없는 것으로 보이는 데이터  # attested A; AXMediaUtilities
    chart.model_linear            = 선형 추세를 따르는 데이터  # attested A; AXMediaUtilities
    chart.model_logarithmic       = 로그 곡선을 따르는 데이터  # attested A; AXMediaUtilities
    chart.model_exponential       = 지수 곡선을 따르는 데이터  # attested A; AXMediaUtilities
    chart.model_power             = 검정력 곡선을 따르는 데이터  # attested A; AXMediaUtilities
    chart.model_periodic          = 주기적인 추세를 따르는 데이터  # attested A; AXMediaUtilities
    chart.is_outlier              = {point}은(는) 이상치입니다  # attested A; AXMediaUtilities
    chart.no_outliers             = 이상치가 없음  # attested A; AXMediaUtilities
    chart.maximum                 = 최대: {value}  # attested A; AXMediaUtilities
    chart.minimum                 = 최소: {value}  # attested A; AXMediaUtilities
    chart.mean                    = {axis}의 평균값: {value}  # attested A; AXMediaUtilities
    chart.insights                = 인사이트  # attested A; AccessibilitySharedUISupport
    chart.current_series          = 현재 시리즈: {series}  # attested A; AccessibilitySharedUISupport
    chart.voiceover               = VoiceOver의 표현  # assumed; over what we think that VoiceOver says

    # Text
    char.capital_prefix    = 대문자 {text}                 # assumed
    char.space             = 스페이스
    char.new_line          = 새로운 줄
    char.tab               = 탭
    char.bullet            = 구분점
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

    # Characters: marks
    character . = 마침표
    character , = 쉼표
    character ; = 세미콜론
    character : = 콜론
    character ! = 느낌표
    character ? = 물음표
    character ' = 아포스트로피
    character " = 따옴표
    character ( = 괄호 열기
    character ) = 괄호 닫기
    character [ = 대괄호 열기
    character ] = 대괄호 닫기
    character { = 중괄호 열기
    character } = 중괄호 닫기
    character - = 하이픈

    # Characters: symbols
    character @ = 골뱅이 기호
    character # = 샵 기호
    character % = 퍼센트
    character & = 앰퍼센드
    character + = 더하기
    character = = 같음
    character / = 포워드 슬래시
    character \ = 백슬래시
    character _ = 밑줄
    character * = 별
    character ^ = 삽입 기호
    character ~ = 물결 기호
    character ` = 악센트
    character | = 세로줄
    character < = 다음보다 작음
    character > = 다음보다 큼
    character − = 빼기
    character × = 배속  # Apple’s word is that of playback: 2배속
    character ÷ = 나누기
    character ‰ = 퍼 마일 기호
    character $ = 달러
    character € = 유로 기호
    character £ = 파운드 기호
    character ¥ = 엔 기호
    character ₩ = 원    # assumed
    character ¢ = 센트 기호
    character ° = 도
    character § = 섹션 기호
    character © = 저작권 기호
    character ® = 등록 상표
    character ™ = 등록 상표
    character † = 칼표  # assumed

    # Characters: shapes that stand for words on screens
    character ★ = 검은별
    character ☆ = 흰색 별          # assumed
    character ■ = 검은색 정사각형  # assumed
    character □ = 흰색 정사각형    # assumed
    character ✓ = 선택 표시
    character ✗ = 엑스 표시        # assumed
    character ✕ = 곱셈 기호        # assumed
    character ※ = 참고표           # assumed

    # Characters: keys, units and shapes that engines leave out
    character ✘ = 굵은 엑스 표시    # assumed
    character ☰ = 메뉴              # assumed
    character ⌘ = command
    character ⌥ = option
    character ⌃ = control
    character ⏎ = 리턴              # assumed
    character ⌫ = delete
    character ♡ = 흰색 하트         # assumed
    character ♫ = 이어진 팔분음표   # assumed
    character ℃ = 도(섭씨)
    character ℉ = 도(화씨)
    character ″ = 이중 프라임
    character ′ = 프라임
    character 〒 = 우편 기호        # assumed
    character ❮ = 왼쪽 꺾쇠 장식    # assumed
    character ❯ = 오른쪽 꺾쇠 장식  # assumed
    character ➜ = 오른쪽 화살표     # assumed
    character ☒ = 엑스 표시한 상자  # assumed
    character ✦ = 검은색 네모별     # assumed
    character ‡ = 이중 칼표         # assumed
    character ‣ = 삼각 글머리표     # assumed
    character № = 번호 줄임표
    character ¶ = 단락 기호
    character ◆ = 검은색 마름모     # assumed
    character ▷ = 오른쪽 방향 삼각형
    character ﷽ = 비스밀라          # assumed
    character � = 대체 문자         # assumed
    character ¼ = 4분의 1
    character ½ = 2분의 1
    character ¾ = 4분의 3
    character ⟨ = 여는 화살괄호     # assumed
    character ⟩ = 닫는 화살괄호     # assumed

    # Characters: marks of typesetters
    character ’ = 오른쪽 작은따옴표
    character ‘ = 왼쪽 작은따옴표
    character ‚ = 아래 작은따옴표      # assumed
    character ” = 오른쪽 큰따옴표
    character “ = 왼쪽 큰따옴표
    character „ = 아래 큰따옴표        # assumed
    character « = 왼쪽 방향 이중 화살표
    character » = 오른쪽 방향 이중 화살표
    character ‹ = 왼쪽 홑화살따옴표    # assumed
    character › = 오른쪽 홑화살따옴표  # assumed
    character – = 반각 대시
    character — = m자 크기의 대시
    character … = 생략 부호
    character · = 가운뎃점             # assumed
    character ¡ = 뒤집은 느낌표        # assumed
    character ¿ = 뒤집은 물음표        # assumed

    # Characters: marks of East Asia
    character 、 = 모점               # assumed
    character 。 = 고리점             # assumed
    character ・ = 가타카나 가운뎃점  # assumed
    character 〜 = 물결 대시          # assumed
    character 「 = 여는 홑낫표        # assumed
    character 」 = 닫는 홑낫표        # assumed
    character 『 = 여는 겹낫표        # assumed
    character 』 = 닫는 겹낫표        # assumed
    character 〈 = 여는 홑화살괄호    # assumed
    character 〉 = 닫는 홑화살괄호    # assumed
    character 《 = 여는 겹화살괄호    # assumed
    character 》 = 닫는 겹화살괄호    # assumed
    character 【 = 여는 검은 대괄호   # assumed
    character 】 = 닫는 검은 대괄호   # assumed

    # Characters: arrows and triangles
    character ← = 왼쪽 화살표
    character ↑ = 위쪽 화살표
    character → = 오른쪽 화살표
    character ↓ = 아래쪽 화살표
    character ⇠ = 왼쪽 화살표
    character ⇡ = 위쪽 화살표
    character ⇢ = 오른쪽 화살표
    character ⇣ = 아래쪽 화살표
    character ▲ = 위쪽 방향 검은색 삼각형
    character △ = 위쪽 방향 삼각형
    character ▴ = 위쪽 방향 작은 검은색 삼각형
    character ▵ = 위쪽 방향 작은 삼각형
    character ▶ = 오른쪽 방향 검은색 삼각형
    character ▸ = 오른쪽 방향 작은 삼각형
    character ▹ = 오른쪽 방향 작은 삼각형
    character ► = 오른쪽 방향 검은색 포인터
    character ▻ = 오른쪽 방향 포인터
    character ▼ = 아랫쪽 방향 검은색 포인터
    character ▽ = 아랫쪽 방향 포인터
    character ▾ = 아랫쪽 방향 작은 검은색 삼각형
    character ▿ = 아랫쪽 방향 작은 삼각형
    character ◀ = 왼쪽 방향 검은색 삼각형
    character ◁ = 왼쪽 방향 삼각형
    character ◂ = 왼쪽 방향 작은 검은색 삼각형
    character ◃ = 왼쪽 방향 작은 삼각형
    character ◄ = 왼쪽 방향 검은색 포인터
    character ◅ = 왼쪽 방향 포인터

    # Characters: numbers and mathematics
    character ⅓ = 3분의 1
    character ⅔ = 3분의 2
    character ⅛ = 8분의 1
    character ⅜ = 8분의 3
    character ⅝ = 8분에 5
    character ⅞ = 8분의 7
    character ± = 더하기 또는 빼기
    character ∓ = 빼기 또는 더하기
    character ∞ = 무한대
    character ≠ = 같지 않음
    character ≤ = 다음보다 작거나 같음
    character ≥ = 다음보다 크거나 같음
    character ‱ = 퍼 만단위 기호
    character ‴ = 삼중 프라임
    character ‵ = 역 프라임
    character ‶ = 역 이중 프라임
    character ‷ = 역 삼중 프라임

    # Characters: letters and signs
    character ¨      = 분음 기호
    character ´      = 프라임
    character ª      = 여성형 서수 표기
    character º      = 도
    character ₠      = 유로 통화 기호
    character ℅      = 전교
    character ℗      = 사운드 레코딩 저작권 기호
    character ℞      = 처방전 표시
    character ℠      = 서비스 표시 기호
    character ℡      = 전화 기호
    character ℸ      = 팩스 서명
    character ✎      = 연필
    character 𝄞      = 높은음자리표
    character U+F8FF = Apple

    # Characters: keys of a keyboard
    character ↩ = return
    character ⇞ = 페이지 위로
    character ⇟ = 페이지 아래로
    character ⇥ = 탭
    character ⇧ = shift
    character ⇪ = caps lock
    character ⌤ = enter
    character ⌦ = 오른쪽 방향 delete
    character ⌧ = 지우기
    character ⎋ = escape
    character ⏏ = 추출

    # Characters: dashes
    character ‒ = 전화번호용 대시
    character ― = 가운데 줄
    character ﹘ = 작은 반각 대시

    # Characters: blanks
    character U+00A0 = 스페이스

    # Letters by themselves: the engine says the sound of these, and not their name
    letter ㅇ = 이응
    letter ㄳ = 기역 시옷
    letter ㄵ = 니은 지읒
    letter ㄶ = 니은 히읗
    letter ㄺ = 리을 기역
    letter ㄻ = 리을 미음
    letter ㄼ = 리을 비읍
    letter ㄽ = 리을 시옷
    letter ㄾ = 리을 티읕
    letter ㄿ = 리을 피읖
    letter ㅀ = 리을 히읗
    letter ㅄ = 비읍 시옷

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
