extension Voices {
  /// Japanese: what Apple’s bundles and pages have, a few words that were heard, two hints and the back button from a
  /// real screen; the rest is assumed in their manner.
  static let japaneseText = #"""
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
    trait.button            = ボタン
    trait.link              = リンク
    trait.visited_link      = 訪問済みリンク              # assumed
    trait.image             = イメージ
    trait.header            = 見出し                      # attested A; the word is the rotor’s
    trait.header.level      = 見出しレベル{level}         # assumed
    trait.adjustable        = 調整可能                    # attested P
    trait.switch            = 切り替えボタン              # assumed
    trait.checkbox          = チェックボックス            # assumed
    trait.radio             = ラジオボタン                # assumed
    trait.tab               = タブ
    trait.search_field      = 検索フィールド
    trait.text_field        = テキストフィールド          # assumed
    trait.secure_text_field = セキュアテキストフィールド  # assumed
    trait.popup_button      = ポップアップボタン
    trait.menu_item         = メニュー項目                # assumed
    trait.picker_item       = ピッカー項目                # attested P
    trait.table_index       = セクションの索引
    trait.back_button       = 戻るボタン
    back                    = 戻る                        # attested D

    # States
    trait.selected     = 選択中        # attested P; Apple has 選択, the name of the trait
    trait.not_selected = 選択解除
    trait.not_enabled  = 淡色表示
    trait.is_editing   = 編集中        # assumed
    trait.checked      = チェックあり
    trait.unchecked    = チェックなし
    switch.on          = オン
    switch.off         = オフ
    switch.mixed       = 部分的にオン
    state.expanded     = 拡げられました
    state.collapsed    = 折りたたまれました
    state.required     = 必須          # assumed
    state.invalid      = 無効なデータ  # assumed

    # Hints
    hint.adjustable     = 1本指で上または下にスワイプして値を調整します         # assumed; D has …するには、3本指で…スワイプします
    hint.switch         = ダブルタップして設定を切り替えます                    # attested D; also 設定を切り替えるには…
    hint.edit           = 編集するには、ダブルタップします
    hint.misspelled     = ローターを使ってスペルミスのある単語にアクセスします  # assumed
    hint.activate       = アクティベートするには、ダブルタップします            # assumed; UIKit.axbundle has 埋め込みリンクをアクティベートするには、ダブルタップします
    hint.open           = ダブルタップして開きます                              # attested D; also 開くにはダブルタップします
    hint.expand         = 展開するには、ダブルタップします
    hint.collapse       = 折りたたむには、ダブルタップします                    # assumed; UIKit.axbundle has アクティブな項目を折りたたむには、ダブルタップします
    hint.popup_picker   = ピッカーをアクティベートするには、ダブルタップします  # assumed
    actions.hint_legacy = 上または下にスワイプしてカスタムアクションを選択し、ダブルタップして実行します  # assumed

    # Actions and more content
    actions.available        = アクションが使用可能          # assumed
    actions.activate_default = アクティベート
    more_content.available   = その他のコンテンツがあります  # assumed

    # Containers, boundaries and places
    container.tab_list = タブリスト            # assumed
    container.tab_bar  = タブバー
    context.series     = {count}中{index}
    list.start         = リストの始まり        # assumed
    list.end           = リストの終わり        # assumed
    landmark.start     = ランドマーク
    landmark.end       = 終わり                # assumed
    alert              = 通知                  # assumed
    dialog             = ダイアログ
    group              = グループ
    direct_touch       = ダイレクトタッチ領域  # assumed

    # Tables
    table.row                  = {row}行              # assumed
    table.column               = {column}列           # assumed
    table.spans_rows[other]    = {count}行にまたがる  # assumed
    table.spans_columns[other] = {count}列にまたがる  # assumed

    # Scrolling and progress
    scroll.page          = 全{pages}ページ中{page}ページ目
    scroll.rows          = 全{count}行中{from}行目から{to}行目
    progress             = 進行状況
    progress.in_progress = 進行中

