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

    # Audio graphs
    audiograph.play       = Play Audio Graph  # attested A
    audiograph.describe   = Describe chart    # attested A
    audiograph.details    = Chart details     # attested A
    audiograph.complete   = Complete          # attested A
    audiograph.data_point = Data point        # attested A
    audiograph.summary    = Summary
    audiograph.statistics = Statistics
    audiograph.done       = Done



    # Web pages
    web.toggle_button          = Toggle button          # attested A
    web.pressed                = Pressed                # attested A
    web.not_pressed            = Not pressed            # assumed
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

    # Charts
    chart.range             = {from} to {to}                             # assumed
    chart.change            = {from} to {to}  # assumed
    chart.power             = {number} times 10 to the power of {power}  # assumed
    chart.no_value          = No value                                   # assumed
    chart.series_n          = Series {number}  # attested A; AXMediaUtilities
    chart.points[one]       = {count} point                              # assumed
    chart.points[other]     = {count} points                             # assumed
    chart.missing           = {count} missing                            # assumed
    chart.line              = Line chart                                 # assumed
    chart.scatter           = Scatter plot                               # assumed
    chart.bars              = Bar chart                                  # assumed
    chart.axis_x            = X: {text}                                  # assumed
    chart.axis_y            = Y: {text}                                  # assumed
    chart.axis_more         = Further axis: {text}                       # assumed
    chart.logarithmic       = logarithmic scale                          # assumed
    chart.categories[one]   = {count} category                           # assumed
    chart.categories[other] = {count} categories                         # assumed
    chart.series_count      = {count} series                             # assumed
    chart.computed          = Computed from the data                     # assumed; marks what is ours and not the app’s
    chart.head              = {text}:  # assumed
    chart.of_series         = {series}: {text}                           # assumed
    chart.no_values         = No values                                  # assumed
    chart.only_value        = Only value: {point}                        # assumed
    chart.all_same          = All values the same: {value}               # assumed
    chart.constant          = Roughly constant                           # assumed
    chart.rises_steadily    = Rises steadily                             # assumed
    chart.rises_generally   = Generally rises                            # assumed
    chart.rises_slightly    = Slight tendency to rise                    # assumed; how clear it is, not how steep
    chart.falls_steadily    = Falls steadily                             # assumed
    chart.falls_generally   = Generally falls                            # assumed
    chart.falls_slightly    = Slight tendency to fall                    # assumed; how clear it is, not how steep
    chart.no_trend          = No clear trend                             # assumed
    chart.linear            = close to a straight line                   # assumed
    chart.slope             = about {y} per {x}                          # assumed
    chart.slope_step        = about {y} for each step of {step} in {title}  # assumed
    chart.slope_category    = about {y} from one to the next             # assumed
    chart.peaked            = Rises, then falls, peak {point}            # assumed
    chart.troughed          = Falls, then rises, low {point}             # assumed
    chart.rises             = rises                                      # assumed
    chart.falls             = falls                                      # assumed
    chart.level             = stays level                                # assumed
    chart.varies            = goes up and down  # assumed
    chart.until             = {shape} until {x}                          # assumed
    chart.then              = {one}, then {other}                        # assumed
    chart.repeats[one]      = Repeats about every {count} point          # assumed
    chart.repeats[other]    = Repeats about every {count} points         # assumed
    chart.step              = Step at {x}: {y}                           # assumed
    chart.at                = {y} at {x}                                 # assumed
    chart.labeled           = {text} ({label})  # assumed; a label names the point, it is no place
    chart.highest           = Highest {point}                            # assumed
    chart.lowest            = Lowest {point}                             # assumed
    chart.more              = {count} more                               # assumed
    chart.first_last        = First {first}, last {last}                 # assumed
    chart.mean_median       = Mean {mean}, median {median}               # assumed
    chart.peaks[one]        = Peak: {points}                             # assumed
    chart.peaks[other]      = Peaks: {points}                            # assumed
    chart.valleys[one]      = Valley: {points}                           # assumed
    chart.valleys[other]    = Valleys: {points}                          # assumed
    chart.outliers[one]     = {count} outlier: {points}                  # assumed
    chart.outliers[other]   = {count} outliers: {points}                 # assumed
    chart.pair              = {one} and {other}                          # assumed
    chart.higher_at_end     = Higher at the end: {series}                # assumed
    chart.higher_at         = Higher at {x}: {series}  # assumed
    chart.crossings[one]    = Crossing at {places}                       # assumed
    chart.crossings[other]  = Crossings at {places}                      # assumed
    chart.crossing_count    = Crossings: {count}                         # assumed
    chart.largest_gap       = Largest gap: {point}                       # assumed
    chart.beyond[one]       = {count} point is beyond the axes; it sounds at their end  # assumed
    chart.beyond[other]     = {count} points are beyond the axes; they sound at their ends  # assumed
    chart.grouped           = Points are grouped for playing             # assumed
    chart.sound             = {graph}: {seconds}, {points}  # assumed
    chart.seconds[one]      = {seconds} second  # assumed
    chart.seconds[other]    = {seconds} seconds  # assumed

    # Charts, as VoiceOver itself describes them
    chart.axis_is_x               = The X axis is {title}  # attested A; UIKit.axbundle
    chart.axis_is_y               = The Y axis is {title}  # attested A; UIKit.axbundle
    chart.data_series[one]        = There is {count} data series  # attested A; one data series, heard
    chart.data_series[other]      = There are {count} data series  # assumed
    chart.data_points[one]        = {count} data point  # assumed
    chart.data_points[other]      = {count} data points  # attested A; AXMediaUtilities
    chart.increasing              = There is an overall increasing trend  # attested A; AXMediaUtilities
    chart.decreasing              = There is an overall decreasing trend  # attested A; AXMediaUtilities
    chart.correlation_very_strong = The data show a very strong correlation  # attested A; AXMediaUtilities
    chart.correlation_strong      = The data show a strong correlation  # attested A; AXMediaUtilities
    chart.correlation_moderate    = The data show a moderate correlation  # attested A; AXMediaUtilities
    chart.correlation_weak        = The data show a weak correlation  # attested A; AXMediaUtilities
    chart.correlation_none        = The data do not appear to be correlated  # attested A; AXMediaUtilities
    chart.model_linear            = The data follow a linear trend  # attested A; AXMediaUtilities
    chart.model_logarithmic       = The data follow a logarithmic curve  # attested A; AXMediaUtilities
    chart.model_exponential       = The data follow an exponential curve  # attested A; AXMediaUtilities
    chart.model_power             = The data follow a power curve  # attested A; AXMediaUtilities
    chart.model_periodic          = The data follow a periodic trend  # attested A; AXMediaUtilities
    chart.is_outlier              = {point} is an outlier  # attested A; AXMediaUtilities
    chart.no_outliers             = There are no outliers  # attested A; AXMediaUtilities
    chart.maximum                 = Maximum: {value}  # attested A; AXMediaUtilities
    chart.minimum                 = Minimum: {value}  # attested A; AXMediaUtilities
    chart.mean                    = Mean {axis}: {value}  # attested A; AXMediaUtilities
    chart.insights                = Insights  # attested A; AccessibilitySharedUISupport
    chart.current_series          = Current Series: {series}  # attested A; AccessibilitySharedUISupport
    chart.voiceover               = As VoiceOver says it  # assumed; over what we think that VoiceOver says

    # Text
    char.capital_prefix    = Cap {text}                # assumed
    char.space             = Space
    char.new_line          = New line
    char.tab               = Tab
    char.bullet            = Bullet
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

    # Letters, spelled out
    phonetic = Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliet Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu  # assumed

    # Characters: marks
    character . = period
    character , = comma       # attested A
    character ; = semicolon
    character : = colon
    character ! = exclamation mark
    character ? = question mark
    character ' = apostrophe  # attested A
    character " = quotation mark
    character ( = left parenthesis
    character ) = right parenthesis
    character [ = left bracket
    character ] = right bracket
    character { = left brace
    character } = right brace
    character - = hyphen

    # Characters: symbols
    character @ = at
    character # = number
    character % = percent
    character & = ampersand
    character + = plus
    character = = equals
    character / = forward slash
    character \ = backslash
    character _ = underline
    character * = star
    character ^ = caret
    character ~ = tilde
    character ` = accent
    character | = vertical line
    character < = less than
    character > = greater than
    character − = minus
    character × = times
    character ÷ = divided by
    character ‰ = per mille sign
    character $ = dollar
    character € = euro
    character £ = pound
    character ¥ = yen
    character ₩ = won     # assumed
    character ¢ = cents
    character ° = degrees
    character § = section symbol
    character © = copyright sign
    character ® = registered sign
    character ™ = trademark
    character † = dagger  # assumed

    # Characters: shapes that stand for words on screens
    character ★ = black star
    character ☆ = white star        # assumed
    character ■ = black square      # assumed
    character □ = white square      # assumed
    character ✓ = check mark
    character ✗ = cross mark        # assumed
    character ✕ = multiplication x  # assumed
    character ※ = reference mark    # assumed

    # Characters: keys, units and shapes that engines leave out
    character ✘ = heavy ballot x           # assumed
    character ☰ = menu                     # assumed
    character ⌘ = command
    character ⌥ = option
    character ⌃ = control
    character ⏎ = return                   # assumed
    character ⌫ = delete
    character ♡ = white heart              # assumed
    character ♫ = beamed eighth notes      # assumed
    character ℃ = degrees Celsius
    character ℉ = degrees Fahrenheit
    character ″ = double prime
    character ′ = prime
    character 〒 = postal mark             # assumed
    character ❮ = left angle ornament      # assumed
    character ❯ = right angle ornament     # assumed
    character ➜ = right arrow              # assumed
    character ☒ = ballot box with x        # assumed
    character ✦ = black four-pointed star  # assumed
    character ‡ = double dagger            # assumed
    character ‣ = triangular bullet        # assumed
    character № = numero sign
    character ¶ = pilcrow
    character ◆ = black diamond            # assumed
    character ▷ = right-pointing triangle
    character ﷽ = bismillah                # assumed
    character � = replacement character    # assumed
    character ¼ = one fourth
    character ½ = one half
    character ¾ = three fourths
    character ⟨ = left angle bracket       # assumed
    character ⟩ = right angle bracket      # assumed

    # Characters: marks of typesetters
    character ’ = right single quotation mark
    character ‘ = left single quotation mark
    character ‚ = low single quote           # assumed
    character ” = right double quotation mark
    character “ = left double quotation mark
    character „ = low double quote           # assumed
    character « = left-pointing double arrow
    character » = right-pointing double arrow
    character ‹ = left angle quote           # assumed
    character › = right angle quote          # assumed
    character – = en dash
    character — = em dash
    character … = ellipsis
    character · = middle dot                 # assumed
    character ¡ = inverted exclamation mark  # assumed
    character ¿ = inverted question mark     # assumed

    # Characters: marks of East Asia
    character 、 = ideographic comma           # assumed
    character 。 = ideographic period          # assumed
    character ・ = katakana middle dot         # assumed
    character 〜 = wave dash                   # assumed
    character 「 = left corner bracket         # assumed
    character 」 = right corner bracket        # assumed
    character 『 = left white corner bracket   # assumed
    character 』 = right white corner bracket  # assumed
    character 〈 = left angle bracket          # assumed
    character 〉 = right angle bracket         # assumed
    character 《 = left double angle bracket   # assumed
    character 》 = right double angle bracket  # assumed
    character 【 = left black bracket          # assumed
    character 】 = right black bracket         # assumed

    # Characters: arrows and triangles
    character ← = left arrow
    character ↑ = up arrow
    character → = right arrow
    character ↓ = down arrow
    character ⇠ = left arrow
    character ⇡ = up arrow
    character ⇢ = right arrow
    character ⇣ = down arrow
    character ▲ = up-pointing black triangle
    character △ = up-pointing triangle
    character ▴ = up-pointing small black triangle
    character ▵ = up-pointing small triangle
    character ▶ = right-pointing black triangle
    character ▸ = right-pointing small triangle
    character ▹ = right-pointing small triangle
    character ► = right-pointing black pointer
    character ▻ = right-pointing pointer
    character ▼ = down-pointing black pointer
    character ▽ = down-pointing pointer
    character ▾ = down-pointing small black triangle
    character ▿ = down-pointing small triangle
    character ◀ = left-pointing black triangle
    character ◁ = left-pointing triangle
    character ◂ = left-pointing small black triangle
    character ◃ = left-pointing small triangle
    character ◄ = left-pointing black pointer
    character ◅ = left-pointing pointer

    # Characters: numbers and mathematics
    character ⅓ = one third
    character ⅔ = two thirds
    character ⅛ = one eighth
    character ⅜ = three eighths
    character ⅝ = five eighths
    character ⅞ = seven eighths
    character ± = plus or minus
    character ∓ = minus or plus
    character ∞ = infinite
    character ≠ = not equals
    character ≤ = less-than or equal to
    character ≥ = greater-than or equal to
    character ‱ = per ten thousand sign
    character ‴ = triple prime
    character ‵ = reverse prime
    character ‶ = reverse double prime
    character ‷ = reverse triple prime

    # Characters: letters and signs
    character ¨      = diaeresis
    character ´      = prime
    character ª      = feminine ordinal indicator
    character º      = degrees
    character ₠      = euro currency symbol
    character ℅      = care of
    character ℗      = sound recording copyright sign
    character ℞      = prescription sign
    character ℠      = service mark sign
    character ℡      = telephone sign
    character ℸ      = fax sign
    character ✎      = pencil
    character 𝄞      = gee Clef
    character U+F8FF = Apple

    # Characters: keys of a keyboard
    character ↩ = return
    character ⇞ = page up
    character ⇟ = page down
    character ⇥ = tab
    character ⇧ = shift
    character ⇪ = caps lock
    character ⌤ = enter
    character ⌦ = forward delete
    character ⌧ = clear
    character ⎋ = escape
    character ⏏ = eject

    # Characters: dashes
    character ‒ = figure dash
    character ― = horizontal bar
    character ﹘ = small en dash

    # Characters: blanks
    character U+00A0 = space
    """#
}
