extension Voices {
  /// Simplified Chinese: what Apple’s bundles have, the commonest roles, states and hints from notes that developers
  /// made of what they heard, the rest assumed.
  static let simplifiedChineseText = #"""
    language        = zh-Hans
    name            = 简体中文
    espeak          = cmn-latn-pinyin
    espeak.rate     = 215
    espeak.point    = 点
    espeak.says     = @
    number.grouping = ,
    number.decimal  = .
    number.percent  = {number}%

    # Roles
    trait.button            = 按钮             # attested R
    trait.link              = 链接             # attested R
    trait.visited_link      = 已访问的链接     # assumed; VoiceOverServices has 下一个已访问的链接
    trait.image             = 图像             # attested R
    trait.header            = 标题             # attested R
    trait.header.level      = 标题级别{level}  # assumed
    trait.adjustable        = 可调             # attested R; also 可调整
    trait.switch            = 切换按钮         # attested R
    trait.checkbox          = 复选框           # attested R; a developer’s translation
    trait.radio             = 单选按钮         # attested R; a developer’s translation
    trait.tab               = 标签页           # assumed; Apple has 制表符, the character; the word for a tab is that of 标签页栏
    trait.search_field      = 搜索栏           # attested R
    trait.text_field        = 文本栏           # assumed
    trait.secure_text_field = 安全文本栏       # assumed
    trait.popup_button      = 弹出式按钮       # attested R
    trait.menu_item         = 菜单项           # assumed
    trait.picker_item       = 选择器项目       # assumed
    trait.table_index       = 节索引
    trait.back_button       = 返回按钮
    back                    = 返回

    # States
    trait.selected     = 已选择    # attested R; also 已选定
    trait.not_selected = 未选择
    trait.not_enabled  = 变暗      # attested R
    trait.is_editing   = 正在编辑  # assumed
    trait.checked      = 已勾选
    trait.unchecked    = 未勾选
    switch.on          = 打开
    switch.off         = 关闭
    switch.mixed       = 混合
    state.expanded     = 已展开    # attested R; a developer’s translation
    state.collapsed    = 已收起    # attested R; a developer’s translation
    state.required     = 必填      # assumed
    state.invalid      = 无效数据  # assumed

    # Hints
    hint.adjustable     = 用一个手指上下轻扫来调整值                  # attested R, O
    hint.switch         = 轻点两下来切换设置                          # attested R
    hint.edit           = 轻点两下以编辑
    hint.misspelled     = 使用转子来访问拼写错误的单词                # assumed
    hint.activate       = 轻点两下来激活                              # attested O
    hint.open           = 轻点两下以打开                              # attested O; elsewhere 来 in place of 以
    hint.expand         = 轻点两下以展开
    hint.collapse       = 轻点两下以收起                              # assumed; UIKit.axbundle has 轻点两下收起表单
    hint.popup_picker   = 轻点两下来激活选择器                        # assumed
    actions.hint_legacy = 上下轻扫来选择自定操作，然后轻点两下来激活  # assumed

    # Actions and more content
    actions.available        = 操作可用      # assumed
    actions.activate_default = 激活
    more_content.available   = 更多内容可用  # assumed

    # Containers, boundaries and places
    container.tab_list = 标签列表      # attested R; a developer’s translation
    container.tab_bar  = 标签页栏
    context.series     = {index}，共{count}
    list.start         = 列表开始      # assumed
    list.end           = 列表结束      # assumed
    landmark.start     = 标志性内容
    landmark.end       = 结束          # assumed
    alert              = 提醒          # attested R; a developer’s translation
    dialog             = 对话框
    group              = 群组
    direct_touch       = 直接触控区域  # assumed

    # Tables
    table.row                  = 第{row}行     # assumed
    table.column               = 第{column}列  # assumed
    table.spans_rows[other]    = 跨{count}行   # assumed
    table.spans_columns[other] = 跨{count}列   # assumed

    # Scrolling and progress
    scroll.page          = 第{page}页（共{pages}页）
    scroll.rows          = 第{from}行至第{to}行（共{count}行）
    progress             = 进度
    progress.in_progress = 进行中

