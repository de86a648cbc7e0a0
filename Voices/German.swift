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

    # Audio graphs
    audiograph.play       = Audiogramm wiedergeben
    audiograph.describe   = Diagramm beschreiben  # assumed
    audiograph.details    = Diagrammdetails       # assumed
    audiograph.complete   = Abgeschlossen         # assumed
    audiograph.data_point = Datenpunkt
    audiograph.summary    = Übersicht
    audiograph.statistics = Statistik
    audiograph.done       = Fertig



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

    # Charts
    chart.range               = {from} bis {to}                             # assumed
    chart.change              = von {from} auf {to}  # assumed
    chart.power               = {number} mal 10 hoch {power}                # assumed
    chart.no_value            = Kein Wert                                   # assumed
    chart.series_n            = Reihe {number}  # attested A; AXMediaUtilities
    chart.points[one]         = {count} Punkt                               # assumed
    chart.points[other]       = {count} Punkte                              # assumed
    chart.missing             = {count} ohne Wert                           # assumed
    chart.line                = Liniendiagramm                              # assumed
    chart.scatter             = Streudiagramm                               # assumed
    chart.bars                = Balkendiagramm                              # assumed
    chart.axis_x              = X-Achse: {text}                             # assumed
    chart.axis_y              = Y-Achse: {text}                             # assumed
    chart.axis_more           = Weitere Achse: {text}                       # assumed
    chart.logarithmic         = logarithmische Skala                        # assumed
    chart.categories[one]     = {count} Kategorie                           # assumed
    chart.categories[other]   = {count} Kategorien                          # assumed
    chart.series_count[one]   = {count} Reihe                               # assumed
    chart.series_count[other] = {count} Reihen                              # assumed
    chart.computed            = Aus den Daten berechnet                     # assumed; marks what is ours and not the app’s
    chart.head                = {text}:  # assumed
    chart.of_series           = {series}: {text}                            # assumed
    chart.no_values           = Keine Werte                                 # assumed
    chart.only_value          = Einziger Wert: {point}                      # assumed
    chart.all_same            = Alle Werte gleich: {value}                  # assumed
    chart.constant            = Annähernd konstant                          # assumed
    chart.rises_steadily      = Steigt stetig                               # assumed
    chart.rises_generally     = Steigt im Allgemeinen                       # assumed
    chart.rises_slightly      = Leichte Tendenz zum Anstieg                 # assumed; how clear it is, not how steep
    chart.falls_steadily      = Fällt stetig                                # assumed
    chart.falls_generally     = Fällt im Allgemeinen                        # assumed
    chart.falls_slightly      = Leichte Tendenz zum Rückgang                # assumed; how clear it is, not how steep
    chart.no_trend            = Kein klarer Trend                           # assumed
    chart.linear              = nahezu eine Gerade                          # assumed
    chart.slope               = etwa {y} pro {x}                            # assumed
    chart.slope_step          = etwa {y} pro Schritt von {step} bei {title}    # assumed
    chart.slope_category      = etwa {y} von einer Kategorie zur nächsten   # assumed
    chart.peaked              = Anstieg, dann Rückgang, Höhepunkt: {point}  # assumed
    chart.troughed            = Rückgang, dann Anstieg, Tiefpunkt: {point}  # assumed
    chart.rises               = Anstieg                                     # assumed
    chart.falls               = Rückgang                                    # assumed
    chart.level               = gleichbleibend                              # assumed
    chart.varies              = auf und ab  # assumed
    chart.until               = {shape} bis {x}                             # assumed
    chart.then                = {one}, dann {other}                         # assumed
    chart.repeats[one]        = Wiederholt sich etwa alle {count} Punkte    # assumed
    chart.repeats[other]      = Wiederholt sich etwa alle {count} Punkte    # assumed
    chart.step                = Sprung bei {x}: {y}                         # assumed
    chart.at                  = {y} bei {x}                                 # assumed
    chart.labeled             = {text} ({label})  # assumed; a label names the point, it is no place
    chart.highest             = Höchster Wert: {point}                      # assumed
    chart.lowest              = Niedrigster Wert: {point}                   # assumed
    chart.more                = weitere: {count}                            # assumed
    chart.first_last          = Erster Wert: {first}, letzter Wert: {last}  # assumed
    chart.mean_median         = Mittelwert: {mean}, Median: {median}        # assumed
    chart.peaks[one]          = Spitze: {points}                            # assumed
    chart.peaks[other]        = Spitzen: {points}                           # assumed
    chart.valleys[one]        = Tal: {points}                               # assumed
    chart.valleys[other]      = Täler: {points}                             # assumed
    chart.outliers[one]       = {count} Ausreißer: {points}                 # assumed
    chart.outliers[other]     = {count} Ausreißer: {points}                 # assumed
    chart.pair                = {one} und {other}                           # assumed
    chart.higher_at_end       = Am Ende höher: {series}                     # assumed
    chart.higher_at           = Höher bei {x}: {series}  # assumed
    chart.crossings[one]      = Schnittpunkt: {places}                      # assumed
    chart.crossings[other]    = Schnittpunkte: {places}                     # assumed
    chart.crossing_count      = Schnittpunkte: {count}                      # assumed
    chart.largest_gap         = Größter Abstand: {point}                    # assumed
    chart.beyond[one]         = {count} Punkt liegt außerhalb der Achsen und erklingt an ihrem Ende  # assumed
    chart.beyond[other]       = {count} Punkte liegen außerhalb der Achsen und erklingen an ihren Enden  # assumed
    chart.grouped             = Punkte sind zum Abspielen zusammengefasst   # assumed
    chart.sound               = {graph}: {seconds}, {points}  # assumed
    chart.seconds[one]        = {seconds} Sekunde  # assumed
    chart.seconds[other]      = {seconds} Sekunden  # assumed

    # Charts, as VoiceOver itself describes them
    chart.axis_is_x               = X-Achse ist {title}  # attested A; UIKit.axbundle
    chart.axis_is_y               = Y-Achse ist {title}  # attested A; UIKit.axbundle
    chart.data_series[one]        = {count} Datenreihe vorhanden  # assumed
    chart.data_series[other]      = {count} Datenreihen vorhanden  # assumed
    chart.data_points[one]        = {count} Datenpunkt  # assumed
    chart.data_points[other]      = {count} Datenpunkte  # attested A; AXMediaUtilities
    chart.increasing              = Insgesamt zunehmender Verlauf vorhanden  # attested A; AXMediaUtilities
    chart.decreasing              = Insgesamt abnehmender Verlauf vorhanden  # attested A; AXMediaUtilities
    chart.correlation_very_strong = Die Daten zeigen eine sehr starke Korrelation  # attested A; AXMediaUtilities
    chart.correlation_strong      = Die Daten zeigen eine starke Korrelation  # attested A; AXMediaUtilities
    chart.correlation_moderate    = Die Daten zeigen eine mittelstarke Korrelation  # attested A; AXMediaUtilities
    chart.correlation_weak        = Die Daten zeigen eine schwache Korrelation  # attested A; AXMediaUtilities
    chart.correlation_none        = Die Daten korrelieren anscheinend nicht miteinander  # attested A; AXMediaUtilities
    chart.model_linear            = Die Daten folgen einem linearen Verlauf  # attested A; AXMediaUtilities
    chart.model_logarithmic       = Die Daten folgen einer logarithmischen Kurve  # attested A; AXMediaUtilities
    chart.model_exponential       = Die Daten folgen einer exponentiellen Kurve  # attested A; AXMediaUtilities
    chart.model_power             = Die Daten folgen einer steil ansteigenden Kurve  # attested A; AXMediaUtilities
    chart.model_periodic          = Die Daten folgen einem periodischen Verlauf  # attested A; AXMediaUtilities
    chart.is_outlier              = {point} ist ein Ausreißer  # attested A; AXMediaUtilities
    chart.no_outliers             = Keine Ausreißer vorhanden  # attested A; AXMediaUtilities
    chart.maximum                 = Maximum: {value}  # attested A; AXMediaUtilities
    chart.minimum                 = Minimum: {value}  # attested A; AXMediaUtilities
    chart.mean                    = {axis} beträgt im Mittel: {value}  # attested A; AXMediaUtilities
    chart.insights                = Einblicke  # attested A; AccessibilitySharedUISupport
    chart.current_series          = Aktuelle Reihe: {series}  # attested A; AccessibilitySharedUISupport
    chart.voiceover               = In den Worten von VoiceOver  # assumed; over what we think that VoiceOver says

    # Text
    char.capital_prefix    = Groß {text}                # assumed
    char.space             = Leerzeichen
    char.new_line          = Neue Zeile
    char.tab               = Tab
    char.bullet            = Aufzählungszeichen
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

    # Letters, spelled out
    phonetic = Anton Ärger Berta Cäsar Dora Emil Friedrich Gustav Heinrich Ida Julius Kaufmann Ludwig Martha Nordpol Otto Ökonom Paula Quelle Richard Samuel Theodor Ulrich Übermut Viktor Wilhelm Xanthippe Ypsilon Zacharias  # assumed

    # Characters: marks
    character . = Punkt
    character , = Komma
    character ; = Semikolon
    character : = Doppelpunkt
    character ! = Ausrufungszeichen
    character ? = Fragezeichen
    character ' = Apostroph
    character " = Anführungszeichen
    character ( = linke Klammer
    character ) = rechte Klammer
    character [ = linke eckige Klammer
    character ] = rechte eckige Klammer
    character { = linke geschweifte Klammer
    character } = rechte geschweifte Klammer
    character - = Bindestrich

    # Characters: symbols
    character @ = um
    character # = Zahl
    character % = Prozent
    character & = kaufmännisches Und
    character + = plus
    character = = gleich
    character / = Schrägstrich
    character \ = rückwärtiger Schrägstrich
    character _ = unterstrichen
    character * = Stern
    character ^ = Zirkumflex
    character ~ = Tilde
    character ` = Akzent
    character | = senkrechte Linie
    character < = kleiner als
    character > = größer als
    character − = minus
    character × = mal
    character ÷ = geteilt durch
    character ‰ = Promillezeichen
    character $ = Dollar
    character € = Euro
    character £ = Pfund Sterling
    character ¥ = Yen
    character ₩ = Won    # assumed
    character ¢ = Cent
    character ° = Grad
    character § = Paragraphenzeichen
    character © = Copyright-Zeichen
    character ® = registrierte Handelsmarke
    character ™ = Marke
    character † = Kreuz  # assumed

    # Characters: shapes that stand for words on screens
    character ★ = schwarzer Stern
    character ☆ = weißer Stern            # assumed
    character ■ = schwarzes Quadrat       # assumed
    character □ = weißes Quadrat          # assumed
    character ✓ = Markierungszeichen
    character ✗ = Kreuzzeichen            # assumed
    character ✕ = Multiplikationszeichen  # assumed
    character ※ = Verweiszeichen          # assumed

    # Characters: keys, units and shapes that engines leave out
    character ✘ = fettes Kreuzzeichen             # assumed
    character ☰ = Menü                            # assumed
    character ⌘ = Befehlstaste
    character ⌥ = Wahltaste
    character ⌃ = ctrl-Taste
    character ⏎ = Eingabe                         # assumed
    character ⌫ = Rückschritttaste
    character ♡ = weißes Herz                     # assumed
    character ♫ = verbundene Achtelnoten          # assumed
    character ℃ = Grad Celsius
    character ℉ = Grad Fahrenheit
    character ″ = Sekundenzeichen
    character ′ = Minutenzeichen
    character 〒 = Postzeichen                    # assumed
    character ❮ = linke Winkelverzierung          # assumed
    character ❯ = rechte Winkelverzierung         # assumed
    character ➜ = Pfeil nach rechts               # assumed
    character ☒ = angekreuztes Kästchen           # assumed
    character ✦ = schwarzer vierzackiger Stern    # assumed
    character ‡ = Doppelkreuz der Typografie      # assumed
    character ‣ = dreieckiges Aufzählungszeichen  # assumed
    character № = Nummernzeichen
    character ¶ = Absatzzeichen
    character ◆ = schwarze Raute                  # assumed
    character ▷ = Dreieck nach rechts
    character ﷽ = Basmala                         # assumed
    character � = Ersatzzeichen                   # assumed
    character ¼ = ein Viertel
    character ½ = einhalb
    character ¾ = drei Viertel
    character ⟨ = linke spitze Klammer            # assumed
    character ⟩ = rechte spitze Klammer           # assumed

    # Characters: marks of typesetters
    character ’ = rechtes einfaches Anführungszeichen
    character ‘ = linkes einfaches Anführungszeichen
    character ‚ = einfaches Anführungszeichen unten  # assumed
    character ” = rechtes doppeltes Anführungszeichen
    character “ = linkes doppeltes Anführungszeichen
    character „ = Anführungszeichen unten            # assumed
    character « = Doppelpfeil nach links
    character » = Doppelpfeil nach rechts
    character ‹ = einfache Spitzklammer links        # assumed
    character › = einfache Spitzklammer rechts       # assumed
    character – = Halbgeviertstrich
    character — = Geviertstrich
    character … = Ellipse
    character · = Mittelpunkt                        # assumed
    character ¡ = umgekehrtes Ausrufezeichen         # assumed
    character ¿ = umgekehrtes Fragezeichen           # assumed

    # Characters: marks of East Asia
    character 、 = ideografisches Komma         # assumed
    character 。 = ideografischer Punkt         # assumed
    character ・ = Katakana-Mittelpunkt         # assumed
    character 〜 = Wellenstrich                 # assumed
    character 「 = Winkelklammer auf            # assumed
    character 」 = Winkelklammer zu             # assumed
    character 『 = weiße Winkelklammer auf      # assumed
    character 』 = weiße Winkelklammer zu       # assumed
    character 〈 = spitze Klammer auf           # assumed
    character 〉 = spitze Klammer zu            # assumed
    character 《 = doppelte spitze Klammer auf  # assumed
    character 》 = doppelte spitze Klammer zu   # assumed
    character 【 = schwarze Klammer auf         # assumed
    character 】 = schwarze Klammer zu          # assumed

    # Characters: arrows and triangles
    character ← = Linkspfeil
    character ↑ = Aufwärtspfeil
    character → = Rechtspfeil
    character ↓ = Abwärtspfeil
    character ⇠ = Linkspfeil
    character ⇡ = Aufwärtspfeil
    character ⇢ = Rechtspfeil
    character ⇣ = Abwärtspfeil
    character ▲ = schwarzes Dreieck nach oben
    character △ = Dreieck nach oben
    character ▴ = kleines schwarzes Dreieck nach oben
    character ▵ = kleines Dreieck nach oben
    character ▶ = schwarzes Dreieck nach rechts
    character ▸ = kleines Dreieck nach rechts
    character ▹ = kleines Dreieck nach rechts
    character ► = schwarzer Zeiger nach rechts
    character ▻ = Zeiger nach rechts
    character ▼ = schwarzer Zeiger nach unten
    character ▽ = Zeiger nach unten
    character ▾ = kleines schwarzes Dreieck nach unten
    character ▿ = kleines Dreieck nach unten
    character ◀ = schwarzes Dreieck nach links
    character ◁ = Dreieck nach links
    character ◂ = kleines schwarzes Dreieck nach links
    character ◃ = kleines Dreieck nach links
    character ◄ = schwarzer Zeiger nach links
    character ◅ = Zeiger nach links

    # Characters: numbers and mathematics
    character ⅓ = ein Drittel
    character ⅔ = zwei Drittel
    character ⅛ = ein Achtel
    character ⅜ = drei Achtel
    character ⅝ = fünf Achtel
    character ⅞ = sieben Achtel
    character ± = Plus oder Minus
    character ∓ = Minus oder Plus
    character ∞ = unendlich
    character ≠ = ungleich
    character ≤ = kleiner oder gleich
    character ≥ = größer oder gleich
    character ‱ = Basispunktzeichen
    character ‴ = Linienzeichen
    character ‵ = gespiegeltes Minutenzeichen
    character ‶ = gespiegeltes Sekundenzeichen
    character ‷ = gespiegeltes Linienzeichen

    # Characters: letters and signs
    character ¨      = Diärese
    character ´      = Minutenzeichen
    character ª      = Ordinalzeichen weiblich
    character º      = Grad
    character ₠      = Euro-Währungssymbol
    character ℅      = per Adresse
    character ℗      = Urheberrecht an Audioaufnahme
    character ℞      = Rezeptzeichen
    character ℠      = Dienstleistungsmarke
    character ℡      = Telefonzeichen
    character ℸ      = Faxzeichen
    character ✎      = Stift
    character 𝄞      = G-Schlüssel
    character U+F8FF = Apple

    # Characters: keys of a keyboard
    character ↩ = Zeilenschalter
    character ⇞ = Seite nach oben
    character ⇟ = Seite nach unten
    character ⇥ = Tab
    character ⇧ = Umschalttaste
    character ⇪ = Feststelltaste
    character ⌤ = Enter
    character ⌦ = entfernen (vorwärts)
    character ⌧ = Löschen
    character ⎋ = escape
    character ⏏ = auswerfen

    # Characters: dashes
    character ‒ = Bis-Strich
    character ― = Zitatstrich
    character ﹘ = kurzer Halbgeviertstrich

    # Characters: blanks
    character U+00A0 = Leerzeichen
    """#
}
