extension Voices {
  /// Japanese: charts and audio graphs.
  static let japaneseCharts = #"""
    # Audio graphs
    audiograph.play       = オーディオグラフを再生
    audiograph.describe   = グラフの説明       # assumed
    audiograph.details    = グラフの詳細       # assumed
    audiograph.complete   = 完了               # assumed
    audiograph.data_point = データポイント
    audiograph.summary    = 概要
    audiograph.statistics = 統計
    audiograph.done       = 完了



    # Charts
    chart.range           = {from}から{to}まで                   # assumed
    chart.change          = {from}から{to}へ  # assumed
    chart.power           = {number}掛ける10の{power}乗          # assumed
    chart.no_value        = 値なし                               # assumed
    chart.series_n        = 系列{number}  # attested A; AXMediaUtilities
    chart.points          = {count}個の点                        # assumed
    chart.missing         = {count}個は値なし                    # assumed
    chart.line            = 折れ線グラフ                         # assumed
    chart.scatter         = 散布図                               # assumed
    chart.bars            = 棒グラフ                             # assumed
    chart.axis_x          = x軸: {text}                          # assumed
    chart.axis_y          = y軸: {text}                          # assumed
    chart.axis_more       = 追加の軸: {text}                     # assumed
    chart.logarithmic     = 対数目盛                             # assumed
    chart.categories      = {count}項目                          # assumed
    chart.series_count    = {count}系列                          # assumed
    chart.computed        = データから計算                       # assumed; marks what is ours and not the app’s
    chart.head            = {text}:  # assumed
    chart.of_series       = {series}: {text}                     # assumed
    chart.no_values       = 値なし                               # assumed
    chart.only_value      = 唯一の値: {point}                    # assumed
    chart.all_same        = すべて同じ値: {value}                # assumed
    chart.constant        = ほぼ一定                             # assumed
    chart.rises_steadily  = 着実に上昇                           # assumed
    chart.rises_generally = 全体として上昇                       # assumed
    chart.rises_slightly  = やや上昇傾向                         # assumed; how clear it is, not how steep
    chart.falls_steadily  = 着実に下降                           # assumed
    chart.falls_generally = 全体として下降                       # assumed
    chart.falls_slightly  = やや下降傾向                         # assumed; how clear it is, not how steep
    chart.no_trend        = 明確な傾向なし                       # assumed
    chart.linear          = ほぼ直線                             # assumed
    chart.slope           = {x}あたり約{y}                       # assumed
    chart.slope_step      = {title} {step}あたり約{y}              # assumed
    chart.slope_category  = 1つ進むごとに約{y}                   # assumed
    chart.peaked          = 上昇後に下降, 頂点: {point}          # assumed
    chart.troughed        = 下降後に上昇, 底: {point}            # assumed
    chart.rises           = 上昇                                 # assumed
    chart.falls           = 下降                                 # assumed
    chart.level           = 横ばい                               # assumed
    chart.varies          = 上下に変動  # assumed
    chart.until           = {x}まで{shape}                       # assumed
    chart.then            = {one}, 続いて{other}                 # assumed
    chart.repeats         = 約{count}点ごとに繰り返し            # assumed
    chart.step            = 急な変化, {x}: {y}                   # assumed
    chart.at              = {x}のとき{y}                             # assumed
    chart.labeled         = {text}（{label}）  # assumed; a label names the point, it is no place
    chart.highest         = 最大値: {point}                      # assumed
    chart.lowest          = 最小値: {point}                      # assumed
    chart.more            = ほか{count}個                        # assumed
    chart.first_last      = 最初の値: {first}, 最後の値: {last}  # assumed
    chart.mean_median     = 平均値: {mean}, 中央値: {median}     # assumed
    chart.peaks           = 山: {points}                         # assumed
    chart.valleys         = 谷: {points}                         # assumed
    chart.outliers        = 外れ値{count}個: {points}            # assumed
    chart.pair            = {one}と{other}                       # assumed
    chart.higher_at_end   = 最後に高い系列: {series}             # assumed
    chart.higher_at       = {x}のときに高い系列: {series}  # assumed
    chart.crossings       = 交差: {places}                       # assumed
    chart.crossing_count  = 交差の回数: {count}                  # assumed
    chart.largest_gap     = 最大の差: {point}                    # assumed
    chart.beyond          = 軸の外にある{count}個の点は軸の端で鳴ります  # assumed
    chart.grouped         = 再生用に点をまとめています           # assumed
    chart.sound           = {graph}: {seconds}, {points}  # assumed
    chart.seconds         = {seconds}秒  # assumed

    # Charts, as VoiceOver itself describes them
    chart.axis_is_x               = X軸は{title}です  # attested A; UIKit.axbundle
    chart.axis_is_y               = Y軸は{title}です  # attested A; UIKit.axbundle
    chart.data_series             = データ系列が{count}個あります  # assumed
    chart.data_points             = {count}個のデータポイント  # attested A; AXMediaUtilities
    chart.increasing              = 全体的に増加傾向にあります  # attested A; AXMediaUtilities
    chart.decreasing              = 全体的に減少傾向にあります  # attested A; AXMediaUtilities
    chart.correlation_very_strong = データはとても強い相関関係を示しています  # attested A; AXMediaUtilities
    chart.correlation_strong      = データは強い相関関係を示しています  # attested A; AXMediaUtilities
    chart.correlation_moderate    = データは中程度の相関関係を示しています  # attested A; AXMediaUtilities
    chart.correlation_weak        = データは弱い相関関係を示しています  # attested A; AXMediaUtilities
    chart.correlation_none        = データには相関関係はないようです  # attested A; AXMediaUtilities
    chart.model_linear            = データは直線的な傾向を示します  # attested A; AXMediaUtilities
    chart.model_logarithmic       = データは対数曲線を描きます  # attested A; AXMediaUtilities
    chart.model_exponential       = データは指数曲線を描きます  # attested A; AXMediaUtilities
    chart.model_power             = データは出力曲線を描きます  # attested A; AXMediaUtilities
    chart.model_periodic          = データは周期的な傾向を示します  # attested A; AXMediaUtilities
    chart.is_outlier              = {point}は外れ値です  # attested A; AXMediaUtilities
    chart.no_outliers             = 外れ値はありません  # attested A; AXMediaUtilities
    chart.maximum                 = 最大: {value}  # attested A; AXMediaUtilities
    chart.minimum                 = 最小: {value}  # attested A; AXMediaUtilities
    chart.mean                    = 平均{axis}: {value}  # attested A; AXMediaUtilities
    chart.insights                = インサイト  # attested A; AccessibilitySharedUISupport
    chart.current_series          = 現在のシリーズ: {series}  # attested A; AccessibilitySharedUISupport
    chart.voiceover               = VoiceOverの表現  # assumed; over what we think that VoiceOver says
    """#
}
