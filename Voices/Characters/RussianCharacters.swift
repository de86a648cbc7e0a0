extension Voices {
  /// Russian: the names of characters, and how letters are spelled out.
  static let russianCharacters = #"""
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
