extension Korean {
  /// Reports by clauses: their cover, the answers of people, and earlier reports.
  static let reports = rows(
    ##"""
    no audited file has the screen "{}" (--about)
    점검한 파일에 "{1}" 화면이 없습니다(--about)

    --about takes NAME=VALUE, not "{}"
    --about에는 NAME=VALUE를 씁니다. "{1}"은/는 쓸 수 없습니다

    --about has no "{}"{}
    --about에 "{1}" 항목이 없습니다{2}

    {} needs --format report
    {1} 옵션은 --format report와 함께 씁니다

    this answer differs from {}; keep one of the answers to {}
    이 답변이 {1}의 답변과 다릅니다. {2}에 대한 답변은 하나만 남기십시오

    --format report writes FILE.html, FILE.csv or FILE.json, not {}
    --format report의 출력은 FILE.html, FILE.csv, FILE.json 가운데 하나입니다. {1}에는 쓸 수 없습니다

    this is not a report; `aloud audit … --format report --output FILE.json` writes one for --compare
    보고서가 아닙니다. --compare에 쓸 보고서는 `aloud audit … --format report --output FILE.json`으로 만듭니다

    a file of answers
    답변 파일

    a cover
    표지

    the cover of a report
    보고서의 표지

    a cover is {"app": …, "version": …, "date": …}
    표지는 {"app": …, "version": …, "date": …} 형식입니다

    a report
    보고서

    the form in an HTML report saves one
    HTML 보고서의 수동 점검 양식에서 저장합니다

    `aloud audit … --format report --output FILE.json` writes one for --compare
    --compare에 쓸 보고서는 `aloud audit … --format report --output FILE.json`으로 만듭니다

    this finding has no "known", which identifies it in later reports
    이 문제에는 다음에 같은 문제인지 알아보는 데 필요한 "known"이 없습니다

    --format nutrition needs a common task: name its script with --task
    --format nutrition에는 주요 과업이 필요합니다. --task로 스크립트를 지정하십시오

    {} needs --format nutrition or report
    {1} 옵션은 --format nutrition이나 report와 함께 씁니다

    --format nutrition writes FILE.html or FILE.json, not {}
    --format nutrition의 출력은 FILE.html이나 FILE.json입니다. {1}에는 쓸 수 없습니다

    {}: the app of this task, {}, is not among the audited files; name it, too
    {1}: 이 과업의 앱 {2}이/가 점검할 파일에 없습니다. 함께 지정하십시오

    {}:{}: what happens differs from the script
    {1}:{2}: 실제 결과가 스크립트와 다릅니다

    the number of a finding is a whole number from 1 to {}
    문제의 번호는 1부터 {1}까지의 정수입니다

    1 answer matches no file or question; the report lists them
    맞는 파일이나 질문이 없는 답변 1개가 있습니다. 보고서에 목록이 있습니다

    {} answers match no file or question; the report lists them
    맞는 파일이나 질문이 없는 답변 {1}개가 있습니다. 보고서에 목록이 있습니다

    "answers" is missing; a file of answers has the form {"answers": [{"question": …}]}
    "answers"가 없습니다. 답변 파일은 {"answers": [{"question": …}]} 모양입니다

    an answer needs either a "question", a "clause" or a "rule"
    답변에는 "question", "clause", "rule" 가운데 하나가 있어야 합니다

    OpenACR needs "{}" of the cover; add it with --about {}=…
    OpenACR에는 표지의 "{1}"이/가 필요합니다. --about {2}=…로 넣으십시오

    nobody judged {} criteria of WCAG 2.2, which OpenACR leaves out; answer them in --answers
    WCAG 2.2의 기준 {1}개를 판정하지 않아 OpenACR에서 뺐습니다. --answers로 답하십시오

    an accepted finding
    예외로 인정한 문제

    "who" is empty; write the name of the person who decided
    "who"가 비어 있습니다. 예외로 인정한 사람의 이름을 쓰십시오

    "why" is empty; write the reason why the finding does not count
    "why"가 비어 있습니다. 예외로 인정한 이유를 쓰십시오

    "until" is before "when"; write the last day on which the decision counts
    "until"이 "when"보다 앞섭니다. 예외 인정이 끝나는 날을 쓰십시오

    "{}" is no day of the calendar; write it as in "2026-11-20"
    "{1}"은/는 달력에 없는 날입니다. "2026-11-20"처럼 쓰십시오

    an accepted finding needs "id" or "path", as the report has it
    예외로 인정한 문제에는 보고서에 있는 "id"나 "path"가 있어야 합니다

    "accepted" is missing
    "accepted"가 없습니다

    the accepted finding {} at {} in {} is not found; {}
    예외로 인정한 문제({3}의 {2}, {1})가 없습니다. {4}

    remove this line, or correct it
    이 줄을 지우거나 고치십시오

    remove this answer, or correct it
    이 답변을 지우거나 고치십시오

    a clause is judged for all files together; use "file" only with a "question"
    검사항목은 파일 전체를 두고 판정합니다. "file"은 "question"과 함께 씁니다

    there is no question "{}"{}
    "{1}" 질문이 없습니다{2}

    this screenshot is not a PNG or JPEG picture
    화면 캡처은 PNG나 JPEG 그림이어야 합니다

    this screenshot in the file is not a PNG or JPEG picture in base64
    파일 안의 화면 캡처은 base64로 적은 PNG나 JPEG 그림이어야 합니다

    "removeTraits" removes traits that "addTraits" adds: {}
    "addTraits"로 더하는 특성을 "removeTraits"로 뺍니다: {1}

    an exercise begins with ## and a space: ## exercise: TITLE
    연습은 ##과 빈칸으로 시작합니다: ## exercise: TITLE

    this line does not begin an exercise; did you mean ## exercise{}?
    이 줄은 연습을 시작하지 않습니다. 혹시 ## exercise{1}인가요?

    a report needs all errors and warnings; do not use it with --level error or --record
    보고서는 모든 오류와 경고로 판정하므로 --level error와 --record는 함께 쓸 수 없습니다

    {} does not go with --format openacr, which has the criteria of WCAG
    --format openacr는 WCAG의 기준만 쓰므로 {1}을/를 함께 쓸 수 없습니다

    a report in CSV has one guideline: give --by once
    CSV 보고서에는 지침을 하나만 담습니다. --by를 한 번만 쓰십시오

    clause
    검사항목
    """##)
}
