extension Voices {
  /// French: what Apple’s bundles have. Nobody has written the rest down from VoiceOver, so it waits for a listener.
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
    trait.button            = bouton
    trait.link              = lien
    trait.visited_link      = lien visité                # assumed
    trait.image             = image
    trait.header            = en-tête
    trait.header.level      = en-tête de niveau {level}  # assumed
    trait.adjustable        = réglable
    trait.switch            = bouton bascule             # assumed
    trait.checkbox          = case à cocher              # assumed
    trait.radio             = bouton radio               # assumed
    trait.tab               = onglet
    trait.search_field      = champ de recherche
    trait.text_field        = champ de texte             # assumed
    trait.secure_text_field = champ de texte sécurisé    # assumed
    trait.popup_button      = bouton de menu local
    trait.menu_item         = élément de menu            # assumed
    trait.picker_item       = élément du sélecteur       # assumed
    trait.table_index       = index de section
    trait.back_button       = bouton Retour
    back                    = Précédent

    # States
    trait.selected     = sélectionné
    trait.not_selected = non sélectionné
    trait.not_enabled  = estompé
    trait.is_editing   = en cours de modification  # assumed
    trait.checked      = coché
    trait.unchecked    = non coché
    switch.on          = activé
    switch.off         = désactivé
    switch.mixed       = mixte
    state.expanded     = développé
    state.collapsed    = condensé
    state.required     = requis                    # assumed
    state.invalid      = données non valides       # assumed

    # Hints
    hint.adjustable     = Balayez vers le haut ou le bas avec un doigt pour régler la valeur  # assumed
    hint.switch         = Touchez deux fois pour modifier le réglage                          # assumed
    hint.edit           = Touchez deux fois pour modifier                                     # assumed; Apple has Toucher deux fois pour modifier, in Calendar alone; the other hints begin with Touchez
    hint.misspelled     = Utilisez le rotor pour accéder aux mots mal orthographiés           # assumed
    hint.activate       = Touchez deux fois pour activer                                      # assumed
    hint.open           = Touchez deux fois pour ouvrir                                       # assumed
    hint.expand         = Touchez deux fois pour développer
    hint.collapse       = Touchez deux fois pour condenser                                    # assumed; UIKit.axbundle has Touchez deux fois pour condenser l’élément actif
    hint.popup_picker   = Touchez deux fois pour activer le sélecteur                         # assumed
    actions.hint_legacy = Balayez vers le haut ou le bas pour choisir une action, puis touchez deux fois pour l’activer  # assumed

    # Actions and more content
    actions.available        = actions disponibles                # assumed
    actions.activate_default = activer
    more_content.available   = contenu supplémentaire disponible  # assumed

    # Containers, boundaries and places
    container.tab_list = liste d’onglets         # assumed
    container.tab_bar  = barre d’onglets
    context.series     = {index} sur {count}
    list.start         = début de liste          # assumed
    list.end           = fin de liste            # assumed
    landmark.start     = repère
    landmark.end       = fin                     # assumed
    alert              = alerte                  # assumed
    dialog             = zone de dialogue
    group              = groupe                  # UIKit.axbundle has Grouper, which is the verb
    direct_touch       = zone de toucher direct  # assumed

    # Tables
    table.row                  = rang {row}                    # assumed; UIKit.axbundle has rang for the rows of a table
    table.column               = colonne {column}              # assumed
    table.spans_rows[one]      = s’étend sur {count} rang      # assumed
    table.spans_rows[other]    = s’étend sur {count} rangs     # assumed
    table.spans_columns[one]   = s’étend sur {count} colonne   # assumed
    table.spans_columns[other] = s’étend sur {count} colonnes  # assumed

    # Scrolling and progress
    scroll.page          = page {page} sur {pages}
    scroll.rows          = rangs {from} à {to} sur {count}
    progress             = progression
    progress.in_progress = en cours

