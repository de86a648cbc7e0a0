import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudPage

/// The course of the fixtures, done with fingers on a phone, without a keyboard.
@Suite(.opensPages, .needsCore, .long) struct CourseTouchTests {
  private static let done = TouchedCourse.done

  /// From the first touch to the certificate, with goal, caption and picture in sight after each step.
  @Test(arguments: ["360x640", "390x844", "844x390"], ["en", "ko"])
  func everyExerciseIsFinished(_ size: String, _ language: String) throws {
    let touched = try TouchedCourse(language, size: size)
    let page = touched.page
    try touched.tap(".course-go")
    for (index, lesson) in touched.course.lessons.enumerated() {
      try page.wait(until: "location.hash === '#\(index + 1)'")
      let title = JSONValue.string(lesson.app.title).text
      try page.wait(until: "document.querySelector('.course-lesson-view h1').textContent === \(title)")
      try touched.tap(".course-lesson-view .course-go")
      let script = try #require(lesson.app.script)
      for (number, exercise) in script.exercises.enumerated() {
        let place = "\(lesson.file), \(exercise.title)"
        try page.wait(until: "location.hash === '#\(index + 1).\(number + 1)'")
        try touched.begin(exercise, of: lesson)
        #expect(try touched.problems() == "", "\(place): begun")
        for step in script.steps[exercise.steps] {
          try touched.perform(step.written, in: lesson.app.document)
          #expect(try touched.problems() == "", "\(place): > \(step.written)")
        }
        do { try page.wait(until: Self.done) } catch {
          throw PageFailure(message: "\(place): \(try page.value("document.querySelector('.log-lines').textContent"))")
        }
        #expect(try touched.problems() == "", "\(place): done")
        try touched.tap(".task-button")
      }
    }
    try page.wait(until: "!document.querySelector('main.course').hidden")
    #expect(try page.value("document.querySelectorAll('.course-lesson.is-done').length") == "6")
    try touched.tap(".course-head > .course-go")
    try page.wait(until: "document.activeElement.id === 'certificate-text'")
    let certificate = try page.value("document.querySelector('.certificate-text').value")
    for lesson in touched.course.lessons {
      #expect(certificate.contains(lesson.app.title))
      for exercise in lesson.app.script?.exercises ?? [] { #expect(certificate.contains("- \(exercise.title)")) }
    }
  }

  private static let keys = "Object.keys(localStorage).filter((key) => key.startsWith('aloud.course')).length"

  @Test func progressLastsUntilItIsForgotten() throws {
    let touched = try TouchedCourse("en", size: "390x844")
    let page = touched.page
    let reload = {
      try page.value("void (window.isOld = true)")
      try page.call("Page.reload")
      try page.wait(until: "!window.isOld && document.querySelector('.course-lesson')")
    }
    // Nothing is kept before something is done.
    #expect(try page.value(Self.keys) == "0")
    #expect(try page.value("document.querySelector('.course-forget').hidden") == "true")
    let lesson = touched.course.lessons[1]
    try page.value("void (location.hash = '#2.1')")
    try touched.begin(try #require(lesson.app.script?.exercises.first), of: lesson)
    #expect(try page.value(Self.keys) == "0")
    for step in ["swipe right", "double tap"] { try touched.perform(step, in: lesson.app.document) }
    try page.wait(until: Self.done)
    #expect(try page.value(Self.keys) == "1")

    try page.value("void (location.hash = '#')")
    try reload()
    #expect(try page.value("document.querySelector('.course-sum').textContent") == "1 of 20 exercises done")
    #expect(try page.value("document.querySelectorAll('.course-state')[1].textContent") == "1 of 4 done")
    let certificate = try page.value("document.querySelector('.certificate-text').value")
    #expect(certificate.contains("2. Activating: 1 of 4 exercises\n- Turn on the alarm (2 steps, 20"))
    #expect(!certificate.contains("Moving"))
    try page.value("void (location.hash = '#2')")
    #expect(try page.value("document.querySelectorAll('.course-exercise.is-done').length") == "1")
    #expect(
      try page.value("document.querySelector('.course-lesson-view .course-go').textContent") == "Go on with exercise 2")

    try page.value("void (location.hash = '#')")
    try page.wait(until: "!document.querySelector('main.course').hidden")
    try touched.tap(".course-forget")
    // There is a way back.
    try touched.tap(".sheet-back")
    #expect(try page.value(Self.keys) == "1")
    try touched.tap(".course-forget")
    try touched.tap(".sheet-go")
    try page.wait(until: "\(Self.keys) === 0")
    for _ in 0..<2 {
      #expect(try page.value("document.querySelector('.course-sum').textContent") == "")
      #expect(try page.value("document.querySelector('.certificate').hidden") == "true")
      try reload()
    }
  }

  @Test func theCertificateIsCopiedWithAName() throws {
    let touched = try TouchedCourse("ko", size: "390x844")
    let page = touched.page
    try page.value("void (location.hash = '#1.1')")
    let lesson = touched.course.lessons[0]
    try touched.begin(try #require(lesson.app.script?.exercises.first), of: lesson)
    try touched.perform("swipe right", in: lesson.app.document)
    try page.wait(until: Self.done)
    try page.value("void (location.hash = '#')")
    try touched.tap(".certificate > summary")
    try touched.tap("#certificate-name")
    try page.wait(until: "document.activeElement.id === 'certificate-name'")
    try page.call("Input.insertText", ["text": .string("민아")])
    try touched.tap(".certificate-copy")
    try page.wait(until: "document.querySelector('.certificate-status').textContent")
    let text = try page.value("document.querySelector('.certificate-text').value")
    #expect(text.hasPrefix("First steps\n민아\n\n1. 이동하기: 연습 문제 4개 중 1개\n- 카페가 몇 시까지 여는지 들어 보기(1단계, 20"))
    #expect(try page.value("document.getSelection().toString() || document.activeElement.value") == text)
  }
}
