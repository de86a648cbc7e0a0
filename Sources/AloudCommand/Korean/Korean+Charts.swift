extension Korean {
  /// Reasons for each sentence about a chart.
  static let charts = rows(
    ##"""
    the summary says "{}", but the values mostly rise (Kendall's tau {})
    요약은 "{1}"이라고/라고 하지만 값은 대체로 커집니다(Kendall의 타우 {2})

    the summary says "{}", but the values mostly fall (Kendall's tau {})
    요약은 "{1}"이라고/라고 하지만 값은 대체로 작아집니다(Kendall의 타우 {2})

    what is drawn, and what the app calls it
    그려진 것과 앱이 붙인 이름

    the app's own words come first
    앱이 쓴 말을 먼저

    title, range and scale, in the words of the axis
    제목, 범위, 눈금을 축에 적힌 대로

    how much there is, and how much is missing
    데이터의 양과 빠진 양

    what a listener needs to know first
    듣는 사람이 먼저 알아야 할 것

    Aloud computes everything from here on; none of it comes from the app
    여기부터는 Aloud가 계산한 것이며 앱이 알려 준 것이 아님

    listeners should not think that these words come from the app
    듣는 사람이 이 말을 앱의 말로 여기지 않도록

    at most four segments, after simplifying by 8 % of the range; each has the direction of its points; roughly constant below 5 % of the median
    범위의 8%로 단순화한 뒤 구간은 최대 네 개이며, 방향은 포인트를 따름. 중앙값의 5% 미만은 거의 일정

    Douglas and Peucker's simplification; the limits are Aloud's
    Douglas와 Peucker의 단순화. 기준은 Aloud의 선택

    said when p < 0.05, the slope covers at least 10 % of the range, and |tau| is at least 0.3; generally from 0.5, from 0.8 {}
    p < 0.05이고 기울기가 범위의 10% 이상이며 |tau|가 0.3 이상일 때 말함. 0.5부터는 대체로, 0.8부터는 {1}

    Mann-Kendall with ties, slope by Theil and Sen; the limits are Aloud's
    동점을 고려한 Mann-Kendall, Theil과 Sen의 기울기. 기준은 Aloud의 선택

    the first smallest and the first greatest value
    최솟값과 최댓값 중 처음 나오는 것

    Lundgard and Satyanarayan 2021: level 2
    Lundgard와 Satyanarayan(2021): 2단계

    computed numbers have three digits, or up to seven where the range is small
    계산한 수는 유효 숫자 세 자리. 범위가 좁으면 최대 일곱 자리

    at most three, with a prominence of at least 15 % of the range; none if the shape repeats
    최대 세 개. 돌출 높이가 범위의 15% 이상이며, 되풀이되는 모양은 말하지 않음

    topographic prominence; the limit is Aloud's
    지형학의 돌출 높이. 기준은 Aloud의 선택

    a modified z-score above 3.5 from the trend, otherwise Tukey's fences; needs at least eight points
    추세에서 벗어난 수정 z-점수가 3.5를 넘거나 Tukey의 울타리 밖. 포인트가 여덟 개 이상일 때

    Iglewicz and Hoaglin 1993, Tukey 1977
    Iglewicz와 Hoaglin(1993), Tukey(1977)

    which series is higher at the last place that both have, two crossings, the widest gap
    둘 다 있는 마지막 위치에서 더 높은 계열, 교차 두 곳, 가장 큰 차이

    two lines are drawn together so that they can be compared
    두 선을 함께 그리는 것은 비교하기 위해서임

    how the graph is played differs from how it is drawn
    그래프를 들려주는 방식이 그려진 방식과 다름

    the description says what it leaves out
    설명은 빠뜨린 것을 밝힘

    the titles of the axes, and how many series there are
    축의 제목과 계열의 수

    WWDC22, demonstration of Describe chart
    WWDC22의 차트 설명 시연

    all points of the series, including those without a value
    값이 없는 것을 포함한 계열의 모든 포인트

    the words are Apple's, the place is Aloud's
    문구는 Apple의 것, 위치는 Aloud의 선택

    said when Mann-Kendall's p is below 0.05 and Spearman's correlation is at least 0.2; not said of a periodic series
    Mann-Kendall의 p가 0.05보다 작고 Spearman 상관이 0.2 이상일 때 말함. 주기가 있는 계열은 말하지 않음

    the words are Apple's, the limits are Aloud's
    문구는 Apple의 것, 기준은 Aloud의 선택

    by the size of Spearman's correlation, or for a periodic series of its sine curve; none if it may be chance; not said if the points are so few that every result may be chance
    Spearman 상관의 크기에 따르며, 주기가 있는 계열은 사인 곡선을 봄. 우연일 수 있으면 없다고 하고, 포인트가 너무 적으면 말하지 않음

    the words are Apple's, the limits are from Evans 1996
    문구는 Apple의 것, 기준은 Evans(1996)

    the least-squares curve with the lowest Akaike criterion; another curve replaces a line only if it is better by 2; said when it explains at least half of the variance and is not chance
    아카이케 기준이 가장 작은 최소제곱 곡선. 다른 곡선은 2만큼 나아야 직선 대신 쓰며, 분산의 절반 이상을 설명하고 우연이 아닐 때 말함

    the words are Apple's, the choice follows Burnham and Anderson 2002
    문구는 Apple의 것, 선택은 Burnham과 Anderson(2002)을 따름

    a modified z-score above 3.5 from the curve, otherwise Tukey's fences; not said of fewer than 8 points, or if more than a fifth of the points are outliers
    곡선에서 벗어난 수정 z-점수가 3.5를 넘거나 Tukey의 울타리 밖. 포인트가 8개보다 적거나 이상값이 포인트의 5분의 1을 넘으면 말하지 않음

    the words are Apple's, the limits are from Iglewicz and Hoaglin 1993, Tukey 1977
    문구는 Apple의 것, 기준은 Iglewicz와 Hoaglin(1993), Tukey(1977)

    the greatest and the least value
    최댓값과 최솟값

    the words are Apple's, the section is Aloud's
    문구는 Apple의 것, 구분은 Aloud의 선택

    with three digits, or up to seven where the range is small
    유효 숫자 세 자리. 범위가 좁으면 최대 일곱 자리

    the words are Apple's, the digits are Aloud's
    문구는 Apple의 것, 자릿수는 Aloud의 선택

    {} points in one series are too many to tell apart by ear; give one point for each interval
    한 계열의 포인트 {1}개는 귀로 구별하기에 너무 많습니다. 구간마다 하나씩 쓰십시오

    {} series are too many to tell apart by ear; split them into several charts
    계열 {1}개는 귀로 구별하기에 너무 많습니다. 여러 차트로 나누십시오
    """##)
}