    # Rotor: what to move by
    rotor.headings            = en-têtes
    rotor.heading_n           = en-tête {level}             # assumed
    rotor.links               = liens
    rotor.visited_links       = liens visités               # assumed
    rotor.non_visited_links   = liens non visités  # assumed
    rotor.in_page_links       = liens dans la page  # assumed
    rotor.articles            = articles  # assumed
    rotor.bold                = texte en gras               # assumed
    rotor.italic              = texte en italique           # assumed
    rotor.underline           = texte souligné              # assumed
    rotor.misspelled          = mots mal orthographiés      # assumed
    rotor.images              = images                      # assumed
    rotor.text_fields         = champs de texte             # assumed
    rotor.tables              = tableaux                    # assumed
    rotor.lists               = listes                      # assumed
    rotor.landmarks           = repères                     # assumed; AccessibilityPlatformTranslation has repère
    rotor.characters          = caractères                  # assumed; user guides have caractère
    rotor.words               = mots                        # assumed; user guides have mot
    rotor.lines               = lignes                      # assumed
    rotor.containers          = conteneurs                  # assumed
    rotor.form_controls       = contrôles de formulaire     # assumed
    rotor.buttons             = boutons                     # assumed
    rotor.static_text         = texte statique
    rotor.same_item           = élément identique           # assumed; VoiceOverServices has Aller à l’élément identique suivant
    rotor.vertical_navigation = navigation verticale        # assumed
    rotor.none_found          = aucun résultat pour {name}  # assumed

    # Rotor: what to set and do
    rotor.speaking_rate        = débit vocal
    rotor.volume               = volume
    rotor.pitch                = hauteur             # assumed
    rotor.punctuation          = ponctuation
    punctuation.all            = toute               # assumed
    punctuation.some           = une partie          # assumed
    punctuation.none           = aucune              # assumed
    rotor.typing_echo          = écho de saisie      # assumed
    rotor.actions              = actions             # assumed
    rotor.adjust_value         = régler la valeur    # assumed
    rotor.more_content         = plus de contenu     # assumed
    rotor.audio_graph          = graphique audio
    rotor.edit                 = modifier            # assumed
    rotor.text_selection       = sélection de texte  # assumed
    rotor.typing_mode          = style de saisie
    rotor.language             = langue              # assumed
    rotor.hints                = conseils pratiques
    rotor.direct_touch         = toucher direct      # assumed
    rotor.braille_screen_input = saisie de l’écran braille

    # VoiceOver itself
    vo.on              = VoiceOver activé          # assumed
    vo.off             = VoiceOver désactivé       # assumed
    speech.on          = énonciation activée       # assumed; VoiceOverServices has l’énonciation
    speech.off         = énonciation désactivée    # assumed
    screen_curtain.on  = rideau d’écran activé     # assumed
    screen_curtain.off = rideau d’écran désactivé  # assumed
    screen_locked      = écran verrouillé
    help.starting      = démarrage de l’aide       # assumed
    itemchooser.title  = sélecteur d’élément

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
    guidedaccess.cancel         = Annuler
    shortcut.title              = Raccourcis d’accessibilité  # assumed
    feature.voiceover           = VoiceOver
    feature.zoom                = Zoom                        # assumed
    feature.assistivetouch      = AssistiveTouch              # assumed
    feature.invert_colors       = Inverser les couleurs       # assumed
    feature.grayscale           = Niveaux de gris             # assumed

    # Audio graphs
    audiograph.play       = lire le graphique audio
    audiograph.describe   = décrire le graphique  # assumed
    audiograph.details    = détails du graphique  # assumed
    audiograph.complete   = terminé               # assumed
    audiograph.data_point = point de données
    audiograph.summary    = résumé
    audiograph.statistics = statistiques
    audiograph.done       = OK



