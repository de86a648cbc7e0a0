extension Voices {
  /// German: roles, states, hints and rotors as AccessibilitySnapshot has them, with their misprints mended; the rest
  /// is assumed.
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
    trait.link              = Hyperlink                  # attested S; newer systems may say Link
    trait.visited_link      = Besuchter Link             # assumed
    trait.image             = Bild                       # attested S
    trait.header            = Überschrift                # attested S
    trait.header.level      = Überschrift Ebene {level}  # assumed
    trait.adjustable        = Einstellbar                # attested S
    trait.switch            = Umschalttaste              # attested S
    trait.checkbox          = Markierungsfeld            # assumed
    trait.radio             = Auswahltaste               # assumed
    trait.tab               = Tab                        # assumed; S has Tabulator, which is the key
    trait.search_field      = Suchfeld                   # attested S
    trait.text_field        = Textfeld                   # attested S
    trait.secure_text_field = Sicheres Textfeld          # attested S
    trait.popup_button      = Einblendmenü-Taste         # assumed
    trait.menu_item         = Menüobjekt                 # assumed
    trait.picker_item       = Auswahlobjekt              # assumed
    trait.table_index       = Tabellenindex              # assumed
    trait.back_button       = Zurück Taste               # attested S
    back                    = Zurück                     # attested S

    # States
    trait.selected     = Auswahl           # attested S; newer systems may say Ausgewählt
    trait.not_selected = Nicht ausgewählt  # assumed
    trait.not_enabled  = Grau dargestellt  # attested S
    trait.is_editing   = Bearbeiten        # attested S
    trait.checked      = aktiviert         # assumed
    trait.unchecked    = nicht aktiviert   # assumed
    switch.on          = Ein               # attested S
    switch.off         = Aus               # attested S
    switch.mixed       = Gemischt          # attested S
    state.expanded     = erweitert         # assumed; S proposes Erweitert
    state.collapsed    = reduziert         # assumed; S proposes Reduziert
    state.required     = erforderlich      # assumed
    state.invalid      = Ungültige Daten   # assumed

    # Hints
    hint.adjustable     = Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen  # attested S
    hint.switch         = Zum Umschalten doppeltippen                                   # attested S; S writes Doppeltippen
    hint.edit           = Zum Bearbeiten doppeltippen                                   # attested S
    hint.misspelled     = Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden  # attested S; there „Zuriff“, and no closing mark
    hint.activate       = Zum Aktivieren doppeltippen                                   # attested O
    hint.open           = Zum Öffnen doppeltippen                                       # assumed
    hint.expand         = Zum Erweitern doppeltippen                                    # assumed; S proposes Doppeltippen zum Erweitern
    hint.collapse       = Zum Reduzieren doppeltippen                                   # assumed; S proposes Doppeltippen zum Reduzieren
    hint.popup_picker   = Zum Aktivieren der Auswahl doppeltippen                       # assumed
    actions.hint_legacy = Zum Auswählen einer eigenen Aktion nach oben oder unten streichen, dann doppeltippen  # assumed

    # Actions and more content
    actions.available        = Aktionen verfügbar         # attested S
    actions.activate_default = Aktivieren                 # assumed
    action.zoom_in           = Vergrößern                 # assumed
    action.zoom_out          = Verkleinern                # assumed
    more_content.available   = Weitere Inhalte verfügbar  # attested S; there „Weiterhin inhalte verfügbar“

    # Containers, boundaries and places
    container.tab_list = Tab-Liste                      # assumed
    container.tab_bar  = Tab-Leiste                     # assumed
    context.series     = {index} von {count}            # attested S
    list.start         = Anfang der Liste               # attested S
    list.end           = Ende der Liste                 # attested S
    landmark.start     = Orientierungspunkt             # attested S
    landmark.end       = Ende                           # attested S
    alert              = Hinweis                        # assumed
    dialog             = Dialog                         # assumed
    group              = Gruppe                         # assumed
    direct_touch       = Bereich für direkte Berührung  # assumed

    # Tables
    table.row                  = Zeile {row}              # attested S
    table.column               = Spalte {column}          # attested S
    table.spans_rows[one]      = Umfasst {count} Zeile    # assumed; S has the plural only
    table.spans_rows[other]    = Umfasst {count} Zeilen   # attested S
    table.spans_columns[one]   = Umfasst {count} Spalte   # assumed; S has the plural only
    table.spans_columns[other] = Umfasst {count} Spalten  # attested S

    # Scrolling and progress
    scroll.page          = Seite {page} von {pages}            # assumed
    scroll.rows          = Zeilen {from} bis {to} von {count}  # assumed
    progress             = Fortschritt                         # assumed
    progress.in_progress = In Bearbeitung                      # assumed

    # Rotor: what to move by
    rotor.headings            = Überschriften          # attested S
    rotor.heading_n           = Überschrift {level}    # attested S
    rotor.links               = Links                  # attested S
    rotor.visited_links       = Besuchte Links         # attested S
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
    rotor.static_text         = Statischer Text        # assumed
    rotor.same_item           = Gleiches Objekt        # assumed
    rotor.vertical_navigation = Vertikale Navigation   # assumed
    rotor.none_found          = Keine {name} gefunden  # assumed

    # Rotor: what to set and do
    rotor.speaking_rate        = Sprechgeschwindigkeit              # assumed
    rotor.volume               = Lautstärke                         # assumed
    rotor.pitch                = Tonhöhe                            # assumed
    rotor.punctuation          = Interpunktion                      # assumed
    punctuation.all            = Alle                               # assumed
    punctuation.some           = Einige                             # assumed
    punctuation.none           = Keine                              # assumed
    rotor.typing_echo          = Tippecho                           # assumed
    rotor.actions              = Aktionen                           # assumed; from Aktionen verfügbar
    rotor.adjust_value         = Wert anpassen                      # assumed
    rotor.more_content         = Weitere Inhalte                    # assumed
    rotor.audio_graph          = Audiodiagramm                      # assumed
    rotor.edit                 = Bearbeiten                         # assumed
    rotor.text_selection       = Textauswahl                        # assumed
    rotor.typing_mode          = Eingabemodus                       # assumed
    rotor.language             = Sprache                            # assumed
    rotor.hints                = Hinweise                           # assumed
    rotor.direct_touch         = Direkte Berührung                  # assumed
    rotor.braille_screen_input = Brailleeingabe auf dem Bildschirm  # assumed

    # VoiceOver itself
    vo.on              = VoiceOver ein          # assumed
    vo.off             = VoiceOver aus          # assumed
    speech.on          = Sprachausgabe ein      # assumed
    speech.off         = Sprachausgabe aus      # assumed
    screen_curtain.on  = Bildschirmvorhang ein  # assumed
    screen_curtain.off = Bildschirmvorhang aus  # assumed
    screen_locked      = Bildschirm gesperrt    # assumed
    help.starting      = Hilfe starten          # assumed
    itemchooser.title  = Objektauswahl          # assumed

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
    guidedaccess.cancel         = Abbrechen                         # assumed
    shortcut.title              = Kurzbefehle für Bedienungshilfen  # assumed
    feature.voiceover           = VoiceOver                         # assumed
    feature.zoom                = Zoom                              # assumed
    feature.assistivetouch      = AssistiveTouch                    # assumed
    feature.invert_colors       = Farben umkehren                   # assumed
    feature.grayscale           = Graustufen                        # assumed

    # Audio graphs
    audiograph.play       = Audiodiagramm abspielen  # assumed
    audiograph.describe   = Diagramm beschreiben     # assumed
    audiograph.details    = Diagrammdetails          # assumed
    audiograph.complete   = Abgeschlossen            # assumed
    audiograph.data_point = Datenpunkt               # assumed
    audiograph.title      = Titel: {title}           # assumed
    audiograph.summary    = Zusammenfassung  # assumed
    audiograph.features   = Merkmale         # assumed
    audiograph.statistics = Statistik        # assumed
    audiograph.axes       = Achsen           # assumed
    audiograph.series     = Datenreihen      # assumed
    audiograph.done       = Fertig           # assumed



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
    char.space             = Leerzeichen                # assumed
    char.new_line          = Neue Zeile                 # assumed
    char.tab               = Tabulator                  # assumed
    char.bullet            = Aufzählungspunkt           # assumed
    text.blank             = leer                       # assumed
    text.deleted           = {text} gelöscht            # assumed
    text.insertion_start   = Einfügemarke am Anfang     # assumed
    text.insertion_end     = Einfügemarke am Ende       # assumed
    text.character_mode    = Zeichenmodus               # assumed
    text.word_mode         = Wortmodus                  # assumed
    text.selected_suffix   = {text} ausgewählt          # assumed
    text.unselected_suffix = {text} Auswahl aufgehoben  # assumed
    text.misspelled        = falsch geschrieben         # assumed

    # Drag and drop
    drag.start  = {name} bewegen     # assumed
    drag.drop   = Hier ablegen       # assumed
    drag.cancel = Bewegen abbrechen  # assumed

    # Letters, spelled out
    phonetic = Anton Ärger Berta Cäsar Dora Emil Friedrich Gustav Heinrich Ida Julius Kaufmann Ludwig Martha Nordpol Otto Ökonom Paula Quelle Richard Samuel Theodor Ulrich Übermut Viktor Wilhelm Xanthippe Ypsilon Zacharias  # assumed

    # Characters: marks
    character . = Punkt                    # assumed
    character , = Komma                    # assumed
    character ; = Semikolon                # assumed
    character : = Doppelpunkt              # assumed
    character ! = Ausrufezeichen           # assumed
    character ? = Fragezeichen             # assumed
    character ' = Apostroph                # assumed
    character " = Anführungszeichen        # assumed
    character ( = Klammer auf              # assumed
    character ) = Klammer zu               # assumed
    character [ = eckige Klammer auf       # assumed
    character ] = eckige Klammer zu        # assumed
    character { = geschweifte Klammer auf  # assumed
    character } = geschweifte Klammer zu   # assumed
    character - = Bindestrich              # assumed

    # Characters: symbols
    character @ = At-Zeichen                # assumed
    character # = Nummernzeichen            # assumed
    character % = Prozent                   # assumed
    character & = Und-Zeichen               # assumed
    character + = plus                      # assumed
    character = = gleich                    # assumed
    character / = Schrägstrich              # assumed
    character \ = umgekehrter Schrägstrich  # assumed
    character _ = Unterstrich               # assumed
    character * = Sternchen                 # assumed
    character ^ = Zirkumflex                # assumed
    character ~ = Tilde                     # assumed
    character ` = Gravis                    # assumed
    character | = senkrechter Strich        # assumed
    character < = kleiner als               # assumed
    character > = größer als                # assumed
    character − = minus                     # assumed
    character × = mal                       # assumed
    character ÷ = geteilt durch             # assumed
    character ‰ = Promille                  # assumed
    character $ = Dollar                    # assumed
    character € = Euro                      # assumed
    character £ = Pfund                     # assumed
    character ¥ = Yen                       # assumed
    character ₩ = Won                       # assumed
    character ¢ = Cent                      # assumed
    character ° = Grad                      # assumed
    character § = Paragraf                  # assumed
    character © = Copyright                 # assumed
    character ® = eingetragene Marke        # assumed
    character ™ = Markenzeichen             # assumed
    character † = Kreuz                     # assumed

    # Characters: shapes that stand for words on screens
    character ★ = schwarzer Stern         # assumed
    character ☆ = weißer Stern            # assumed
    character ■ = schwarzes Quadrat       # assumed
    character □ = weißes Quadrat          # assumed
    character ✓ = Häkchen                 # assumed
    character ✗ = Kreuzzeichen            # assumed
    character ✕ = Multiplikationszeichen  # assumed
    character ※ = Verweiszeichen          # assumed

    # Characters: keys, units and shapes that engines leave out
    character ✘ = fettes Kreuzzeichen             # assumed
    character ☰ = Menü                            # assumed
    character ⌘ = Befehl                          # assumed
    character ⌥ = Option                          # assumed
    character ⌃ = Control                         # assumed
    character ⏎ = Eingabe                         # assumed
    character ⌫ = Löschen                         # assumed
    character ♡ = weißes Herz                     # assumed
    character ♫ = verbundene Achtelnoten          # assumed
    character ℃ = Grad Celsius                    # assumed
    character ℉ = Grad Fahrenheit                 # assumed
    character ″ = Doppelstrich                    # assumed
    character ′ = Strich                          # assumed
    character 〒 = Postzeichen                     # assumed
    character ❮ = linke Winkelverzierung          # assumed
    character ❯ = rechte Winkelverzierung         # assumed
    character ➜ = Pfeil nach rechts               # assumed
    character ☒ = angekreuztes Kästchen           # assumed
    character ✦ = schwarzer vierzackiger Stern    # assumed
    character ‡ = Doppelkreuz der Typografie      # assumed
    character ‣ = dreieckiges Aufzählungszeichen  # assumed
    character № = Nummer                          # assumed
    character ¶ = Absatzzeichen                   # assumed
    character ◆ = schwarze Raute                  # assumed
    character ▷ = weißes Dreieck nach rechts      # assumed
    character ﷽ = Basmala                         # assumed
    character � = Ersatzzeichen                   # assumed
    character ¼ = ein Viertel                     # assumed
    character ½ = ein halb                        # assumed
    character ¾ = drei Viertel                    # assumed
    character ⟨ = linke spitze Klammer            # assumed
    character ⟩ = rechte spitze Klammer           # assumed

    # Characters: marks of typesetters
    character ’ = Apostroph                          # assumed
    character ‘ = einfaches Anführungszeichen oben   # assumed
    character ‚ = einfaches Anführungszeichen unten  # assumed
    character ” = Anführungszeichen oben rechts      # assumed
    character “ = Anführungszeichen oben links       # assumed
    character „ = Anführungszeichen unten            # assumed
    character « = doppelte Spitzklammer links        # assumed
    character » = doppelte Spitzklammer rechts       # assumed
    character ‹ = einfache Spitzklammer links        # assumed
    character › = einfache Spitzklammer rechts       # assumed
    character – = Gedankenstrich                     # assumed
    character — = langer Gedankenstrich              # assumed
    character … = Auslassungspunkte                  # assumed
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

    # Characters: blanks
    character U+00A0 = geschütztes Leerzeichen  # assumed
    """#
}
