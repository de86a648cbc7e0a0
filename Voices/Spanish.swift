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
    list.end           = fin de lista           # assumed
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

    # Audio graphs
    audiograph.play       = reproducir gráfico de audio
    audiograph.describe   = describir gráfico     # assumed
    audiograph.details    = detalles del gráfico  # assumed
    audiograph.complete   = completado            # assumed
    audiograph.data_point = punto de datos
    audiograph.summary    = resumen
    audiograph.statistics = estadísticas
    audiograph.done       = OK



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
    web.description_list_end   = Fin de lista de definiciones     # assumed
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

    # Charts
    chart.range               = {from} a {to}                                      # assumed
    chart.change              = de {from} a {to}  # assumed
    chart.power               = {number} por 10 elevado a {power}                  # assumed
    chart.no_value            = sin valor                                          # assumed
    chart.series_n            = Serie {number}  # attested A; AXMediaUtilities
    chart.points[one]         = {count} punto                                      # assumed
    chart.points[many]        = {count} de puntos                                  # assumed
    chart.points[other]       = {count} puntos                                     # assumed
    chart.missing             = {count} sin valor                                  # assumed
    chart.line                = gráfico de líneas                                  # assumed
    chart.scatter             = gráfico de dispersión                              # assumed
    chart.bars                = gráfico de barras                                  # assumed
    chart.axis_x              = eje x: {text}                                      # assumed
    chart.axis_y              = eje y: {text}                                      # assumed
    chart.axis_more           = eje adicional: {text}                              # assumed
    chart.logarithmic         = escala logarítmica                                 # assumed
    chart.categories[one]     = {count} categoría                                  # assumed
    chart.categories[many]    = {count} de categorías                              # assumed
    chart.categories[other]   = {count} categorías                                 # assumed
    chart.series_count[one]   = {count} serie                                      # assumed
    chart.series_count[many]  = {count} de series                                  # assumed
    chart.series_count[other] = {count} series                                     # assumed
    chart.computed            = calculado a partir de los datos                    # assumed; marks what is ours and not the app’s
    chart.head                = {text}:  # assumed
    chart.of_series           = {series}: {text}                                   # assumed
    chart.no_values           = sin valores                                        # assumed
    chart.only_value          = único valor: {point}                               # assumed
    chart.all_same            = todos los valores iguales: {value}                 # assumed
    chart.constant            = aproximadamente constante                          # assumed
    chart.rises_steadily      = aumento constante                                  # assumed
    chart.rises_generally     = aumento en general                                 # assumed
    chart.rises_slightly      = ligera tendencia al aumento                        # assumed; how clear it is, not how steep
    chart.falls_steadily      = descenso constante                                 # assumed
    chart.falls_generally     = descenso en general                                # assumed
    chart.falls_slightly      = ligera tendencia al descenso                       # assumed; how clear it is, not how steep
    chart.no_trend            = sin tendencia clara                                # assumed
    chart.linear              = cerca de una recta                                 # assumed
    chart.slope               = aproximadamente {y} por {x}                        # assumed
    chart.slope_step          = aproximadamente {y} por cada paso de {step} en {title}  # assumed
    chart.slope_category      = aproximadamente {y} de una a la siguiente          # assumed
    chart.peaked              = aumento, luego descenso, cima: {point}             # assumed
    chart.troughed            = descenso, luego aumento, punto más bajo: {point}   # assumed
    chart.rises               = aumento                                            # assumed
    chart.falls               = descenso                                           # assumed
    chart.level               = estable                                            # assumed
    chart.varies              = altibajos  # assumed
    chart.until               = {shape} hasta {x}                                  # assumed
    chart.then                = {one}, luego {other}                               # assumed
    chart.repeats[one]        = se repite aproximadamente cada {count} punto       # assumed
    chart.repeats[many]       = se repite aproximadamente cada {count} de puntos   # assumed
    chart.repeats[other]      = se repite aproximadamente cada {count} puntos      # assumed
    chart.step                = salto, {x}: {y}                                    # assumed
    chart.at                  = {y} en {x}                                         # assumed
    chart.labeled             = {text} ({label})  # assumed; a label names the point, it is no place
    chart.highest             = máximo: {point}                                    # assumed
    chart.lowest              = mínimo: {point}                                    # assumed
    chart.more                = {count} más                                        # assumed
    chart.first_last          = primer valor: {first}, último valor: {last}        # assumed
    chart.mean_median         = media: {mean}, mediana: {median}                   # assumed
    chart.peaks[one]          = pico: {points}                                     # assumed
    chart.peaks[other]        = picos: {points}                                    # assumed
    chart.valleys[one]        = valle: {points}                                    # assumed
    chart.valleys[other]      = valles: {points}                                   # assumed
    chart.outliers[one]       = {count} valor atípico: {points}                    # assumed
    chart.outliers[many]      = {count} de valores atípicos: {points}              # assumed
    chart.outliers[other]     = {count} valores atípicos: {points}                 # assumed
    chart.pair                = {one} y {other}                                    # assumed
    chart.higher_at_end       = valor más alto al final: {series}                  # assumed
    chart.higher_at           = valor más alto en {x}: {series}  # assumed
    chart.crossings[one]      = cruce: {places}                                    # assumed
    chart.crossings[other]    = cruces: {places}                                   # assumed
    chart.crossing_count      = cruces: {count}                                    # assumed
    chart.largest_gap         = mayor diferencia: {point}                          # assumed
    chart.beyond[one]         = {count} punto está fuera de los ejes y suena en su extremo  # assumed
    chart.beyond[many]        = {count} de puntos están fuera de los ejes y suenan en sus extremos  # assumed
    chart.beyond[other]       = {count} puntos están fuera de los ejes y suenan en sus extremos  # assumed
    chart.grouped             = puntos agrupados para la reproducción              # assumed
    chart.sound               = {graph}: {seconds}, {points}  # assumed
    chart.seconds[one]        = {seconds} segundo  # assumed
    chart.seconds[many]       = {seconds} de segundos  # assumed
    chart.seconds[other]      = {seconds} segundos  # assumed

    # Charts, as VoiceOver itself describes them
    chart.axis_is_x               = El eje X es {title}  # attested A; UIKit.axbundle
    chart.axis_is_y               = El eje Y es {title}  # attested A; UIKit.axbundle
    chart.data_series[one]        = Hay {count} serie de datos  # assumed
    chart.data_series[other]      = Hay {count} series de datos  # assumed
    chart.data_points[one]        = {count} punto de datos  # assumed
    chart.data_points[other]      = {count} puntos de datos  # attested A; AXMediaUtilities
    chart.increasing              = La tendencia general es creciente  # attested A; AXMediaUtilities
    chart.decreasing              = La tendencia general es decreciente  # attested A; AXMediaUtilities
    chart.correlation_very_strong = Los datos muestran una correlación muy fuerte  # attested A; AXMediaUtilities
    chart.correlation_strong      = Los datos muestran una fuerte correlación  # attested A; AXMediaUtilities
    chart.correlation_moderate    = Los datos muestran una correlación moderada  # attested A; AXMediaUtilities
    chart.correlation_weak        = Los datos muestran una débil correlación  # attested A; AXMediaUtilities
    chart.correlation_none        = Los datos no muestran una correlación aparente  # attested A; AXMediaUtilities
    chart.model_linear            = Los datos siguen una tendencia lineal  # attested A; AXMediaUtilities
    chart.model_logarithmic       = Los datos siguen una curva logarítmica  # attested A; AXMediaUtilities
    chart.model_exponential       = Los datos siguen una curva exponencial  # attested A; AXMediaUtilities
    chart.model_power             = Los datos siguen una curva de potencia  # attested A; AXMediaUtilities
    chart.model_periodic          = Los datos siguen una tendencia periódica  # attested A; AXMediaUtilities
    chart.is_outlier              = {point} es un valor atípico  # attested A; AXMediaUtilities
    chart.no_outliers             = No hay ningún valor atípico  # attested A; AXMediaUtilities
    chart.maximum                 = Máximo: {value}  # attested A; AXMediaUtilities
    chart.minimum                 = Mínimo: {value}  # attested A; AXMediaUtilities
    chart.mean                    = Valor medio de {axis}: {value}  # attested A; AXMediaUtilities
    chart.insights                = Estadísticas  # attested A; AccessibilitySharedUISupport
    chart.current_series          = Serie actual: {series}  # attested A; AccessibilitySharedUISupport
    chart.voiceover               = según VoiceOver  # assumed; over what we think that VoiceOver says

    # Text
    char.capital_prefix    = mayúscula {text}                 # assumed
    char.space             = espacio
    char.new_line          = nueva línea
    char.tab               = tabulador
    char.bullet            = viñeta
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

    # Letters, spelled out
    phonetic = Antonio Burgos Carmen Dolores Enrique Francisco Gibraltar Historia Inés José Kilo Lorenzo Madrid Navarra Ñoño Oviedo París Querido Ramón Sábado Toledo Ulises Valencia Washington Xiquena Yegua Zaragoza  # assumed

    # Characters: marks
    character . = punto
    character , = coma
    character ; = punto y coma
    character : = dos puntos
    character ! = signo de exclamación
    character ? = interrogante
    character ' = apóstrofo
    character " = comillas
    character ( = paréntesis izquierdo
    character ) = paréntesis derecho
    character [ = corchete izquierdo
    character ] = corchete derecho
    character { = llave izquierda
    character } = llave derecha
    character - = guion

    # Characters: symbols
    character @ = en
    character # = número
    character % = por ciento
    character & = et
    character + = más
    character = = es igual a
    character / = barra
    character \ = barra invertida
    character _ = subrayar
    character * = estrella
    character ^ = signo de intercalación
    character ~ = tilde
    character ` = acento
    character | = línea vertical
    character < = inferior a
    character > = superior a
    character − = menos
    character × = multiplicado por
    character ÷ = dividido por
    character ‰ = signo por mil
    character $ = moneda
    character € = euro
    character £ = libra
    character ¥ = yen
    character ₩ = won   # assumed
    character ¢ = centésimas
    character ° = grados
    character § = símbolo de sección
    character © = señal de derechos de autor
    character ® = señal de registrado
    character ™ = marca comercial
    character † = cruz  # assumed

    # Characters: shapes that stand for words on screens
    character ★ = estrella negra
    character ☆ = estrella blanca          # assumed
    character ■ = cuadrado relleno         # assumed
    character □ = cuadrado hueco           # assumed
    character ✓ = marca de selección
    character ✗ = marca de cruz            # assumed
    character ✕ = signo de multiplicación  # assumed
    character ※ = marca de referencia      # assumed

    # Characters: keys, units and shapes that engines leave out
    character ✘ = cruz gruesa                      # assumed
    character ☰ = menú                             # assumed
    character ⌘ = comando
    character ⌥ = opción
    character ⌃ = control
    character ⏎ = retorno                          # assumed
    character ⌫ = eliminar
    character ♡ = corazón blanco                   # assumed
    character ♫ = corcheas unidas                  # assumed
    character ℃ = grados Celsius
    character ℉ = grados Fahrenheit
    character ″ = doble prima
    character ′ = prima
    character 〒 = marca postal                    # assumed
    character ❮ = ángulo ornamental izquierdo      # assumed
    character ❯ = ángulo ornamental derecho        # assumed
    character ➜ = flecha hacia la derecha          # assumed
    character ☒ = casilla marcada con cruz         # assumed
    character ✦ = estrella negra de cuatro puntas  # assumed
    character ‡ = doble daga                       # assumed
    character ‣ = viñeta triangular                # assumed
    character № = signo numérico
    character ¶ = símbolo de párrafo
    character ◆ = rombo negro                      # assumed
    character ▷ = triángulo hacia la derecha
    character ﷽ = basmala                          # assumed
    character � = carácter de reemplazo            # assumed
    character ¼ = un cuarto
    character ½ = una mitad
    character ¾ = tres cuartos
    character ⟨ = corchete angular izquierdo       # assumed
    character ⟩ = corchete angular derecho         # assumed

    # Characters: marks of typesetters
    character ’ = comillas sencillas derechas
    character ‘ = comillas sencillas izquierdas
    character ‚ = comilla simple baja     # assumed
    character ” = comillas dobles derechas
    character “ = comillas dobles izquierdas
    character „ = comillas bajas          # assumed
    character « = flecha doble hacia la izquierda
    character » = flecha doble hacia la derecha
    character ‹ = abrir comilla angular   # assumed
    character › = cerrar comilla angular  # assumed
    character – = guion ene
    character — = guion eme
    character … = elipsis
    character · = punto medio             # assumed
    character ¡ = abrir exclamación       # assumed
    character ¿ = abrir interrogación     # assumed

    # Characters: marks of East Asia
    character 、 = coma ideográfica                 # assumed
    character 。 = punto ideográfico                # assumed
    character ・ = punto medio katakana             # assumed
    character 〜 = guión ondulado                   # assumed
    character 「 = abrir corchete angular           # assumed
    character 」 = cerrar corchete angular          # assumed
    character 『 = abrir corchete angular blanco    # assumed
    character 』 = cerrar corchete angular blanco   # assumed
    character 〈 = abrir paréntesis angular         # assumed
    character 〉 = cerrar paréntesis angular        # assumed
    character 《 = abrir doble paréntesis angular   # assumed
    character 》 = cerrar doble paréntesis angular  # assumed
    character 【 = abrir corchete negro             # assumed
    character 】 = cerrar corchete negro            # assumed

    # Characters: arrows and triangles
    character ← = flecha izquierda
    character ↑ = flecha arriba
    character → = flecha derecha
    character ↓ = flecha abajo
    character ⇠ = flecha izquierda
    character ⇡ = flecha arriba
    character ⇢ = flecha derecha
    character ⇣ = flecha abajo
    character ▲ = triángulo negro hacia arriba
    character △ = triángulo hacia arriba
    character ▴ = triangulito negro hacia arriba
    character ▵ = triangulito hacia arriba
    character ▶ = triángulo negro hacia la derecha
    character ▸ = triangulito hacia la derecha
    character ▹ = triangulito hacia la derecha
    character ► = puntero negro hacia la derecha
    character ▻ = puntero hacia la derecha
    character ▼ = puntero negro hacia abajo
    character ▽ = puntero hacia abajo
    character ▾ = triangulito negro hacia abajo
    character ▿ = triangulito hacia abajo
    character ◀ = triángulo negro hacia la izquierda
    character ◁ = triángulo hacia la izquierda
    character ◂ = triangulito negro hacia la izquierda
    character ◃ = triangulito hacia la izquierda
    character ◄ = puntero negro hacia la izquierda
    character ◅ = puntero hacia la izquierda

    # Characters: numbers and mathematics
    character ⅓ = un tercio
    character ⅔ = dos tercios
    character ⅛ = un octavo
    character ⅜ = tres octavos
    character ⅝ = cinco octavos
    character ⅞ = siete octavos
    character ± = más o menos
    character ∓ = menos o más
    character ∞ = infinito
    character ≠ = no es igual a
    character ≤ = inferior o igual a
    character ≥ = superior o igual a
    character ‱ = signo por diez mil
    character ‴ = triple prima
    character ‵ = prima inversa
    character ‶ = doble prima inversa
    character ‷ = triple prima inversa

    # Characters: letters and signs
    character ¨      = diéresis
    character ´      = prima
    character ª      = indicador ordinal femenino
    character º      = grados
    character ₠      = símbolo del euro
    character ℅      = a la atención de
    character ℗      = signo de derechos de autor en grabación de sonido
    character ℞      = signo de prescripción
    character ℠      = signo de marca de servicio
    character ℡      = signo de teléfono
    character ℸ      = señal de fax
    character ✎      = lápiz
    character 𝄞      = clave de sol
    character U+F8FF = Apple

    # Characters: keys of a keyboard
    character ↩ = retorno
    character ⇞ = una página hacia arriba
    character ⇟ = una página hacia abajo
    character ⇥ = tabulador
    character ⇧ = mayúsculas
    character ⇪ = bloqueo mayúsculas
    character ⌤ = intro
    character ⌦ = suprimir
    character ⌧ = borrar
    character ⎋ = esc
    character ⏏ = expulsar

    # Characters: dashes
    character ‒ = guion figura
    character ― = barra horizontal
    character ﹘ = guion ene pequeño

    # Characters: blanks
    character U+00A0 = espacio

    # Letters by themselves
    letter y = i griega
    """#
}
