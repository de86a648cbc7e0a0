extension Voices {
  /// Simplified Chinese: charts and audio graphs.
  static let simplifiedChineseCharts = #"""
    # Audio graphs
    audiograph.play       = 播放音频图形
    audiograph.describe   = 描述图表       # assumed
    audiograph.details    = 图表详细信息   # assumed
    audiograph.complete   = 完成           # assumed
    audiograph.data_point = 数据点
    audiograph.summary    = 摘要
    audiograph.statistics = 统计数据
    audiograph.done       = 完成



    # Charts
    chart.range           = {from}到{to}                      # assumed
    chart.change          = 从{from}到{to}  # assumed
    chart.power           = {number}乘以10的{power}次方       # assumed
    chart.no_value        = 无数值                            # assumed
    chart.series_n        = 序列{number}  # attested A; AXMediaUtilities
    chart.points          = {count}个点                       # assumed
    chart.missing         = {count}个无数值                   # assumed
    chart.line            = 折线图                            # assumed
    chart.scatter         = 散点图                            # assumed
    chart.bars            = 条形图                            # assumed
    chart.axis_x          = x轴：{text}                       # assumed
    chart.axis_y          = y轴：{text}                       # assumed
    chart.axis_more       = 附加轴：{text}                    # assumed
    chart.logarithmic     = 对数刻度                          # assumed
    chart.categories      = {count}个类别                     # assumed
    chart.series_count    = {count}个系列                     # assumed
    chart.computed        = 根据数据计算                      # assumed; marks what is ours and not the app’s
    chart.head            = {text}：  # assumed
    chart.of_series       = {series}：{text}                  # assumed
    chart.no_values       = 没有数值                          # assumed
    chart.only_value      = 唯一数值：{point}                 # assumed
    chart.all_same        = 所有数值相同：{value}             # assumed
    chart.constant        = 大致不变                          # assumed
    chart.rises_steadily  = 稳步上升                          # assumed
    chart.rises_generally = 总体上升                          # assumed
    chart.rises_slightly  = 略有上升趋势                      # assumed; how clear it is, not how steep
    chart.falls_steadily  = 稳步下降                          # assumed
    chart.falls_generally = 总体下降                          # assumed
    chart.falls_slightly  = 略有下降趋势                      # assumed; how clear it is, not how steep
    chart.no_trend        = 无明显趋势                        # assumed
    chart.linear          = 接近直线                          # assumed
    chart.slope           = 每{x}约{y}                        # assumed
    chart.slope_step      = {title}每增加{step}约{y}             # assumed
    chart.slope_category  = 每前进一项约{y}                   # assumed
    chart.peaked          = 先上升后下降, 顶点：{point}       # assumed
    chart.troughed        = 先下降后上升, 低点：{point}       # assumed
    chart.rises           = 上升                              # assumed
    chart.falls           = 下降                              # assumed
    chart.level           = 持平                              # assumed
    chart.varies          = 上下波动  # assumed
    chart.until           = {shape}至{x}                      # assumed
    chart.then            = {one}, 然后{other}                # assumed
    chart.repeats         = 大约每{count}个点重复一次         # assumed
    chart.step            = 突变, {x}：{y}                    # assumed
    chart.at              = {x}处为{y}                        # assumed
    chart.labeled         = {text}（{label}）  # assumed; a label names the point, it is no place
    chart.highest         = 最大值：{point}                   # assumed
    chart.lowest          = 最小值：{point}                   # assumed
    chart.more            = 另有{count}个                     # assumed
    chart.first_last      = 首个值：{first}, 最后值：{last}   # assumed
    chart.mean_median     = 平均值：{mean}, 中位数：{median}  # assumed
    chart.peaks           = 峰值：{points}                    # assumed
    chart.valleys         = 谷值：{points}                    # assumed
    chart.outliers        = {count}个异常值：{points}         # assumed
    chart.pair            = {one}与{other}                    # assumed
    chart.higher_at_end   = 末尾较高：{series}                # assumed
    chart.higher_at       = {x}处较高：{series}  # assumed
    chart.crossings       = 交叉处：{places}                  # assumed
    chart.crossing_count  = 交叉次数：{count}                 # assumed
    chart.largest_gap     = 最大差距：{point}                 # assumed
    chart.beyond          = {count}个点超出坐标轴，在轴的两端发声  # assumed
    chart.grouped         = 播放时数据点已分组                # assumed
    chart.sound           = {graph}：{seconds}, {points}  # assumed
    chart.seconds         = {seconds}秒  # assumed

    # Charts, as VoiceOver itself describes them
    chart.axis_is_x               = X轴是{title}  # attested A; UIKit.axbundle
    chart.axis_is_y               = Y轴是{title}  # attested A; UIKit.axbundle
    chart.data_series             = 有{count}个数据系列  # assumed
    chart.data_points             = {count}个数据点  # attested A; AXMediaUtilities
    chart.increasing              = 总体呈上升趋势  # attested A; AXMediaUtilities
    chart.decreasing              = 总体呈下降趋势  # attested A; AXMediaUtilities
    chart.correlation_very_strong = 数据显示出极强关联性  # attested A; AXMediaUtilities
    chart.correlation_strong      = 数据显示出强关联性  # attested A; AXMediaUtilities
    chart.correlation_moderate    = 数据显示出中等关联性  # attested A; AXMediaUtilities
    chart.correlation_weak        = 数据显示出弱关联性  # attested A; AXMediaUtilities
    chart.correlation_none        = 数据似乎并无关联  # attested A; AXMediaUtilities
    chart.model_linear            = 数据呈线性趋势  # attested A; AXMediaUtilities
    chart.model_logarithmic       = 数据呈对数曲线  # attested A; AXMediaUtilities
    chart.model_exponential       = 数据呈指数曲线  # attested A; AXMediaUtilities
    chart.model_power             = 数据呈功率曲线  # attested A; AXMediaUtilities
    chart.model_periodic          = 数据呈周期性趋势  # attested A; AXMediaUtilities
    chart.is_outlier              = {point}为异常值  # attested A; AXMediaUtilities
    chart.no_outliers             = 无异常值  # attested A; AXMediaUtilities
    chart.maximum                 = 最高：{value}  # attested A; AXMediaUtilities
    chart.minimum                 = 最低：{value}  # attested A; AXMediaUtilities
    chart.mean                    = {axis}中值：{value}  # attested A; AXMediaUtilities
    chart.insights                = 分析  # attested A; AccessibilitySharedUISupport
    chart.current_series          = 当前系列：{series}  # attested A; AccessibilitySharedUISupport
    chart.voiceover               = VoiceOver的说法  # assumed; over what we think that VoiceOver says
    """#
}
