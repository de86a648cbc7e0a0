extension Voices {
  /// Japanese: the names of characters, and how letters are spelled out.
  static let japaneseCharacters = #"""
    # Characters: marks
    character . = ピリオド
    character , = カンマ
    character ; = セミコロン
    character : = コロン
    character ! = 感嘆符
    character ? = 疑問符
    character ' = アポストロフィ
    character " = 引用符
    character ( = 左丸かっこ
    character ) = 右丸かっこ
    character [ = 左角かっこ
    character ] = 右角かっこ
    character { = 左波かっこ
    character } = 右波かっこ
    character - = ハイフン

    # Characters: symbols
    character @ = アットマーク
    character # = シャープ
    character % = パーセント
    character & = アンパサンド
    character + = 加算
    character = = イコール
    character / = スラッシュ
    character \ = バックスラッシュ
    character _ = アンダーライン
    character * = 星
    character ^ = キャレット
    character ~ = チルダ
    character ` = アクセント
    character | = 縦棒
    character < = より小さい
    character > = より大きい
    character − = 減算
    character × = 乗算
    character ÷ = 除算
    character ‰ = パーミル記号
    character $ = ドル
    character € = ユーロ
    character £ = ポンド
    character ¥ = 円
    character ₩ = ウォン  # assumed
    character ¢ = セント
    character ° = 度
    character § = セクション記号
    character © = 著作権記号
    character ® = 登録商標記号
    character ™ = 商標
    character † = ダガー  # assumed

    # Characters: shapes that stand for words on screens
    character ★ = 黒い星
    character ☆ = 白い星    # assumed
    character ■ = 黒い四角  # assumed
    character □ = 白い四角  # assumed
    character ✓ = チェックマーク
    character ✗ = バツ      # assumed
    character ✕ = 乗算記号  # assumed
    character ※ = 米印      # assumed

    # Characters: keys, units and shapes that engines leave out
    character ✘ = 太いバツ            # assumed
    character ☰ = メニュー            # assumed
    character ⌘ = コマンド
    character ⌥ = オプション
    character ⌃ = コントロール
    character ⏎ = リターン            # assumed
    character ⌫ = デリート
    character ♡ = 白いハート          # assumed
    character ♫ = 連桁付き八分音符    # assumed
    character ℃ = 度（摂氏）
    character ℉ = 度（華氏）
    character ″ = ダブルプライム
    character ′ = プライム
    character 〒 = 郵便記号           # assumed
    character ❮ = 左山形飾り          # assumed
    character ❯ = 右山形飾り          # assumed
    character ➜ = 右矢印              # assumed
    character ☒ = バツ印付きボックス  # assumed
    character ✦ = 黒い四角星          # assumed
    character ‡ = ダブルダガー        # assumed
    character ‣ = 三角の中黒          # assumed
    character № = 番号記号
    character ¶ = 段落記号
    character ◆ = 黒いひし形          # assumed
    character ▷ = 右向き三角形
    character ﷽ = ビスミッラー        # assumed
    character � = 置換文字            # assumed
    character ¼ = 4分の1
    character ½ = 2分の1
    character ¾ = 4分の3
    character ⟨ = 左山かっこ          # assumed
    character ⟩ = 右山かっこ          # assumed

    # Characters: marks of typesetters
    character ’ = 右一重引用符
    character ‘ = 左一重引用符
    character ‚ = 下シングル引用符  # assumed
    character ” = 右二重引用符
    character “ = 左二重引用符
    character „ = 下ダブル引用符    # assumed
    character « = 左向き二重矢印
    character » = 右向き二重矢印
    character ‹ = 左山引用符        # assumed
    character › = 右山引用符        # assumed
    character – = エンダッシュ
    character — = エムダッシュ
    character … = 省略記号
    character · = 中点              # assumed
    character ¡ = 逆さ感嘆符        # assumed
    character ¿ = 逆さ疑問符        # assumed

    # Characters: marks of East Asia
    character 、 = 読点              # assumed
    character 。 = 句点              # assumed
    character ・ = 中黒              # assumed
    character 〜 = 波ダッシュ        # assumed
    character 「 = 左かぎかっこ      # assumed
    character 」 = 右かぎかっこ      # assumed
    character 『 = 左二重かぎかっこ  # assumed
    character 』 = 右二重かぎかっこ  # assumed
    character 〈 = 左山かっこ        # assumed
    character 〉 = 右山かっこ        # assumed
    character 《 = 左二重山かっこ    # assumed
    character 》 = 右二重山かっこ    # assumed
    character 【 = 左墨付きかっこ    # assumed
    character 】 = 右墨付きかっこ    # assumed

    # Characters: arrows and triangles
    character ← = 左矢印
    character ↑ = 上矢印
    character → = 右矢印
    character ↓ = 下矢印
    character ⇠ = 左矢印
    character ⇡ = 上矢印
    character ⇢ = 右矢印
    character ⇣ = 下矢印
    character ▲ = 上向き塗りつぶし三角形
    character △ = 上向き三角形
    character ▴ = 上向き塗りつぶし小三角形
    character ▵ = 上向き小三角形
    character ▶ = 右向き塗りつぶし三角形
    character ▸ = 右向き小三角形
    character ▹ = 右向き小三角形
    character ► = 右向き塗りつぶし三角矢印
    character ▻ = 右向き三角矢印
    character ▼ = 下向き塗りつぶし三角矢印
    character ▽ = 下向き三角矢印
    character ▾ = 下向き塗りつぶし小三角形
    character ▿ = 下向き小三角形
    character ◀ = 左向き塗りつぶし三角形
    character ◁ = 左向き三角形
    character ◂ = 左向き塗りつぶし小三角形
    character ◃ = 左向き小三角形
    character ◄ = 左向き塗りつぶし三角矢印
    character ◅ = 左向き三角矢印

    # Characters: numbers and mathematics
    character ⅓ = 3分の1
    character ⅔ = 3分の2
    character ⅛ = 8分の1
    character ⅜ = 8分の3
    character ⅝ = 8分の5
    character ⅞ = 8分の7
    character ± = 加算または減算
    character ∓ = 減算または加算
    character ∞ = 無限
    character ≠ = 等しくない
    character ≤ = 以下
    character ≥ = 以上
    character ‱ = 万分率記号
    character ‴ = トリプルプライム
    character ‵ = 逆プライム
    character ‶ = 逆ダブルプライム
    character ‷ = 逆トリプルプライム

    # Characters: letters and signs
    character ¨      = 分音符
    character ´      = プライム
    character ª      = 女性序数標識
    character º      = 度
    character ₠      = ユーロの通貨記号
    character ℅      = 方
    character ℗      = 録音物著作権記号
    character ℞      = 処方箋記号
    character ℠      = サービスマーク記号
    character ℡      = 電話記号
    character ℸ      = ファクス記号
    character ✎      = 鉛筆
    character 𝄞      = ト音記号
    character U+F8FF = アップル

    # Characters: keys of a keyboard
    character ↩ = リターン
    character ⇞ = ページアップ
    character ⇟ = ページダウン
    character ⇥ = タブ
    character ⇧ = シフト
    character ⇪ = キャップスロック
    character ⌤ = エンター
    character ⌦ = フォワードデリート
    character ⌧ = クリア
    character ⎋ = エスケープ
    character ⏏ = 取り出す

    # Characters: dashes
    character ‒ = 数字用のダッシュ
    character ― = 横棒
    character ﹘ = 小さいエンダッシュ

    # Characters: blanks
    character U+00A0 = スペース

    # Letters by themselves: the engine says "Japanese letter", or nothing
    letter ー = ちょうおん
    letter っ = ちいさいつ
    letter ッ = ちいさいつ
    letter ゃ = ちいさいや
    letter ゅ = ちいさいゆ
    letter ょ = ちいさいよ
    letter ャ = ちいさいや
    letter ュ = ちいさいゆ
    letter ョ = ちいさいよ
    letter ぁ = ちいさいあ
    letter ぃ = ちいさいい
    letter ぅ = ちいさいう
    letter ぇ = ちいさいえ
    letter ぉ = ちいさいお
    letter ァ = ちいさいあ
    letter ィ = ちいさいい
    letter ゥ = ちいさいう
    letter ェ = ちいさいえ
    letter ォ = ちいさいお
    letter ヶ = ちいさいけ
    letter ヵ = ちいさいか
    letter 行 = ぎょう
    letter 列 = れつ
    letter 表 = ひょう
    letter 円 = えん
    letter 度 = ど
    letter 空 = くう
    letter 方 = かた
    """#
}
