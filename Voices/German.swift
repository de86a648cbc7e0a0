extension Voices {
  /// German: roles, states, hints and rotors as AccessibilitySnapshot has them, with their misprints mended; then what
  /// Apple’s bundles have; the rest is assumed.
  static let germanText = #"""
    language        = de
    name            = Deutsch
    espeak          = de
    espeak.rate     = 175
    espeak.says     = % ° $ € £ ¥ ¢ + − - × ÷ = & @ §
    number.grouping = .
    number.decimal  = ,
    number.percent  = {number}\u{A0}%

    # Roles
    trait.button            = Taste                      # attested S
    trait.link              = Hyperlink                  # attested S; Apple has Link, newer systems may say so
    trait.visited_link      = Besuchter Link             # assumed
    trait.image             = Bild                       # attested S
    trait.header            = Überschrift                # attested S
    trait.header.level      = Überschrift Ebene {level}  # assumed
    trait.adjustable        = Einstellbar                # attested S
    trait.switch            = Umschalttaste              # attested S
    trait.checkbox          = Markierungsfeld            # assumed
    trait.radio             = Auswahltaste               # assumed
    trait.tab               = Tabulator                  # attested S
    trait.search_field      = Suchfeld                   # attested S
    trait.text_field        = Textfeld                   # attested S
    trait.secure_text_field = Sicheres Textfeld          # attested S
    trait.popup_button      = Einblendmenü
    trait.menu_item         = Menüobjekt                 # assumed
    trait.picker_item       = Auswahlobjekt              # assumed
    trait.table_index       = Abschnittsindex
    trait.back_button       = Zurück-Taste               # attested S
    back                    = Zurück                     # attested S

    # States
    trait.selected     = Auswahl           # attested S; Apple has Ausgewählt, newer systems may say so
    trait.not_selected = Nicht ausgewählt
    trait.not_enabled  = Grau dargestellt  # attested S
    trait.is_editing   = Bearbeiten        # attested S
    trait.checked      = markiert
    trait.unchecked    = deaktiviert
    switch.on          = Ein               # attested S
    switch.off         = Aus               # attested S
    switch.mixed       = Gemischt          # attested S
    state.expanded     = Erweitert
    state.collapsed    = Reduziert
    state.required     = erforderlich      # assumed
    state.invalid      = Ungültige Daten   # assumed

    # Hints
    hint.adjustable     = Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen  # attested S
    hint.switch         = Zum Umschalten doppeltippen                                   # attested S; S writes Doppeltippen
    hint.edit           = Zum Bearbeiten doppeltippen                                   # attested S
    hint.misspelled     = Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden  # attested S; there „Zuriff“, and no closing mark
    hint.activate       = Zum Aktivieren doppeltippen                                   # attested O
    hint.open           = Zum Öffnen doppeltippen                                       # assumed
    hint.expand         = Zum Erweitern doppeltippen
    hint.collapse       = Zum Reduzieren doppeltippen                                   # assumed; S proposes Doppeltippen zum Reduzieren
    hint.popup_picker   = Zum Aktivieren der Auswahl doppeltippen                       # assumed
    actions.hint_legacy = Zum Auswählen einer eigenen Aktion nach oben oder unten streichen, dann doppeltippen  # assumed

    # Actions and more content
    actions.available        = Aktionen verfügbar         # attested S
    actions.activate_default = Aktivieren
    more_content.available   = Weitere Inhalte verfügbar  # attested S; there „Weiterhin inhalte verfügbar“

    # Containers, boundaries and places
    container.tab_list = Tab-Liste                      # assumed
    container.tab_bar  = Tab-Leiste
    context.series     = {index} von {count}            # attested S
    list.start         = Anfang der Liste               # attested S
    list.end           = Ende der Liste                 # attested S
    landmark.start     = Orientierungspunkt             # attested S
    landmark.end       = Ende                           # attested S
    alert              = Hinweis                        # assumed
    dialog             = Dialog
    group              = Gruppe
    direct_touch       = Bereich für direkte Berührung  # assumed

    # Tables
    table.row                  = Zeile {row}              # attested S
    table.column               = Spalte {column}          # attested S
    table.spans_rows[one]      = Umfasst {count} Zeile    # assumed; S has the plural only
    table.spans_rows[other]    = Umfasst {count} Zeilen   # attested S
    table.spans_columns[one]   = Umfasst {count} Spalte   # assumed; S has the plural only
    table.spans_columns[other] = Umfasst {count} Spalten  # attested S

    # Scrolling and progress
    scroll.page          = Seite {page} von {pages}
    scroll.rows          = Zeilen {from} bis {to} von {count}
    progress             = Status
    progress.in_progress = In Arbeit

    # Rotor: what to move by
    rotor.headings            = Überschriften          # attested S
    rotor.heading_n           = Überschrift {level}    # attested S
    rotor.links               = Links                  # attested S
    rotor.visited_links       = Besuchte Links         # attested S
    rotor.non_visited_links   = Nicht besuchte Links  # assumed
    rotor.in_page_links       = Links auf dieser Seite  # assumed
    rotor.articles            = Artikel  # assumed; AccessibilityPlatformTranslation has it of one
    rotor.bold                = Fettdruck              # attested S
    rotor.italic              = Kursivdruck            # attested S
    rotor.underline           = Unterstrichener Text   # attested S
    rotor.misspelled          = Rechtschreibfehler     # attested S
    rotor.images              = Bilder                 # attested S
    rotor.text_fields         = Textfelder             # attested S
    rotor.tables              = Tabellen               # attested S
    rotor.lists               = Listen                 # attested S
    rotor.landmarks           = Orientierungspunkte    # attested S
    rotor.characters          = Zeichen                # assumed
    rotor.words               = Wörter                 # assumed
    rotor.lines               = Zeilen                 # assumed
    rotor.containers          = Container              # assumed
    rotor.form_controls       = Formularsteuerungen    # assumed
    rotor.buttons             = Tasten                 # assumed
    rotor.static_text         = Statischer Text
    rotor.same_item           = Gleiches Objekt        # assumed
    rotor.vertical_navigation = Vertikale Navigation   # assumed
    rotor.none_found          = Keine {name} gefunden  # assumed

    # Rotor: what to set and do
    rotor.speaking_rate        = Sprechtempo
    rotor.volume               = Lautstärke
    rotor.pitch                = Tonhöhe            # assumed
    rotor.punctuation          = Satzzeichen
    punctuation.all            = Alle               # assumed
    punctuation.some           = Einige             # assumed
    punctuation.none           = Keine              # assumed
    rotor.typing_echo          = Tippecho           # assumed
    rotor.actions              = Aktionen           # assumed; from Aktionen verfügbar
    rotor.adjust_value         = Wert anpassen      # assumed
    rotor.more_content         = Weitere Inhalte    # assumed
    rotor.audio_graph          = Audiograf
    rotor.edit                 = Bearbeiten         # assumed
    rotor.text_selection       = Textauswahl        # assumed
    rotor.typing_mode          = Eingabemodus
    rotor.language             = Sprache            # assumed
    rotor.hints                = Hinweise
    rotor.direct_touch         = Direkte Berührung  # assumed
    rotor.braille_screen_input = Braillebildschirmeingabe

    # VoiceOver itself
    vo.on              = VoiceOver ein          # assumed
    vo.off             = VoiceOver aus          # assumed
    speech.on          = Sprachausgabe ein      # assumed
    speech.off         = Sprachausgabe aus      # assumed
    screen_curtain.on  = Bildschirmvorhang ein  # assumed
    screen_curtain.off = Bildschirmvorhang aus  # assumed
    screen_locked      = Bildschirmsperre
    help.starting      = Hilfe starten          # assumed
    itemchooser.title  = Objektauswahl

    # Guided Access
    guidedaccess.started        = Geführter Zugriff gestartet       # assumed
    guidedaccess.ended          = Geführter Zugriff beendet         # assumed
    guidedaccess.enabled_banner = Geführter Zugriff ist aktiviert. Zum Beenden Seitentaste dreimal drücken  # assumed
    guidedaccess.title          = Geführter Zugriff                 # assumed
    guidedaccess.options        = Optionen                          # assumed
    guidedaccess.touch          = Berührung                         # assumed
    guidedaccess.motion         = Bewegung                          # assumed
    guidedaccess.keyboards      = Softwaretastaturen                # assumed
    guidedaccess.volume_buttons = Lautstärketasten                  # assumed
    guidedaccess.side_button    = Seitentaste                       # assumed
    guidedaccess.time_limit     = Zeitlimit                         # assumed
    guidedaccess.minutes[one]   = {n} Minute                        # assumed
    guidedaccess.minutes[other] = {n} Minuten                       # assumed
    guidedaccess.time_expired   = Zeit abgelaufen                   # assumed
    guidedaccess.start          = Starten                           # assumed
    guidedaccess.end            = Beenden                           # assumed
    guidedaccess.resume         = Fortsetzen                        # assumed
    guidedaccess.cancel         = Abbrechen
    shortcut.title              = Kurzbefehle für Bedienungshilfen  # assumed
    feature.voiceover           = VoiceOver
    feature.zoom                = Zoom                              # assumed
    feature.assistivetouch      = AssistiveTouch                    # assumed
    feature.invert_colors       = Farben umkehren                   # assumed
    feature.grayscale           = Graustufen                        # assumed

    # Web pages
    web.toggle_button          = Umschalttaste                # assumed
    web.pressed                = Gedrückt                     # assumed
    web.not_pressed            = Nicht gedrückt               # assumed
    web.combo_box              = Kombinationsfeld             # assumed
    web.color_well             = Farbfeld                     # assumed
    web.text_area              = Mehrzeiliges Textfeld        # assumed
    web.separator              = Trennzeichen
    web.math                   = Mathematik                   # assumed
    web.shows_popup            = Einblendmenü wird angezeigt
    web.popup_menu             = Menü-Popup                   # assumed
    web.popup_listbox          = Listenfeld-Popup             # assumed
    web.popup_tree             = Baum-Popup                   # assumed
    web.popup_grid             = Raster-Popup                 # assumed
    web.popup_dialog           = Dialog-Popup                 # assumed
    web.current                = Aktuell                      # assumed
    web.current_page           = Aktuelle Seite               # assumed
    web.current_step           = Aktueller Schritt            # assumed
    web.current_location       = Aktueller Standort           # assumed
    web.current_date           = Aktuelles Datum              # assumed
    web.current_time           = Aktuelle Uhrzeit             # assumed
    web.invalid                = Ungültiges Feld              # assumed
    web.sort_up                = Aufsteigend sortiert         # assumed
    web.sort_down              = Absteigend sortiert          # assumed
    web.column_header          = Spaltentitel                 # assumed
    web.row_header             = Zeilentitel                  # assumed
    web.table_start            = Tabellenanfang               # assumed
    web.table_end              = Tabellenende                 # assumed
    web.rows[one]              = {count} Zeile                # assumed
    web.rows[other]            = {count} Zeilen               # assumed
    web.columns[one]           = {count} Spalte               # assumed
    web.columns[other]         = {count} Spalten              # assumed
    web.description_list_start = Definitionslistenanfang      # assumed
    web.description_list_end   = Definitionslistenende        # assumed
    web.term                   = Begriff                      # assumed
    web.definition             = Definition                   # assumed
    web.form_start             = Formularanfang               # assumed
    web.banner                 = Banner                       # assumed
    web.complementary          = Ergänzend                    # assumed
    web.content_information    = Inhaltsinformation           # assumed
    web.main                   = Haupt                        # assumed
    web.navigation             = Navigation                   # assumed
    web.region                 = Region                       # assumed
    web.search                 = Suchen                       # assumed
    web.description            = Beschreibung                 # assumed
    web.choose_file            = Datei auswählen              # assumed
    web.no_file                = Keine Datei ausgewählt       # assumed
    char.white_bullet          = weißes Aufzählungszeichen    # assumed
    char.black_square          = schwarzes Quadrat            # assumed
    picker.close               = Schließen
    picker.ok                  = OK                            # assumed
    picker.done                = Fertig
    picker.year                = Jahr
    picker.month               = Monat
    picker.week                = Woche                         # assumed
    picker.day                 = Tag
    picker.hours               = Stunden
    picker.minutes             = Minuten
    picker.red                 = Rot                           # assumed
    picker.green               = Grün                          # assumed
    picker.blue                = Blau                          # assumed
    picker.photos              = Fotomediathek                 # assumed
    picker.camera              = Foto oder Video aufnehmen     # assumed
    picker.files               = Dateien auswählen             # assumed

    # Text
    char.capital_prefix    = Groß {text}                # assumed
    char.space             = Leerzeichen
    char.new_line          = Neue Zeile
    char.tab               = Tab
    char.bullet            = Aufzählungszeichen
    text.bullets[other]    = {count} Aufzählungszeichen  # assumed
    text.blank             = leer
    text.deleted           = {text} gelöscht            # assumed
    text.insertion_start   = Einfügemarke am Anfang     # assumed
    text.insertion_end     = Einfügemarke am Ende       # assumed
    text.character_mode    = Zeichenmodus               # assumed
    text.word_mode         = Wortmodus                  # assumed
    text.selected_suffix   = {text} ausgewählt          # assumed
    text.unselected_suffix = {text} Auswahl aufgehoben  # assumed
    text.misspelled        = falsch geschrieben         # assumed

    # Commands
    text.bold              = fett                   # assumed
    text.italic            = kursiv                 # assumed
    text.underlined        = unterstrichen          # assumed
    text.points            = {size} Punkt           # assumed
    text.lines[one]        = {count} Zeile          # assumed
    text.lines[other]      = {count} Zeilen         # assumed
    text.copied            = kopiert                # assumed
    search.same_heading    = gleiche Überschrift    # assumed; the word is in Apple’s names of commands
    search.different_item  = anderes Objekt         # assumed; the word is in Apple’s names of commands
    search.plain_text      = reiner Text            # assumed; the word is in Apple’s names of commands
    search.style_change    = Stiländerung           # assumed; the word is in Apple’s names of commands
    search.font_change     = Schriftänderung        # assumed; the word is in Apple’s names of commands
    search.color_change    = Farbänderung           # assumed; the word is in Apple’s names of commands
    search.blockquote      = Zitatblock             # assumed; the word is in Apple’s names of commands
    search.same_blockquote = gleicher Zitatblock    # assumed; the word is in Apple’s names of commands
    navigation.flat        = flach                  # assumed
    navigation.grouped     = gruppiert              # assumed
    quicknav.on            = Schnellnavigation ein  # assumed
    quicknav.off           = Schnellnavigation aus  # assumed

    # Drag and drop
    drag.start  = {name} ziehen     # assumed; UIKit.axbundle has Objekt ziehen
    drag.drop   = Hier ablegen      # assumed
    drag.cancel = Ziehen abbrechen  # assumed

    # Controls of UIKit's own
    control.halted               = Angehalten
    control.increment            = Erhöhen
    control.decrement            = Verringern
    control.date_picker          = Datumsauswahl
    control.time_picker          = Zeitauswahl
    control.date_and_time_picker = Datums- und Uhrzeitauswahl
    control.countdown_picker     = Countdownauswahl
    control.clear_text           = Text löschen
    control.display_results      = Ergebnisse anzeigen
    control.dismiss_popup        = Einblendmenü schließen
    control.sheet_grabber        = Aufzeichnungsblatt
    control.reorder              = Neu anordnen
    control.reorder_row          = {name} neu anordnen
    reorder.up                   = Nach oben bewegen
    reorder.down                 = Nach unten bewegen
    reorder.above                = oberhalb von {name} verschoben
    reorder.below                = unterhalb von {name} verschoben
    hint.dismiss_popup           = Doppeltippen, um das Einblendfenster zu schließen
    hint.sheet_expand            = Doppeltippe, um das Blatt zu erweitern
    hint.sheet_collapse          = Doppeltippe, um das Blatt zu reduzieren

    # What is dragged, selected, zoomed and touched
    drag.item                = Objekt ziehen
    drag.ready               = {name}, bereit zum Ablegen                                                 # assumed
    drag.complete            = Abgelegt                                                                   # assumed
    trait.draggable          = Bewegbar                                                                   # assumed
    hint.draggable           = Doppeltippen und halten, auf den Ton warten, dann zum Neuanordnen bewegen  # assumed
    hint.direct_touch        = Aktivieren, um die direkte Berührung zu starten                            # assumed
    rotor.zoom               = Zoom                                                                       # assumed
    text.selection_expand    = Nach rechts streichen, um die Auswahl zu erweitern                         # assumed
    text.selection_shrink    = Nach links streichen, um die Auswahl zu verkleinern                        # assumed
    text.character_selection = Zeichenauswahl                                                             # assumed
    text.word_selection      = Wortauswahl                                                                # assumed
    text.line_selection      = Zeilenauswahl                                                              # assumed
    """#
}