    # Rotor: what to move by
    rotor.headings            = 見出し                      # attested A
    rotor.heading_n           = 見出し{level}               # assumed
    rotor.links               = リンク
    rotor.visited_links       = 訪問済みリンク              # assumed
    rotor.non_visited_links   = 未訪問リンク  # assumed
    rotor.in_page_links       = ページ内リンク  # assumed
    rotor.articles            = 記事  # assumed; AccessibilityPlatformTranslation has it of one
    rotor.bold                = ボールドテキスト            # assumed; VoiceOverServices has 次のボールドテキスト
    rotor.italic              = イタリックテキスト          # assumed; VoiceOverServices has 次のイタリックテキスト
    rotor.underline           = アンダーライン付きテキスト  # assumed; VoiceOverServices has 次のアンダーライン付きテキスト
    rotor.misspelled          = スペルミスのある単語        # assumed; VoiceOverServices has 次のスペルミスのある単語
    rotor.images              = イメージ                    # assumed
    rotor.text_fields         = テキストフィールド          # assumed
    rotor.tables              = 表                          # assumed
    rotor.lists               = リスト                      # assumed
    rotor.landmarks           = ランドマーク                # assumed
    rotor.characters          = 文字                        # attested A
    rotor.words               = 単語                        # attested A
    rotor.lines               = 行                          # attested A
    rotor.containers          = コンテナ                    # attested A
    rotor.form_controls       = フォームコントロール        # assumed
    rotor.buttons             = ボタン                      # assumed
    rotor.static_text         = 静的テキスト
    rotor.same_item           = 同じ項目                    # assumed
    rotor.vertical_navigation = 垂直ナビゲーション          # assumed
    rotor.none_found          = {name}が見つかりません      # assumed

    # Rotor: what to set and do
    rotor.speaking_rate        = 読み上げ速度
    rotor.volume               = 音量
    rotor.pitch                = ピッチ              # assumed
    rotor.punctuation          = 句読点
    punctuation.all            = すべて              # assumed
    punctuation.some           = 一部                # assumed
    punctuation.none           = なし                # assumed
    rotor.typing_echo          = 入力フィードバック  # assumed
    rotor.actions              = アクション          # assumed
    rotor.adjust_value         = 値を調整            # attested P
    rotor.more_content         = その他のコンテンツ  # assumed
    rotor.audio_graph          = オーディオグラフ    # attested O
    rotor.edit                 = 編集                # assumed
    rotor.text_selection       = テキスト選択        # assumed
    rotor.typing_mode          = 入力モード
    rotor.language             = 言語                # assumed
    rotor.hints                = ヒント
    rotor.direct_touch         = ダイレクトタッチ    # assumed
    rotor.braille_screen_input = 点字画面入力

    # VoiceOver itself
    vo.on              = VoiceOverオン           # assumed
    vo.off             = VoiceOverオフ           # assumed
    speech.on          = 読み上げオン            # assumed
    speech.off         = 読み上げオフ            # assumed
    screen_curtain.on  = スクリーンカーテンオン  # assumed
    screen_curtain.off = スクリーンカーテンオフ  # assumed
    screen_locked      = スクリーンがロックされた
    help.starting      = ヘルプを開始            # assumed
    itemchooser.title  = 項目セレクタ

