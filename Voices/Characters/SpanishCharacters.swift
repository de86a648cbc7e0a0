extension Voices {
  /// Spanish: the names of characters, and how letters are spelled out.
  static let spanishCharacters = #"""
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
