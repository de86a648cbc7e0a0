extension Voices {
  /// Russian: roles, states, hints and rotors as AccessibilitySnapshot has them, with their slips mended and ё spelled
  /// out, then what Apple’s bundles have; the rest is assumed.
  static let russianText = #"""
    language        = ru
    name            = Русский
    espeak          = ru
    espeak.rate     = 165
    espeak.says     = % $ + = & @
    number.grouping = \u{A0}
    number.decimal  = ,
    number.percent  = {number}\u{A0}%

    # Roles
    trait.button            = Кнопка                     # attested S
    trait.link              = Ссылка                     # attested S
    trait.visited_link      = Посещённая ссылка          # assumed
    trait.image             = Изображение                # attested S
    trait.header            = Заголовок                  # attested S
    trait.header.level      = Заголовок уровня {level}   # assumed
    trait.adjustable        = Элемент регулировки        # attested S; Apple has Настраиваемый
    trait.switch            = Кнопка-переключатель       # attested S
    trait.checkbox          = Флажок                     # assumed
    trait.radio             = Радиокнопка                # assumed
    trait.tab               = Вкладка                    # attested S
    trait.search_field      = Поле поиска                # attested S
    trait.text_field        = Текстовое поле             # attested S; lower case there
    trait.secure_text_field = Защищённое текстовое поле  # attested S
    trait.popup_button      = Всплывающая кнопка
    trait.menu_item         = Пункт меню                 # assumed
    trait.picker_item       = Элемент выбора             # assumed
    trait.table_index       = Индекс раздела
    trait.back_button       = Кнопка назад               # attested S; Apple has Кнопка, указывающая назад
    back                    = Назад                      # attested S; lower case there

    # States
    trait.selected     = Выбрано              # attested S
    trait.not_selected = Не выбрано
    trait.not_enabled  = Недоступно           # attested S
    trait.is_editing   = Идёт правка          # attested S; spelled without ё there
    trait.checked      = Отмечено
    trait.unchecked    = Не отмечено
    switch.on          = Вкл                  # attested S; Apple has Включено
    switch.off         = Выкл                 # attested S; Apple has Выключено
    switch.mixed       = Смешанно             # attested S; Apple has По-разному
    state.expanded     = Развернуто
    state.collapsed    = Свернуто
    state.required     = Обязательное поле    # assumed
    state.invalid      = Недопустимые данные  # assumed

    # Hints
    hint.adjustable     = Смахните вверх или вниз одним пальцем, чтобы настроить значение  # attested S
    hint.switch         = Коснитесь дважды, чтобы переключить настройку                    # attested S
    hint.edit           = Коснитесь дважды, чтобы редактировать                            # attested S; Apple has Коснитесь дважды для редактирования
    hint.misspelled     = Используйте ротор для доступа к объекту: Слова с ошибками        # attested S; Latin letters within the words there
    hint.activate       = Коснитесь дважды, чтобы активировать                             # assumed
    hint.open           = Коснитесь дважды, чтобы открыть                                  # assumed
    hint.expand         = Коснитесь дважды, чтобы развернуть
    hint.collapse       = Коснитесь дважды, чтобы свернуть                                 # assumed; S proposes the same
    hint.popup_picker   = Коснитесь дважды, чтобы активировать меню выбора                 # assumed
    actions.hint_legacy = Смахните вверх или вниз, чтобы выбрать действие, затем коснитесь дважды, чтобы активировать его  # assumed

    # Actions and more content
    actions.available        = Доступны действия         # attested S
    actions.activate_default = Активировать
    more_content.available   = Доступно больше контента  # attested S

    # Containers, boundaries and places
    container.tab_list = Список вкладок           # assumed
    container.tab_bar  = Панель вкладок
    context.series     = {index} из {count}       # attested S
    list.start         = Начало списка            # attested S
    list.end           = Конец списка             # attested S
    landmark.start     = Ориентир                 # attested S
    landmark.end       = Конец                    # assumed; S has Конец строки, the end of a line
    alert              = Предупреждение           # assumed
    dialog             = Диалоговое окно
    group              = Группа
    direct_touch       = Область прямого касания  # assumed

    # Tables
    table.row                  = Ряд {row}                     # attested S; also Строка {row}
    table.column               = Столбец {column}              # attested S
    table.spans_rows[one]      = Охватывает строк: {count}     # attested S; S has rows and columns swapped
    table.spans_rows[few]      = Охватывает строк: {count}     # attested S; S has rows and columns swapped
    table.spans_rows[many]     = Охватывает строк: {count}     # attested S; S has rows and columns swapped
    table.spans_rows[other]    = Охватывает строк: {count}     # attested S; S has rows and columns swapped
    table.spans_columns[one]   = Охватывает столбцов: {count}  # attested S; S has rows and columns swapped
    table.spans_columns[few]   = Охватывает столбцов: {count}  # attested S; S has rows and columns swapped
    table.spans_columns[many]  = Охватывает столбцов: {count}  # attested S; S has rows and columns swapped
    table.spans_columns[other] = Охватывает столбцов: {count}  # attested S; S has rows and columns swapped

    # Scrolling and progress
    scroll.page          = Страница {page} из {pages}
    scroll.rows          = Строки с {from} по {to} из {count}
    progress             = Ход выполнения
    progress.in_progress = Идёт выполнение операции

    # Rotor: what to move by
    rotor.headings            = Заголовки               # attested S
    rotor.heading_n           = Заголовок {level}       # attested S
    rotor.links               = Ссылки                  # attested S
    rotor.visited_links       = Посещённые ссылки       # attested S; spelled without ё there
    rotor.non_visited_links   = Непосещённые ссылки  # assumed
    rotor.in_page_links       = Ссылки на этой странице  # assumed
    rotor.articles            = Статьи  # assumed
    rotor.bold                = Жирный текст            # attested S
    rotor.italic              = Курсив                  # attested S
    rotor.underline           = Подчёркнутый текст      # attested S; spelled without ё there
    rotor.misspelled          = Слова с ошибками        # attested S
    rotor.images              = Изображения             # attested S
    rotor.text_fields         = Текстовые поля          # attested S
    rotor.tables              = Таблицы                 # attested S
    rotor.lists               = Списки                  # attested S
    rotor.landmarks           = Ориентиры               # attested S
    rotor.characters          = Символы                 # assumed
    rotor.words               = Слова                   # assumed
    rotor.lines               = Строки                  # assumed
    rotor.containers          = Контейнеры              # assumed
    rotor.form_controls       = Элементы формы          # assumed
    rotor.buttons             = Кнопки                  # assumed
    rotor.static_text         = Статичный текст
    rotor.same_item           = Объект такого же типа   # assumed; VoiceOverServices has Перейти к следующему объекту такого же типа
    rotor.vertical_navigation = Вертикальная навигация  # assumed
    rotor.none_found          = Не найдено: {name}      # assumed

    # Rotor: what to set and do
    rotor.speaking_rate        = Скорость речи
    rotor.volume               = Громкость
    rotor.pitch                = Высота тона         # assumed
    rotor.punctuation          = Пунктуация
    punctuation.all            = Все знаки           # assumed
    punctuation.some           = Некоторые           # assumed
    punctuation.none           = Никакие             # assumed
    rotor.typing_echo          = Эхо при вводе       # assumed
    rotor.actions              = Действия            # assumed
    rotor.adjust_value         = Настройка значения  # assumed
    rotor.more_content         = Больше контента     # assumed
    rotor.audio_graph          = Аудиограф
    rotor.edit                 = Правка              # assumed
    rotor.text_selection       = Выделение текста    # assumed
    rotor.typing_mode          = Стиль ввода
    rotor.language             = Язык                # assumed
    rotor.hints                = Подсказки
    rotor.direct_touch         = Прямое касание      # assumed
    rotor.braille_screen_input = Шрифт экрана Брайля

    # VoiceOver itself
    vo.on              = VoiceOver включён            # assumed
    vo.off             = VoiceOver выключен           # assumed
    speech.on          = Произнесение включено        # assumed; VoiceOverServices has Включить или выключить произнесение
    speech.off         = Произнесение выключено       # assumed
    screen_curtain.on  = Затемнение экрана включено   # assumed; VoiceOverServices has Включить или выключить затемнение экрана
    screen_curtain.off = Затемнение экрана выключено  # assumed
    screen_locked      = Экран заблокирован
    help.starting      = Запуск справки               # assumed
    itemchooser.title  = Выбор объектов

    # Guided Access
    guidedaccess.started        = Гид-доступ запущен                                              # assumed
    guidedaccess.ended          = Гид-доступ завершён                                             # assumed
    guidedaccess.enabled_banner = Гид-доступ включён. Чтобы выйти, трижды нажмите боковую кнопку  # assumed
    guidedaccess.title          = Гид-доступ                                                      # assumed
    guidedaccess.options        = Параметры                                                       # assumed
    guidedaccess.touch          = Касание                                                         # assumed
    guidedaccess.motion         = Движение                                                        # assumed
    guidedaccess.keyboards      = Программные клавиатуры                                          # assumed
    guidedaccess.volume_buttons = Кнопки громкости                                                # assumed
    guidedaccess.side_button    = Боковая кнопка                                                  # assumed
    guidedaccess.time_limit     = Ограничение времени                                             # assumed
    guidedaccess.minutes[one]   = {n} минута                                                      # assumed
    guidedaccess.minutes[few]   = {n} минуты                                                      # assumed
    guidedaccess.minutes[many]  = {n} минут                                                       # assumed
    guidedaccess.minutes[other] = {n} минуты                                                      # assumed
    guidedaccess.time_expired   = Время истекло                                                   # assumed
    guidedaccess.start          = Начать                                                          # assumed
    guidedaccess.end            = Завершить                                                       # assumed
    guidedaccess.resume         = Продолжить                                                      # assumed
    guidedaccess.cancel         = Отменить
    shortcut.title              = Быстрые команды универсального доступа                          # assumed
    feature.voiceover           = VoiceOver
    feature.zoom                = Увеличение                                                      # assumed
    feature.assistivetouch      = AssistiveTouch                                                  # assumed
    feature.invert_colors       = Инверсия цвета                                                  # assumed
    feature.grayscale           = Оттенки серого                                                  # assumed

    # Web pages
    web.toggle_button          = кнопка-переключатель          # assumed
    web.pressed                = нажата                        # assumed
    web.not_pressed            = не нажата                     # assumed
    web.combo_box              = поле со списком               # assumed
    web.color_well             = панель выбора цвета           # assumed
    web.text_area              = многострочное текстовое поле  # assumed
    web.separator              = разделитель
    web.math                   = математическая формула        # assumed
    web.shows_popup            = Отображает всплывающее меню
    web.popup_menu             = всплывающее меню              # assumed
    web.popup_listbox          = всплывающий список            # assumed
    web.popup_tree             = всплывающее дерево            # assumed
    web.popup_grid             = всплывающая сетка             # assumed
    web.popup_dialog           = всплывающее диалоговое окно   # assumed
    web.current                = текущий                       # assumed
    web.current_page           = текущая страница              # assumed
    web.current_step           = текущий шаг                   # assumed
    web.current_location       = текущее местоположение        # assumed
    web.current_date           = текущая дата                  # assumed
    web.current_time           = текущее время                 # assumed
    web.invalid                = недопустимое поле             # assumed
    web.sort_up                = сортировка по возрастанию     # assumed
    web.sort_down              = сортировка по убыванию        # assumed
    web.column_header          = заголовок столбца             # assumed
    web.row_header             = заголовок строки              # assumed
    web.table_start            = Начало таблицы                # assumed
    web.table_end              = Конец таблицы                 # assumed
    web.rows[one]              = {count} строка                # assumed
    web.rows[few]              = {count} строки                # assumed
    web.rows[many]             = {count} строк                 # assumed
    web.rows[other]            = {count} строки                # assumed
    web.columns[one]           = {count} столбец               # assumed
    web.columns[few]           = {count} столбца               # assumed
    web.columns[many]          = {count} столбцов              # assumed
    web.columns[other]         = {count} столбца               # assumed
    web.description_list_start = Начало списка определений     # assumed
    web.description_list_end   = Конец списка определений      # assumed
    web.term                   = термин                        # assumed
    web.definition             = определение                   # assumed
    web.form_start             = Начало формы                  # assumed
    web.banner                 = баннер                        # assumed
    web.complementary          = дополнительно                 # assumed
    web.content_information    = информация о содержимом       # assumed
    web.main                   = основное                      # assumed
    web.navigation             = навигация                     # assumed
    web.region                 = область                       # assumed
    web.search                 = поиск                         # assumed
    web.description            = описание                      # assumed
    web.choose_file            = Выбрать файл                  # assumed
    web.no_file                = файл не выбран                # assumed
    char.white_bullet          = белый маркер                  # assumed
    char.black_square          = черный квадрат                # assumed
    picker.close               = Закрыть
    picker.ok                  = OK                             # assumed
    picker.done                = Готово
    picker.year                = Год
    picker.month               = Месяц
    picker.week                = Неделя                         # assumed
    picker.day                 = День
    picker.hours               = Часы
    picker.minutes             = Минуты
    picker.red                 = Красный                        # assumed
    picker.green               = Зеленый                        # assumed
    picker.blue                = Синий                          # assumed
    picker.photos              = Медиатека                      # assumed
    picker.camera              = Снять фото или видео           # assumed
    picker.files               = Выбрать файлы                  # assumed

    # Text
    char.capital_prefix    = Заглавная {text}        # assumed
    char.space             = Пробел
    char.new_line          = Новая строка
    char.tab               = Клавиша табуляции
    char.bullet            = Маркер
    text.bullets[one]      = {count} маркер          # assumed
    text.bullets[few]      = {count} маркера         # assumed
    text.bullets[many]     = {count} маркеров        # assumed
    text.bullets[other]    = {count} маркера         # assumed
    text.blank             = Пустой
    text.deleted           = {text} удалено          # assumed
    text.insertion_start   = Точка вставки в начале  # assumed
    text.insertion_end     = Точка вставки в конце   # assumed
    text.character_mode    = Режим символов          # assumed
    text.word_mode         = Режим слов              # assumed
    text.selected_suffix   = {text} выделено         # assumed
    text.unselected_suffix = {text} выделение снято  # assumed
    text.misspelled        = Орфографическая ошибка  # assumed

    # Commands
    text.bold              = Жирный                       # assumed
    text.italic            = Курсив                       # assumed
    text.underlined        = Подчеркнутый                 # assumed
    text.points            = Размер в пунктах: {size}     # assumed
    text.lines[one]        = {count} строка               # assumed
    text.lines[few]        = {count} строки               # assumed
    text.lines[many]       = {count} строк                # assumed
    text.lines[other]      = {count} строки               # assumed
    text.copied            = Скопировано                  # assumed
    search.same_heading    = Заголовок такого же типа     # assumed; the word is in Apple’s names of commands
    search.different_item  = Отличающийся объект          # assumed; the word is in Apple’s names of commands
    search.plain_text      = Обычный текст                # assumed; the word is in Apple’s names of commands
    search.style_change    = Изменение стиля              # assumed; the word is in Apple’s names of commands
    search.font_change     = Изменение шрифта             # assumed; the word is in Apple’s names of commands
    search.color_change    = Изменение цвета              # assumed; the word is in Apple’s names of commands
    search.blockquote      = Блок цитаты                  # assumed; the word is in Apple’s names of commands
    search.same_blockquote = Блок цитаты такого же типа   # assumed; the word is in Apple’s names of commands
    navigation.flat        = Простая                      # assumed
    navigation.grouped     = По группам                   # assumed
    quicknav.on            = Быстрая навигация включена   # assumed
    quicknav.off           = Быстрая навигация выключена  # assumed

    # Drag and drop
    drag.start  = Перетянуть {name}       # assumed; UIKit.axbundle has Перетянуть объект
    drag.drop   = Вставить сюда           # assumed; UIKit.axbundle has Вставить на месте курсора
    drag.cancel = Отменить перетягивание  # assumed

    # Controls of UIKit's own
    control.halted               = Выполнение операции остановлено
    control.increment            = Увеличить
    control.decrement            = Уменьшить
    control.date_picker          = Инструмент выбора даты
    control.time_picker          = Инструмент выбора времени
    control.date_and_time_picker = Инструмент выбора даты и времени
    control.countdown_picker     = Инструмент выбора обратного отсчета
    control.clear_text           = Удалить текст
    control.display_results      = Отобразить результаты
    control.dismiss_popup        = закрыть всплывающее меню
    control.sheet_grabber        = Точка захвата листа
    control.reorder              = Изменение порядка
    control.reorder_row          = Изменить порядок {name}
    reorder.up                   = Переместить вверх
    reorder.down                 = Переместить вниз
    reorder.above                = перемещено выше ряда {name}
    reorder.below                = перемещено ниже ряда {name}
    hint.dismiss_popup           = Коснитесь дважды, чтобы закрыть всплывающее окно
    hint.sheet_expand            = Коснитесь дважды, чтобы развернуть лист
    hint.sheet_collapse          = Коснитесь дважды, чтобы свернуть лист

    # What is dragged, selected, zoomed and touched
    drag.item                = Перетянуть объект
    drag.ready               = {name}, можно отпустить                                                                    # assumed
    drag.complete            = Перемещение завершено                                                                      # assumed
    trait.draggable          = Можно перетащить                                                                           # assumed
    hint.draggable           = Коснитесь дважды и удерживайте, дождитесь звука, затем перетащите, чтобы изменить порядок  # assumed
    hint.direct_touch        = Активируйте, чтобы начать прямое управление касанием                                       # assumed
    rotor.zoom               = Увеличение                                                                                 # assumed
    text.selection_expand    = Смахните вправо, чтобы расширить выделение                                                 # assumed
    text.selection_shrink    = Смахните влево, чтобы сузить выделение                                                     # assumed
    text.character_selection = Выделение по символам                                                                      # assumed
    text.word_selection      = Выделение по словам                                                                        # assumed
    text.line_selection      = Выделение по строкам                                                                       # assumed
    """#
}
