extension Voices {
  /// Japanese: rotor names from Apple’s own pages, two hints and the back button from a real screen, everything else
  /// assumed in their manner.
  static let japanese = #"""
    language        = ja
    name            = 日本語
    espeak          = ja
    espeak.rate     = 170
    espeak.point    = てん
    espeak.han      = かんじ
    number.grouping = ,
    number.decimal  = .
    number.percent  = {number}%

    # Roles
    trait.button            = ボタン                      # assumed
    trait.link              = リンク                      # assumed
    trait.visited_link      = 訪問済みリンク              # assumed
    trait.image             = イメージ                    # assumed; also 画像 (TalkBack)
    trait.header            = 見出し                      # attested A; the word is the rotor’s
    trait.header.level      = 見出しレベル{level}         # assumed
    trait.adjustable        = 調整可能                    # assumed
    trait.switch            = 切り替えボタン              # assumed
    trait.checkbox          = チェックボックス            # assumed
    trait.radio             = ラジオボタン                # assumed
    trait.tab               = タブ                        # assumed
    trait.search_field      = 検索フィールド              # assumed
    trait.text_field        = テキストフィールド          # assumed
    trait.secure_text_field = セキュアテキストフィールド  # assumed
    trait.popup_button      = ポップアップボタン          # assumed
    trait.menu_item         = メニュー項目                # assumed
    trait.picker_item       = ピッカー項目                # assumed
    trait.table_index       = 表のインデックス            # assumed
    trait.back_button       = 戻るボタン                  # assumed
    back                    = 戻る                        # attested D

    # States
    trait.selected     = 選択中        # assumed; also 選択済み (TalkBack)
    trait.not_selected = 未選択        # assumed
    trait.not_enabled  = 淡色表示      # assumed
    trait.is_editing   = 編集中        # assumed
    trait.checked      = チェック済み  # assumed
    trait.unchecked    = チェックなし  # assumed
    switch.on          = オン          # assumed
    switch.off         = オフ          # assumed
    switch.mixed       = 混在          # assumed
    state.expanded     = 展開          # assumed
    state.collapsed    = 折りたたみ    # assumed
    state.required     = 必須          # assumed
    state.invalid      = 無効なデータ  # assumed

    # Hints
    hint.adjustable     = 1本指で上または下にスワイプして値を調整します     # assumed; D has …するには、3本指で…スワイプします
    hint.switch         = ダブルタップして設定を切り替えます                # attested D; also 設定を切り替えるには…
    hint.edit           = ダブルタップして編集します                        # assumed; also 編集するにはダブルタップします
    hint.misspelled     = ローターを使ってスペルミスの単語にアクセスします  # assumed
    hint.activate       = ダブルタップしてアクティベートします              # assumed; also アクティベートするには…
    hint.open           = ダブルタップして開きます                          # attested D; also 開くにはダブルタップします
    hint.expand         = ダブルタップして展開します                        # assumed; also 展開するには…
    hint.collapse       = ダブルタップして折りたたみます                    # assumed; also 折りたたむには…
    hint.popup_picker   = ダブルタップしてピッカーを有効にします            # assumed; also ピッカーを有効にするには…
    actions.hint_legacy = 上または下にスワイプしてカスタムアクションを選択し、ダブルタップして実行します  # assumed

    # Actions and more content
    actions.available        = アクションが使用可能          # assumed
    actions.activate_default = アクティベート                # assumed
    action.zoom_in           = 拡大                          # assumed
    action.zoom_out          = 縮小                          # assumed
    more_content.available   = その他のコンテンツがあります  # assumed

    # Containers, boundaries and places
    container.tab_list = タブリスト            # assumed
    container.tab_bar  = タブバー              # assumed
    context.series     = {index}/{count}       # assumed
    list.start         = リストの始まり        # assumed
    list.end           = リストの終わり        # assumed
    landmark.start     = ランドマーク          # assumed
    landmark.end       = 終わり                # assumed
    alert              = 通知                  # assumed
    dialog             = ダイアログ            # assumed
    group              = グループ              # assumed
    direct_touch       = ダイレクトタッチ領域  # assumed

