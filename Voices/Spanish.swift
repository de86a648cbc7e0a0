extension Voices {
  /// Spanish: what Apple’s bundles have. Nobody has written the rest down from VoiceOver with certainty, so it waits for
  /// a listener.
  static let spanishText = #"""
    language                = es
    name                    = Español
    espeak                  = es
    espeak.rate             = 165
    espeak.says             = % ° $ € £ + = & @ §
    number.grouping         = .
    number.grouping.minimum = 2
    number.decimal          = ,
    number.percent          = {number}\u{A0}%

    # Roles
    trait.button            = botón
    trait.link              = enlace
    trait.visited_link      = enlace visitado                  # assumed
    trait.image             = imagen
    trait.header            = encabezamiento
    trait.header.level      = encabezamiento de nivel {level}  # assumed
    trait.adjustable        = ajustable
    trait.switch            = interruptor                      # assumed
    trait.checkbox          = casilla                          # assumed
    trait.radio             = botón de opción                  # assumed
    trait.tab               = pestaña
    trait.search_field      = campo de búsqueda
    trait.text_field        = campo de texto                   # assumed
    trait.secure_text_field = campo de texto seguro            # assumed
    trait.popup_button      = botón desplegable
    trait.menu_item         = ítem de menú                     # assumed
    trait.picker_item       = ítem del selector                # assumed
    trait.table_index       = índice de sección
    trait.back_button       = botón Atrás
    back                    = Atrás

    # States
    trait.selected     = seleccionado
    trait.not_selected = no seleccionado
    trait.not_enabled  = atenuado
    trait.is_editing   = editando          # assumed
    trait.checked      = seleccionado
    trait.unchecked    = no seleccionado
    switch.on          = sí
    switch.off         = no
    switch.mixed       = mixto
    state.expanded     = expandido
    state.collapsed    = contraído
    state.required     = obligatorio       # assumed
    state.invalid      = datos no válidos  # assumed

    # Hints
    hint.adjustable     = Desliza un dedo hacia arriba o hacia abajo para ajustar el valor  # assumed
    hint.switch         = Toca dos veces para cambiar el ajuste                             # assumed; also Pulsa dos veces (Spain), as in all hints
    hint.edit           = Toca dos veces para editar
    hint.misspelled     = Usa el rotor para acceder a las palabras mal escritas             # assumed
    hint.activate       = Toca dos veces para activar                                       # assumed
    hint.open           = Toca dos veces para abrir                                         # assumed
    hint.expand         = Toca dos veces para expandir
    hint.collapse       = Toca dos veces para contraer                                      # assumed
    hint.popup_picker   = Toca dos veces para activar el selector                           # assumed
    actions.hint_legacy = Desliza hacia arriba o abajo para seleccionar una acción personalizada y toca dos veces para activarla  # assumed

    # Actions and more content
    actions.available        = acciones disponibles      # assumed
    actions.activate_default = activar
    more_content.available   = más contenido disponible  # assumed

    # Containers, boundaries and places
    container.tab_list = lista de pestañas      # assumed
    container.tab_bar  = barra de pestañas
    context.series     = {index} de {count}
    list.start         = inicio de lista        # assumed
    list.end           = final de lista         # attested O
    landmark.start     = punto de referencia
    landmark.end       = fin                    # assumed
    alert              = aviso                  # assumed; VoiceOverServices has Ha aparecido un aviso
    dialog             = cuadro de diálogo
    group              = grupo
    direct_touch       = área de toque directo  # assumed

    # Tables
    table.row                  = fila {row}               # assumed
    table.column               = columna {column}         # assumed
    table.spans_rows[one]      = abarca {count} fila      # assumed
    table.spans_rows[other]    = abarca {count} filas     # assumed
    table.spans_columns[one]   = abarca {count} columna   # assumed
    table.spans_columns[other] = abarca {count} columnas  # assumed

    # Scrolling and progress
    scroll.page          = página {page} de {pages}
    scroll.rows          = filas {from} a {to} de {count}
    progress             = progreso
    progress.in_progress = en curso

    # Rotor: what to move by
    rotor.headings            = encabezamientos
    rotor.heading_n           = encabezamiento {level}   # assumed
    rotor.links               = enlaces
    rotor.visited_links       = enlaces visitados        # assumed
    rotor.non_visited_links   = enlaces no visitados  # assumed
    rotor.in_page_links       = enlaces en la página  # assumed
    rotor.articles            = artículos  # assumed
    rotor.bold                = texto en negrita         # assumed
    rotor.italic              = texto en cursiva         # assumed
    rotor.underline           = texto subrayado          # assumed
    rotor.misspelled          = palabras mal escritas    # assumed
    rotor.images              = imágenes                 # assumed
    rotor.text_fields         = campos de texto          # assumed
    rotor.tables              = tablas                   # assumed
    rotor.lists               = listas                   # assumed
    rotor.landmarks           = puntos de referencia     # assumed
    rotor.characters          = caracteres               # assumed
    rotor.words               = palabras                 # assumed
    rotor.lines               = líneas                   # assumed
    rotor.containers          = contenedores             # assumed
    rotor.form_controls       = controles de formulario  # assumed
    rotor.buttons             = botones                  # assumed
    rotor.static_text         = texto estático
    rotor.same_item           = mismo ítem               # assumed; VoiceOverServices has Ir al mismo ítem siguiente
    rotor.vertical_navigation = navegación vertical      # assumed
    rotor.none_found          = no hay {name}            # assumed

    # Rotor: what to set and do
    rotor.speaking_rate        = velocidad de habla
    rotor.volume               = volumen
    rotor.pitch                = tono                # assumed
    rotor.punctuation          = puntuación
    punctuation.all            = toda                # assumed
    punctuation.some           = parte               # assumed
    punctuation.none           = ninguna             # assumed
    rotor.typing_echo          = eco de escritura    # assumed
    rotor.actions              = acciones            # assumed
    rotor.adjust_value         = ajustar valor       # assumed
    rotor.more_content         = más contenido       # assumed
    rotor.audio_graph          = gráfico de audio
    rotor.edit                 = editar              # assumed
    rotor.text_selection       = selección de texto  # assumed
    rotor.typing_mode          = estilo de escritura
    rotor.language             = idioma              # assumed
    rotor.hints                = indicaciones
    rotor.direct_touch         = toque directo       # assumed
    rotor.braille_screen_input = entrada braille en pantalla

    # VoiceOver itself
    vo.on              = VoiceOver activado               # assumed
    vo.off             = VoiceOver desactivado            # assumed
    speech.on          = habla activada                   # assumed; VoiceOverServices has Activar/desactivar habla
    speech.off         = habla desactivada                # assumed
    screen_curtain.on  = cortina de pantalla activada     # assumed
    screen_curtain.off = cortina de pantalla desactivada  # assumed
    screen_locked      = pantalla bloqueada
    help.starting      = iniciando ayuda                  # assumed
    itemchooser.title  = selector de ítem

    # Guided Access
    guidedaccess.started        = Acceso guiado iniciado              # assumed
    guidedaccess.ended          = Acceso guiado finalizado            # assumed
    guidedaccess.enabled_banner = El Acceso guiado está activado. Pulsa tres veces el botón lateral para salir  # assumed
    guidedaccess.title          = Acceso guiado                       # assumed
    guidedaccess.options        = Opciones                            # assumed
    guidedaccess.touch          = Tocar                               # assumed
    guidedaccess.motion         = Movimiento                          # assumed
    guidedaccess.keyboards      = Teclados de software                # assumed
    guidedaccess.volume_buttons = Botones de volumen                  # assumed
    guidedaccess.side_button    = Botón lateral                       # assumed
    guidedaccess.time_limit     = Límite de tiempo                    # assumed
    guidedaccess.minutes[one]   = {n} minuto                          # assumed
    guidedaccess.minutes[other] = {n} minutos                         # assumed
    guidedaccess.time_expired   = Tiempo agotado                      # assumed
    guidedaccess.start          = Iniciar                             # assumed
    guidedaccess.end            = Finalizar                           # assumed
    guidedaccess.resume         = Reanudar                            # assumed
    guidedaccess.cancel         = Cancelar
    shortcut.title              = Funciones rápidas de accesibilidad  # assumed
    feature.voiceover           = VoiceOver
    feature.zoom                = Zoom                                # assumed
    feature.assistivetouch      = AssistiveTouch                      # assumed
    feature.invert_colors       = Invertir colores                    # assumed
    feature.grayscale           = Escala de grises                    # assumed

    # Web pages
    web.toggle_button          = botón conmutador                 # assumed
    web.pressed                = pulsado                          # assumed
    web.not_pressed            = no pulsado                       # assumed
    web.combo_box              = cuadro combinado                 # assumed
    web.color_well             = selector de color                # assumed
    web.text_area              = campo de texto de varias líneas  # assumed
    web.separator              = separador
    web.math                   = matemáticas                      # assumed
    web.shows_popup            = Menú desplegable Programas
    web.popup_menu             = menú emergente                   # assumed
    web.popup_listbox          = cuadro de lista emergente        # assumed
    web.popup_tree             = árbol emergente                  # assumed
    web.popup_grid             = cuadrícula emergente             # assumed
    web.popup_dialog           = diálogo emergente                # assumed
    web.current                = actual                           # assumed
    web.current_page           = página actual                    # assumed
    web.current_step           = paso actual                      # assumed
    web.current_location       = ubicación actual                 # assumed
    web.current_date           = fecha actual                     # assumed
    web.current_time           = hora actual                      # assumed
    web.invalid                = campo no válido                  # assumed
    web.sort_up                = orden ascendente                 # assumed
    web.sort_down              = orden descendente                # assumed
    web.column_header          = cabecera de columna              # assumed
    web.row_header             = cabecera de fila                 # assumed
    web.table_start            = Inicio de tabla                  # assumed
    web.table_end              = Fin de tabla                     # assumed
    web.rows[one]              = {count} fila                     # assumed
    web.rows[other]            = {count} filas                    # assumed
    web.columns[one]           = {count} columna                  # assumed
    web.columns[other]         = {count} columnas                 # assumed
    web.description_list_start = Inicio de lista de definiciones  # assumed
    web.description_list_end   = Final de lista de definiciones   # assumed
    web.term                   = término                          # assumed
    web.definition             = definición                       # assumed
    web.form_start             = Inicio de formulario             # assumed
    web.banner                 = banner                           # assumed
    web.complementary          = complementario                   # assumed
    web.content_information    = información del contenido        # assumed
    web.main                   = principal                        # assumed
    web.navigation             = navegación                       # assumed
    web.region                 = región                           # assumed
    web.search                 = buscar                           # assumed
    web.description            = descripción                      # assumed
    web.choose_file            = Seleccionar archivo              # assumed
    web.no_file                = ningún archivo seleccionado      # assumed
    char.white_bullet          = viñeta blanca                    # assumed
    char.black_square          = cuadrado negro                   # assumed
    picker.close               = Cerrar
    picker.ok                  = OK                                # assumed
    picker.done                = OK
    picker.year                = Año
    picker.month               = Mes
    picker.week                = Semana                            # assumed
    picker.day                 = Día
    picker.hours               = Horas
    picker.minutes             = Minutos
    picker.red                 = Rojo                              # assumed
    picker.green               = Verde                             # assumed
    picker.blue                = Azul                              # assumed
    picker.photos              = Fototeca                          # assumed
    picker.camera              = Hacer foto o vídeo                # assumed
    picker.files               = Seleccionar archivos              # assumed

    # Text
    char.capital_prefix    = mayúscula {text}                 # assumed
    char.space             = espacio
    char.new_line          = nueva línea
    char.tab               = tabulador
    char.bullet            = viñeta
    text.bullets[one]      = {count} viñeta                   # assumed
    text.bullets[other]    = {count} viñetas                  # assumed
    text.blank             = vacío
    text.deleted           = {text} eliminado                 # assumed
    text.insertion_start   = punto de inserción al principio  # assumed
    text.insertion_end     = punto de inserción al final      # assumed
    text.character_mode    = modo de caracteres               # assumed
    text.word_mode         = modo de palabras                 # assumed
    text.selected_suffix   = {text} seleccionado              # assumed
    text.unselected_suffix = {text} sin seleccionar           # assumed
    text.misspelled        = mal escrito                      # assumed

    # Commands
    text.bold              = negrita                         # assumed
    text.italic            = cursiva                         # assumed
    text.underlined        = subrayado                       # assumed
    text.points            = {size} puntos                   # assumed
    text.lines[one]        = {count} línea                   # assumed
    text.lines[many]       = {count} de líneas               # assumed
    text.lines[other]      = {count} líneas                  # assumed
    text.copied            = copiado                         # assumed
    search.same_heading    = mismo encabezamiento            # assumed; the word is in Apple’s names of commands
    search.different_item  = ítem diferente                  # assumed; the word is in Apple’s names of commands
    search.plain_text      = texto sin formato               # assumed; the word is in Apple’s names of commands
    search.style_change    = cambio de estilo                # assumed; the word is in Apple’s names of commands
    search.font_change     = cambio de letra                 # assumed; the word is in Apple’s names of commands
    search.color_change    = cambio de color                 # assumed; the word is in Apple’s names of commands
    search.blockquote      = bloque de cita                  # assumed; the word is in Apple’s names of commands
    search.same_blockquote = bloque de cita del mismo nivel  # assumed; the word is in Apple’s names of commands
    navigation.flat        = plana                           # assumed
    navigation.grouped     = agrupada                        # assumed
    quicknav.on            = navegación rápida activada      # assumed
    quicknav.off           = navegación rápida desactivada   # assumed

    # Drag and drop
    drag.start  = arrastrar {name}   # assumed
    drag.drop   = soltar aquí        # assumed
    drag.cancel = cancelar arrastre  # assumed

    # Controls of UIKit's own
    control.halted               = Progreso detenido
    control.increment            = Sumar
    control.decrement            = Restar
    control.date_picker          = Selector de fecha
    control.time_picker          = Selector de hora
    control.date_and_time_picker = Selector de fecha y hora
    control.countdown_picker     = Selector de cuenta atrás
    control.clear_text           = Borrar texto
    control.display_results      = Mostrar resultados
    control.dismiss_popup        = cerrar mensaje
    control.sheet_grabber        = Tirador de la hoja
    control.reorder              = Reordenar
    control.reorder_row          = Reordenar {name}
    reorder.up                   = Subir
    reorder.down                 = Bajar
    reorder.above                = trasladada sobre {name}
    reorder.below                = trasladada bajo {name}
    hint.dismiss_popup           = Toca dos veces para cerrar la ventana emergente
    hint.sheet_expand            = Toca dos veces para expandir la hoja
    hint.sheet_collapse          = Toca dos veces para contraer la hoja

    # What is dragged, selected, zoomed and touched
    drag.item                = Arrastrar ítem
    drag.ready               = {name}, listo para soltar                                                    # assumed
    drag.complete            = soltado                                                                      # assumed
    trait.draggable          = arrastrable                                                                  # assumed
    hint.draggable           = Toca dos veces y mantén pulsado, espera el sonido y arrastra para reordenar  # assumed
    hint.direct_touch        = Activa para iniciar la interacción táctil directa                            # assumed
    rotor.zoom               = zoom                                                                         # assumed
    text.selection_expand    = Desliza a la derecha para ampliar la selección                               # assumed
    text.selection_shrink    = Desliza a la izquierda para reducir la selección                             # assumed
    text.character_selection = selección por caracteres                                                     # assumed
    text.word_selection      = selección por palabras                                                       # assumed
    text.line_selection      = selección por líneas                                                         # assumed
    """#
}
