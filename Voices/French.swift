extension Voices {
  /// French: nobody has written these down from VoiceOver, so all of it is assumed and waits for a listener.
  static let frenchText = #"""
    language        = fr
    name            = Français
    espeak          = fr
    espeak.rate     = 175
    espeak.says     = % ° $ € £ ¥ ¢ + × ÷ & @
    number.grouping = \u{202F}
    number.decimal  = ,
    number.percent  = {number}\u{A0}%

    # Roles
    trait.button            = bouton                     # assumed
    trait.link              = lien                       # assumed
    trait.visited_link      = lien visité                # assumed
    trait.image             = image                      # assumed
    trait.header            = en-tête                    # assumed; user guides have en-têtes for the rotor
    trait.header.level      = en-tête de niveau {level}  # assumed
    trait.adjustable        = ajustable                  # assumed; the Orange guide has the word
    trait.switch            = bouton bascule             # assumed
    trait.checkbox          = case à cocher              # assumed
    trait.radio             = bouton radio               # assumed
    trait.tab               = onglet                     # assumed
    trait.search_field      = champ de recherche         # assumed
    trait.text_field        = champ de texte             # assumed
    trait.secure_text_field = champ de texte sécurisé    # assumed
    trait.popup_button      = bouton déroulant           # assumed
    trait.menu_item         = élément de menu            # assumed
    trait.picker_item       = élément du sélecteur       # assumed
    trait.table_index       = index de tableau           # assumed
    trait.back_button       = bouton Retour              # assumed
    back                    = Retour                     # assumed

    # States
    trait.selected     = sélectionné               # assumed
    trait.not_selected = non sélectionné           # assumed
    trait.not_enabled  = estompé                   # assumed
    trait.is_editing   = en cours de modification  # assumed
    trait.checked      = coché                     # assumed
    trait.unchecked    = non coché                 # assumed
    switch.on          = activé                    # assumed
    switch.off         = désactivé                 # assumed
    switch.mixed       = mixte                     # assumed
    state.expanded     = développé                 # assumed
    state.collapsed    = réduit                    # assumed
    state.required     = requis                    # assumed
    state.invalid      = données non valides       # assumed

    # Hints
    hint.adjustable     = Balayez vers le haut ou le bas avec un doigt pour régler la valeur  # assumed
    hint.switch         = Touchez deux fois pour modifier le réglage                 # assumed
    hint.edit           = Touchez deux fois pour modifier                            # assumed
    hint.misspelled     = Utilisez le rotor pour accéder aux mots mal orthographiés  # assumed
    hint.activate       = Touchez deux fois pour activer                             # assumed
    hint.open           = Touchez deux fois pour ouvrir                              # assumed
    hint.expand         = Touchez deux fois pour développer                          # assumed
    hint.collapse       = Touchez deux fois pour réduire                             # assumed
    hint.popup_picker   = Touchez deux fois pour activer le sélecteur                # assumed
    actions.hint_legacy = Balayez vers le haut ou le bas pour choisir une action, puis touchez deux fois pour l’activer  # assumed

    # Actions and more content
    actions.available        = actions disponibles                # assumed
    actions.activate_default = activer                            # assumed
    action.zoom_in           = zoom avant                         # assumed
    action.zoom_out          = zoom arrière                       # assumed
    more_content.available   = contenu supplémentaire disponible  # assumed

    # Containers, boundaries and places
    container.tab_list = liste d’onglets         # assumed
    container.tab_bar  = barre d’onglets         # assumed
    context.series     = {index} sur {count}     # assumed
    list.start         = début de liste          # assumed
    list.end           = fin de liste            # assumed
    landmark.start     = point de repère         # assumed
    landmark.end       = fin                     # assumed
    alert              = alerte                  # assumed
    dialog             = dialogue                # assumed
    group              = groupe                  # assumed
    direct_touch       = zone de toucher direct  # assumed

    # Tables
    table.row                  = ligne {row}                   # assumed
    table.column               = colonne {column}              # assumed
    table.spans_rows[one]      = s’étend sur {count} ligne     # assumed
    table.spans_rows[other]    = s’étend sur {count} lignes    # assumed
    table.spans_columns[one]   = s’étend sur {count} colonne   # assumed
    table.spans_columns[other] = s’étend sur {count} colonnes  # assumed

    # Scrolling and progress
    scroll.page          = page {page} sur {pages}           # assumed
    scroll.rows          = lignes {from} à {to} sur {count}  # assumed
    progress             = progression                       # assumed
    progress.in_progress = en cours                          # assumed

    # Rotor: what to move by
    rotor.headings            = en-têtes                    # assumed; so in user guides
    rotor.heading_n           = en-tête {level}             # assumed
    rotor.links               = liens                       # assumed
    rotor.visited_links       = liens visités               # assumed
    rotor.bold                = texte en gras               # assumed
    rotor.italic              = texte en italique           # assumed
    rotor.underline           = texte souligné              # assumed
    rotor.misspelled          = mots mal orthographiés      # assumed
    rotor.images              = images                      # assumed
    rotor.text_fields         = champs de texte             # assumed
    rotor.tables              = tableaux                    # assumed
    rotor.lists               = listes                      # assumed
    rotor.landmarks           = points de repère            # assumed
    rotor.characters          = caractères                  # assumed; user guides have caractère
    rotor.words               = mots                        # assumed; user guides have mot
    rotor.lines               = lignes                      # assumed
    rotor.containers          = conteneurs                  # assumed
    rotor.form_controls       = contrôles de formulaire     # assumed
    rotor.buttons             = boutons                     # assumed
    rotor.static_text         = texte statique              # assumed
    rotor.same_item           = même élément                # assumed
    rotor.vertical_navigation = navigation verticale        # assumed
    rotor.none_found          = aucun résultat pour {name}  # assumed

    # Rotor: what to set and do
    rotor.speaking_rate        = débit de parole              # assumed
    rotor.volume               = volume                       # assumed
    rotor.pitch                = hauteur                      # assumed
    rotor.punctuation          = ponctuation                  # assumed
    punctuation.all            = toute                        # assumed
    punctuation.some           = une partie                   # assumed
    punctuation.none           = aucune                       # assumed
    rotor.typing_echo          = écho de saisie               # assumed
    rotor.actions              = actions                      # assumed
    rotor.adjust_value         = régler la valeur             # assumed
    rotor.more_content         = plus de contenu              # assumed
    rotor.audio_graph          = graphique audio              # assumed
    rotor.edit                 = modifier                     # assumed
    rotor.text_selection       = sélection de texte           # assumed
    rotor.typing_mode          = mode de saisie               # assumed
    rotor.language             = langue                       # assumed
    rotor.hints                = conseils                     # assumed; also indications
    rotor.direct_touch         = toucher direct               # assumed
    rotor.braille_screen_input = saisie en braille à l’écran  # assumed

    # VoiceOver itself
    vo.on              = VoiceOver activé          # assumed
    vo.off             = VoiceOver désactivé       # assumed
    speech.on          = voix activée              # assumed
    speech.off         = voix désactivée           # assumed
    screen_curtain.on  = rideau d’écran activé     # assumed
    screen_curtain.off = rideau d’écran désactivé  # assumed
    screen_locked      = écran verrouillé          # assumed
    help.starting      = démarrage de l’aide       # assumed
    itemchooser.title  = sélecteur d’éléments      # assumed

    # Guided Access
    guidedaccess.started        = Accès guidé démarré         # assumed
    guidedaccess.ended          = Accès guidé terminé         # assumed
    guidedaccess.enabled_banner = L’Accès guidé est activé. Triple-cliquez sur le bouton latéral pour quitter  # assumed
    guidedaccess.title          = Accès guidé                 # assumed
    guidedaccess.options        = Options                     # assumed
    guidedaccess.touch          = Toucher                     # assumed
    guidedaccess.motion         = Mouvement                   # assumed
    guidedaccess.keyboards      = Claviers logiciels          # assumed
    guidedaccess.volume_buttons = Boutons de volume           # assumed
    guidedaccess.side_button    = Bouton latéral              # assumed
    guidedaccess.time_limit     = Limite de durée             # assumed
    guidedaccess.minutes[one]   = {n} minute                  # assumed
    guidedaccess.minutes[other] = {n} minutes                 # assumed
    guidedaccess.time_expired   = Temps écoulé                # assumed
    guidedaccess.start          = Démarrer                    # assumed
    guidedaccess.end            = Terminer                    # assumed
    guidedaccess.resume         = Reprendre                   # assumed
    guidedaccess.cancel         = Annuler                     # assumed
    shortcut.title              = Raccourcis d’accessibilité  # assumed
    feature.voiceover           = VoiceOver                   # assumed
    feature.zoom                = Zoom                        # assumed
    feature.assistivetouch      = AssistiveTouch              # assumed
    feature.invert_colors       = Inverser les couleurs       # assumed
    feature.grayscale           = Niveaux de gris             # assumed

    # Audio graphs
    audiograph.play       = lire le graphique audio  # assumed
    audiograph.describe   = décrire le graphique     # assumed
    audiograph.details    = détails du graphique     # assumed
    audiograph.complete   = terminé                  # assumed
    audiograph.data_point = point de données         # assumed
    audiograph.title      = titre\u{A0}: {title}     # assumed
    audiograph.summary    = résumé            # assumed
    audiograph.features   = caractéristiques  # assumed
    audiograph.statistics = statistiques      # assumed
    audiograph.axes       = axes              # assumed
    audiograph.series     = séries            # assumed
    audiograph.done       = terminé           # assumed



    # Charts
    chart.range               = {from} à {to}                                                 # assumed
    chart.change              = de {from} à {to}  # assumed
    chart.power               = {number} fois 10 puissance {power}                            # assumed
    chart.no_value            = aucune valeur                                                 # assumed
    chart.series_n            = Série {number}  # attested A; AXMediaUtilities
    chart.points[one]         = {count} point                                                 # assumed
    chart.points[many]        = {count} de points                                             # assumed
    chart.points[other]       = {count} points                                                # assumed
    chart.missing             = {count} sans valeur                                           # assumed
    chart.line                = graphique en courbes                                          # assumed
    chart.scatter             = nuage de points                                               # assumed
    chart.bars                = graphique à barres                                            # assumed
    chart.axis_x              = axe x\u{A0}: {text}                                           # assumed
    chart.axis_y              = axe y\u{A0}: {text}                                           # assumed
    chart.axis_more           = axe supplémentaire\u{A0}: {text}                              # assumed
    chart.logarithmic         = échelle logarithmique                                         # assumed
    chart.categories[one]     = {count} catégorie                                             # assumed
    chart.categories[many]    = {count} de catégories                                         # assumed
    chart.categories[other]   = {count} catégories                                            # assumed
    chart.series_count[one]   = {count} série                                                 # assumed
    chart.series_count[many]  = {count} de séries                                             # assumed
    chart.series_count[other] = {count} séries                                                # assumed
    chart.computed            = calculé à partir des données                                  # assumed; marks what is ours and not the app’s
    chart.head                = {text}\u{A0}:  # assumed
    chart.of_series           = {series}\u{A0}: {text}                                        # assumed
    chart.no_values           = aucune valeur                                                 # assumed
    chart.only_value          = valeur unique\u{A0}: {point}                                  # assumed
    chart.all_same            = toutes les valeurs identiques\u{A0}: {value}                  # assumed
    chart.constant            = à peu près constant                                           # assumed
    chart.rises_steadily      = hausse régulière                                              # assumed
    chart.rises_generally     = hausse en général                                             # assumed
    chart.rises_slightly      = légère tendance à la hausse                                   # assumed; how clear it is, not how steep
    chart.falls_steadily      = baisse régulière                                              # assumed
    chart.falls_generally     = baisse en général                                             # assumed
    chart.falls_slightly      = légère tendance à la baisse                                   # assumed; how clear it is, not how steep
    chart.no_trend            = aucune tendance claire                                        # assumed
    chart.linear              = proche d’une droite                                           # assumed
    chart.slope               = environ {y} par {x}                                           # assumed
    chart.slope_step          = environ {y} par pas de {step} pour {title}                       # assumed
    chart.slope_category      = environ {y} de l’une à la suivante                            # assumed
    chart.peaked              = hausse, puis baisse, sommet\u{A0}: {point}                    # assumed
    chart.troughed            = baisse, puis hausse, creux\u{A0}: {point}                     # assumed
    chart.rises               = hausse                                                        # assumed
    chart.falls               = baisse                                                        # assumed
    chart.level               = stable                                                        # assumed
    chart.varies              = variations  # assumed
    chart.until               = {shape} jusqu’à {x}                                           # assumed
    chart.then                = {one}, puis {other}                                           # assumed
    chart.repeats[one]        = se répète environ tous les {count} points                     # assumed
    chart.repeats[many]       = se répète environ tous les {count} de points                  # assumed
    chart.repeats[other]      = se répète environ tous les {count} points                     # assumed
    chart.step                = saut, {x}\u{A0}: {y}                                          # assumed
    chart.at                  = {y} pour {x}                                                  # assumed
    chart.labeled             = {text} ({label})  # assumed; a label names the point, it is no place
    chart.highest             = maximum\u{A0}: {point}                                        # assumed
    chart.lowest              = minimum\u{A0}: {point}                                        # assumed
    chart.more                = {count} de plus                                               # assumed
    chart.first_last          = première valeur\u{A0}: {first}, dernière valeur\u{A0}: {last}  # assumed
    chart.mean_median         = moyenne\u{A0}: {mean}, médiane\u{A0}: {median}                # assumed
    chart.peaks[one]          = pic\u{A0}: {points}                                           # assumed
    chart.peaks[other]        = pics\u{A0}: {points}                                          # assumed
    chart.valleys[one]        = creux\u{A0}: {points}                                         # assumed
    chart.valleys[other]      = creux\u{A0}: {points}                                         # assumed
    chart.outliers[one]       = {count} valeur aberrante\u{A0}: {points}                      # assumed
    chart.outliers[many]      = {count} de valeurs aberrantes\u{A0}: {points}                 # assumed
    chart.outliers[other]     = {count} valeurs aberrantes\u{A0}: {points}                    # assumed
    chart.pair                = {one} et {other}                                              # assumed
    chart.higher_at_end       = valeur la plus haute à la fin\u{A0}: {series}                 # assumed
    chart.higher_at           = valeur la plus haute pour {x}\u{A0}: {series}  # assumed
    chart.crossings[one]      = croisement\u{A0}: {places}                                    # assumed
    chart.crossings[other]    = croisements\u{A0}: {places}                                   # assumed
    chart.crossing_count      = croisements\u{A0}: {count}                                    # assumed
    chart.largest_gap         = plus grand écart\u{A0}: {point}                               # assumed
    chart.beyond[one]         = {count} point est au-delà des axes et s’entend à leur extrémité  # assumed
    chart.beyond[many]        = {count} de points sont au-delà des axes et s’entendent à leurs extrémités  # assumed
    chart.beyond[other]       = {count} points sont au-delà des axes et s’entendent à leurs extrémités  # assumed
    chart.grouped             = points regroupés pour la lecture                              # assumed
    chart.sound               = {graph}\u{A0}: {seconds}, {points}  # assumed
    chart.seconds[one]        = {seconds} seconde  # assumed
    chart.seconds[many]       = {seconds} de secondes  # assumed
    chart.seconds[other]      = {seconds} secondes  # assumed

    # Charts, as VoiceOver itself describes them
    chart.axis_is_x               = L’axe des X correspond à {title}  # attested A; UIKit.axbundle
    chart.axis_is_y               = L’axe des Y correspond à {title}  # attested A; UIKit.axbundle
    chart.data_series[one]        = Il y a {count} série de données  # assumed
    chart.data_series[other]      = Il y a {count} séries de données  # assumed
    chart.data_points[one]        = {count} point de données  # assumed
    chart.data_points[other]      = {count} points de données  # attested A; AXMediaUtilities
    chart.increasing              = La tendance est globalement à la hausse  # attested A; AXMediaUtilities
    chart.decreasing              = La tendance est globalement à la baisse  # attested A; AXMediaUtilities
    chart.correlation_very_strong = Les données présentent une très forte corrélation  # attested A; AXMediaUtilities
    chart.correlation_strong      = Les données présentent une forte corrélation  # attested A; AXMediaUtilities
    chart.correlation_moderate    = Les données présentent une corrélation modérée  # attested A; AXMediaUtilities
    chart.correlation_weak        = Les données présentent une faible corrélation  # attested A; AXMediaUtilities
    chart.correlation_none        = Les données ne semblent pas présenter de corrélation  # attested A; AXMediaUtilities
    chart.model_linear            = Les données suivent une tendance linéaire  # attested A; AXMediaUtilities
    chart.model_logarithmic       = Les données suivent une courbe logarithmique  # attested A; AXMediaUtilities
    chart.model_exponential       = Les données suivent une courbe exponentielle  # attested A; AXMediaUtilities
    chart.model_power             = Les données suivent une courbe de puissance  # attested A; AXMediaUtilities
    chart.model_periodic          = Les données suivent une tendance périodique  # attested A; AXMediaUtilities
    chart.is_outlier              = {point} est une valeur aberrante  # attested A; AXMediaUtilities
    chart.no_outliers             = Il n’y a aucune valeur aberrante  # attested A; AXMediaUtilities
    chart.maximum                 = Maximum\u{A0}: {value}  # attested A; AXMediaUtilities
    chart.minimum                 = Minimum\u{A0}: {value}  # attested A; AXMediaUtilities
    chart.mean                    = Valeur moyenne de {axis}\u{A0}: {value}  # attested A; AXMediaUtilities
    chart.insights                = Aperçus  # attested A; AccessibilitySharedUISupport
    chart.current_series          = Série actuelle\u{A0}: {series}  # attested A; AccessibilitySharedUISupport
    chart.voiceover               = selon VoiceOver  # assumed; over what we think that VoiceOver says

    # Text
    char.capital_prefix    = majuscule {text}            # assumed
    char.space             = espace                      # assumed
    char.new_line          = nouvelle ligne              # assumed
    char.tab               = tabulation                  # assumed
    char.bullet            = puce                        # assumed
    text.blank             = vide                        # assumed
    text.deleted           = {text} supprimé             # assumed
    text.insertion_start   = point d’insertion au début  # assumed
    text.insertion_end     = point d’insertion à la fin  # assumed
    text.character_mode    = mode caractère              # assumed
    text.word_mode         = mode mot                    # assumed
    text.selected_suffix   = {text} sélectionné          # assumed
    text.unselected_suffix = {text} désélectionné        # assumed
    text.misspelled        = mal orthographié            # assumed

    # Drag and drop
    drag.start  = faire glisser {name}   # assumed
    drag.drop   = déposer ici            # assumed
    drag.cancel = annuler le glissement  # assumed

    # Letters, spelled out
    phonetic = Anatole Berthe Célestin Désiré Eugène Émile François Gaston Henri Irma Joseph Kléber Louis Marcel Nicolas Oscar Pierre Quintal Raoul Suzanne Thérèse Ursule Victor William Xavier Yvonne Zoé  # assumed

    # Characters: marks
    character . = point                  # assumed
    character , = virgule                # assumed
    character ; = point-virgule          # assumed
    character : = deux-points            # assumed
    character ! = point d’exclamation    # assumed
    character ? = point d’interrogation  # assumed
    character ' = apostrophe             # assumed
    character " = guillemet              # assumed
    character ( = parenthèse ouvrante    # assumed
    character ) = parenthèse fermante    # assumed
    character [ = crochet ouvrant        # assumed
    character ] = crochet fermant        # assumed
    character { = accolade ouvrante      # assumed
    character } = accolade fermante      # assumed
    character - = tiret                  # assumed

    # Characters: symbols
    character @ = arobase                # assumed
    character # = dièse                  # assumed
    character % = pour cent              # assumed
    character & = esperluette            # assumed
    character + = plus                   # assumed
    character = = égal                   # assumed
    character / = barre oblique          # assumed
    character \ = barre oblique inverse  # assumed
    character _ = tiret bas              # assumed
    character * = astérisque             # assumed
    character ^ = accent circonflexe     # assumed
    character ~ = tilde                  # assumed
    character ` = accent grave           # assumed
    character | = barre verticale        # assumed
    character < = inférieur à            # assumed
    character > = supérieur à            # assumed
    character − = moins                  # assumed
    character × = fois                   # assumed
    character ÷ = divisé par             # assumed
    character ‰ = pour mille             # assumed
    character $ = dollar                 # assumed
    character € = euro                   # assumed
    character £ = livre                  # assumed
    character ¥ = yen                    # assumed
    character ₩ = won                    # assumed
    character ¢ = cent                   # assumed
    character ° = degré                  # assumed
    character § = paragraphe             # assumed
    character © = copyright              # assumed
    character ® = marque déposée         # assumed
    character ™ = marque commerciale     # assumed
    character † = obèle                  # assumed

    # Characters: shapes that stand for words on screens
    character ★ = étoile noire         # assumed
    character ☆ = étoile blanche       # assumed
    character ■ = carré plein          # assumed
    character □ = carré creux          # assumed
    character ✓ = coche                # assumed
    character ✗ = croix                # assumed
    character ✕ = signe multiplier     # assumed
    character ※ = marque de référence  # assumed

    # Characters: keys, units and shapes that engines leave out
    character ✘ = croix grasse                    # assumed
    character ☰ = menu                            # assumed
    character ⌘ = commande                        # assumed
    character ⌥ = option                          # assumed
    character ⌃ = contrôle                        # assumed
    character ⏎ = retour                          # assumed
    character ⌫ = supprimer                       # assumed
    character ♡ = cœur blanc                      # assumed
    character ♫ = croches liées                   # assumed
    character ℃ = degrés Celsius                  # assumed
    character ℉ = degrés Fahrenheit               # assumed
    character ″ = double prime                    # assumed
    character ′ = prime                           # assumed
    character 〒 = symbole postal                  # assumed
    character ❮ = chevron ornemental gauche       # assumed
    character ❯ = chevron ornemental droit        # assumed
    character ➜ = flèche vers la droite           # assumed
    character ☒ = case cochée d’une croix         # assumed
    character ✦ = étoile noire à quatre branches  # assumed
    character ‡ = double obèle                    # assumed
    character ‣ = puce triangulaire               # assumed
    character № = numéro                          # assumed
    character ¶ = pied de mouche                  # assumed
    character ◆ = losange noir                    # assumed
    character ▷ = triangle blanc vers la droite   # assumed
    character ﷽ = basmala                         # assumed
    character � = caractère de remplacement       # assumed
    character ¼ = un quart                        # assumed
    character ½ = un demi                         # assumed
    character ¾ = trois quarts                    # assumed
    character ⟨ = chevron mathématique gauche     # assumed
    character ⟩ = chevron mathématique droit      # assumed

    # Characters: marks of typesetters
    character ’ = apostrophe                         # assumed
    character ‘ = guillemet simple ouvrant           # assumed
    character ‚ = guillemet simple inférieur         # assumed
    character ” = guillemet fermant                  # assumed
    character “ = guillemet ouvrant                  # assumed
    character „ = guillemet inférieur                # assumed
    character « = guillemet français ouvrant         # assumed
    character » = guillemet français fermant         # assumed
    character ‹ = guillemet français simple ouvrant  # assumed
    character › = guillemet français simple fermant  # assumed
    character – = tiret demi-cadratin                # assumed
    character — = tiret cadratin                     # assumed
    character … = points de suspension               # assumed
    character · = point médian                       # assumed
    character ¡ = point d’exclamation inversé        # assumed
    character ¿ = point d’interrogation inversé      # assumed

    # Characters: marks of East Asia
    character 、 = virgule idéographique          # assumed
    character 。 = point idéographique            # assumed
    character ・ = point médian katakana          # assumed
    character 〜 = tiret ondulé                   # assumed
    character 「 = crochet d’angle ouvrant        # assumed
    character 」 = crochet d’angle fermant        # assumed
    character 『 = crochet d’angle blanc ouvrant  # assumed
    character 』 = crochet d’angle blanc fermant  # assumed
    character 〈 = chevron ouvrant                # assumed
    character 〉 = chevron fermant                # assumed
    character 《 = double chevron ouvrant         # assumed
    character 》 = double chevron fermant         # assumed
    character 【 = crochet noir ouvrant           # assumed
    character 】 = crochet noir fermant           # assumed

    # Characters: blanks
    character U+00A0 = espace insécable  # assumed
    """#
}
