/// Words by which a summary says that values rise or fall.
///
/// All in small letters. Stems end in an asterisk; what has a blank in it may stand anywhere. Languages without blanks between words, and Korean, whose endings change, have pieces of text
/// that stand anywhere. Words that name a quantity as often as a change, such as "growth", are left out.
struct DirectionWords {
  let rising: [String]
  let falling: [String]
  /// Words that deny, or that make a change the condition of another one: a summary with one of them is not judged.
  let doubts: [String]
  /// Texts that are passed over, since they hold a word of the other lists and mean something else.
  let neutral: [String]

  static let tables: [String: DirectionWords] = [
    "en": DirectionWords(
      rising: [
        "increas*", "rise", "rises", "rising", "rose", "risen", "grow", "grows", "grew", "climb", "climbs", "climbed",
        "climbing", "upward", "upwards", "soar*", "surg*",
      ],
      falling: [
        "decreas*", "declin*", "fall", "falls", "falling", "fell", "fallen", "drop", "drops", "dropped", "dropping",
        "shrink*", "shrank", "downward", "downwards", "plummet*", "plung*", "sank", "diminish*", "dwindl*",
      ],
      doubts: [
        "not", "no", "never", "neither", "nor", "without", "hardly", "barely", "t", "cannot", "as", "when", "if",
        "whenever",
      ],
      neutral: [
        "in the fall", "in fall", "this fall", "last fall", "each fall", "every fall", "fall and winter",
        "with increasing", "with decreasing", "with rising", "with falling", "with declining",
      ]),
    "de": DirectionWords(
      rising: [
        "steig*", "stieg*", "gestiegen*", "ansteig*", "anstieg*", "angestiegen*", "zunahm*", "zunehm*", "zugenommen",
        "wächst", "wuchs*", "wachsen", "gewachsen", "aufwärts*", "nimmt zu", "nehmen zu",
      ],
      falling: [
        "fällt", "fallen", "fiel", "fielen", "gefallen", "fallend*", "sink*", "sank*", "gesunken*", "abnahm*",
        "abnehm*", "abgenommen", "rückgang*", "rückläufig*", "schrumpf*", "abwärts*", "zurückgegangen", "nimmt ab",
        "nehmen ab",
      ],
      doubts: [
        "nicht", "kein*", "nie", "niemals", "ohne", "kaum", "weder", "je", "wenn", "sobald",
      ],
      neutral: [
        "mit steigend", "mit zunehmend", "mit sinkend", "mit fallend", "mit abnehmend", "bei steigend", "bei zunehmend",
        "bei sinkend", "bei fallend", "bei abnehmend",
      ]),
    "fr": DirectionWords(
      rising: [
        "augment*", "hausse*", "croît", "croissent", "croissant*", "croissance", "grimp*", "monte", "montent", "montée",
        "progress*",
      ],
      falling: [
        "diminu*", "baiss*", "décroît", "décroissent", "décroissant*", "décroissance", "chut*", "recul*", "déclin*",
        "descend", "descendent",
      ],
      doubts: [
        "ne", "n", "pas", "aucun*", "jamais", "sans", "ni", "non", "quand", "lorsque", "lorsqu", "si", "mesure",
        "plus le ", "plus la ", "plus les ", "plus l’", "plus l'",
      ], neutral: ["avec l’augmentation", "avec l'augmentation", "avec la hausse", "avec la baisse"]),
    "es": DirectionWords(
      rising: ["aument*", "sube", "suben", "subió", "subieron", "subida*", "crece*", "creció", "ascend*", "asciend*"],
      falling: [
        "disminu*", "baja", "bajan", "bajó", "bajaron", "bajada*", "cae", "caen", "cayó", "cayeron", "caída*",
        "descen*", "descien*", "decrec*", "reduc*", "reduj*",
      ],
      doubts: [
        "no", "sin", "nunca", "ni", "ningún", "ninguna", "ninguno", "apenas", "cuando", "si", "medida", "conforme",
        "cuanto", "cuanta",
      ], neutral: ["con el aumento", "al aumentar", "con la subida", "al disminuir", "al subir", "al bajar"]),
    "ru": DirectionWords(
      rising: [
        "растёт", "растет", "растут", "вырос*", "выраст*", "увелич*", "повыш*", "повыс*", "возраст*", "возрос*",
        "подним*", "поднял*",
      ],
      falling: [
        "пада*", "упал*", "сниж*", "сниз*", "уменьш*", "сокращ*", "сократ*", "убыва*", "понижа*", "понизи*", "спад*",
      ],
      doubts: [
        "не", "нет", "без", "ни", "никогда", "едва", "если", "когда", "чем",
      ],
      neutral: [
        "с увеличением", "с повышением", "с уменьшением", "с понижением", "со снижением", "при увеличении",
        "при повышении", "при уменьшении", "при снижении",
      ]),
    "ko": DirectionWords(
      rising: ["증가", "상승", "늘어", "늘었", "올라", "올랐", "오르", "높아"],
      falling: ["감소", "하락", "하강", "줄어", "줄었", "떨어", "내려갔", "내려가", "내렸", "낮아"],
      doubts: [
        "않", "없", "못", "아니", "수록", "함에 따라", "가에 따라", "소에 따라", "승에 따라", "하면", "지면", "나면", "오르면",
        "들면", "때",
      ], neutral: ["증가율", "상승률", "감소율", "하락률"]),
    "ja": DirectionWords(
      rising: ["増加", "上昇", "増え", "上がっ", "上がり", "上がる", "高まっ", "高くな"],
      falling: ["減少", "下降", "低下", "減っ", "減り", "減る", "下がっ", "下がり", "下がる", "下落", "落ち込"],
      doubts: [
        "ない", "ません", "なかった", "せず", "ほど", "つれ", "とともに", "と共に", "すると", "れば", "場合",
      ], neutral: ["増加率", "上昇率", "減少率", "低下率"]),
    "zh": DirectionWords(
      rising: ["上升", "增加", "增长", "上涨", "升高", "提高"],
      falling: ["下降", "减少", "下跌", "降低", "下滑", "跌落"],
      doubts: [
        "不", "没", "未", "无", "并非", "随着", "当", "越", "如果",
      ], neutral: ["不断", "不仅", "未来", "当年", "当前", "当地", "增长率", "上升率", "下降率", "增加率"]),
  ]
}
