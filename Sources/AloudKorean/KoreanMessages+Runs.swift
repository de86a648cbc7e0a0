extension KoreanMessages {
  /// What a run says about its screens, its results and its progress.
  package static let runs = ##"""
    the screen "{}"
    "{1}" 화면

    this screen
    이 화면

    {} passed over
    {1} 건너뜀

    {} other files
    다른 파일 {1}개

    1 screen
    화면 1개

    {} screens
    화면 {1}개

    {} found; {} passed over
    {1} 찾음, {2} 건너뜀

    not a screen: {}
    화면 아님: {1}

    there is no screen "{}"; {}
    "{1}" 화면이 없습니다. {2}

    there is no screen "{}"{}
    "{1}" 화면이 없습니다{2}

    there are {}; did you mean "{}"?
    있는 화면: {1}. 혹시 "{2}"인가요?

    there are {}
    있는 것: {1}

    its only screen is {}
    하나뿐인 화면은 {1}입니다

    its only screen has no name
    하나뿐인 화면에 이름이 없습니다

    this script names no app; begin it with "app FILE"
    스크립트에 앱이 없습니다. "app FILE"로 시작하십시오

    auditing {} of {}
    {2}개 중 {1}번째 점검 중

    reading {} of {}
    {2}개 중 {1}번째 읽는 중

    speaking {} of {}
    {2}개 중 {1}번째 말하는 중

    {} of {}
    {2}개 중 {1}개

    language {}
    언어 {1}

    : {}
    : {1}

    there is no file {}{}
    {1} 파일이 없습니다{2}

    line {}
    {1}번째 줄

    warning
    경고

    error
    오류

    note
    참고

    HTML
    HTML

    Markdown
    Markdown

    ; {} passed over
    ({1} 건너뜀)

    there is {}
    있는 것: {1}

    there is no screen "{}"; {}{}
    "{1}" 화면이 없습니다. {2}{3}

    Saved {} steps in {}
    {2}에 {1}단계를 저장했습니다

    {}; {}
    {1}. {2}
    """##
}
