extension Voices {
  /// English: most roles, states and hints as several projects heard and wrote them down, what Apple’s bundles have, the
  /// rarer words as they are remembered.
  static let englishText = #"""
    language        = en
    name            = English
    espeak          = en-us
    espeak.rate     = 175
    espeak.says     = % ° $ € £ ¥ ¢ + − - × ÷ = & @
    number.grouping = ,
    number.decimal  = .
    number.percent  = {number}%

    # Roles
    trait.button            = Button                 # attested S
    trait.link              = Link                   # attested S
    trait.visited_link      = Visited link           # assumed
    trait.image             = Image                  # attested S
    trait.header            = Heading                # attested S
    trait.header.level      = Heading level {level}  # assumed
    trait.adjustable        = Adjustable             # attested S
    trait.switch            = Switch button          # attested S, C
    trait.checkbox          = Checkbox               # assumed; only on the web
    trait.radio             = Radio button           # attested A; only on the web
    trait.tab               = Tab                    # attested S
    trait.search_field      = Search field           # attested S
    trait.text_field        = Text field             # attested S
    trait.secure_text_field = Secure text field      # attested S
    trait.popup_button      = Pop-up button          # attested C
    trait.menu_item         = Menu item              # assumed
    trait.picker_item       = Picker item            # attested M
    trait.table_index       = Section index
    trait.back_button       = Back button            # attested S
    back                    = Back                   # attested S; the whole label of a back button that has no other

    # States
    trait.selected     = Selected      # attested S
    trait.not_selected = Unselected    # only on the web; a native control is silent
    trait.not_enabled  = Dimmed        # attested S, C
    trait.is_editing   = Is editing    # attested S
    trait.checked      = Checked       # attested C; a custom value, not a state of native controls
    trait.unchecked    = Unchecked     # attested A; of a radio button on the web
    switch.on          = On            # attested S
    switch.off         = Off           # attested S
    switch.mixed       = Mixed         # attested S
    state.expanded     = Expanded      # attested C
    state.collapsed    = Collapsed     # attested C
    state.required     = Required      # assumed
    state.invalid      = Invalid data  # assumed

    # Hints
    hint.adjustable     = Swipe up or down with one finger to adjust the value  # attested S
    hint.switch         = Double tap to toggle setting                          # attested S, C
    hint.edit           = Double tap to edit                                    # attested S
    hint.misspelled     = Use the rotor to access Misspelled Words              # attested S
    hint.activate       = Double tap to activate                                # attested C; S has none for plain buttons
    hint.open           = Double tap to open                                    # assumed
    hint.expand         = Double-tap to expand                                  # attested C
    hint.collapse       = Double-tap to collapse                                # attested C
    hint.popup_picker   = Double tap to activate the picker                     # attested C
    actions.hint_legacy = Swipe up or down to select a custom action, then double tap to activate  # attested O

    # Actions and more content
    actions.available        = Actions available       # attested S
    actions.activate_default = Activate
    more_content.available   = More content available  # attested S

    # Containers, boundaries and places
    container.tab_list = Tab list            # assumed
    container.tab_bar  = Tab bar             # attested Y
    context.series     = {index} of {count}  # attested S
    list.start         = List start          # attested S
    list.end           = List end            # attested S
    landmark.start     = Landmark            # attested S
    landmark.end       = End                 # attested S
    alert              = Alert               # attested A
    dialog             = Dialog
    group              = Group
    direct_touch       = Direct touch area   # assumed

    # Tables
    table.row                  = Row {row}              # attested S
    table.column               = Column {column}        # attested S
    table.spans_rows[one]      = Spans {count} row      # assumed; S has the plural only
    table.spans_rows[other]    = Spans {count} rows     # attested S
    table.spans_columns[one]   = Spans {count} column   # assumed; S has the plural only
    table.spans_columns[other] = Spans {count} columns  # attested S

    # Scrolling and progress
    scroll.page          = Page {page} of {pages}  # attested A
    scroll.rows          = Rows {from} to {to} of {count}
    progress             = Progress                # attested M
    progress.in_progress = In progress

    # Rotor: what to move by
    rotor.headings            = Headings             # attested S
    rotor.heading_n           = Heading {level}      # attested S
    rotor.links               = Links                # attested S
    rotor.visited_links       = Visited links        # attested S
    rotor.non_visited_links   = Non-visited links  # assumed
    rotor.in_page_links       = In-page links  # assumed
    rotor.articles            = Articles  # assumed
    rotor.bold                = Bold text            # attested S
    rotor.italic              = Italic text          # attested S
    rotor.underline           = Underlined text      # attested S
    rotor.misspelled          = Misspelled words     # attested S
    rotor.images              = Images               # attested S
    rotor.text_fields         = Text fields          # attested S
    rotor.tables              = Tables               # attested S
    rotor.lists               = Lists                # attested S
    rotor.landmarks           = Landmarks            # attested S
    rotor.characters          = Characters           # attested A
    rotor.words               = Words                # attested A
    rotor.lines               = Lines                # attested A
    rotor.containers          = Containers           # attested A
    rotor.form_controls       = Form controls        # attested A
    rotor.buttons             = Buttons              # assumed
    rotor.static_text         = Static text          # attested A
    rotor.same_item           = Same item            # assumed
    rotor.vertical_navigation = Vertical navigation  # assumed
    rotor.none_found          = {name} not found     # attested A; of a heading