    # Guided Access
    guidedaccess.started        = アクセスガイドが開始されました    # assumed
    guidedaccess.ended          = アクセスガイドが終了しました      # assumed
    guidedaccess.enabled_banner = アクセスガイドが有効です。終了するにはサイドボタンをトリプルクリックしてください  # assumed
    guidedaccess.title          = アクセスガイド                    # assumed
    guidedaccess.options        = オプション                        # assumed
    guidedaccess.touch          = タッチ                            # assumed
    guidedaccess.motion         = モーション                        # assumed
    guidedaccess.keyboards      = ソフトウェアキーボード            # assumed
    guidedaccess.volume_buttons = 音量ボタン                        # assumed
    guidedaccess.side_button    = サイドボタン                      # assumed
    guidedaccess.time_limit     = 時間制限                          # assumed
    guidedaccess.minutes        = {n}分                             # assumed
    guidedaccess.time_expired   = 時間切れ                          # assumed
    guidedaccess.start          = 開始                              # assumed
    guidedaccess.end            = 終了                              # assumed
    guidedaccess.resume         = 再開                              # assumed
    guidedaccess.cancel         = キャンセル
    shortcut.title              = アクセシビリティのショートカット  # assumed
    feature.voiceover           = VoiceOver
    feature.zoom                = ズーム                            # assumed
    feature.assistivetouch      = AssistiveTouch                    # assumed
    feature.invert_colors       = 色を反転                          # assumed
    feature.grayscale           = グレイスケール                    # assumed

    # Web pages
    web.toggle_button          = トグルボタン          # assumed
    web.pressed                = 押されています         # assumed
    web.not_pressed            = 押されていません        # assumed
    web.combo_box              = コンボボックス         # assumed
    web.color_well             = カラーウェル          # assumed
    web.text_area              = 複数行テキストフィールド    # assumed
    web.separator              = 区切り線
    web.math                   = 数式              # assumed
    web.shows_popup            = ポップアップを表示します
    web.popup_menu             = メニューポップアップ      # assumed
    web.popup_listbox          = リストボックスポップアップ   # assumed
    web.popup_tree             = ツリーポップアップ       # assumed
    web.popup_grid             = グリッドポップアップ      # assumed
    web.popup_dialog           = ダイアログポップアップ     # assumed
    web.current                = 現在              # assumed
    web.current_page           = 現在のページ          # assumed
    web.current_step           = 現在のステップ         # assumed
    web.current_location       = 現在の位置           # assumed
    web.current_date           = 現在の日付           # assumed
    web.current_time           = 現在の時刻           # assumed
    web.invalid                = 無効なフィールド        # assumed
    web.sort_up                = 昇順              # assumed
    web.sort_down              = 降順              # assumed
    web.column_header          = 列のヘッダ           # assumed
    web.row_header             = 行のヘッダ           # assumed
    web.table_start            = 表開始             # assumed
    web.table_end              = 表終了             # assumed
    web.rows[other]            = {count}行        # assumed
    web.columns[other]         = {count}列        # assumed
    web.description_list_start = 定義リスト開始         # assumed
    web.description_list_end   = 定義リスト終了         # assumed
    web.term                   = 用語              # assumed
    web.definition             = 定義              # assumed
    web.form_start             = フォーム開始          # assumed
    web.banner                 = バナー             # assumed
    web.complementary          = 補足              # assumed
    web.content_information    = コンテンツ情報         # assumed
    web.main                   = メイン             # assumed
    web.navigation             = ナビゲーション         # assumed
    web.region                 = 領域              # assumed
    web.search                 = 検索              # assumed
    web.description            = 説明              # assumed
    web.choose_file            = ファイルを選択         # assumed
    web.no_file                = ファイルが選択されていません  # assumed
    char.white_bullet          = 白い行頭記号          # assumed
    char.black_square          = 黒い四角            # assumed
    picker.close               = 閉じる
    picker.ok                  = OK               # assumed
    picker.done                = 完了
    picker.year                = 年
    picker.month               = 月
    picker.week                = 週                # assumed
    picker.day                 = 日
    picker.hours               = 時間
    picker.minutes             = 分
    picker.red                 = レッド              # assumed
    picker.green               = グリーン             # assumed
    picker.blue                = ブルー              # assumed
    picker.photos              = 写真ライブラリ          # assumed
    picker.camera              = 写真またはビデオを撮る      # assumed
    picker.files               = ファイルを選択          # assumed

