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

    # Audio graphs
    audiograph.play       = Воспроизвести график аудио
    audiograph.describe   = Описать диаграмму     # assumed
    audiograph.details    = Сведения о диаграмме  # assumed
    audiograph.complete   = Завершено             # assumed
    audiograph.data_point = Единица данных
    audiograph.summary    = Сводка
    audiograph.statistics = Статистика
    audiograph.done       = Готово



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

    # Charts
    chart.range               = от {from} до {to}                                  # assumed
    chart.change              = с {from} до {to}  # assumed
    chart.power               = {number} умножить на 10 в степени {power}      # assumed
    chart.no_value            = Нет значения                                   # assumed
    chart.series_n            = Серия {number}  # attested A; AXMediaUtilities
    chart.points[one]         = {count} точка                                  # assumed
    chart.points[few]         = {count} точки                                  # assumed
    chart.points[many]        = {count} точек                                  # assumed
    chart.points[other]       = {count} точки                                  # assumed
    chart.missing             = без значения: {count}                          # assumed
    chart.line                = Линейный график                                # assumed
    chart.scatter             = Точечная диаграмма                             # assumed
    chart.bars                = Столбчатая диаграмма                           # assumed
    chart.axis_x              = Ось x: {text}                                  # assumed
    chart.axis_y              = Ось y: {text}                                  # assumed
    chart.axis_more           = Дополнительная ось: {text}                     # assumed
    chart.logarithmic         = логарифмическая шкала                          # assumed
    chart.categories[one]     = {count} категория                              # assumed
    chart.categories[few]     = {count} категории                              # assumed
    chart.categories[many]    = {count} категорий                              # assumed
    chart.categories[other]   = {count} категории                              # assumed
    chart.series_count[one]   = {count} ряд                                    # assumed
    chart.series_count[few]   = {count} ряда                                   # assumed
    chart.series_count[many]  = {count} рядов                                  # assumed
    chart.series_count[other] = {count} ряда                                   # assumed
    chart.computed            = Вычислено по данным                            # assumed; marks what is ours and not the app’s
    chart.head                = {text}:  # assumed
    chart.of_series           = {series}: {text}                               # assumed
    chart.no_values           = Нет значений                                   # assumed
    chart.only_value          = Единственное значение: {point}                 # assumed
    chart.all_same            = Все значения одинаковы: {value}                # assumed
    chart.constant            = Примерно постоянно                             # assumed
    chart.rises_steadily      = Стабильный рост                                # assumed
    chart.rises_generally     = В целом рост                                   # assumed
    chart.rises_slightly      = Слабая тенденция к росту                       # assumed; how clear it is, not how steep
    chart.falls_steadily      = Стабильный спад                                # assumed
    chart.falls_generally     = В целом спад                                   # assumed
    chart.falls_slightly      = Слабая тенденция к спаду                       # assumed; how clear it is, not how steep
    chart.no_trend            = Нет явной тенденции                            # assumed
    chart.linear              = близко к прямой                                # assumed
    chart.slope               = примерно {y} на единицу x ({x})                # assumed
    chart.slope_step          = примерно {y} на шаг {step} по x ({title})          # assumed
    chart.slope_category      = примерно {y} от одной категории к следующей    # assumed
    chart.peaked              = Рост, затем спад, пик: {point}                 # assumed
    chart.troughed            = Спад, затем рост, нижняя точка: {point}        # assumed
    chart.rises               = рост                                           # assumed
    chart.falls               = спад                                           # assumed
    chart.level               = без изменений                                  # assumed
    chart.varies              = колебания  # assumed
    chart.until               = {shape} до точки {x}                           # assumed
    chart.then                = {one}, затем {other}                           # assumed
    chart.repeats             = Период повторения в точках, примерно: {count}  # assumed
    chart.step                = Скачок, {x}: {y}                               # assumed
    chart.at                  = {y} в точке {x}                                      # assumed
    chart.labeled             = {text} ({label})  # assumed; a label names the point, it is no place
    chart.highest             = Максимум: {point}                              # assumed
    chart.lowest              = Минимум: {point}                               # assumed
    chart.more                = и ещё: {count}                                 # assumed
    chart.first_last          = Первое значение: {first}, последнее: {last}    # assumed
    chart.mean_median         = Среднее: {mean}, медиана: {median}             # assumed
    chart.peaks[one]          = Пик: {points}                                  # assumed
    chart.peaks[few]          = Пики: {points}                                 # assumed
    chart.peaks[many]         = Пики: {points}                                 # assumed
    chart.peaks[other]        = Пики: {points}                                 # assumed
    chart.valleys[one]        = Впадина: {points}                              # assumed
    chart.valleys[few]        = Впадины: {points}                              # assumed
    chart.valleys[many]       = Впадины: {points}                              # assumed
    chart.valleys[other]      = Впадины: {points}                              # assumed
    chart.outliers[one]       = {count} выброс: {points}                       # assumed
    chart.outliers[few]       = {count} выброса: {points}                      # assumed
    chart.outliers[many]      = {count} выбросов: {points}                     # assumed
    chart.outliers[other]     = {count} выброса: {points}                      # assumed
    chart.pair                = {one} и {other}                                # assumed
    chart.higher_at_end       = Выше в конце: {series}                         # assumed
    chart.higher_at           = Выше в точке {x}: {series}  # assumed
    chart.crossings[one]      = Пересечение: {places}                          # assumed
    chart.crossings[few]      = Пересечения: {places}                          # assumed
    chart.crossings[many]     = Пересечения: {places}                          # assumed
    chart.crossings[other]    = Пересечения: {places}                          # assumed
    chart.crossing_count      = Пересечений: {count}                           # assumed
    chart.largest_gap         = Наибольшая разница: {point}                    # assumed
    chart.beyond[one]         = {count} точка за пределами осей звучит на их краю  # assumed
    chart.beyond[few]         = {count} точки за пределами осей звучат на их краях  # assumed
    chart.beyond[many]        = {count} точек за пределами осей звучат на их краях  # assumed
    chart.beyond[other]       = {count} точки за пределами осей звучат на их краях  # assumed
    chart.grouped             = Точки сгруппированы для воспроизведения        # assumed
    chart.sound               = {graph}: {seconds}, {points}  # assumed
    chart.seconds[one]        = {seconds} секунда  # assumed
    chart.seconds[few]        = {seconds} секунды  # assumed
    chart.seconds[many]       = {seconds} секунд  # assumed
    chart.seconds[other]      = {seconds} секунды  # assumed

    # Charts, as VoiceOver itself describes them
    chart.axis_is_x               = Ось X — это {title}  # attested A; UIKit.axbundle
    chart.axis_is_y               = Ось Y — это {title}  # attested A; UIKit.axbundle
    chart.data_series[one]        = Есть {count} серия данных  # assumed
    chart.data_series[few]        = Есть {count} серии данных  # assumed
    chart.data_series[other]      = Есть {count} серий данных  # assumed
    chart.data_points             = единицы данных ({count})  # attested A; AXMediaUtilities
    chart.increasing              = Наблюдается общий тренд на рост  # attested A; AXMediaUtilities
    chart.decreasing              = Наблюдается общий тренд на снижение  # attested A; AXMediaUtilities
    chart.correlation_very_strong = Данные демонстрируют ярко выраженную корреляцию  # attested A; AXMediaUtilities
    chart.correlation_strong      = Данные демонстрируют выраженную корреляцию  # attested A; AXMediaUtilities
    chart.correlation_moderate    = Данные демонстрируют умеренную корреляцию  # attested A; AXMediaUtilities
    chart.correlation_weak        = Данные демонстрируют слабую корреляцию  # attested A; AXMediaUtilities
    chart.correlation_none        = Данные не демонстрируют признаков корреляции  # attested A; AXMediaUtilities
    chart.model_linear            = Данные представлены в виде линейного тренда  # attested A; AXMediaUtilities
    chart.model_logarithmic       = Данные представлены в виде логарифмической кривой  # attested A; AXMediaUtilities
    chart.model_exponential       = Данные представлены в виде экспоненциальной кривой  # attested A; AXMediaUtilities
    chart.model_power             = Данные представлены в виде кривой оперативной характеристики  # attested A; AXMediaUtilities
    chart.model_periodic          = Данные представлены в виде периодического тренда  # attested A; AXMediaUtilities
    chart.is_outlier              = {point} — это выброс  # attested A; AXMediaUtilities
    chart.no_outliers             = Нет статистических выбросов  # attested A; AXMediaUtilities
    chart.maximum                 = Максимум: {value}  # attested A; AXMediaUtilities
    chart.minimum                 = Минимум: {value}  # attested A; AXMediaUtilities
    chart.mean                    = {axis}: среднее значение — {value}  # attested A; AXMediaUtilities
    chart.insights                = Выводы  # attested A; AccessibilitySharedUISupport
    chart.current_series          = Текущая серия: {series}  # attested A; AccessibilitySharedUISupport
    chart.voiceover               = Словами VoiceOver  # assumed; over what we think that VoiceOver says

    # Text
    char.capital_prefix    = Заглавная {text}        # assumed
    char.space             = Пробел
    char.new_line          = Новая строка
    char.tab               = Клавиша табуляции
    char.bullet            = Маркер
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

    # Letters, spelled out
    phonetic = Анна Борис Василий Григорий Дмитрий Елена Ёлка Женя Зинаида Иван Йод Константин Леонид Михаил Николай Ольга Павел Роман Семён Татьяна Ульяна Фёдор Харитон Цапля Человек Шура Щука Эхо Юрий Яков  # assumed

    # Characters: marks
    character . = точка
    character , = запятая
    character ; = точка с запятой
    character : = двоеточие
    character ! = восклицательный знак
    character ? = вопросительный знак
    character ' = апостроф
    character " = кавычка
    character ( = левая круглая скобка
    character ) = правая круглая скобка
    character [ = левая квадратная скобка
    character ] = правая квадратная скобка
    character { = левая фигурная скобка
    character } = правая фигурная скобка
    character - = дефис

    # Characters: symbols
    character @ = в
    character # = число
    character % = процент
    character & = амперсанд
    character + = плюс
    character = = равно
    character / = косая черта
    character \ = обратная косая черта
    character _ = подчеркивание
    character * = звезда
    character ^ = знак вставки
    character ~ = тильда
    character ` = знак ударения
    character | = вертикальная линия
    character < = меньше
    character > = больше
    character − = минус
    character × = знак умножения
    character ÷ = разделить на
    character ‰ = знак промилле
    character $ = доллар
    character € = евро
    character £ = фунт
    character ¥ = иена
    character ₩ = вона     # assumed
    character ¢ = центы
    character ° = градусы
    character § = символ раздела
    character © = знак авторских прав
    character ® = знак «зарегистрировано»
    character ™ = товарный знак
    character † = крестик  # assumed

    # Characters: shapes that stand for words on screens
    character ★ = черная звезда
    character ☆ = белая звезда    # assumed
    character ■ = чёрный квадрат  # assumed
    character □ = белый квадрат   # assumed
    character ✓ = флажок
    character ✗ = крестик         # assumed
    character ✕ = знак умножения  # assumed
    character ※ = знак сноски     # assumed

    # Characters: keys, units and shapes that engines leave out
    character ✘ = жирный крестик                  # assumed
    character ☰ = меню                            # assumed
    character ⌘ = команда
    character ⌥ = клавиша option
    character ⌃ = клавиша control
    character ⏎ = ввод                            # assumed
    character ⌫ = удалить
    character ♡ = белое сердце                    # assumed
    character ♫ = связанные восьмые ноты          # assumed
    character ℃ = градусы Цельсия
    character ℉ = градусы Фаренгейта
    character ″ = двойной штрих
    character ′ = штрих
    character 〒 = почтовый знак                  # assumed
    character ❮ = левая угловая скобка-орнамент   # assumed
    character ❯ = правая угловая скобка-орнамент  # assumed
    character ➜ = стрелка вправо                  # assumed
    character ☒ = квадрат с крестиком             # assumed
    character ✦ = чёрная четырёхконечная звезда   # assumed
    character ‡ = двойной крест                   # assumed
    character ‣ = треугольный маркер              # assumed
    character № = номер
    character ¶ = знак абзаца
    character ◆ = чёрный ромб                     # assumed
    character ▷ = треугольник, указывающий вправо
    character ﷽ = басмала                         # assumed
    character � = символ замены                   # assumed
    character ¼ = одна четверть
    character ½ = одна вторая
    character ¾ = три четверти
    character ⟨ = левая угловая скобка            # assumed
    character ⟩ = правая угловая скобка           # assumed

    # Characters: marks of typesetters
    character ’ = правая одинарная кавычка
    character ‘ = левая одинарная кавычка
    character ‚ = нижняя одинарная кавычка           # assumed
    character ” = правые двойные кавычки
    character “ = левые двойные кавычки
    character „ = нижняя кавычка                     # assumed
    character « = двойная стрелка, указывающая влево
    character » = двойная стрелка, указывающая вправо
    character ‹ = левая одинарная кавычка-ёлочка     # assumed
    character › = правая одинарная кавычка-ёлочка    # assumed
    character – = короткое тире
    character — = длинное тире
    character … = многоточие
    character · = точка посередине                   # assumed
    character ¡ = перевёрнутый восклицательный знак  # assumed
    character ¿ = перевёрнутый вопросительный знак   # assumed

    # Characters: marks of East Asia
    character 、 = идеографическая запятая             # assumed
    character 。 = идеографическая точка               # assumed
    character ・ = точка катаканы                      # assumed
    character 〜 = волнистое тире                      # assumed
    character 「 = открывающая угловая скобка          # assumed
    character 」 = закрывающая угловая скобка          # assumed
    character 『 = открывающая белая угловая скобка    # assumed
    character 』 = закрывающая белая угловая скобка    # assumed
    character 〈 = открывающая ломаная скобка          # assumed
    character 〉 = закрывающая ломаная скобка          # assumed
    character 《 = открывающая двойная ломаная скобка  # assumed
    character 》 = закрывающая двойная ломаная скобка  # assumed
    character 【 = открывающая чёрная скобка           # assumed
    character 】 = закрывающая чёрная скобка           # assumed

    # Characters: arrows and triangles
    character ← = стрелка влево
    character ↑ = стрелка вверх
    character → = стрелка вправо
    character ↓ = стрелка вниз
    character ⇠ = стрелка влево
    character ⇡ = стрелка вверх
    character ⇢ = стрелка вправо
    character ⇣ = стрелка вниз
    character ▲ = черный треугольник, указывающий вверх
    character △ = треугольник, указывающий вверх
    character ▴ = маленький черный треугольник, указывающий вверх
    character ▵ = маленький треугольник, указывающий вверх
    character ▶ = черный треугольник, указывающий вправо
    character ▸ = маленький треугольник, указывающий вправо
    character ▹ = маленький треугольник, указывающий вправо
    character ► = черная треугольная стрелка, указывающая вправо
    character ▻ = треугольная стрелка, указывающая вправо
    character ▼ = черная треугольная стрелка, указывающая вниз
    character ▽ = треугольная стрелка, указывающая вниз
    character ▾ = маленький черный треугольник, указывающий вниз
    character ▿ = маленький треугольник, указывающий вниз
    character ◀ = черный треугольник, указывающий влево
    character ◁ = треугольник, указывающий влево
    character ◂ = маленький черный треугольник, указывающий влево
    character ◃ = маленький треугольник, указывающий влево
    character ◄ = черная треугольная стрелка, указывающая влево
    character ◅ = треугольная стрелка, указывающая влево

    # Characters: numbers and mathematics
    character ⅓ = одна треть
    character ⅔ = две трети
    character ⅛ = одна восьмая
    character ⅜ = три восьмых
    character ⅝ = пять восьмых
    character ⅞ = семь восьмых
    character ± = плюс или минус
    character ∓ = минус или плюс
    character ∞ = бесконечность
    character ≠ = не равно
    character ≤ = меньше или равно
    character ≥ = больше или равно
    character ‱ = знак «на десять тысяч»
    character ‴ = тройной штрих
    character ‵ = обратный штрих
    character ‶ = обратный двойной штрих
    character ‷ = обратный тройной штрих

    # Characters: letters and signs
    character ¨      = трема
    character ´      = штрих
    character ª      = указатель женского начала
    character º      = градусы
    character ₠      = символ евро
    character ℅      = знак процента
    character ℗      = знак авторских прав на звукозапись
    character ℞      = знак предписания
    character ℠      = знак обслуживания
    character ℡      = знак телефона
    character ℸ      = знак факса
    character ✎      = штрих
    character 𝄞      = скрипичный ключ
    character U+F8FF = Apple

    # Characters: keys of a keyboard
    character ↩ = клавиша return
    character ⇞ = страница вверх
    character ⇟ = страница вниз
    character ⇥ = клавиша табуляции
    character ⇧ = клавиша shift
    character ⇪ = верхний регистр
    character ⌤ = ввод
    character ⌦ = удаление вперед
    character ⌧ = очистить
    character ⎋ = отмена
    character ⏏ = извлечь

    # Characters: dashes
    character ‒ = цифровое тире
    character ― = горизонтальная полоса
    character ﹘ = короткое тире

    # Characters: blanks
    character U+00A0 = пробел
    """#
}
