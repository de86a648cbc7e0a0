extension Voices {
  /// French: the names of characters, and how letters are spelled out.
  static let frenchCharacters = #"""
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
