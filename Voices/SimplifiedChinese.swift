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
    picker.close               = 关闭
    picker.ok                  = 好          # assumed
    picker.done                = 完成
    picker.year                = 年
    picker.month               = 月
    picker.week                = 周          # assumed
    picker.day                 = 天
    picker.hours               = 小时
    picker.minutes             = 分钟
    picker.red                 = 红色         # assumed
    picker.green               = 绿色         # assumed
    picker.blue                = 蓝色         # assumed
    picker.photos              = 照片图库       # assumed
    picker.camera              = 拍照或录像      # assumed
    picker.files               = 选取文件       # assumed

    # Text
    char.capital_prefix    = 大写{text}        # assumed
    char.space             = 空格
    char.new_line          = 新行
    char.tab               = 制表符
    char.bullet            = 项目符号
    text.bullets[other]    = {count}个项目符号  # assumed
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
    """#
}
