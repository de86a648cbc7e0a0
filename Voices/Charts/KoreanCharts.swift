extension Voices {
  /// Korean: charts and audio graphs.
  static let koreanCharts = #"""
    # Audio graphs
    audiograph.play       = 오디오 그래프 재생
    audiograph.describe   = 차트 설명       # assumed
    audiograph.details    = 차트 세부 사항  # attested A; as subtitled
    audiograph.complete   = 완료            # attested A; as subtitled
    audiograph.data_point = 데이터 포인트   # attested A; as subtitled
    audiograph.summary    = 요약
    audiograph.statistics = 통계
    audiograph.done       = 완료



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
    """#
}