    # Tables
    table.row                  = {row}行              # assumed
    table.column               = {column}列           # assumed
    table.spans_rows[other]    = {count}行にまたがる  # assumed
    table.spans_columns[other] = {count}列にまたがる  # assumed

    # Scrolling and progress
    scroll.page          = {page}/{pages}ページ             # assumed
    scroll.rows          = {count}行中の{from}行から{to}行  # assumed
    progress             = 進行状況                         # assumed
    progress.in_progress = 進行中                           # assumed

    # Rotor: what to move by
    rotor.headings            = 見出し                  # attested A
    rotor.heading_n           = 見出し{level}           # assumed
    rotor.links               = リンク                  # assumed
    rotor.visited_links       = 訪問済みリンク          # assumed
    rotor.bold                = 太字テキスト            # assumed
    rotor.italic              = 斜体テキスト            # assumed
    rotor.underline           = 下線付きテキスト        # assumed
    rotor.misspelled          = スペルミスの単語        # assumed
    rotor.images              = イメージ                # assumed
    rotor.text_fields         = テキストフィールド      # assumed
    rotor.tables              = 表                      # assumed
    rotor.lists               = リスト                  # assumed
    rotor.landmarks           = ランドマーク            # assumed
    rotor.characters          = 文字                    # attested A
    rotor.words               = 単語                    # attested A
    rotor.lines               = 行                      # attested A
    rotor.containers          = コンテナ                # attested A
    rotor.form_controls       = フォームコントロール    # assumed
    rotor.buttons             = ボタン                  # assumed
    rotor.static_text         = 静的テキスト            # assumed
    rotor.same_item           = 同じ項目                # assumed
    rotor.vertical_navigation = 垂直ナビゲーション      # assumed
    rotor.none_found          = {name}が見つかりません  # assumed

    # Rotor: what to set and do
    rotor.speaking_rate        = 読み上げ速度        # assumed
    rotor.volume               = 音量                # assumed
    rotor.pitch                = ピッチ              # assumed
    rotor.punctuation          = 句読点              # assumed
    punctuation.all            = すべて              # assumed
    punctuation.some           = 一部                # assumed
    punctuation.none           = なし                # assumed
    rotor.typing_echo          = 入力フィードバック  # assumed
    rotor.actions              = アクション          # assumed
    rotor.adjust_value         = 値を調整            # assumed
    rotor.more_content         = その他のコンテンツ  # assumed
    rotor.audio_graph          = オーディオグラフ    # attested O
    rotor.edit                 = 編集                # assumed
    rotor.text_selection       = テキスト選択        # assumed
    rotor.typing_mode          = 入力モード          # assumed
    rotor.language             = 言語                # assumed
    rotor.hints                = ヒント              # assumed
    rotor.direct_touch         = ダイレクトタッチ    # assumed
    rotor.braille_screen_input = 点字画面入力        # assumed

    # VoiceOver itself
    vo.on              = VoiceOverオン           # assumed
    vo.off             = VoiceOverオフ           # assumed
    speech.on          = 読み上げオン            # assumed
    speech.off         = 読み上げオフ            # assumed
    screen_curtain.on  = スクリーンカーテンオン  # assumed
    screen_curtain.off = スクリーンカーテンオフ  # assumed
    screen_locked      = 画面がロックされました  # assumed
    help.starting      = ヘルプを開始            # assumed
    itemchooser.title  = 項目選択                # assumed

    # Guided Access
    guidedaccess.started        = アクセスガイドが開始されました  # assumed
    guidedaccess.ended          = アクセスガイドが終了しました    # assumed
    guidedaccess.enabled_banner = アクセスガイドが有効です。終了するにはサイドボタンをトリプルクリックしてください  # assumed

