extension Voices {
  /// How dates and times are written in fields: Unicode's CLDR for long dates, short times, and months with their year.
  ///
  /// What a region lacks is that of its language. `alone` are the months beside a year, where these differ.
  /// See Emoji/LICENSE.
  package static let dates = #"""
    en.months    = January February March April May June July August September October November December
    en.halves    = AM PM
    en.date      = {month} {day}, {year}
    en.time      = {hour12}:{minute} {half}
    en.both      = {date} at {time}
    en.month     = {month} {year}

    en-AU.halves = am pm
    en-NZ.halves = am pm
    en-AU.date   = {day} {month} {year}
    en-NZ.date   = {day} {month} {year}

    en-IN.date   = {day} {month} {year}

    en-GB.date   = {day} {month} {year}
    en-IE.date   = {day} {month} {year}
    en-ZA.date   = {day} {month} {year}
    en-GB.time   = {hour02}:{minute}
    en-IE.time   = {hour02}:{minute}
    en-ZA.time   = {hour02}:{minute}

    ko.months    = 1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월
    ko.halves    = 오전 오후
    ko.date      = {year}년 {month} {day}일
    ko.time      = {half} {hour12}:{minute}
    ko.both      = {date} {time}
    ko.month     = {year}년 {month}

    ja.months    = 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月
    ja.date      = {year}年{month}{day}日
    ja.time      = {hour}:{minute}
    ja.both      = {date} {time}
    ja.month     = {year}年{month}

    zh.months    = 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月
    zh.halves    = 上午 下午
    zh.date      = {year}年{month}{day}日
    zh.time      = {hour02}:{minute}
    zh.both      = {date} {time}
    zh.month     = {year}年{month}

    zh-Hant.time = {half}{hour12}:{minute}

    de.months    = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
    de.date      = {day}. {month} {year}
    de.time      = {hour02}:{minute}
    de.both      = {date} um {time}
    de.month     = {month} {year}

    fr.months    = janvier février mars avril mai juin juillet août septembre octobre novembre décembre
    fr.date      = {day} {month} {year}
    fr.time      = {hour02}:{minute}
    fr.both      = {date} à {time}
    fr.month     = {month} {year}

    es.months    = enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    es.halves    = a.m. p.m.
    es.date      = {day} de {month} de {year}
    es.time      = {hour}:{minute}
    es.both      = {date}, {time}
    es.month     = {month} de {year}

    es-419.time  = {hour12}:{minute} {half}
    es-MX.time   = {hour12}:{minute} {half}
    es-US.time   = {hour12}:{minute} {half}

    ru.months    = января февраля марта апреля мая июня июля августа сентября октября ноября декабря
    ru.alone     = январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь
    ru.date      = {day} {month} {year} г.
    ru.time      = {hour02}:{minute}
    ru.both      = {date} в {time}
    ru.month     = {month} {year} г.

    it.months    = gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
    it.date      = {day} {month} {year}
    it.time      = {hour02}:{minute}
    it.both      = {date} alle ore {time}
    it.month     = {month} {year}

    pt.months    = janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
    pt.date      = {day} de {month} de {year}
    pt.time      = {hour02}:{minute}
    pt.both      = {date} às {time}
    pt.month     = {month} de {year}

    nl.months    = januari februari maart april mei juni juli augustus september oktober november december
    nl.date      = {day} {month} {year}
    nl.time      = {hour02}:{minute}
    nl.both      = {date} om {time}
    nl.month     = {month} {year}

    sv.months    = januari februari mars april maj juni juli augusti september oktober november december
    sv.date      = {day} {month} {year}
    sv.time      = {hour02}:{minute}
    sv.both      = {date} {time}
    sv.month     = {month} {year}

    da.months    = januar februar marts april maj juni juli august september oktober november december
    da.date      = {day}. {month} {year}
    da.time      = {hour02}.{minute}
    da.both      = {date} kl. {time}
    da.month     = {month} {year}

    nb.months    = januar februar mars april mai juni juli august september oktober november desember
    no.months    = januar februar mars april mai juni juli august september oktober november desember
    nb.date      = {day}. {month} {year}
    no.date      = {day}. {month} {year}
    nb.time      = {hour02}:{minute}
    no.time      = {hour02}:{minute}
    nb.both      = {date} kl. {time}
    no.both      = {date} kl. {time}
    nb.month     = {month} {year}
    no.month     = {month} {year}

    pl.months    = stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
    pl.alone     = styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień
    pl.date      = {day} {month} {year}
    pl.time      = {hour02}:{minute}
    pl.both      = {date} o {time}
    pl.month     = {month} {year}

    tr.months    = Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık
    tr.date      = {day} {month} {year}
    tr.time      = {hour02}:{minute}
    tr.both      = {date} {time}
    tr.month     = {month} {year}

    uk.months    = січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня
    uk.alone     = січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень
    uk.date      = {day} {month} {year} р.
    uk.time      = {hour02}:{minute}
    uk.both      = {date} о {time}
    uk.month     = {month} {year} р.

    id.months    = Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember
    id.date      = {day} {month} {year}
    id.time      = {hour02}.{minute}
    id.both      = {date} pukul {time}
    id.month     = {month} {year}
    """#
}
