extension Voices {
  /// German: the names of characters, and how letters are spelled out.
  static let germanCharacters = #"""
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