    # Rotor: what to move by
    rotor.headings            = 标题
    rotor.heading_n           = 标题{level}     # assumed
    rotor.links               = 链接
    rotor.visited_links       = 已访问的链接    # assumed; VoiceOverServices has 下一个已访问的链接
    rotor.non_visited_links   = 未访问的链接  # assumed
    rotor.in_page_links       = 页面内链接  # assumed
    rotor.articles            = 文章  # assumed; AccessibilityPlatformTranslation has it of one
    rotor.bold                = 粗体文本        # assumed
    rotor.italic              = 斜体文本        # assumed
    rotor.underline           = 带下划线的文本  # assumed; VoiceOverServices has 移到下一个带下划线的文本项目
    rotor.misspelled          = 拼写错误的单词  # assumed
    rotor.images              = 图像            # assumed
    rotor.text_fields         = 文本栏          # assumed
    rotor.tables              = 表格            # assumed
    rotor.lists               = 列表            # assumed
    rotor.landmarks           = 标志性内容      # assumed; AccessibilityPlatformTranslation has it of one
    rotor.characters          = 字符            # assumed
    rotor.words               = 字词            # assumed
    rotor.lines               = 行              # assumed
    rotor.containers          = 容器            # assumed
    rotor.form_controls       = 表单控件        # assumed
    rotor.buttons             = 按钮            # assumed
    rotor.static_text         = 静态文本
    rotor.same_item           = 同类项目        # assumed; VoiceOverServices has 移到下一个同类项目
    rotor.vertical_navigation = 垂直导航        # assumed
    rotor.none_found          = 未找到{name}    # assumed

    # Rotor: what to set and do
    rotor.speaking_rate        = 语速
    rotor.volume               = 音量
    rotor.pitch                = 音高      # assumed
    rotor.punctuation          = 标点符号
    punctuation.all            = 全部      # assumed
    punctuation.some           = 部分      # assumed
    punctuation.none           = 无        # assumed
    rotor.typing_echo          = 键入回显  # assumed
    rotor.actions              = 操作      # assumed
    rotor.adjust_value         = 调整值    # assumed
    rotor.more_content         = 更多内容  # assumed
    rotor.audio_graph          = 音频图形
    rotor.edit                 = 编辑      # assumed
    rotor.text_selection       = 文本选择  # assumed
    rotor.typing_mode          = 键入方式
    rotor.language             = 语言      # assumed
    rotor.hints                = 提示
    rotor.direct_touch         = 直接触控  # assumed
    rotor.braille_screen_input = 盲文屏幕输入

    # VoiceOver itself
    vo.on              = 旁白已打开  # assumed
    vo.off             = 旁白已关闭  # assumed
    speech.on          = 语音打开    # assumed
    speech.off         = 语音关闭    # assumed
    screen_curtain.on  = 幕帘屏打开  # attested O; O has the noun, 幕帘屏
    screen_curtain.off = 幕帘屏关闭  # attested O; O has the noun, 幕帘屏
    screen_locked      = 屏幕已锁定
    help.starting      = 开始帮助    # assumed
    itemchooser.title  = 项目选取器

    # Guided Access
    guidedaccess.started        = 引导式访问已启动                          # assumed
    guidedaccess.ended          = 引导式访问已结束                          # assumed
    guidedaccess.enabled_banner = 引导式访问已启用。连按三次侧边按钮来退出  # assumed
    guidedaccess.title          = 引导式访问                                # assumed
    guidedaccess.options        = 选项                                      # assumed
    guidedaccess.touch          = 触控                                      # assumed
    guidedaccess.motion         = 运动                                      # assumed
    guidedaccess.keyboards      = 软件键盘                                  # assumed
    guidedaccess.volume_buttons = 音量按钮                                  # assumed
    guidedaccess.side_button    = 侧边按钮                                  # assumed
    guidedaccess.time_limit     = 时间限制                                  # assumed
    guidedaccess.minutes        = {n}分钟                                   # assumed
    guidedaccess.time_expired   = 时间已到                                  # assumed
    guidedaccess.start          = 开始                                      # assumed
    guidedaccess.end            = 结束                                      # assumed
    guidedaccess.resume         = 继续                                      # assumed
    guidedaccess.cancel         = 取消
    shortcut.title              = 辅助功能快捷键                            # assumed
    feature.voiceover           = 旁白
    feature.zoom                = 缩放                                      # assumed
    feature.assistivetouch      = 辅助触控                                  # assumed
    feature.invert_colors       = 反转颜色                                  # assumed
    feature.grayscale           = 灰度                                      # assumed

    # Audio graphs
    audiograph.play       = 播放音频图形
    audiograph.describe   = 描述图表       # assumed
    audiograph.details    = 图表详细信息   # assumed
    audiograph.complete   = 完成           # assumed
    audiograph.data_point = 数据点
    audiograph.summary    = 摘要
    audiograph.statistics = 统计数据
    audiograph.done       = 完成



