extension Voices {
  /// Simplified Chinese: the names of characters, and how letters are spelled out.
  static let simplifiedChineseCharacters = #"""
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
