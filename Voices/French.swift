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
    picker.close               = Fermer
    picker.ok                  = OK                              # assumed
    picker.done                = OK
    picker.year                = Année
    picker.month               = Mois
    picker.week                = Semaine                         # assumed
    picker.day                 = Jour
    picker.hours               = Heures
    picker.minutes             = Minutes
    picker.red                 = Rouge                           # assumed
    picker.green               = Vert                            # assumed
    picker.blue                = Bleu                            # assumed
    picker.photos              = Photothèque                     # assumed
    picker.camera              = Prendre une photo ou une vidéo  # assumed
    picker.files               = Choisir les fichiers            # assumed

    # Text
    char.capital_prefix    = majuscule {text}            # assumed
    char.space             = espace
    char.new_line          = nouvelle ligne
    char.tab               = tabulation
    char.bullet            = puce
    text.bullets[one]      = {count} puce                # assumed
    text.bullets[other]    = {count} puces               # attested O
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
    """#
}
