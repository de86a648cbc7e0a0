extension Voices {
  /// AccessibilitySnapshot’s English, word for word but for the final full stops, which the renderer writes;
  /// `unstopped` names the phrases that have none.
  /// The profile that speaks so promises the same bytes, so nothing here is to be improved.
  static let snapshotEnglishText = #"""
    language        = en
    name            = English
    unstopped       = hint.misspelled
    number.grouping =
    number.decimal  = .

    # Roles
    trait.button            = Button             # attested S
    trait.link              = Link               # attested S
    trait.image             = Image              # attested S
    trait.header            = Heading            # attested S
    trait.adjustable        = Adjustable         # attested S
    trait.switch            = Switch Button      # attested S
    trait.tab               = Tab                # attested S
    trait.search_field      = Search Field       # attested S
    trait.text_field        = Text Field         # attested S
    trait.secure_text_field = Secure Text Field  # attested S
    trait.back_button       = Back Button        # attested S
    back                    = Back               # attested S

    # States
    trait.selected    = Selected    # attested S
    trait.not_enabled = Dimmed      # attested S
    trait.is_editing  = Is editing  # attested S
    switch.on         = On          # attested S
    switch.off        = Off         # attested S
    switch.mixed      = Mixed       # attested S

    # Hints
    hint.adjustable = Swipe up or down with one finger to adjust the value  # attested S
    hint.switch     = Double tap to toggle setting                          # attested S
    hint.edit       = Double tap to edit                                    # attested S
    hint.misspelled = Use the rotor to access Misspelled Words              # attested S

    # Actions and more content
    actions.available      = Actions Available       # attested S
    more_content.available = More Content Available  # attested S

    # Boundaries, places and tables
    context.series             = {index} of {count}     # attested S
    list.start                 = List Start             # attested S
    list.end                   = List End               # attested S
    landmark.start             = Landmark               # attested S
    landmark.end               = End                    # attested S
    table.row                  = Row {row}              # attested S
    table.column               = Column {column}        # attested S
    table.spans_rows[other]    = Spans {count} rows     # attested S
    table.spans_columns[other] = Spans {count} columns  # attested S
    """#

  /// AccessibilitySnapshot’s German, word for word but for the final full stops, which the renderer writes;
  /// `unstopped` names the phrases that have none.
  /// Its misprints stay on purpose: the profile that speaks so promises the same bytes.
  static let snapshotGermanText = #"""
    language        = de
    name            = Deutsch
    unstopped       = trait.is_editing hint.misspelled
    number.grouping =
    number.decimal  = ,

    # Roles
    trait.button            = Taste              # attested S
    trait.link              = Hyperlink          # attested S
    trait.image             = Bild               # attested S
    trait.header            = Überschrift        # attested S
    trait.adjustable        = Einstellbar        # attested S
    trait.switch            = Umschalttaste      # attested S
    trait.tab               = Tabulator          # attested S
    trait.search_field      = Suchfeld           # attested S
    trait.text_field        = Textfeld           # attested S
    trait.secure_text_field = Sicheres Textfeld  # attested S
    trait.back_button       = Zurück Taste       # attested S
    back                    = Zurück             # attested S

    # States
    trait.selected    = Auswahl           # attested S
    trait.not_enabled = Grau dargestellt  # attested S
    trait.is_editing  = Bearbeiten        # attested S
    switch.on         = Ein               # attested S
    switch.off        = Aus               # attested S
    switch.mixed      = Gemischt          # attested S

    # Hints
    hint.adjustable = Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen  # attested S
    hint.switch     = Zum Umschalten Doppeltippen                                 # attested S
    hint.edit       = Zum Bearbeiten doppeltippen                                 # attested S
    hint.misspelled = Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden  # attested S

    # Actions and more content
    actions.available      = Aktionen verfügbar           # attested S
    more_content.available = Weiterhin inhalte verfügbar  # attested S

    # Boundaries, places and tables
    context.series             = {index} von {count}      # attested S
    list.start                 = Anfang der Liste         # attested S
    list.end                   = Ende der Liste           # attested S
    landmark.start             = Orientierungspunkt       # attested S
    landmark.end               = Ende                     # attested S
    table.row                  = Zeile {row}              # attested S
    table.column               = Spalte {column}          # attested S
    table.spans_rows[other]    = Umfasst {count} Zeilen   # attested S
    table.spans_columns[other] = Umfasst {count} Spalten  # attested S
    """#

  /// AccessibilitySnapshot’s Russian, word for word but for the final full stops, which the renderer writes;
  /// `unstopped` names the phrases that have none.
  /// Its slips stay on purpose, rows and columns swapped and Latin letters within Russian
  /// words: the profile promises the same bytes.
  static let snapshotRussianText = #"""
    language        = ru
    name            = Русский
    unstopped       = trait.is_editing hint.edit hint.misspelled
    number.grouping =
    number.decimal  = ,

    # Roles
    trait.button            = Кнопка                     # attested S
    trait.link              = Ссылка                     # attested S
    trait.image             = Изображение                # attested S
    trait.header            = Заголовок                  # attested S
    trait.adjustable        = Элемент регулировки        # attested S
    trait.switch            = Кнопка-переключатель       # attested S
    trait.tab               = Вкладка                    # attested S
    trait.search_field      = Поле поиска                # attested S
    trait.text_field        = текстовое поле             # attested S
    trait.secure_text_field = Защищённое текстовое поле  # attested S
    trait.back_button       = Кнопка назад               # attested S
    back                    = назад                      # attested S

    # States
    trait.selected    = Выбрано      # attested S
    trait.not_enabled = Недоступно   # attested S
    trait.is_editing  = Идет правка  # attested S
    switch.on         = Вкл          # attested S
    switch.off        = Выкл         # attested S
    switch.mixed      = Смешанно     # attested S

    # Hints
    hint.adjustable = Смахните вверх или вниз одним пальцем, чтобы настроить значение  # attested S
    hint.switch     = Коснитесь дважды, чтобы переключить настройку              # attested S
    hint.edit       = коснитесь дважды, чтобы редактировать                      # attested S
    hint.misspelled = Используйте ротор для доступа к oбъeкту: Cлова с ошибками  # attested S

    # Actions and more content
    actions.available      = Доступны действия         # attested S
    more_content.available = Доступно больше контента  # attested S

    # Boundaries, places and tables
    context.series             = {index} из {count}            # attested S
    list.start                 = Начало списка                 # attested S
    list.end                   = Конец списка                  # attested S
    landmark.start             = Ориентир                      # attested S
    landmark.end               = Конец строки                  # attested S
    table.row                  = Ряд {row}                     # attested S
    table.column               = Столбец {column}              # attested S
    table.spans_rows[other]    = Охватывает столбцов: {count}  # attested S
    table.spans_columns[other] = Охватывает строк: {count}     # attested S
    """#
}
