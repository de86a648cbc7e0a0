extension Korean {
  /// Errors about options and their values, which many commands share.
  static let optionErrors = rows(
    ##"""
    {} needs {}
    {1}에는 {2} 값이 필요합니다

    {} needs {}, not an empty text
    {1}에는 빈 텍스트가 아닌 {2} 값이 필요합니다

    {} takes no value
    {1}에는 값을 쓸 수 없습니다

    {} takes a whole number, {} or more, not "{}"
    {1}에는 {2} 이상의 정수를 씁니다. "{3}"은/는 쓸 수 없습니다

    {} takes a whole number from {} to {}, not "{}"
    {1}에는 {2}~{3}의 정수를 씁니다. "{4}"은/는 쓸 수 없습니다

    {} takes one chart; name one of {}
    {1}에는 차트 하나만 쓸 수 있습니다. 다음 중 하나를 지정하십시오: {2}

    {} needs --each
    {1}은/는 --each와 함께 씁니다

    {} needs --captions
    {1}은/는 --captions와 함께 씁니다

    {} needs --click
    {1}은/는 --click과 함께 씁니다

    {} needs --sound
    {1}은/는 --sound와 함께 씁니다

    {} needs --html
    {1}은/는 --html과 함께 씁니다

    {} needs --handout
    {1}은/는 --handout과 함께 씁니다

    standard output can take either --html or --handout
    표준 출력에는 --html과 --handout 중 하나만 쓸 수 있습니다

    --handout - writes the lesson to standard output, so nothing else can be written there
    --handout -는 실습 페이지를 표준 출력에 쓰므로 다른 것은 함께 출력할 수 없습니다

    {} needs --rehearse
    {1}은/는 --rehearse와 함께 씁니다

    {} needs --speak
    {1}은/는 --speak와 함께 씁니다

    {} needs --speak, --wav, --captions or --transcript
    {1}은/는 --speak, --wav, --captions, --transcript 중 하나와 함께 씁니다

    {} needs --narrate or --speak; the graph alone has no words
    {1}은/는 --narrate나 --speak와 함께 씁니다. 그래프만으로는 말이 없습니다

    {} needs --explain; a screen document is JSON anyway
    {1}은/는 --explain과 함께 씁니다. 화면 문서는 원래 JSON입니다

    {} needs a file; standard input cannot be read again
    {1}에는 파일이 필요합니다. 표준 입력은 다시 읽을 수 없습니다

    {} would overwrite {}
    {1}이/가 {2}을/를 덮어쓰게 됩니다

    {} {} would overwrite {}
    {1}({2})이/가 {3}을/를 덮어쓰게 됩니다

    {}, {} of this run
    {1}. 이번에 읽는 {2}입니다

    {} would overwrite {}, which is not {}
    {1}이/가 {2}을/를 덮어쓰게 되는데, 이 파일은 {3}이/가 아닙니다

    {} and {} cannot both write to the same file, {}
    {1}과/와 {2}을/를 한 파일({3})에 함께 쓸 수 없습니다

    {}; name another file
    {1}. 다른 파일을 지정하십시오

    name one shell: {}{}
    셸을 하나 지정하십시오: {1}{2}

    {} goes from {} to {}; {} is used
    {1}의 범위는 {2}~{3}입니다. {4}을/를 씁니다

    there is no voice for "{}"; there are {}{}
    "{1}" 음성이 없습니다. 있는 언어: {2}{3}

    there is no tour in the language "{}"; there are {}{}
    "{1}" 언어의 둘러보기가 없습니다. 있는 언어: {2}{3}

    there is no voice for {}; VoiceOver's own words are English (see `aloud voices`, --voice-file){}
    {1} 음성이 없어 VoiceOver의 말을 영어로 읽습니다(`aloud voices`, --voice-file 참고){2}

    {} (default {})
    {1}(기본값 {2})

    a script cannot name voice files: replay it with {}
    스크립트로는 음성 파일을 지정할 수 없습니다. 재현할 때 {1}을/를 쓰십시오
    """##)
}
