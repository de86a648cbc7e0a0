extension Voices {
  /// English: the names of characters, and how letters are spelled out.
  static let englishCharacters = #"""
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