    # Web pages
    web.toggle_button          = 切换按钮      # assumed
    web.pressed                = 已按下       # assumed
    web.not_pressed            = 未按下       # assumed
    web.combo_box              = 组合框       # assumed
    web.color_well             = 颜色池       # assumed
    web.text_area              = 多行文本栏     # assumed
    web.separator              = 分隔符
    web.math                   = 数学        # assumed
    web.shows_popup            = 显示弹出式菜单
    web.popup_menu             = 菜单弹出窗口    # assumed
    web.popup_listbox          = 列表框弹出窗口   # assumed
    web.popup_tree             = 树弹出窗口     # assumed
    web.popup_grid             = 网格弹出窗口    # assumed
    web.popup_dialog           = 对话框弹出窗口   # assumed
    web.current                = 当前        # assumed
    web.current_page           = 当前页面      # assumed
    web.current_step           = 当前步骤      # assumed
    web.current_location       = 当前位置      # assumed
    web.current_date           = 当前日期      # assumed
    web.current_time           = 当前时间      # assumed
    web.invalid                = 无效栏       # assumed
    web.sort_up                = 升序        # assumed
    web.sort_down              = 降序        # assumed
    web.column_header          = 列标题       # assumed
    web.row_header             = 行标题       # assumed
    web.table_start            = 表格开头      # assumed
    web.table_end              = 表格结尾      # assumed
    web.rows[other]            = {count}行  # assumed
    web.columns[other]         = {count}列  # assumed
    web.description_list_start = 定义列表开头    # assumed
    web.description_list_end   = 定义列表结尾    # assumed
    web.term                   = 术语        # assumed
    web.definition             = 定义        # assumed
    web.form_start             = 表单开头      # assumed
    web.banner                 = 横幅        # assumed
    web.complementary          = 补充        # assumed
    web.content_information    = 内容信息      # assumed
    web.main                   = 主要        # assumed
    web.navigation             = 导航        # assumed
    web.region                 = 区域        # assumed
    web.search                 = 搜索        # assumed
    web.description            = 描述        # assumed
    web.choose_file            = 选取文件      # assumed
    web.no_file                = 未选择文件     # assumed
    char.white_bullet          = 空心项目符号    # assumed
    char.black_square          = 黑方块       # assumed

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

    # Text
    char.capital_prefix    = 大写{text}        # assumed
    char.space             = 空格
    char.new_line          = 新行
    char.tab               = 制表符
    char.bullet            = 项目符号
    text.blank             = 空白
    text.deleted           = {text}已删除      # assumed
    text.insertion_start   = 插入点在开头      # assumed
    text.insertion_end     = 插入点在末尾      # assumed
    text.character_mode    = 字符模式          # assumed
    text.word_mode         = 字词模式          # assumed
    text.selected_suffix   = 已选择{text}      # assumed
    text.unselected_suffix = 已取消选择{text}  # assumed
    text.misspelled        = 拼写错误          # assumed

    # Commands
    text.bold              = 粗体            # assumed
    text.italic            = 斜体            # assumed
    text.underlined        = 下划线          # assumed
    text.points            = {size}点        # assumed
    text.lines             = {count}行       # assumed
    text.copied            = 已拷贝          # assumed
    search.same_heading    = 同类标题        # assumed; the word is in Apple’s names of commands
    search.different_item  = 不同的项目      # assumed; the word is in Apple’s names of commands
    search.plain_text      = 纯文本          # assumed; the word is in Apple’s names of commands
    search.style_change    = 样式更改        # assumed; the word is in Apple’s names of commands
    search.font_change     = 字体更改        # assumed; the word is in Apple’s names of commands
    search.color_change    = 颜色更改        # assumed; the word is in Apple’s names of commands
    search.blockquote      = 块引用          # assumed; the word is in Apple’s names of commands
    search.same_blockquote = 相同块引用      # assumed; the word is in Apple’s names of commands
    navigation.flat        = 平铺            # assumed
    navigation.grouped     = 分组            # assumed
    quicknav.on            = 快速导航已打开  # assumed
    quicknav.off           = 快速导航已关闭  # assumed

    # Drag and drop
    drag.start  = 拖移{name}  # assumed
    drag.drop   = 放置在此处  # assumed; UIKit.axbundle has 放置在光标处
    drag.cancel = 取消拖移    # assumed

