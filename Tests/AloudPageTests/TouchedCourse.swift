import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudPage

/// A course on a phone, driven by touch alone.
struct TouchedCourse {
  let page: OpenedPage
  let course: CoursePage

  init(_ language: String, size: String) throws {
    course = try CoursePageTests.fixture(language)
    page = try OpenedPage(course.html(try BuiltCore.find()), size: size, touches: true)
    try page.wait(until: "document.querySelector('.course-lesson')")
  }

  // MARK: Touching

  /// The numbers that an expression gives.
  private func numbers(_ expression: String) throws -> [Double] {
    let value = try page.value(expression)
    return try #require(JSONText(Array(value.utf8)).root?.asList?.compactMap { $0.asNumber }, "\(value)")
  }

  /// Touches the middle of a part of the page, which is brought into sight first.
  func tap(_ selector: String) throws {
    try page.wait(until: "document.querySelector('\(selector)')?.getBoundingClientRect().width")
    let place = try numbers(
      """
      (() => {
        const part = document.querySelector('\(selector)');
        const isIn = () => { const box = part.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; };
        if (!isIn()) part.scrollIntoView({block: 'center', behavior: 'instant'});
        const box = part.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })()
      """)
    try page.touch([[(x: place[0], y: place[1])]], milliseconds: 30)
  }

  /// The picture of the phone: its left and top, its width and height.
  private func picture() throws -> [Double] {
    try numbers(
      "(() => { const box = document.querySelector('.device-screen svg').getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; })()"
    )
  }

  /// Moves fingers over the picture; the places are shares of its width, from its middle.
  private func move(_ fingers: [[(x: Double, y: Double)]]) throws {
    let box = try picture()
    let (x, y) = (box[0] + box[2] / 2, box[1] + box[3] / 2)
    try page.touch(fingers.map { $0.map { (x: x + $0.x, y: y + $0.y) } })
  }

  private func swipe(_ fingers: Int, across: Double, down: Double) throws {
    try move(
      (0..<fingers).map { finger in
        [-0.5, -0.1, 0.5].map { (x: Double(finger) * 36 - 18 * Double(fingers - 1) + across * $0, y: down * $0) }
      })
  }

  /// Turns two fingers by 40 degrees, which is one option of the rotor.
  private func turnRotor() throws {
    let turn = stride(from: 0.0, through: 40, by: 5).map { degrees -> (x: Double, y: Double) in
      let angle = degrees * .pi / 180
      return (x: 50 * cos(angle), y: 50 * sin(angle))
    }
    try move([turn, turn.map { (x: -$0.x, y: -$0.y) }])
  }

  private func drawZ() throws {
    let across: [Double] = [-30, 0, 30, 0, -30, 0, 30]
    try move([across.map { (x: $0 - 20, y: 0) }, across.map { (x: $0 + 20, y: 0) }])
  }

  /// Touches an element, whose frame the document has.
  private func touch(_ label: String, in document: Document) throws {
    let tree = document.firstScreen.tree
    let id = tree.ids.first { tree[$0].label?.string == label }
    let frame = try #require(id.flatMap { tree[$0].frame })
    let box = try picture()
    let scale = box[2] / 375
    try page.touch(
      [[(x: box[0] + (frame.x + frame.width / 2) * scale, y: box[1] + (frame.y + frame.height / 2) * scale)]],
      milliseconds: 30)
  }

  // MARK: Exercises

  static let done = "document.querySelector('.task').classList.contains('is-done')"

  /// Reads what there is to know about an exercise, and begins.
  func begin(_ exercise: Script.Exercise, of lesson: CoursePage.Lesson) throws {
    let script = try #require(lesson.app.script)
    let end = script.steps[exercise.steps.lowerBound].line
    if script.notes.contains(where: { $0.line > exercise.line && $0.line < end }) {
      try page.wait(until: "document.querySelector('.sheet').open")
      try tap(".sheet-go")
    }
    let title = "document.querySelector('.task-title')?.textContent === \(JSONValue.string(exercise.title).text)"
    try page.wait(until: "\(title) && document.querySelector('.walk-center.has-exercise') && !\(Self.done)")
  }

  private static let steps = "[...document.querySelectorAll('.log-step')].map((step) => step.dataset.script)"
  private static let rotor = "document.querySelector('[data-aloud=rotor]')?.textContent ?? ''"

  /// Makes a step of a solution with fingers, and waits until the page has understood it.
  func perform(_ step: String, in document: Document) throws {
    let count = try page.value("\(Self.steps).length")
    switch step {
    case "swipe right": try swipe(1, across: 70, down: 0)
    case "swipe left": try swipe(1, across: -70, down: 0)
    case "swipe up": try swipe(1, across: 0, down: -70)
    case "swipe down": try swipe(1, across: 0, down: 70)
    case "two-finger swipe up": try swipe(2, across: 0, down: -70)
    case "scrub": try drawZ()
    case "double tap": for _ in 0..<2 { try tap(".device") }
    case _ where step.hasPrefix("touch "): return try touch(step.quoted, in: document)
    case _ where step.hasPrefix("type "):
      // The keyboard of the screen.
      try page.wait(until: "document.activeElement.id === 'typing'")
      return try page.call("Input.insertText", ["text": .string(step.quoted)])
    case _ where step.hasPrefix("rotor "): return try turnRotor(to: step.quoted)
    default: throw PageFailure(message: "no fingers for > \(step)")
    }
    try page.wait(until: "\(Self.steps).length > \(count) && \(Self.steps).at(-1) === '> \(step)'", seconds: 20)
  }

  private func turnRotor(to option: String) throws {
    for _ in 0..<30 {
      if try page.value(Self.rotor) == option { return }
      let count = try page.value("\(Self.steps).length")
      try turnRotor()
      try page.wait(until: "\(Self.steps).length > \(count)", seconds: 20)
    }
    throw PageFailure(message: "the rotor has no \(option): \(try page.value(Self.steps))")
  }

  /// What is not wholly in the window, and what covers something else: also the field in which one types, the words of
  /// the goal, and the hint over the picture.
  func problems() throws -> String {
    let others = try page.value(
      """
      (() => {
        const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
        const field = box('.typing:not([hidden])'), hint = box('.first-hint:not([hidden])'), cursor = box('[data-aloud=cursor]:not([display])');
        return [
          field && (field.top < 0 || field.bottom > innerHeight) ? '.typing' : '',
          (({scrollHeight, clientHeight}) => scrollHeight > clientHeight + 1)(document.querySelector('.task-goal')) ? '.task-goal' : '',
          hint && cursor && hint.top < cursor.bottom - 2 && hint.bottom > cursor.top + 2 ? '.first-hint' : '',
        ].join('');
      })()
      """)
    return try page.value(ExercisePageTests.problems) + others
  }
}

extension String {
  /// The text between the first and the last quotation mark.
  fileprivate var quoted: String { split(separator: "\"").dropFirst().first.map(String.init) ?? "" }
}
