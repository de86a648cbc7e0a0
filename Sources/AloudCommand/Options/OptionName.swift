/// The options that commands have, by their names. A name that no command declares is not looked up: it does not compile.
enum OptionName: String, CaseIterable, CustomStringConvertible {
  case about, allowWrites, answers, apps, baseline, before, braille, brailleTable, brf, browser, by, captions,
    cells, click, compare, contracted, cover, demo, each,
    engine, explain, filter, format, from, fromStop,
    html, ids, ignore,
    ios, jobs, json,
    language,
    level
  case limit, lines, man, manual, maxControls, messages, mono, mouse, narrate, network, noEarcons, noHints, noSandbox,
    noSoundCues, output, overlay, pitch, plain, playground
  case player, profile, rate, record, rehearse, report, rule, rules, schema, screen, screenshot, serve, setting, shard,
    silent, size, sound, speak, speechEngine
  case statistics, stereo, strict, style, svg, technology, theme, timeout, title, transcript, until, voice, voiceFile,
    volume, wait,
    watch,
    wav, with

  /// As it is written: `--from-stop`.
  var description: String {
    "--" + rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }
}