    # Rotor: what to set and do
    rotor.speaking_rate        = Speaking rate
    rotor.volume               = Volume
    rotor.pitch                = Pitch           # assumed
    rotor.punctuation          = Punctuation
    punctuation.all            = All             # assumed
    punctuation.some           = Some            # assumed
    punctuation.none           = None            # assumed
    rotor.typing_echo          = Typing echo     # assumed
    rotor.actions              = Actions         # assumed; so in guides for users
    rotor.adjust_value         = Adjust value    # attested A
    rotor.more_content         = More content    # attested C
    rotor.audio_graph          = Audio graph     # attested A
    rotor.edit                 = Edit            # attested A
    rotor.text_selection       = Text selection  # attested A
    rotor.typing_mode          = Typing mode     # assumed; Apple has Typing Style, of the quick settings; guides for users have this one in the rotor
    rotor.language             = Language        # assumed
    rotor.hints                = Hints
    rotor.direct_touch         = Direct touch    # assumed
    rotor.braille_screen_input = Braille screen input

    # VoiceOver itself
    vo.on              = VoiceOver on        # attested A
    vo.off             = VoiceOver off       # assumed
    speech.on          = Speech on           # assumed
    speech.off         = Speech off          # assumed
    screen_curtain.on  = Screen curtain on   # assumed
    screen_curtain.off = Screen curtain off  # assumed
    screen_locked      = Screen locked
    help.starting      = Starting help       # assumed; so in guides for users
    itemchooser.title  = Item Chooser

    # Guided Access
    guidedaccess.started        = Guided Access started                                           # assumed; so on a banner
    guidedaccess.ended          = Guided Access ended                                             # assumed; so on a banner
    guidedaccess.enabled_banner = Guided Access is enabled. Triple-click the side button to exit  # assumed
    guidedaccess.title          = Guided Access                                                   # assumed
    guidedaccess.options        = Options                                                         # assumed
    guidedaccess.touch          = Touch                                                           # assumed
    guidedaccess.motion         = Motion                                                          # assumed
    guidedaccess.keyboards      = Software Keyboards                                              # assumed
    guidedaccess.volume_buttons = Volume Buttons                                                  # assumed
    guidedaccess.side_button    = Side Button                                                     # assumed
    guidedaccess.time_limit     = Time Limit                                                      # assumed
    guidedaccess.minutes[one]   = {n} minute                                                      # assumed
    guidedaccess.minutes[other] = {n} minutes                                                     # assumed
    guidedaccess.time_expired   = Time expired                                                    # assumed
    guidedaccess.start          = Start                                                           # assumed
    guidedaccess.end            = End                                                             # assumed
    guidedaccess.resume         = Resume                                                          # assumed
    guidedaccess.cancel         = Cancel
    shortcut.title              = Accessibility Shortcuts                                         # assumed
    feature.voiceover           = VoiceOver
    feature.zoom                = Zoom                                                            # assumed
    feature.assistivetouch      = AssistiveTouch                                                  # assumed
    feature.invert_colors       = Invert Colors                                                   # assumed
    feature.grayscale           = Grayscale                                                       # assumed

    # Web pages
    web.toggle_button          = Toggle button          # attested A
    web.pressed                = Pressed                # attested A
    web.not_pressed            = Not pressed            # attested O
    web.combo_box              = Combo box              # attested A
    web.color_well             = Color well             # assumed
    web.text_area              = Multi line text field  # assumed
    web.separator              = Separator
    web.math                   = Math                   # assumed
    web.shows_popup            = Shows popup
    web.popup_menu             = Menu popup             # attested A
    web.popup_listbox          = List box popup         # attested A
    web.popup_tree             = Tree popup             # attested A
    web.popup_grid             = Grid popup             # attested A
    web.popup_dialog           = Dialog popup           # attested A
    web.current                = Current                # attested A
    web.current_page           = Current page           # attested A
    web.current_step           = Current step           # attested A
    web.current_location       = Current location       # attested A
    web.current_date           = Current date           # assumed
    web.current_time           = Current time           # attested A
    web.invalid                = Invalid field          # attested A
    web.sort_up                = Sort up                # assumed
    web.sort_down              = Sort down              # attested A
    web.column_header          = Column header          # attested A
    web.row_header             = Row header             # attested A
    web.table_start            = Table start            # attested A
    web.table_end              = Table end              # attested A
    web.rows[one]              = {count} row            # attested A
    web.rows[other]            = {count} rows           # attested A
    web.columns[one]           = {count} column         # attested A
    web.columns[other]         = {count} columns        # attested A
    web.description_list_start = Definition list start  # attested A
    web.description_list_end   = Definition list end    # attested A
    web.term                   = Term                   # attested A
    web.definition             = Definition             # attested A
    web.form_start             = Form start             # attested A
    web.banner                 = Banner                 # attested A
    web.complementary          = Complementary          # attested A
    web.content_information    = Content information    # attested A
    web.main                   = Main                   # attested A
    web.navigation             = Navigation             # attested A
    web.region                 = Region                 # attested A
    web.search                 = Search                 # attested A
    web.description            = Description            # assumed
    web.choose_file            = Choose File            # assumed
    web.no_file                = no file selected       # assumed
    char.white_bullet          = white bullet           # attested A
    char.black_square          = black square           # assumed
    picker.close               = Close
    picker.ok                  = OK                      # assumed
    picker.done                = Done
    picker.year                = Year
    picker.month               = Month
    picker.week                = Week                    # assumed
    picker.day                 = Day
    picker.hours               = Hours
    picker.minutes             = Minutes
    picker.red                 = Red                     # assumed
    picker.green               = Green                   # assumed
    picker.blue                = Blue                    # assumed
    picker.photos              = Photo Library           # assumed
    picker.camera              = Take Photo or Video     # assumed
    picker.files               = Choose Files            # assumed

