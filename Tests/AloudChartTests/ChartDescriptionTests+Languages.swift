import Testing

@testable import AloudChart

extension ChartDescriptionTests {
  @Test(arguments: languages) func aWholeChartInEachLanguage(_ language: String, _ expected: String) {
    #expect(ChartExample.rain.description(language).texts.joined(separator: "\n") == expected)
  }

  // Non-breaking spaces as in French.
  static let languages: [(String, String)] = [
    (
      "en",
      """
      Line chart, Rain
      It rains.
      X: Month, A to D, 4 categories
      Y: Fall, 0 to 40 mm
      Further axis: Heat, 1 to 1000, logarithmic scale
      2 series, 8 points, 1 missing
      Wet: 4 points, 1 missing
      Dry: 4 points
      Computed from the data
      Wet: Rises, then falls, peak 30 mm at B
      Wet: Highest 30 mm at B
      Wet: Lowest 10 mm at A
      Wet: First 10 mm, last 20 mm
      Wet: Mean 20 mm, median 20 mm
      Dry: Generally falls, about 4.44 mm from one to the next
      Dry: Highest 25 mm at A
      Dry: Lowest 5 mm at B, 2 more
      Dry: First 25 mm, last 5 mm
      Dry: Mean 10 mm, median 5 mm
      Dry: Valley: 5 mm at B
      Dry: 1 outlier: 25 mm at A
      Higher at the end: Wet
      Crossing at A
      Largest gap: 25 mm at B
      Points are grouped for playing
      """
    ),
    (
      "ko",
      """
      꺾은선 차트, Rain
      It rains.
      x축: Month, A부터 D까지, 항목 4개
      y축: Fall, 0부터 40 mm까지
      추가 축: Heat, 1부터 1000까지, 로그 눈금
      계열 2개, 점 8개, 값 없는 점 1개
      Wet: 점 4개, 값 없는 점 1개
      Dry: 점 4개
      데이터에서 계산됨
      Wet: 상승 후 하락, 정점: B일 때 30 mm
      Wet: 최댓값: B일 때 30 mm
      Wet: 최솟값: A일 때 10 mm
      Wet: 첫 값: 10 mm, 마지막 값: 20 mm
      Wet: 평균: 20 mm, 중앙값: 20 mm
      Dry: 대체로 하락, 하나 넘어갈 때마다 약 4.44 mm
      Dry: 최댓값: A일 때 25 mm
      Dry: 최솟값: B일 때 5 mm, 외 2개
      Dry: 첫 값: 25 mm, 마지막 값: 5 mm
      Dry: 평균: 10 mm, 중앙값: 5 mm
      Dry: 골: B일 때 5 mm
      Dry: 이상값 1개: A일 때 25 mm
      마지막에 더 높은 계열: Wet
      교차 지점: A
      가장 큰 차이: B일 때 25 mm
      재생을 위해 점을 묶음
      """
    ),
    (
      "ja",
      """
      折れ線グラフ, Rain
      It rains.
      x軸: Month, AからDまで, 4項目
      y軸: Fall, 0から40 mmまで
      追加の軸: Heat, 1から1000まで, 対数目盛
      2系列, 8個の点, 1個は値なし
      Wet: 4個の点, 1個は値なし
      Dry: 4個の点
      データから計算
      Wet: 上昇後に下降, 頂点: Bのとき30 mm
      Wet: 最大値: Bのとき30 mm
      Wet: 最小値: Aのとき10 mm
      Wet: 最初の値: 10 mm, 最後の値: 20 mm
      Wet: 平均値: 20 mm, 中央値: 20 mm
      Dry: 全体として下降, 1つ進むごとに約4.44 mm
      Dry: 最大値: Aのとき25 mm
      Dry: 最小値: Bのとき5 mm, ほか2個
      Dry: 最初の値: 25 mm, 最後の値: 5 mm
      Dry: 平均値: 10 mm, 中央値: 5 mm
      Dry: 谷: Bのとき5 mm
      Dry: 外れ値1個: Aのとき25 mm
      最後に高い系列: Wet
      交差: A
      最大の差: Bのとき25 mm
      再生用に点をまとめています
      """
    ),
    (
      "de",
      """
      Liniendiagramm, Rain
      It rains.
      X-Achse: Month, A bis D, 4 Kategorien
      Y-Achse: Fall, 0 bis 40 mm
      Weitere Achse: Heat, 1 bis 1000, logarithmische Skala
      2 Reihen, 8 Punkte, 1 ohne Wert
      Wet: 4 Punkte, 1 ohne Wert
      Dry: 4 Punkte
      Aus den Daten berechnet
      Wet: Anstieg, dann Rückgang, Höhepunkt: 30 mm bei B
      Wet: Höchster Wert: 30 mm bei B
      Wet: Niedrigster Wert: 10 mm bei A
      Wet: Erster Wert: 10 mm, letzter Wert: 20 mm
      Wet: Mittelwert: 20 mm, Median: 20 mm
      Dry: Fällt im Allgemeinen, etwa 4,44 mm von einer Kategorie zur nächsten
      Dry: Höchster Wert: 25 mm bei A
      Dry: Niedrigster Wert: 5 mm bei B, weitere: 2
      Dry: Erster Wert: 25 mm, letzter Wert: 5 mm
      Dry: Mittelwert: 10 mm, Median: 5 mm
      Dry: Tal: 5 mm bei B
      Dry: 1 Ausreißer: 25 mm bei A
      Am Ende höher: Wet
      Schnittpunkt: A
      Größter Abstand: 25 mm bei B
      Punkte sind zum Abspielen zusammengefasst
      """
    ),
    (
      "fr",
      """
      graphique en courbes, Rain
      It rains.
      axe x : Month, A à D, 4 catégories
      axe y : Fall, 0 à 40 mm
      axe supplémentaire : Heat, 1 à 1000, échelle logarithmique
      2 séries, 8 points, 1 sans valeur
      Wet : 4 points, 1 sans valeur
      Dry : 4 points
      calculé à partir des données
      Wet : hausse, puis baisse, sommet : 30 mm pour B
      Wet : maximum : 30 mm pour B
      Wet : minimum : 10 mm pour A
      Wet : première valeur : 10 mm, dernière valeur : 20 mm
      Wet : moyenne : 20 mm, médiane : 20 mm
      Dry : baisse en général, environ 4,44 mm de l’une à la suivante
      Dry : maximum : 25 mm pour A
      Dry : minimum : 5 mm pour B, 2 de plus
      Dry : première valeur : 25 mm, dernière valeur : 5 mm
      Dry : moyenne : 10 mm, médiane : 5 mm
      Dry : creux : 5 mm pour B
      Dry : 1 valeur aberrante : 25 mm pour A
      valeur la plus haute à la fin : Wet
      croisement : A
      plus grand écart : 25 mm pour B
      points regroupés pour la lecture
      """
    ),
    (
      "es",
      """
      gráfico de líneas, Rain
      It rains.
      eje x: Month, A a D, 4 categorías
      eje y: Fall, 0 a 40 mm
      eje adicional: Heat, 1 a 1000, escala logarítmica
      2 series, 8 puntos, 1 sin valor
      Wet: 4 puntos, 1 sin valor
      Dry: 4 puntos
      calculado a partir de los datos
      Wet: aumento, luego descenso, cima: 30 mm en B
      Wet: máximo: 30 mm en B
      Wet: mínimo: 10 mm en A
      Wet: primer valor: 10 mm, último valor: 20 mm
      Wet: media: 20 mm, mediana: 20 mm
      Dry: descenso en general, aproximadamente 4,44 mm de una a la siguiente
      Dry: máximo: 25 mm en A
      Dry: mínimo: 5 mm en B, 2 más
      Dry: primer valor: 25 mm, último valor: 5 mm
      Dry: media: 10 mm, mediana: 5 mm
      Dry: valle: 5 mm en B
      Dry: 1 valor atípico: 25 mm en A
      valor más alto al final: Wet
      cruce: A
      mayor diferencia: 25 mm en B
      puntos agrupados para la reproducción
      """
    ),
    (
      "zh-Hans",
      """
      折线图, Rain
      It rains.
      x轴：Month, A到D, 4个类别
      y轴：Fall, 0到40 mm
      附加轴：Heat, 1到1000, 对数刻度
      2个系列, 8个点, 1个无数值
      Wet：4个点, 1个无数值
      Dry：4个点
      根据数据计算
      Wet：先上升后下降, 顶点：B处为30 mm
      Wet：最大值：B处为30 mm
      Wet：最小值：A处为10 mm
      Wet：首个值：10 mm, 最后值：20 mm
      Wet：平均值：20 mm, 中位数：20 mm
      Dry：总体下降, 每前进一项约4.44 mm
      Dry：最大值：A处为25 mm
      Dry：最小值：B处为5 mm, 另有2个
      Dry：首个值：25 mm, 最后值：5 mm
      Dry：平均值：10 mm, 中位数：5 mm
      Dry：谷值：B处为5 mm
      Dry：1个异常值：A处为25 mm
      末尾较高：Wet
      交叉处：A
      最大差距：B处为25 mm
      播放时数据点已分组
      """
    ),
    (
      "ru",
      """
      Линейный график, Rain
      It rains.
      Ось x: Month, от A до D, 4 категории
      Ось y: Fall, от 0 до 40 mm
      Дополнительная ось: Heat, от 1 до 1000, логарифмическая шкала
      2 ряда, 8 точек, без значения: 1
      Wet: 4 точки, без значения: 1
      Dry: 4 точки
      Вычислено по данным
      Wet: Рост, затем спад, пик: 30 mm в точке B
      Wet: Максимум: 30 mm в точке B
      Wet: Минимум: 10 mm в точке A
      Wet: Первое значение: 10 mm, последнее: 20 mm
      Wet: Среднее: 20 mm, медиана: 20 mm
      Dry: В целом спад, примерно 4,44 mm от одной категории к следующей
      Dry: Максимум: 25 mm в точке A
      Dry: Минимум: 5 mm в точке B, и ещё: 2
      Dry: Первое значение: 25 mm, последнее: 5 mm
      Dry: Среднее: 10 mm, медиана: 5 mm
      Dry: Впадина: 5 mm в точке B
      Dry: 1 выброс: 25 mm в точке A
      Выше в конце: Wet
      Пересечение: A
      Наибольшая разница: 25 mm в точке B
      Точки сгруппированы для воспроизведения
      """
    ),
  ]
}
