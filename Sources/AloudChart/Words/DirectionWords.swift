/// Words with which a summary says that values rise or fall.
///
/// All words are in lower case, as ``WordPattern`` requires. They are verbs for what happens or has happened. Nouns and
/// participles are used only with a verb, because alone they may name a quantity or a kind ("rate of increase", "rising
/// stars").
struct DirectionWords {
  let rising: [String]
  let falling: [String]
  /// Words of negation, hope, an end, a condition, or a part of the time. A summary with such a word is not judged.
  let doubts: [String]
  /// Words that are skipped, because they contain words of the other lists but have another meaning.
  let neutral: [String]
  /// False for languages without blanks between words, and for Korean, whose endings change.
  var isParted = true

  static let tables: [String: DirectionWords] = [
    "en": english, "de": german, "fr": french, "es": spanish, "ru": russian, "ko": korean, "ja": japanese,
    "zh": chinese,
  ]
}

extension DirectionWords {
  private static let english = DirectionWords(
    rising: [
      "increases|increased|rises|rose|grows|grew|soared|surged", "go|goes|gone|went up",
      "is|are|was|were|been|keeps|kept rising|increasing|growing|climbing",
      "is|are|was|were|been steadily|slowly|sharply|gradually|constantly|rapidly rising|increasing|growing|climbing",
      "has|have|had risen|grown|climbed|gained", "been|is|are going up", "trends|trended|trending up|upward|upwards",
    ],
    falling: [
      "decreases|decreased|falls|fell|plummeted|plunged|dwindled", "go|goes|gone|went down",
      "is|are|was|were|been|keeps|kept falling|decreasing|declining|dropping|shrinking",
      "is|are|was|were|been steadily|slowly|sharply|gradually|constantly|rapidly falling|decreasing|declining|dropping",
      "has|have|had fallen|dropped|declined|shrunk|diminished", "been|is|are going down",
      "sales|prices|costs|rates|values|numbers|temperatures declined|dropped|shrank",
      "declined|dropped|shrank steadily|slowly|sharply|gradually|rapidly",
      "trends|trended|trending down|downward|downwards",
      "in decline",
    ],
    doubts: [
      "not|no|nobody|none|nothing|never|neither|nor|without|hardly|barely|scarcely|rarely|t|cannot|almost|nearly|only",
      "as|when|whenever|if|unless|whether|how|why|where|that|which|who|whose",
      "fail*|stop*|end|ends|ended|ending|halt*|ceas*|paus*|slowed|slower|except",
      "expect*|hop*|would|could|should|might|must|predict*|forecast*|plan*|project*|target*|goal*|want*|wish*|suppos*",
      "seem*|appear*|unlikely|likely", "may have|be",
      "until|till|before|after|between|during|then|but|while|whereas|although|though|despite|instead|once|ago|later",
      "first|initially|briefly|finally|last|in 1*|2*|spring|summer|autumn|winter",
      "in jan*|feb*|mar*|apr*|may|jun*|jul*|aug*|sep*|oct*|nov*|dec|december",
    ],
    neutral: [
      "^increased|decreased|rose", "a|an|the|of|with|and|or|for|from|to|by|at increased|decreased|rose",
      "fell|falls short",
      "increases|increased|decreases|decreased|rises|rose|falls|fell|grows|grew in|on|at|for|near|around|up",
      "increases|decreases|rises|falls of|per|by|among|are|were|is|was|and|or", "of increases|decreases|rises|falls",
      "rain|snow|hail|sun|moon|night|niagara|victoria rises|rose|falls|fell", "rose garden|wine|petals|water|oil",
      "to go up|down",
    ])

  private static let german = DirectionWords(
    rising: [
      "steigt|steigen|stieg|stiegen|gestiegen|angestiegen|zugenommen|gewachsen", "wächst|wachsen|wuchs|wuchsen",
      "nimmt|nehmen|nahm|nahmen zu", "nimmt|nehmen|nahm|nahmen stetig|stark|leicht|deutlich|langsam zu",
    ],
    falling: [
      "fällt|fiel|fielen|sinkt|sinken|sank|sanken|gesunken|abgenommen|geschrumpft|zurückgegangen|schrumpft|schrumpfen",
      "preise|kosten|kurse|werte|zahlen|raten|umsätze|temperaturen fallen", "ist|sind gefallen",
      "nimmt|nehmen|nahm|nahmen ab", "nimmt|nehmen|nahm|nahmen stetig|stark|leicht|deutlich|langsam ab",
      "deutlicher|starker|stetiger|kräftiger rückgang",
    ],
    doubts: [
      "nicht|nichts|kein*|nie|niemals|niemand|ohne|kaum|weder|selten|fast|beinahe|nur",
      "je|wenn|falls|sobald|ob|wie|warum",
      "aufgehört|endet*|ende|stopp*|gestoppt|stagnier*|gebremst|vorbei|beendet|wo", "der|die|das steigt|sinkt|fällt",
      "erwart*|hoff*|würde*|könnte*|sollte*|soll|sollen|wird|werden|prognos*|plan*|ziel*|dürfte*|müsste*|möglich*",
      "bis|dann|danach|aber|während|obwohl|zunächst|zuerst|vor|nach|zwischen|einst|vorübergehend|kurz|später|statt",
      "im|in 1*|2*|jahr|jahre|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember",
      "im frühling|frühjahr|sommer|herbst|winter",
    ],
    neutral: [
      "regen|schnee|niederschlag fällt|fiel", "fällt|fiel|fielen auf dass",
      "fällt|fiel|fielen aus|schwer|leicht|unter|ins",
    ])