    # Audio graphs
    audiograph.play       = オーディオグラフを再生  # assumed
    audiograph.describe   = グラフの説明            # assumed
    audiograph.details    = グラフの詳細            # assumed
    audiograph.complete   = 完了                    # assumed
    audiograph.data_point = データポイント          # assumed
    audiograph.title      = タイトル: {title}       # assumed
    audiograph.summary    = 概要  # assumed
    audiograph.features   = 特徴  # assumed
    audiograph.statistics = 統計  # assumed
    audiograph.axes       = 軸    # assumed
    audiograph.series     = 系列  # assumed
    audiograph.done       = 完了  # assumed



    # Charts
    chart.range           = {from}から{to}まで                   # assumed
    chart.change          = {from}から{to}へ  # assumed
    chart.power           = {number}掛ける10の{power}乗          # assumed
    chart.no_value        = 値なし                               # assumed
    chart.series_n        = 系列{number}                         # assumed
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

    # Text
    char.capital_prefix    = 大文字{text}        # assumed
    char.space             = スペース            # assumed
    char.new_line          = 改行                # assumed
    char.tab               = タブ                # assumed
    char.bullet            = 中黒                # assumed
    text.blank             = 空白                # assumed
    text.deleted           = {text} 削除         # assumed
    text.insertion_start   = 挿入ポイントは先頭  # assumed
    text.insertion_end     = 挿入ポイントは末尾  # assumed
    text.character_mode    = 文字モード          # assumed
    text.word_mode         = 単語モード          # assumed
    text.selected_suffix   = {text} 選択         # assumed
    text.unselected_suffix = {text} 選択解除     # assumed
    text.misspelled        = スペルミス          # assumed

    # Drag and drop
    drag.start  = {name}をドラッグ      # assumed
    drag.drop   = ここにドロップ        # assumed
    drag.cancel = ドラッグをキャンセル  # assumed

    # Characters: marks
    character . = ピリオド        # assumed
    character , = カンマ          # assumed
    character ; = セミコロン      # assumed
    character : = コロン          # assumed
    character ! = 感嘆符          # assumed
    character ? = 疑問符          # assumed
    character ' = アポストロフィ  # assumed
    character " = 引用符          # assumed
    character ( = 左かっこ        # assumed
    character ) = 右かっこ        # assumed
    character [ = 左角かっこ      # assumed
    character ] = 右角かっこ      # assumed
    character { = 左波かっこ      # assumed
    character } = 右波かっこ      # assumed
    character - = ハイフン        # assumed

