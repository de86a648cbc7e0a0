import Aloud
import AloudPage
import Foundation

/// The folder of a course: a script for each lesson, and `course.md` with the title of the course.
///
/// Scripts in its subfolders belong to other courses. A folder with a course for each language has none itself; its
/// subfolders have the names of languages, such as `ko`.
struct CourseFolder {
  let path: String
  /// The paths of the scripts, in the order of the lessons.
  let scripts: [String]
  /// The first line of `course.md` with text; the name of the folder without that file.
  let title: String
  /// The other paragraphs of `course.md`.
  let introduction: [String]
  /// The path of `course.md`, if it is there.
  private let about: InputFile?

  /// True for a folder that is not a document itself.
  static func isFolder(_ path: String) -> Bool {
    path != "-" && FileIdentity(folder: path) != nil && VoiceOverDesignerFolder.file(at: path) == path
      && !path.hasSuffix(".vodesign") && !path.hasSuffix(".vodesign/")
  }

  /// - Parameters:
  ///   - path: the folder of a course, or that of its translations.
  ///   - language: which translation is meant (BCP-47).
  /// - Throws: ``Failure`` for a folder that cannot be read, or is no course.
  init(_ path: String, language: String) throws(Failure) {
    let path = CourseFolder.translation(of: path, language)
    self.path = path
    let walk = FolderWalk(path, extensions: ["aloud"])
    if let failure = walk.failures.first { throw Failure(failure) }
    let depth = CourseFolder.depth(of: path)
    scripts = walk.files.filter { CourseFolder.depth(of: $0) == depth + 1 }.sorted(by: CourseFolder.isBefore)
    guard !scripts.isEmpty else { throw CourseFolder.failure(path, deeper: walk.files.first) }
    let file = InputFile(path: path.hasSuffix("/") ? "\(path)course.md" : "\(path)/course.md")
    about = FileManager.default.fileExists(atPath: file.path) ? file : nil
    var paragraphs: [String] = []
    if let about { paragraphs = CourseFolder.paragraphs(of: try about.text(try about.bytes(), wanted: .script)) }
    title = paragraphs.first ?? URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
    introduction = Array(paragraphs.dropFirst())
  }

  /// The lessons, all of which must work in a page.
  ///
  /// - Throws: ``Failure`` that names the first script that does not, and says what to do.
  func lessons(_ speaking: SpeakingOptions, _ files: inout RunFiles) throws(Failure) -> [CoursePage.Lesson] {
    if let about { files.reads(about.path, as: .input) }
    var lessons: [CoursePage.Lesson] = []
    for path in scripts {
      files.reads(path, as: .script)
      do throws(Failure) {
        lessons.append(try CoursePage.Lesson(speaking.input(path), speaking, &files))
      } catch {
        let advice: Message = "Correct this lesson, or move it out of the folder: each script there is a lesson."
        throw Failure(error.status, "\(error.message)\n\(advice)")
      }
    }
    return lessons
  }

  /// The folder of a translation where a folder has no course itself: that in a language, else that in English.
  private static func translation(of path: String, _ language: String) -> String {
    func hasScripts(_ folder: String) -> Bool {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.contains { $0.hasSuffix(".aloud") }
    }
    guard !hasScripts(path) else { return path }
    let folders = [language, "en"].map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
    return folders.first(where: hasScripts) ?? path
  }

  private static func failure(_ path: String, deeper: String?) -> Failure {
    guard let deeper else {
      return Failure(
        .notFound,
        "\(path.printable): there is no script (*.aloud) in this folder; a course has one for each lesson")
    }
    return Failure(
      .notFound,
      """
      \(path.printable): there is no script (*.aloud) in this folder itself; name the folder of one course, such as \
      \(deeper.folderOfPath.printable)
      """)
  }

  /// Paragraphs are separated by blank lines. Headings lose their marks.
  private static func paragraphs(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .split { $0.isEmpty }
      .flatMap { lines -> [String] in
        guard let first = lines.first, first.hasPrefix("#") else { return [lines.joined(separator: " ")] }
        let heading = first.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
        return [heading, lines.dropFirst().joined(separator: " ")]
      }
      .filter { !$0.isEmpty }
  }

  private static func depth(of path: String) -> Int {
    path.split(separator: "/").filter { $0 != "." }.count
  }

  /// Numbers in names count as numbers: `2-forms` comes before `10-charts`.
  private static func isBefore(_ one: String, _ other: String) -> Bool {
    let order = one.compare(other, options: .numeric)
    return order == .orderedSame ? one < other : order == .orderedAscending
  }
}

extension CoursePage.Lesson {
  fileprivate init(_ file: InputFile, _ speaking: SpeakingOptions, _ files: inout RunFiles) throws(Failure) {
    let scriptFile = try file.script()
    scriptFile.addApp(to: &files)
    guard case .document(let screen) = try scriptFile.app(speaking) else {
      throw Failure(
        .badInput,
        """
        \(file.name): its app is a live page, which a page cannot contain; `aloud dump` writes a dump of it, which `app` \
        can name instead
        """)
    }
    do throws(ScriptError) {
      let walk = try file.walk(of: scriptFile.script, on: screen.document, speaking)
      try self.init(screen.document, walk.script, file: file.path.lastPathPart, app: walk.app)
      file.warnOfSteps(beyondFingersIn: scriptFile.script)
    } catch {
      throw Failure(error)
    }
  }
}