  private static let french = DirectionWords(
    rising: [
      "augmente|augmentent|augmentait|augmentaient|croît|croissent|grimpe|grimpent|montent|progresse|progressent",
      "a|ont augmenté|progressé|grimpé|monté|crû", "est|sont en hausse",
    ],
    falling: [
      "diminue|diminuent|baissent|décroît|décroissent|chutent|recule|reculent|descendent|déclinent",
      "a|ont diminué|baissé|chuté|reculé|décliné|décru", "est|sont en baisse", "forte|nette baisse des|du|de",
    ],
    doubts: [
      "ne|n|pas|aucun*|jamais|sans|ni|non|personne|rien|guère|presque|moins|peine|seulement|sauf",
      "quand|lorsque|lorsqu|si|mesure|comment|pourquoi|où|qui|que|qu|dont", "plus le|la|les|l",
      "fin|fini*|termin*|arrêt*|cess*|stopp*|interromp*|frein*|ralenti*",
      "espér*|espoir*|attend*|attent*|prév*|devrai*|pourrai*|serai*|aurai*|semble*|probable*|objectif*|peut|doit",
      "jusqu|puis|mais|avant|après|entre|pendant|ensuite|abord|tandis|alors|malgré|autrefois|brièvement",
      "en 1*|2*|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|hiver|été|automne",
    ],
    neutral: [])

  private static let spanish = DirectionWords(
    rising: [
      "aumenta|aumentan|aumentó|aumentaron|aumentaba|aumentaban|sube|suben|subió|subieron|crece|crecen|creció|crecieron",
      "ha|han aumentado|subido|crecido|ascendido", "está|están|sigue|siguen|viene|vienen aumentando|subiendo|creciendo",
    ],
    falling: [
      "disminuye|disminuyen|disminuyó|disminuyeron|bajan|bajó|bajaron|cae|caen|cayó|cayeron|decrece|decrecen|decreció",
      "desciende|descienden|descendió|descendieron", "ha|han disminuido|bajado|caído|descendido|decrecido",
      "está|están|sigue|siguen|viene|vienen disminuyendo|bajando|cayendo|descendiendo",
    ],
    doubts: [
      "no|sin|nunca|jamás|ni|ningún|ninguna|ninguno|nadie|nada|tampoco|apenas|casi|solo|sólo|salvo|menos",
      "cuando|si|medida|conforme|cuanto|cuanta|cuantos|cuantas|como|cómo|por|donde|que|quien",
      "dej*|ces*|paró|pararon|termin*|acab*|fin|deten*|detuv*|fren*|estanc*",
      "esper*|previ*|prev*|podría*|debería*|sería*|habría*|puede*|debe*|quizá*|quizás|vez|objetivo*|pronóstic*|parece*",
      "hasta|luego|después|pero|antes|entre|durante|mientras|aunque|primero|entonces|brevemente",
      "en 1*|2*|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
      "en primavera|verano|otoño|invierno",
    ],
    neutral: ["lluvia|nieve|noche cae|caen|cayó"])

  private static let russian = DirectionWords(
    rising: [
      "растёт|растет|растут|росла|росло|росли|вырос|выросла|выросло|выросли|увеличил*|увеличивает*|увеличивают*",
      "повысил*|повышает*|повышают*|возрос|возросла|возросло|возросли|возрастает|возрастают|поднимает*|поднимают*",
      "поднялся|поднялась|поднялось|поднялись",
    ],
    falling: [
      "падает|падают|падал*|упал|упала|упало|упали|снижает*|снижают*|снизил*|уменьшает*|уменьшают*|уменьшил*",
      "сокращает*|сокращают*|сократил*|убывает|убывают|понижает*|понижают*|понизил*",
    ],
    doubts: [
      "не|нет|без|ни|никогда|никто|ничего|едва|почти|только|кроме|редко",
      "если|когда|чем|как|почему|где|который|которые|что|ли",
      "перестал*|прекрат*|останов*|законч*|конец|концу|заверш*|замедл*",
      "ожида*|надея*|надежд*|бы|мог|могла|могли|может|могут|должн*|прогноз*|план*|цел*|вероятно|возможно|будет|будут",
      "до|затем|потом|но|а|после|между|сначала|пока|хотя|однако|временно|ранее", "в|во 1*|2*",
      "в январе|феврале|марте|апреле|мае|июне|июле|августе|сентябре|октябре|ноябре|декабре",
      "весной|летом|осенью|зимой",
    ],
    neutral: ["снег|дождь падает|падал|упал"])
}