    # Text
    char.capital_prefix    = Cap {text}                # assumed
    char.space             = Space
    char.new_line          = New line
    char.tab               = Tab
    char.bullet            = Bullet
    text.bullets[one]      = {count} bullet            # assumed
    text.bullets[other]    = {count} bullets           # assumed; heard in French
    text.blank             = Blank
    text.deleted           = {text} deleted            # assumed; by default only the pitch changes
    text.insertion_start   = Insertion point at start  # attested M
    text.insertion_end     = Insertion point at end    # attested O
    text.character_mode    = Character mode            # attested M
    text.word_mode         = Word mode                 # assumed
    text.selected_suffix   = {text} selected           # assumed
    text.unselected_suffix = {text} unselected         # assumed
    text.misspelled        = Misspelled                # assumed

    # Commands
    text.bold              = Bold             # assumed
    text.italic            = Italic           # assumed
    text.underlined        = Underlined       # assumed
    text.points            = {size} points    # assumed
    text.lines[one]        = {count} line     # assumed
    text.lines[other]      = {count} lines    # assumed
    text.copied            = Copied           # assumed
    search.same_heading    = Same heading     # assumed; the word is in Apple’s names of commands
    search.different_item  = Different item   # assumed; the word is in Apple’s names of commands
    search.plain_text      = Plain text       # assumed; the word is in Apple’s names of commands
    search.style_change    = Style change     # assumed; the word is in Apple’s names of commands
    search.font_change     = Font change      # assumed; the word is in Apple’s names of commands
    search.color_change    = Color change     # assumed; the word is in Apple’s names of commands
    search.blockquote      = Blockquote       # assumed; the word is in Apple’s names of commands
    search.same_blockquote = Same blockquote  # assumed; the word is in Apple’s names of commands
    navigation.flat        = Flat             # assumed
    navigation.grouped     = Grouped          # assumed
    quicknav.on            = Quick Nav on     # assumed
    quicknav.off           = Quick Nav off    # assumed

    # Drag and drop
    drag.start  = Drag {name}  # assumed
    drag.drop   = Drop         # attested A
    drag.cancel = Cancel drag  # assumed

    # Controls of UIKit's own
    control.halted               = Progress halted
    control.increment            = Increment
    control.decrement            = Decrement
    control.date_picker          = Date Picker
    control.time_picker          = Time Picker
    control.date_and_time_picker = Date and Time Picker
    control.countdown_picker     = Countdown Picker
    control.clear_text           = Clear text
    control.display_results      = Display results
    control.dismiss_popup        = dismiss popup
    control.sheet_grabber        = Sheet Grabber
    control.reorder              = Reorder
    control.reorder_row          = Reorder {name}
    reorder.up                   = Move up
    reorder.down                 = Move down
    reorder.above                = Moved above {name}
    reorder.below                = Moved below {name}
    hint.dismiss_popup           = Double-tap to dismiss pop-up window
    hint.sheet_expand            = Double tap to expand the sheet
    hint.sheet_collapse          = Double tap to collapse the sheet

    # What is dragged, selected, zoomed and touched
    drag.item                = Drag                                                             # attested A; Apple has Drag Item, of UIKit
    drag.ready               = {name}, drop ready                                               # attested A
    drag.complete            = Drop complete                                                    # attested A
    trait.draggable          = Draggable                                                        # attested A, M
    hint.draggable           = Double tap and hold, wait for the sound, then drag to rearrange  # attested M
    hint.direct_touch        = Activate to start direct touch interaction                       # attested A
    rotor.zoom               = Zoom                                                             # attested A
    text.selection_expand    = Swipe right to expand selection                                  # attested A
    text.selection_shrink    = Swipe left to shrink selection                                   # attested A
    text.character_selection = Character selection                                              # assumed
    text.word_selection      = Word selection                                                   # attested A
    text.line_selection      = Line selection                                                   # attested A
    """#
}