    # Controls of UIKit's own
    control.halted               = 进程暂停
    control.increment            = 增量
    control.decrement            = 减量
    control.date_picker          = 日期选择器
    control.time_picker          = 时间选择器
    control.date_and_time_picker = 日期和时间选择器
    control.countdown_picker     = 倒计时选择器
    control.clear_text           = 清除文本
    control.display_results      = 显示结果
    control.dismiss_popup        = 关闭弹出式窗口
    control.sheet_grabber        = 表单控制柄
    control.reorder              = 重新排序
    control.reorder_row          = 对{name}重新排序
    reorder.up                   = 向上移动
    reorder.down                 = 向下移动
    reorder.above                = 已移到{name}的上方
    reorder.below                = 已移到{name}的下方
    hint.dismiss_popup           = 轻点两下来关闭弹出式窗口
    hint.sheet_expand            = 轻点两下展开表单
    hint.sheet_collapse          = 轻点两下收起表单

    # What is dragged, selected, zoomed and touched
    drag.item                = 拖移项目
    drag.ready               = {name}，可放下                            # assumed
    drag.complete            = 放下完成                                  # assumed
    trait.draggable          = 可拖移                                    # assumed
    hint.draggable           = 轻点两下并按住，听到声音后拖移来重新排列  # assumed
    hint.direct_touch        = 激活来开始直接触控交互                    # assumed
    rotor.zoom               = 缩放                                      # assumed
    text.selection_expand    = 向右轻扫来扩大所选内容                    # assumed
    text.selection_shrink    = 向左轻扫来缩小所选内容                    # assumed
    text.character_selection = 字符选择                                  # assumed
    text.word_selection      = 字词选择                                  # assumed
    text.line_selection      = 行选择                                    # assumed

    # Characters: marks
    character . = 句点
    character , = 逗号
    character ; = 分号
    character : = 冒号
    character ! = 感叹号
    character ? = 问号
    character ' = 撇号
    character " = 引号
    character ( = 左括号
    character ) = 右括号
    character [ = 左中括号
    character ] = 右中括号
    character { = 左大括号
    character } = 右大括号
    character - = 连字号或减号