extension DirectionWords {
  private static let korean = DirectionWords(
    rising: [
      "증가|상승 했다|했습니다|했어요|하였|합니다|한다|하고_있|해_왔", "늘었다|늘었습니다|늘었어요|늘어났다|늘어났습니다|늘어납니다|늘고_있|늘어나고_있",
      "올랐다|올랐습니다|올랐어요|오릅니다|오르고_있", "높아졌다|높아졌습니다|높아집니다|높아지고_있",
    ],
    falling: [
      "감소|하락|하강 했다|했습니다|했어요|하였|합니다|한다|하고_있|해_왔", "줄었다|줄었습니다|줄었어요|줄어들었다|줄어들었습니다|줄어듭니다|줄고_있|줄어들고_있",
      "떨어졌다|떨어졌습니다|떨어졌어요|떨어집니다|떨어지고_있", "내려갔다|내려갔습니다|내려갑니다|내려가고_있", "낮아졌다|낮아졌습니다|낮아집니다|낮아지고_있",
    ],
    doubts: [
      "_안|않|못|없|아니|거의|만_", "수록|따라|면|때|보다", "멈|멎|꺾|끝|그쳤|그치|둔화|정체|더_이상",
      "예상|기대|전망|예측|목표|희망|바라|계획|것|듯|만약", "까지|다가|지만|반면|이후|이전|사이|다고|다는|던|잠시|한때|일시|이어|뒤", "년|월|분기|봄|여름|가을|겨울 에_",
    ],
    neutral: ["에_올랐|오르"], isParted: false)

  private static let japanese = DirectionWords(
    rising: [
      "増加|上昇 しました|した。|しています|している。|します|する。|し続けて", "増えました|増えた。|増えています|増えている。|増え続けて",
      "上がりました|上がった。|上がっています|上がっている。|上がり続けて", "高まりました|高まっています|高くなりました|高くなっています",
    ],
    falling: [
      "減少|下降|低下|下落 しました|した。|しています|している。|します|する。|し続けて", "減りました|減った。|減っています|減っている。|減り続けて",
      "下がりました|下がった。|下がっています|下がっている。|下がり続けて", "低くなりました|低くなっています",
    ],
    doubts: [
      "ない|ません|なかった|せず|ほぼ|だけ|伸び悩", "ほど|つれ|ともに|と共に|すると|れば|場合|たら|なら|とき|時", "止ま|止め|終わ|停止|停滞|鈍化",
      "期待|予想|予測|見込|見通|目標|計画|はず|だろう|でしょう|かもしれ|望|か。", "まで|その後|しかし|一方|のに|が、|けれど|前|以降|以後|一時", "年|月|春|夏|秋|冬 に",
    ],
    neutral: [], isParted: false)

  private static let chinese = DirectionWords(
    rising: [
      "逐年|逐月|逐渐|持续|不断|稳步|大幅|明显|显著|快速|迅速|一直|连年|都在|一直在|正在 上升|增加|增长|上涨|升高|提高", "上升|增加|增长|上涨|升高|提高 了",
    ],
    falling: [
      "逐年|逐月|逐渐|持续|不断|稳步|大幅|明显|显著|快速|迅速|一直|连年|都在|一直在|正在 下降|减少|下跌|降低|下滑|减小", "下降|减少|下跌|降低|下滑|减小 了",
    ],
    doubts: [
      "不 再|会|是|升|降|能|增|减|涨|跌|如|到|及|曾|太|大|明|见|上|下|提|高|低|显|持|稳", "没|未|无|非|几乎|只", "随着|当|越|如果|若|是否|吗|每当|时",
      "停|止|结束|终|放缓|减缓|趋缓",
      "预计|预期|预测|期望|希望|期待|可能|会|将|应|目标|计划|似乎", "直到|之后|之前|以前|然后|但|却|先|后|曾|一度|除", "0|1|2|3|4|5|6|7|8|9 年|月", "春|夏|秋|冬",
    ],
    neutral: [
      "当年|当前|当地|始终|最终",
      "上升|增加|增长|上涨|升高|提高|下降|减少|下跌|降低|下滑|减小 的|率|期|幅|速|量|趋势",
    ], isParted: false)
}