    # Web pages
    web.toggle_button          = bouton bascule                 # assumed
    web.pressed                = enfoncé                        # assumed
    web.not_pressed            = non enfoncé                    # assumed
    web.combo_box              = zone de liste déroulante       # assumed
    web.color_well             = cadre de couleur               # assumed
    web.text_area              = champ de texte multiligne      # assumed
    web.separator              = séparateur
    web.math                   = mathématiques                  # assumed
    web.shows_popup            = Affiche le menu local
    web.popup_menu             = menu local                     # assumed
    web.popup_listbox          = zone de liste contextuelle     # assumed
    web.popup_tree             = arborescence contextuelle      # assumed
    web.popup_grid             = grille contextuelle            # assumed
    web.popup_dialog           = zone de dialogue contextuelle  # assumed
    web.current                = actuel                         # assumed
    web.current_page           = page actuelle                  # assumed
    web.current_step           = étape actuelle                 # assumed
    web.current_location       = position actuelle              # assumed
    web.current_date           = date actuelle                  # assumed
    web.current_time           = heure actuelle                 # assumed
    web.invalid                = champ non valide               # assumed
    web.sort_up                = tri croissant                  # assumed
    web.sort_down              = tri décroissant                # assumed
    web.column_header          = en-tête de colonne             # assumed
    web.row_header             = en-tête de rang                # assumed
    web.table_start            = Début du tableau               # assumed
    web.table_end              = Fin du tableau                 # assumed
    web.rows[one]              = {count} rang                   # assumed
    web.rows[other]            = {count} rangs                  # assumed
    web.columns[one]           = {count} colonne                # assumed
    web.columns[other]         = {count} colonnes               # assumed
    web.description_list_start = Début de liste de définitions  # assumed
    web.description_list_end   = Fin de liste de définitions    # assumed
    web.term                   = terme                          # assumed
    web.definition             = définition                     # assumed
    web.form_start             = Début de formulaire            # assumed
    web.banner                 = bannière                       # assumed
    web.complementary          = complémentaire                 # assumed
    web.content_information    = informations sur le contenu    # assumed
    web.main                   = principal                      # assumed
    web.navigation             = navigation                     # assumed
    web.region                 = région                         # assumed
    web.search                 = recherche                      # assumed
    web.description            = description                    # assumed
    web.choose_file            = Choisir le fichier             # assumed
    web.no_file                = aucun fichier sélectionné      # assumed
    char.white_bullet          = puce blanche                   # assumed
    char.black_square          = carré noir                     # assumed

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
    char.space             = espace
    char.new_line          = nouvelle ligne
    char.tab               = tabulation
    char.bullet            = puce
    text.blank             = vide
    text.deleted           = {text} supprimé             # assumed
    text.insertion_start   = point d’insertion au début  # assumed
    text.insertion_end     = point d’insertion à la fin  # assumed
    text.character_mode    = mode caractère              # assumed
    text.word_mode         = mode mot                    # assumed
    text.selected_suffix   = {text} sélectionné          # assumed
    text.unselected_suffix = {text} désélectionné        # assumed
    text.misspelled        = mal orthographié            # assumed

    # Commands
    text.bold              = gras                          # assumed
    text.italic            = italique                      # assumed
    text.underlined        = souligné                      # assumed
    text.points            = {size} points                 # assumed
    text.lines[one]        = {count} ligne                 # assumed
    text.lines[many]       = {count} de lignes             # assumed
    text.lines[other]      = {count} lignes                # assumed
    text.copied            = copié                         # assumed
    search.same_heading    = en-tête identique             # assumed; the word is in Apple’s names of commands
    search.different_item  = élément différent             # assumed; the word is in Apple’s names of commands
    search.plain_text      = texte normal                  # assumed; the word is in Apple’s names of commands
    search.style_change    = changement de style           # assumed; the word is in Apple’s names of commands
    search.font_change     = changement de police          # assumed; the word is in Apple’s names of commands
    search.color_change    = changement de couleur         # assumed; the word is in Apple’s names of commands
    search.blockquote      = bloc de citation              # assumed; the word is in Apple’s names of commands
    search.same_blockquote = bloc de citation identique    # assumed; the word is in Apple’s names of commands
    navigation.flat        = simple                        # assumed
    navigation.grouped     = groupée                       # assumed
    quicknav.on            = navigation rapide activée     # assumed
    quicknav.off           = navigation rapide désactivée  # assumed

    # Drag and drop
    drag.start  = faire glisser {name}   # assumed
    drag.drop   = déposer ici            # assumed
    drag.cancel = annuler le glissement  # assumed

    # Controls of UIKit's own
    control.halted               = Progression interrompue
    control.increment            = Incrémenter
    control.decrement            = Décrémenter
    control.date_picker          = Sélecteur de date
    control.time_picker          = Sélecteur d’heure
    control.date_and_time_picker = Sélecteur de date et d’heure
    control.countdown_picker     = Sélecteur de compte à rebours
    control.clear_text           = Effacer le texte
    control.display_results      = Afficher les résultats
    control.dismiss_popup        = fermer le pop-up
    control.sheet_grabber        = Poignée de feuille
    control.reorder              = Réorganiser
    control.reorder_row          = Réorganiser {name}
    reorder.up                   = Déplacer vers le haut
    reorder.down                 = Déplacer vers le bas
    reorder.above                = déplacé au-dessus de {name}
    reorder.below                = déplacé en dessous de {name}
    hint.dismiss_popup           = Touchez l’écran deux fois rapidement pour fermer le pop-up
    hint.sheet_expand            = Touchez deux fois pour agrandir la feuille
    hint.sheet_collapse          = Touchez deux fois pour condenser la feuille

