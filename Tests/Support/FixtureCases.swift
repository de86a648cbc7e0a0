import Aloud
public import AloudTree
import Foundation
public import Testing

/// A case in `Fixtures/Cases`: a screen, and its expectation.
public struct FixtureCase: Sendable, CustomTestStringConvertible {
  public let name: String
  public let document: Document
  /// The rank of the tested stop, from 0.
  public let stop: Int
  public let description: String
  public let hint: String?
  public let order: [String]

  public var testDescription: String { name }

  /// The cases of a file.
  public static func all(in file: String) throws -> [FixtureCase] {
    let object = try JSONSerialization.jsonObject(with: Data(try Fixtures.bytes("Cases/\(file)"))) as? [String: Any]
    return try (object?["cases"] as? [[String: Any]] ?? []).map(FixtureCase.init)
  }

  private init(_ row: [String: Any]) throws {
    name = row["name"] as? String ?? ""
    let screen = try JSONSerialization.data(withJSONObject: row["screen"] ?? [:])
    document = try Document(reading: String(decoding: screen, as: UTF8.self))
    stop = row["stop"] as? Int ?? 0
    description = row["description"] as? String ?? ""
    hint = row["hint"] as? String
    order = row["order"] as? [String] ?? []
  }
}
