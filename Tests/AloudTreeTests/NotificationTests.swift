import AloudTree
import Testing

@Suite struct NotificationTests {
  /// UIKit has one argument. A document that is written in Swift can name both, and is refused.
  @Test(arguments: [
    Effect.Notification.layoutChanged(focus: "a", text: "x"), .screenChanged(focus: "a", text: "x"),
  ]) func aNotificationHasOneArgument(_ notification: Effect.Notification) throws {
    let tree = try Outline([Outline.Item.text("A").with { $0.id = "a" }]).tree()
    #expect(throws: TreeError.self) {
      try Document(screens: [.init(tree: tree)], behaviors: Behaviors([.appear: [.post(notification)]]))
    }
  }
}
