internal import AloudBase
import AloudTree

/// The JSON Schema of the screen document, for completion and validation in editors.
///
///     try Data(ScreenDocumentSchema.text().utf8).write(to: URL(fileURLWithPath: "aloud.schema.json"))
///
/// It is generated from the tables of keys that are also used for reading documents. Some errors can be detected only
/// by reading: duplicate and missing ids, a `page` larger than `pages`, a category that the axis does not have.
public enum ScreenDocumentSchema {
  /// The schema as JSON (draft 2020-12), ending in a line break.
  public static func text() -> String { text(of: schema, without: [.finder]) }

  static func text(of schema: Schema, without unused: Set<SchemaDefinition> = []) -> String {
    let definitions = SchemaDefinition.allCases.filter { !unused.contains($0) }
    var layout = JSONLayout()
    layout.write(
      schema.with("$defs", .object(definitions.map { ($0.rawValue, definition($0).json) })).json, indent: 0)
    return layout.text + "\n"
  }

  private static var schema: Schema {
    Schema.object(of: JSONKeys.Document.self, required: [.aloud, .elements], schema(for:))
      .described("An app for a screen reader: its screens, their elements, and what its controls do.")
      .titled("Aloud screen document", dialect: "https://json-schema.org/draft/2020-12/schema")
  }

  private static func definition(_ definition: SchemaDefinition) -> Schema {
    switch definition {
    case .screen: screen
    case .node: .object(JSONKeys.Node.self).described("An element, or a container of elements.")
    case .text:
      .any(of: [.string, .list(of: JSONForm.run.schema())]).described("A string, or a list of runs with attributes.")
    case .ids: .list(of: .string).described("Ids of nodes.")
    case .names: .list(of: .string)
    case .language:
      .string(matching: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$").described("A BCP-47 language tag such as \"pt-BR\".")
    case .traits: .list(of: .choice(Traits.named.map({ $0.name }))).described("Names of traits.")
    case .frame: .tuple([coordinate, coordinate, length, length]).described("[x, y, width, height] in screen points.")
    case .point: .tuple([coordinate, coordinate]).described("[x, y] in screen points.")
    case .color: .string(matching: "^#[0-9A-Fa-f]{6}$").described("A color such as \"#1b5e20\".")
    case .behaviors: behaviors(Behaviors.Event.ofNodes)
    case .appBehaviors: behaviors(Behaviors.Event.ofApp)
    case .effects: .list(of: .reference(.effect)).described("Effects, one after another.")
    case .effect: effect
    case .condition: condition
    case .chart: chart
    case .axis: axis
    case .numericAxis: numericAxis
    case .finder: finder
    }
  }

  static func schema(for key: JSONKeys.Document) -> Schema {
    switch key {
    case .schema: .string.described("The path or URL of this schema, for editors.")
    case .aloud: .constant(.whole(1)).described("The version of the format.")
    case .name: .string.described("The title of the first screen.")
    case .language:
      .reference(.language).described("The language of the texts and of VoiceOver's own words.")
        .defaulting(to: .string("en"))
    case .device:
      .choice(Document.Device.allCases.map { $0.rawValue } + DeviceModel.all.map { $0.name })
        .described("Rows are 8 points apart on a phone, 13 on a pad. A named device has its points per inch.")
        .defaulting(to: .string("phone"))
    case .direction: .choice(Document.Direction.self).described("The layout direction; follows from the language.")
    case .size:
      .tuple([side, side]).described("[width, height] of the screen in points; the union of all frames unless written.")
    case .pointsPerInch:
      .number(
        atLeast: DeviceModel.possiblePointsPerInch.lowerBound, atMost: DeviceModel.possiblePointsPerInch.upperBound
      )
      .described(
        "Points, not pixels: rules in millimeters need them. Those of a named device need not be written.")
    case .elements: .list(of: .reference(.node)).described("What is on the first screen.")
    case .order: order.described("Whether VoiceOver reads the first screen by position or in the written order.")
    case .screens: .dictionary(of: .reference(.screen)).described("Further screens, by the names that effects use.")
    case .on: .reference(.appBehaviors).described("The effects of the app itself, by event.")
    case .guidedAccess: JSONForm.guidedAccess.schema().described("Restrictions of the app, and facts about the device.")
    case .ignore:
      JSONForm.list(of: .ignoredRule).schema().described(
        "The rules whose findings audits ignore for the app and for the whole first screen.")
    }
  }

  private static var screen: Schema {
    .object(of: JSONKeys.Screen.self, required: [.elements]) { key in
      switch key {
      case .name: .string.described("The title of the screen.")
      case .elements: .list(of: .reference(.node)).described("What is on the screen.")
      case .order: order.described("Whether VoiceOver reads the screen by position or in the written order.")
      case .on: .reference(.behaviors).described("The effects of the screen, by event.")
      case .ignore:
        JSONForm.list(of: .ignoredRule).schema().described(
          "The rules whose findings audits ignore for the whole screen.")
      }
    }
  }

  static var order: Schema { .choice(Node.Order.self).defaulting(to: .string("sorted")) }

  // MARK: Numbers

  private static let limit = Double(JSONLimit.count)
  private static var coordinate: Schema { .number(above: -limit, below: limit) }
  private static var length: Schema { .number(atLeast: 0, below: limit) }
  private static var side: Schema { .number(above: 0, below: limit) }
  static func seconds(atLeast minimum: Double) -> Schema { .number(atLeast: minimum, atMost: limit) }
}