    # Characters: symbols
    character @ = アットマーク      # assumed
    character # = シャープ          # assumed
    character % = パーセント        # assumed
    character & = アンパサンド      # assumed
    character + = プラス            # assumed
    character = = イコール          # assumed
    character / = スラッシュ        # assumed
    character \ = バックスラッシュ  # assumed
    character _ = アンダースコア    # assumed
    character * = アスタリスク      # assumed
    character ^ = キャレット        # assumed
    character ~ = チルダ            # assumed
    character ` = バッククォート    # assumed
    character | = 縦線              # assumed
    character < = 小なり            # assumed
    character > = 大なり            # assumed
    character − = マイナス          # assumed
    character × = かける            # assumed
    character ÷ = 割る              # assumed
    character ‰ = パーミル          # assumed
    character $ = ドル              # assumed
    character € = ユーロ            # assumed
    character £ = ポンド            # assumed
    character ¥ = 円                # assumed
    character ₩ = ウォン            # assumed
    character ¢ = セント            # assumed
    character ° = 度                # assumed
    character § = セクション記号    # assumed
    character © = 著作権マーク      # assumed
    character ® = 登録商標          # assumed
    character ™ = 商標              # assumed
    character † = ダガー            # assumed

    # Characters: shapes that stand for words on screens
    character ★ = 黒い星          # assumed
    character ☆ = 白い星          # assumed
    character ■ = 黒い四角        # assumed
    character □ = 白い四角        # assumed
    character ✓ = チェックマーク  # assumed
    character ✗ = バツ            # assumed
    character ✕ = 乗算記号        # assumed
    character ※ = 米印            # assumed

    # Characters: keys, units and shapes that engines leave out
    character ✘ = 太いバツ            # assumed
    character ☰ = メニュー            # assumed
    character ⌘ = コマンド            # assumed
    character ⌥ = オプション          # assumed
    character ⌃ = コントロール        # assumed
    character ⏎ = リターン            # assumed
    character ⌫ = デリート            # assumed
    character ♡ = 白いハート          # assumed
    character ♫ = 連桁付き八分音符    # assumed
    character ℃ = ど                  # assumed
    character ℉ = かしど              # assumed
    character ″ = ダブルプライム      # assumed
    character ′ = プライム            # assumed
    character 〒 = 郵便記号            # assumed
    character ❮ = 左山形飾り          # assumed
    character ❯ = 右山形飾り          # assumed
    character ➜ = 右矢印              # assumed
    character ☒ = バツ印付きボックス  # assumed
    character ✦ = 黒い四角星          # assumed
    character ‡ = ダブルダガー        # assumed
    character ‣ = 三角の中黒          # assumed
    character № = ナンバー            # assumed
    character ¶ = 段落記号            # assumed
    character ◆ = 黒いひし形          # assumed
    character ▷ = 白い右向き三角      # assumed
    character ﷽ = ビスミッラー        # assumed
    character � = 置換文字            # assumed
    character ¼ = よんぶんのいち      # assumed
    character ½ = にぶんのいち        # assumed
    character ¾ = よんぶんのさん      # assumed
    character ⟨ = 左山かっこ          # assumed
    character ⟩ = 右山かっこ          # assumed

    # Characters: marks of typesetters
    character ’ = 右シングル引用符  # assumed
    character ‘ = 左シングル引用符  # assumed
    character ‚ = 下シングル引用符  # assumed
    character ” = 右ダブル引用符    # assumed
    character “ = 左ダブル引用符    # assumed
    character „ = 下ダブル引用符    # assumed
    character « = 左二重山引用符    # assumed
    character » = 右二重山引用符    # assumed
    character ‹ = 左山引用符        # assumed
    character › = 右山引用符        # assumed
    character – = エヌダッシュ      # assumed
    character — = エムダッシュ      # assumed
    character … = 三点リーダー      # assumed
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

    # Characters: blanks
    character U+00A0 = 改行なしスペース  # assumed

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

    # Words that are not read as the rule has it; what is not here is guessed from the readings of its characters
    reading 見出し = みだし
    reading 見つ = みつ
    reading 米印 = こめじるし
    reading 文字 = もじ
    reading 大文字 = おおもじ
    reading 太字 = ふとじ
    reading 戻る = もどる
    reading 戻り = もどり
    reading 詳細 = しょうさい
    reading 本指 = ほんゆび
    reading 値を = あたいを
    reading 下線 = かせん
    reading 中黒 = なかぐろ
    reading 句読点 = くとうてん
    reading 読点 = とうてん
    reading 二重 = にじゅう
    reading 右角 = みぎかく
    reading 左角 = ひだりかく
    reading 右波 = みぎなみ
    reading 左波 = ひだりなみ
    reading 右山 = みぎやま
    reading 左山 = ひだりやま
    reading 右二重 = みぎにじゅう
    reading 左二重 = ひだりにじゅう
    reading 山引用符 = やまいんようふ
    reading 山かっこ = やまかっこ
    reading 必須 = ひっす
    reading 拡大 = かくだい
    reading 改行 = かいぎょう
    reading 表示 = ひょうじ
    reading 縦線 = たてせん
    reading 表の = ひょうの
    reading 済み = ずみ
    reading 訪問 = ほうもん
    reading 読み上げ = よみあげ
    reading 速度 = そくど
    reading 逆さ = さかさ
    reading 行中 = ぎょうちゅう
    reading 進行 = しんこう
    reading 行から = ぎょうから
    reading 行に = ぎょうに
    reading 列に = れつに
    reading 大なり = だいなり
    reading 小なり = しょうなり
    reading 今日 = きょう
    reading 明日 = あした
    reading 昨日 = きのう
    reading 日本 = にほん
    reading 大阪 = おおさか
    reading 大人 = おとな
    reading 一人 = ひとり
    reading 二人 = ふたり
    reading 機内 = きない
    reading 次へ = つぎえ
    reading 次の = つぎの
    reading お気に入り = おきにいり
    reading 気に入 = きにい
    reading 名前 = なまえ
    reading 日付 = ひづけ
    reading 地図 = ちず
    reading 注文 = ちゅうもん
    reading 支払い = しはらい
    reading 支払 = しはらい
    reading 全て = すべて
    reading 人気 = にんき
    reading 重要 = じゅうよう
    reading 株式 = かぶしき
    reading 会社 = かいしゃ
    reading 株式会社 = かぶしきがいしゃ
    reading 月曜日 = げつようび
    reading 火曜日 = かようび
    reading 水曜日 = すいようび
    reading 木曜日 = もくようび
    reading 金曜日 = きんようび
    reading 土曜日 = どようび
    reading 日曜日 = にちようび
    reading 誕生日 = たんじょうび
    reading 入る = はいる
    reading 入って = はいって
    reading 入りま = はいりま
    reading 上がる = あがる
    reading 上がり = あがり
    reading 上がって = あがって
    reading 下がる = さがる
    reading 行った = いった
    reading 行って = いって
    reading 行く = いく
    reading 行きま = いきま
    reading 今年 = ことし
    reading 去年 = きょねん
    reading 今月 = こんげつ
    reading 今朝 = けさ
    reading 今回 = こんかい
    reading 時計 = とけい
    reading 時間 = じかん
    reading お父さん = おとうさん
    reading お母さん = おかあさん
    reading お兄さん = おにいさん
    reading お姉さん = おねえさん
    reading 友達 = ともだち
    reading 山田 = やまだ
    reading 田中 = たなか
    reading 鈴木 = すずき
    reading 佐藤 = さとう
    reading 高橋 = たかはし
    reading 東京 = とうきょう
    reading 〇 = まる
    reading 場所 = ばしょ
    reading 受け取る = うけとる
    reading 手紙 = てがみ
    reading 荷物 = にもつ
    reading 送り先 = おくりさき
    reading 宛先 = あてさき
    reading 大切 = たいせつ
    reading 上手 = じょうず
    reading 下手 = へた
    reading 部屋 = へや
    reading 果物 = くだもの
    reading 4時 = よじ
    reading 7時 = しちじ
    reading 9時 = くじ
    reading 14時 = じゅうよじ
    reading 17時 = じゅうしちじ
    reading 19時 = じゅうくじ
    reading 4年 = よねん
    reading 4月 = しがつ
    reading 7月 = しちがつ
    reading 9月 = くがつ
    reading 1本 = いっぽん
    reading 3本 = さんぼん
    reading 6本 = ろっぽん
    reading 8本 = はっぽん
    reading 10本 = じゅっぽん
    reading 1人 = ひとり
    reading 2人 = ふたり
    reading 4人 = よにん
    reading 1日 = ついたち
    reading 2日 = ふつか
    reading 3日 = みっか
    reading 20日 = はつか
    reading 1分 = いっぷん
    reading 3分 = さんぷん
    reading 6分 = ろっぷん
    reading 10分 = じゅっぷん
    reading 1本指 = いっぽんゆび
    reading 3本指 = さんぼんゆび
    """#
}