    # What is dragged, selected, zoomed and touched
    drag.item                = Faire glisser l’élément
    drag.ready               = {name}, prêt à déposer                                                                 # assumed
    drag.complete            = dépôt terminé                                                                          # assumed
    trait.draggable          = déplaçable                                                                             # assumed
    hint.draggable           = Touchez deux fois et maintenez, attendez le son, puis faites glisser pour réorganiser  # assumed
    hint.direct_touch        = Activez pour démarrer l’interaction tactile directe                                    # assumed
    rotor.zoom               = zoom                                                                                   # assumed
    text.selection_expand    = Balayez vers la droite pour étendre la sélection                                       # assumed
    text.selection_shrink    = Balayez vers la gauche pour réduire la sélection                                       # assumed
    text.character_selection = sélection par caractère                                                                # assumed
    text.word_selection      = sélection par mot                                                                      # assumed
    text.line_selection      = sélection par ligne                                                                    # assumed

    # Letters, spelled out
    phonetic = Anatole Berthe Célestin Désiré Eugène Émile François Gaston Henri Irma Joseph Kléber Louis Marcel Nicolas Oscar Pierre Quintal Raoul Suzanne Thérèse Ursule Victor William Xavier Yvonne Zoé  # assumed

    # Characters: marks
    character . = point
    character , = virgule
    character ; = point-virgule
    character : = deux points
    character ! = point d’exclamation
    character ? = point d’interrogation
    character ' = apostrophe
    character " = guillemet
    character ( = parenthèse ouvrante
    character ) = parenthèse fermante
    character [ = crochet ouvrant
    character ] = crochet fermant
    character { = accolade ouvrante
    character } = accolade fermante
    character - = trait d’union