    # Characters: symbols
    character @ = at符号
    character # = 井号
    character % = 百分号
    character & = “与”符号
    character + = 加号
    character = = 等于号
    character / = 正斜线
    character \ = 反斜线
    character _ = 下划线
    character * = 星号
    character ^ = 脱字符号
    character ~ = 波浪号
    character ` = 重音符
    character | = 垂直线
    character < = 小于
    character > = 大于号
    character − = 减
    character × = 乘
    character ÷ = 除以
    character ‰ = 千分符
    character $ = 美元符号
    character € = 欧元符号
    character £ = 英镑符号
    character ¥ = 日元符号
    character ₩ = 韩元  # assumed
    character ¢ = 美分
    character ° = 度
    character § = 章节符号
    character © = 版权符号
    character ® = 注册标记
    character ™ = 商标
    character † = 剑号  # assumed

    # Characters: shapes that stand for words on screens
    character ★ = 跳字星号
    character ☆ = 空心星    # assumed
    character ■ = 实心方形  # assumed
    character □ = 空心方形  # assumed
    character ✓ = 勾号
    character ✗ = 叉号      # assumed
    character ✕ = 乘号      # assumed
    character ※ = 参考标记  # assumed

    # Characters: keys, units and shapes that engines leave out
    character ✘ = 粗叉号        # assumed
    character ☰ = 菜单          # assumed
    character ⌘ = command符号
    character ⌥ = option符号
    character ⌃ = control符号
    character ⏎ = 回车          # assumed
    character ⌫ = 删除
    character ♡ = 空心红心      # assumed
    character ♫ = 连音符        # assumed
    character ℃ = 摄氏度
    character ℉ = 华氏度
    character ″ = 秒号
    character ′ = 上标符号
    character 〒 = 邮政标记     # assumed
    character ❮ = 左尖括号饰符  # assumed
    character ❯ = 右尖括号饰符  # assumed
    character ➜ = 右箭头        # assumed
    character ☒ = 带叉方框      # assumed
    character ✦ = 实心四角星    # assumed
    character ‡ = 双剑号        # assumed
    character ‣ = 三角项目符号  # assumed
    character № = 数的符号
    character ¶ = 段落符号
    character ◆ = 实心菱形      # assumed
    character ▷ = 向右指的三角形
    character ﷽ = 太斯米        # assumed
    character � = 替换字符      # assumed
    character ¼ = 四分之一
    character ½ = 二分之一
    character ¾ = 四分之三
    character ⟨ = 左尖括号      # assumed
    character ⟩ = 右尖括号      # assumed

    # Characters: marks of typesetters
    character ’ = 右单引号
    character ‘ = 左单引号
    character ‚ = 下单引号    # assumed
    character ” = 右双引号
    character “ = 左双引号
    character „ = 下双引号    # assumed
    character « = 向左指的双箭头
    character » = 向右指的双箭头
    character ‹ = 左单尖引号  # assumed
    character › = 右单尖引号  # assumed
    character – = 短破折号
    character — = 长破折号
    character … = 省略号
    character · = 间隔号      # assumed
    character ¡ = 倒感叹号    # assumed
    character ¿ = 倒问号      # assumed

    # Characters: marks of East Asia
    character 、 = 顿号          # assumed
    character 。 = 句号          # assumed
    character ・ = 片假名中点    # assumed
    character 〜 = 波浪线        # assumed
    character 「 = 左直角引号    # assumed
    character 」 = 右直角引号    # assumed
    character 『 = 左双直角引号  # assumed
    character 』 = 右双直角引号  # assumed
    character 〈 = 左单书名号    # assumed
    character 〉 = 右单书名号    # assumed
    character 《 = 左书名号      # assumed
    character 》 = 右书名号      # assumed
    character 【 = 左方头括号    # assumed
    character 】 = 右方头括号    # assumed

    # Characters: arrows and triangles
    character ← = 左箭头
    character ↑ = 上箭头
    character → = 右箭头
    character ↓ = 下箭头
    character ⇠ = 左箭头
    character ⇡ = 上箭头
    character ⇢ = 右箭头
    character ⇣ = 下箭头
    character ▲ = 向上指的跳字三角形
    character △ = 向上指的三角形
    character ▴ = 向上指的小跳字三角形
    character ▵ = 向上指的小三角形
    character ▶ = 向右指的跳字三角形
    character ▸ = 向右指的小三角形
    character ▹ = 向右指的小三角形
    character ► = 向右指的跳字指示符
    character ▻ = 向右指的指示符
    character ▼ = 向下指的跳字指示符
    character ▽ = 向下指的指示符
    character ▾ = 向下指的小跳字三角形
    character ▿ = 向下指的小三角形
    character ◀ = 向左指的跳字三角形
    character ◁ = 向左指的三角形
    character ◂ = 向左指的黑色小三角形
    character ◃ = 向左指的小三角形
    character ◄ = 向左指的跳字指示符
    character ◅ = 向左指的指示符

    # Characters: numbers and mathematics
    character ⅓ = 三分之一
    character ⅔ = 三分之二
    character ⅛ = 八分之一
    character ⅜ = 八分之三
    character ⅝ = 八分之五
    character ⅞ = 八分之七
    character ± = 加号或减号
    character ∓ = 减号或加号
    character ∞ = 无穷大
    character ≠ = 不相等
    character ≤ = 小于或等于
    character ≥ = 大于或等于
    character ‱ = 万分符
    character ‴ = 三重上标符号
    character ‵ = 反上标符号
    character ‶ = 反秒号
    character ‷ = 反三重上标符号

    # Characters: letters and signs
    character ¨      = 分音符
    character ´      = 上标符号
    character ª      = 女性序数标识
    character º      = 度
    character ₠      = 欧元货币符号
    character ℅      = 转交
    character ℗      = 录音版权符号
    character ℞      = 指示符号
    character ℠      = 服务标记符号
    character ℡      = 电话符号
    character ℸ      = 传真符号
    character ✎      = 铅笔
    character 𝄞      = Gee谱号
    character U+F8FF = Apple

    # Characters: keys of a keyboard
    character ↩ = 回车键
    character ⇞ = 上一页
    character ⇟ = 下一页
    character ⇥ = 制表符
    character ⇧ = shift符号
    character ⇪ = 大写锁定键
    character ⌤ = 回车
    character ⌦ = 向前删除
    character ⌧ = 清除
    character ⎋ = Escape
    character ⏏ = 推出

    # Characters: dashes
    character ‒ = 数字连线
    character ― = 水平条
    character ﹘ = 小短破折号

    # Characters: blanks
    character U+00A0 = 空格
    """#
}
