public import AloudSpeech

/// The words that a screen reader says, language by language.
///
/// A voice file is plain text, one thing a line. The languages below are such files, in literals, so that the program carries
/// them along: the words in a file of the language's name, those of charts and the names of characters in folders of their
/// own. They are read one after another as one file. A file of your own, read with `--voice-file`, has the same format:
///
///     # Roles
///     trait.button            = 버튼                 # attested T, G
///     trait.header            = 머리말               # attested T, W; also 제목 (TalkBack, HIG)
///     trait.not_enabled       = 흐리게 표시됨        # attested O; Apple has 비활성화됨, on a Mac
///     switch.mixed            = 혼합
///     table.spans_rows[other] = {count}개 행에 걸침  # assumed
///     character .             = 마침표
///
/// - A line is `key = words`. Blank lines, and lines that begin with `#`, say nothing.
/// - **Marks.** Two or more blanks and `# ` end the words and begin the mark: `attested` and the codes of who attests
///   them, or `assumed`, then perhaps `;` and a note, such as the words that another source has.
/// - **Placeholders** stand in braces and are the same in every language; their order is free.
/// - **Plurals.** Where words change with a number, the category follows the key in brackets: `[one]`, `[few]`,
///   `[many]`, `[other]`, as CLDR has them for cardinals. A category that is left out falls back to `[other]`.
/// - **Punctuation** is not the business of words: no final full stop; the renderer joins and ends phrases.
/// - **Escapes.** `\u{A0}` writes a character by its number, for blanks at an end of the words and for blanks that are
///   not plain.
/// - **Characters.** `character . = period` names a character, itself or by its number: `character U+002E = period`.
///   Full-width forms go by the name of the plain character, spaces, new line, tab and `•` by phrases, where no line
///   names them. A character without words has no name.
/// - **Spelling.** `phonetic = Alpha Bravo …` has a word for each letter that can be spelled out, which is the letter
///   with which the word begins; letters without one take that of the first voice.
/// - **Speech.** `espeak.rate`, `espeak.pitch`, `espeak.volume` and other lines are for who is heard: see
///   <doc:MakingAVoice>.
/// - **Sections.** `[setting=value]` begins lines that replace those above while the setting has that value, up to the
///   next section or the end of the file.
///
/// A file begins with what is not spoken and bears no mark: `language` (BCP-47), `name` (in the language itself),
/// `espeak` (the voice of espeak-ng) and how numbers are written: `number.grouping` and `number.decimal` (the
/// separators, empty for none), `number.grouping.minimum` (how many digits at least stand before the first separator,
/// 1 if left out) and `number.percent`.
///
/// | code | attested by |
/// |---|---|
/// | A | Apple’s own text or demonstration |
/// | S | AccessibilitySnapshot’s localization |
/// | C | CVS Health’s SwiftUI accessibility techniques |
/// | T | Toss’s accessibility book |
/// | G | the VoiceOver Dictionary app |
/// | W | Waddle’s articles |
/// | N | NULI (Naver) |
/// | R | React Native notes in Chinese |
/// | O | another open-source repository that quotes VoiceOver |
/// | D | a dump of a real screen |
/// | M | MagentaA11y’s videos of devices |
/// | P | pasovo’s articles in Japanese |
/// | Y | the posts “Accessibility up to 11” |
///
/// A line without a mark says what one of Apple’s localization bundles says; ``appleWords`` has the bundle and the key, once
/// for all languages. Where a file keeps another word than Apple’s, the note begins with `Apple has` and that word:
/// <doc:AppleWords>.
///
/// To add a language, copy the three English files under the language’s name, translate them line by line, mark every line by
/// what is known of it (heard from VoiceOver and written down where others can look: attested; anything else:
/// assumed), name it below and in `VoiceLibrary.standard`. To try it before that, pass the lines as a file with
/// `--voice-file`.
public enum Voices {
  /// VoiceOver's words in English.
  public static let english = VoiceSource(
    name: "English", texts: [englishText, englishCharts, englishCharacters], emoji: englishEmoji,
    braille: englishBraille, appleWords: appleWords)
  /// VoiceOver's words in Korean.
  public static let korean = VoiceSource(
    name: "Korean", texts: [koreanText, koreanCharts, koreanCharacters, koreanChoices], emoji: koreanEmoji,
    braille: koreanBraille, appleWords: appleWords)
  /// VoiceOver's words in Japanese, also the readings of kanji.
  public static let japanese = VoiceSource(
    name: "Japanese", texts: [japaneseText, japaneseCharts, japaneseCharacters, japaneseReadings], emoji: japaneseEmoji,
    kanji: japaneseKanji, braille: japaneseBraille, appleWords: appleWords)
  /// VoiceOver's words in German.
  public static let german = VoiceSource(
    name: "German", texts: [germanText, germanCharts, germanCharacters], emoji: germanEmoji, braille: germanBraille,
    appleWords: appleWords)
  /// VoiceOver's words in French.
  public static let french = VoiceSource(
    name: "French", texts: [frenchText, frenchCharts, frenchCharacters], emoji: frenchEmoji, braille: frenchBraille,
    appleWords: appleWords)
  /// VoiceOver's words in Spanish.
  public static let spanish = VoiceSource(
    name: "Spanish", texts: [spanishText, spanishCharts, spanishCharacters], emoji: spanishEmoji,
    braille: spanishBraille, appleWords: appleWords)
  /// VoiceOver's words in Chinese in simplified characters.
  public static let simplifiedChinese = VoiceSource(
    name: "SimplifiedChinese", texts: [simplifiedChineseText, simplifiedChineseCharts, simplifiedChineseCharacters],
    emoji: simplifiedChineseEmoji, braille: simplifiedChineseBraille, appleWords: appleWords)
  /// VoiceOver's words in Russian.
  public static let russian = VoiceSource(
    name: "Russian", texts: [russianText, russianCharts, russianCharacters], emoji: russianEmoji,
    braille: russianBraille, appleWords: appleWords)

  // The words that AccessibilitySnapshot prints, in the languages that it has, for the profile that is compatible with it byte
  // for byte. Only what it prints is there.
  /// The words that AccessibilitySnapshot prints in English.
  public static let snapshotEnglish = VoiceSource(name: "SnapshotEnglish", text: snapshotEnglishText)
  /// The words that AccessibilitySnapshot prints in German.
  public static let snapshotGerman = VoiceSource(name: "SnapshotGerman", text: snapshotGermanText)
  /// The words that AccessibilitySnapshot prints in Russian.
  public static let snapshotRussian = VoiceSource(name: "SnapshotRussian", text: snapshotRussianText)
}
