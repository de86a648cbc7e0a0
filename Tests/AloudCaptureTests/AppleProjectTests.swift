import Foundation
import Testing

/// The project of Xcode and the workflow are written by hand, and no program here runs them. So their names are checked.
enum AppleProject {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let folder = root.appendingPathComponent("Tests/Apple")

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// What a program prints; nil if it fails or is missing.
  static func output(of arguments: [String], input: String = "") -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let (output, given) = (Pipe(), Pipe())
    (process.standardOutput, process.standardInput, process.standardError) = (output, given, FileHandle.nullDevice)
    guard (try? process.run()) != nil else { return nil }
    given.fileHandleForWriting.write(Data(input.utf8))
    try? given.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text : nil
  }

  static let hasYAML = output(of: ["python3", "-c", "import yaml"]) != nil
}

@Suite struct AppleProjectTests {
  private typealias Object = [String: Any]

  private func objects() throws -> [String: Object] {
    let data = Data(try AppleProject.text("Tests/Apple/Apple.xcodeproj/project.pbxproj").utf8)
    let project = try #require(
      try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? Object)
    return try #require(project["objects"] as? [String: Object])
  }

  private func values(_ value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(values)
    case let members as [String: Any]: members.keys + members.values.flatMap(values)
    default: []
    }
  }

  @Test func everyReferenceOfTheProjectHasAnObject() throws {
    let objects = try objects()
    let references = objects.values.flatMap(values).filter { $0.wholeMatch(of: /[0-9A-F]{24}/) != nil }
    #expect(references.count > 50)
    for reference in Set(references) { #expect(objects[reference] != nil, "\(reference)") }
    let isas = Set(objects.values.compactMap { $0["isa"] as? String })
    #expect(objects.values.allSatisfy { $0["isa"] is String })
    #expect(isas.isSuperset(of: ["PBXProject", "PBXFileSystemSynchronizedRootGroup", "XCLocalSwiftPackageReference"]))
  }

  @Test func theProjectHasTheFoldersAndProductsThatItNames() throws {
    let objects = try objects()
    func all(_ isa: String, _ key: String) -> [String] {
      objects.values.filter { $0["isa"] as? String == isa }.compactMap { $0[key] as? String }
    }
    let folders = all("PBXFileSystemSynchronizedRootGroup", "path")
    #expect(folders.sorted() == ["App", "CaptureTests", "HearingTests", "Records", "Screens"])
    for folder in folders { #expect(AppleProject.exists("Tests/Apple/\(folder)")) }
    for path in all("XCLocalSwiftPackageReference", "relativePath") {
      #expect(AppleProject.exists("Tests/Apple/\(path)/Package.swift"))
    }
    let manifest = try AppleProject.text("Package.swift")
    let products = all("XCSwiftPackageProductDependency", "productName")
    #expect(products.sorted() == ["Aloud", "AloudCapture", "AloudTesting"])
    for product in products { #expect(manifest.contains(".library(name: \"\(product)\"")) }
  }

  /// The app is not for tests alone, so it must not contain the capture.
  @Test func theAppContainsNoPartOfAloud() throws {
    let targets = try objects().values.filter { $0["isa"] as? String == "PBXNativeTarget" }
    #expect(targets.count == 3)
    for target in targets where target["name"] as? String != "CaptureTests" {
      #expect((target["packageProductDependencies"] as? [Any])?.isEmpty == true)
    }
  }

  @Test func theSchemeTestsTargetsOfTheProject() throws {
    let objects = try objects()
    let scheme = try AppleProject.text("Tests/Apple/Apple.xcodeproj/xcshareddata/xcschemes/Screens.xcscheme")
    let references = scheme.matches(
      of: /BlueprintIdentifier = "(.*?)"\s+BuildableName = ".*?"\s+BlueprintName = "(.*?)"/)
    #expect(references.count == 4)
    for reference in references {
      let target = try #require(objects[String(reference.output.1)])
      #expect(target["name"] as? String == String(reference.output.2))
    }
  }

  @Test func theRunNamesTestsThatExist() throws {
    let sources = try ["ArmingTests", "SystemTests", "ScreenTests", "ListTests", "ExpectationTests"]
      .map { try AppleProject.text("Tests/Apple/CaptureTests/\($0).swift") }.joined()
    let names = try AppleProject.text("Tests/Apple/run").matches(of: /CaptureTests\/(\w+)(?:\/(\w+))?/)
    #expect(names.count == 9)
    for name in names {
      #expect(sources.contains("class \(name.output.1):") || sources.contains("struct \(name.output.1) {"))
      if let method = name.output.2 { #expect(sources.contains("func \(method)(")) }
    }
  }

  @Test(.enabled(if: AppleProject.hasYAML)) func theNewestSimulatorOfEachNumberIsChosen() throws {
    func devices(_ runtime: String, _ name: String, _ udid: String) -> String {
      #""com.apple.CoreSimulator.SimRuntime.\#(runtime)": [{"udid": "\#(udid)", "name": "\#(name)"}]"#
    }
    let list = [
      devices("iOS-26-0", "iPhone 17", "A"), devices("iOS-26-1", "iPhone 17", "B"),
      devices("iOS-18-5", "iPhone 16", "C"),
      devices("iOS-16-4", "iPhone 14", "D"), devices("iOS-27-0", "iPad", "E"), devices("tvOS-26-0", "iPhone", "F"),
    ]
    let script = AppleProject.folder.appendingPathComponent("simulators").path
    let input = "{\"devices\": {\(list.joined(separator: ", "))}}"
    #expect(AppleProject.output(of: ["python3", script], input: input) == "18.5 C\n26.1 B\n")
  }

  // MARK: The workflow

  @Test(.enabled(if: AppleProject.hasYAML)) func theWorkflowNamesWhatExists() throws {
    let text = try AppleProject.text(".github/workflows/tests.yml")
    let program = "import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.stdin), default=str))"
    let json = try #require(AppleProject.output(of: ["python3", "-c", program], input: text))
    let workflow = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? Object)
    let jobs = try #require(workflow["jobs"] as? [String: Object])
    #expect(jobs.keys.sorted() == ["devices", "mac", "simulator", "ubuntu"])
    for (name, job) in jobs {
      #expect(job["runs-on"] is String && job["timeout-minutes"] is Int, "\(name)")
      for step in try #require(job["steps"] as? [Object]) {
        #expect((step["run"] != nil) != (step["uses"] != nil), "\(name): a step runs commands or uses an action")
      }
    }
    let commands = jobs.values.flatMap { ($0["steps"] as? [Object] ?? []).compactMap { $0["run"] as? String } }
      .joined(separator: "\n")
    for path in commands.matches(of: /(Scripts|Tests|Fixtures)\/[\w.\/-]+/) {
      #expect(AppleProject.exists(String(path.output.0)), "\(path.output.0)")
    }
    let manifest = try AppleProject.text("Package.swift")
    let schemes = commands.matches(of: /-scheme (\S+)/).map { String($0.output.1) }
    #expect(Set(schemes) == ["Aloud-Package", "AloudTesting"])
    for scheme in schemes where scheme != "Aloud-Package" {
      #expect(manifest.contains(".library(name: \"\(scheme)\""))
    }
    #expect(manifest.contains("name: \"Aloud\","))
  }
}