    # Text
    char.capital_prefix    = 大文字{text}        # assumed
    char.space             = スペース
    char.new_line          = 改行
    char.tab               = タブ
    char.bullet            = 行頭記号
    text.bullets[other]    = 行頭記号{count}個   # assumed
    text.blank             = 空
    text.deleted           = {text} 削除         # assumed
    text.insertion_start   = 先頭に挿入ポイント  # attested P
    text.insertion_end     = 末尾に挿入ポイント  # attested P
    text.character_mode    = 文字モード          # assumed
    text.word_mode         = 単語モード          # assumed
    text.selected_suffix   = {text} 選択         # assumed
    text.unselected_suffix = {text} 選択解除     # assumed
    text.misspelled        = スペルミス          # assumed

    # Commands
    text.bold              = ボールド          # assumed
    text.italic            = イタリック        # assumed
    text.underlined        = アンダーライン    # assumed
    text.points            = {size}ポイント    # assumed
    text.lines             = {count}行         # assumed
    text.copied            = コピーしました    # assumed
    search.same_heading    = 同じ見出し        # assumed; the word is in Apple’s names of commands
    search.different_item  = 別の項目          # assumed; the word is in Apple’s names of commands
    search.plain_text      = 標準テキスト      # assumed; the word is in Apple’s names of commands
    search.style_change    = スタイル変更      # assumed; the word is in Apple’s names of commands
    search.font_change     = フォント変更      # assumed; the word is in Apple’s names of commands
    search.color_change    = カラー変更        # assumed; the word is in Apple’s names of commands
    search.blockquote      = ブロック引用      # assumed; the word is in Apple’s names of commands
    search.same_blockquote = 同じブロック引用  # assumed; the word is in Apple’s names of commands
    navigation.flat        = フラット          # assumed
    navigation.grouped     = グループ          # assumed
    quicknav.on            = クイックナビオン  # assumed
    quicknav.off           = クイックナビオフ  # assumed

    # Drag and drop
    drag.start  = {name}をドラッグ      # assumed
    drag.drop   = ここにドロップ        # assumed
    drag.cancel = ドラッグをキャンセル  # assumed

    # Controls of UIKit's own
    control.halted               = 進行が停止しました
    control.increment            = 増やす
    control.decrement            = 減らす
    control.date_picker          = 日付ピッカー
    control.time_picker          = 時間ピッカー
    control.date_and_time_picker = 日付と時間ピッカー
    control.countdown_picker     = カウントダウンピッカー
    control.clear_text           = テキストを消去
    control.display_results      = 結果を表示
    control.dismiss_popup        = ポップアップウインドウを閉じる
    control.sheet_grabber        = シートグラバー
    control.reorder              = 並べ替え
    control.reorder_row          = {name}を並べ替え
    reorder.up                   = 上に移動
    reorder.down                 = 下に移動
    reorder.above                = {name}の上に移動しました  # assumed; Apple has は%@の上に移動しました, which goes on after a name
    reorder.below                = {name}の下に移動しました  # assumed; Apple has は%@の下に移動しました, which goes on after a name
    hint.dismiss_popup           = ポップアップウインドウを閉じるには、ダブルタップします
    hint.sheet_expand            = シートを拡げるには、ダブルタップします
    hint.sheet_collapse          = シートを折りたたむには、ダブルタップします

    # What is dragged, selected, zoomed and touched
    drag.item                = 項目をドラッグ
    drag.ready               = {name}、ドロップできます                                              # assumed
    drag.complete            = ドロップ完了                                                          # assumed
    trait.draggable          = ドラッグ可能                                                          # assumed
    hint.draggable           = ダブルタップしてそのまま押さえ、音が鳴ったらドラッグして並べ替えます  # assumed
    hint.direct_touch        = 有効にするとダイレクトタッチ操作を開始します                          # assumed
    rotor.zoom               = ズーム                                                                # assumed
    text.selection_expand    = 右にスワイプして選択範囲を広げます                                    # assumed
    text.selection_shrink    = 左にスワイプして選択範囲を狭めます                                    # assumed
    text.character_selection = 文字選択                                                              # assumed
    text.word_selection      = 単語選択                                                              # assumed
    text.line_selection      = 行選択                                                                # assumed
    """#
}