    # Characters: symbols
    character @ = arobase
    character # = numéro
    character % = pour cent
    character & = perluète
    character + = plus
    character = = est égal à
    character / = barre oblique
    character \ = barre oblique inverse
    character _ = souligner
    character * = étoile
    character ^ = accent circonflexe
    character ~ = tilde
    character ` = accent
    character | = ligne verticale
    character < = est inférieur(e) à
    character > = est supérieur(e) à
    character − = moins
    character × = fois
    character ÷ = divisé par
    character ‰ = symbole pour mille
    character $ = dollar
    character € = euro
    character £ = livre
    character ¥ = yen
    character ₩ = won    # assumed
    character ¢ = cents
    character ° = degré
    character § = symbole paragraphe
    character © = symbole tous droits réservés
    character ® = symbole marque déposée
    character ™ = marque commerciale
    character † = obèle  # assumed

    # Characters: shapes that stand for words on screens
    character ★ = étoile noire
    character ☆ = étoile blanche       # assumed
    character ■ = carré plein          # assumed
    character □ = carré creux          # assumed
    character ✓ = coche
    character ✗ = croix                # assumed
    character ✕ = signe multiplier     # assumed
    character ※ = marque de référence  # assumed

    # Characters: keys, units and shapes that engines leave out
    character ✘ = croix grasse                    # assumed
    character ☰ = menu                            # assumed
    character ⌘ = commande
    character ⌥ = option
    character ⌃ = contrôle
    character ⏎ = retour                          # assumed
    character ⌫ = supprimer
    character ♡ = cœur blanc                      # assumed
    character ♫ = croches liées                   # assumed
    character ℃ = degrés Celsius
    character ℉ = degrés Fahrenheit
    character ″ = double prime
    character ′ = prime
    character 〒 = symbole postal                 # assumed
    character ❮ = chevron ornemental gauche       # assumed
    character ❯ = chevron ornemental droit        # assumed
    character ➜ = flèche vers la droite           # assumed
    character ☒ = case cochée d’une croix         # assumed
    character ✦ = étoile noire à quatre branches  # assumed
    character ‡ = double obèle                    # assumed
    character ‣ = puce triangulaire               # assumed
    character № = symbole numéro
    character ¶ = pied-de-mouche
    character ◆ = losange noir                    # assumed
    character ▷ = triangle blanc pointant vers la droite
    character ﷽ = basmala                         # assumed
    character � = caractère de remplacement       # assumed
    character ¼ = un quart
    character ½ = un demi
    character ¾ = trois quarts
    character ⟨ = chevron mathématique gauche     # assumed
    character ⟩ = chevron mathématique droit      # assumed

    # Characters: marks of typesetters
    character ’ = guillemet-apostrophe
    character ‘ = guillemet-apostrophe culbuté
    character ‚ = guillemet simple inférieur         # assumed
    character ” = guillemet-apostrophe double
    character “ = guillemet-apostrophe double culbuté
    character „ = guillemet inférieur                # assumed
    character « = guillemet gauche
    character » = guillemet droit
    character ‹ = guillemet français simple ouvrant  # assumed
    character › = guillemet français simple fermant  # assumed
    character – = tiret demi-cadratin
    character — = tiret cadratin
    character … = points de suspension
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

    # Characters: arrows and triangles
    character ← = flèche vers la gauche
    character ↑ = flèche vers le haut
    character → = flèche vers la droite
    character ↓ = flèche vers le bas
    character ⇠ = flèche vers la gauche
    character ⇡ = flèche vers le haut
    character ⇢ = flèche vers la droite
    character ⇣ = flèche vers le bas
    character ▲ = triangle noir pointant vers le haut
    character △ = triangle blanc pointant vers le haut
    character ▴ = petit triangle noir pointant vers le haut
    character ▵ = petit triangle pointant vers le haut
    character ▶ = triangle noir pointant vers la droite
    character ▸ = petit triangle noir pointant vers la droite
    character ▹ = petit triangle blanc pointant vers la droite
    character ► = pointeur noir vers la droite
    character ▻ = pointeur vers la droite
    character ▼ = pointeur noir vers le bas
    character ▽ = pointeur vers le bas
    character ▾ = petit triangle noir pointant vers le bas
    character ▿ = petit triangle blanc pointant vers le bas
    character ◀ = triangle noir pointant vers la gauche
    character ◁ = triangle blanc pointant vers la gauche
    character ◂ = petit triangle noir pointant vers la gauche
    character ◃ = petit triangle blanc pointant vers la gauche
    character ◄ = pointeur noir vers la gauche
    character ◅ = pointeur vers la gauche

    # Characters: numbers and mathematics
    character ⅓ = un tiers
    character ⅔ = deux tiers
    character ⅛ = un huitième
    character ⅜ = trois huitièmes
    character ⅝ = cinq huitièmes
    character ⅞ = sept huitièmes
    character ± = plus ou moins
    character ∓ = moins ou plus
    character ∞ = infini
    character ≠ = différent de
    character ≤ = plus petit ou égal à
    character ≥ = plus grand ou égal à
    character ‱ = symbole pour dix mille
    character ‴ = triple prime
    character ‵ = prime réfléchi
    character ‶ = double prime réfléchi
    character ‷ = triple prime réfléchi

    # Characters: letters and signs
    character ¨      = diérèse
    character ´      = prime
    character ª      = indicateur ordinal féminin
    character º      = indicateur ordinal
    character ₠      = signe ECU
    character ℅      = à l’attention de
    character ℗      = droit d’auteur d’enregistrement sonore
    character ℞      = symbole d’instruction
    character ℠      = symbole anglais marque de service
    character ℡      = symbole téléphone
    character ℸ      = symbole fax
    character ✎      = crayon
    character 𝄞      = clef de Sol
    character U+F8FF = Apple

    # Characters: keys of a keyboard
    character ↩ = retour
    character ⇞ = page précédente
    character ⇟ = page suivante
    character ⇥ = tabulation
    character ⇧ = maj
    character ⇪ = verr. maj.
    character ⌤ = entrée
    character ⌦ = suppression vers l’avant
    character ⌧ = effacer
    character ⎋ = esc
    character ⏏ = éjecter

    # Characters: dashes
    character ‒ = tiret numérique
    character ― = barre horizontale
    character ﹘ = tiret quart-cadratin

    # Characters: blanks
    character U+00A0 = espace
    """#
}
