#if canImport(UIKit)
  internal import AloudTree
  internal import UIKit

  /// Names of objects that stay the same from one capture to the next, and what names of classes tell.
  @MainActor final class Names {
    /// True to name every element: a live app must find it again.
    let namesAll: Bool
    /// Objects are not kept alive: a screen that the app has left must be released.
    private struct Given {
      weak var object: NSObject?
      let place: String?
      let label: String?
      let name: String
    }
    private var given: [ObjectIdentifier: Given] = [:]
    /// The names of what is in cells, by the places in their lists.
    private var inCells: [String: Given] = [:]
    /// The placeholders of a live app.
    let placeholders = Placeholders()
    /// All names that were given, also to objects that are not on the screen now.
    private(set) var taken: Set<String> = []

    init(namesAll: Bool = false) { self.namesAll = namesAll }

    /// The name that the object got before.
    ///
    /// A table uses a cell again for another row. Then place and label are other ones, and the name is that of the row, if
    /// it was on the screen before.
    func name(of object: NSObject, at place: String?, _ label: String?) -> String? {
      // Another object may have the address of one that was released.
      if let known = given[ObjectIdentifier(object)], known.object === object,
        known.place == place || known.label == label
      {
        return known.name
      }
      guard let place, let known = inCells[place], known.label == label else { return nil }
      return known.name
    }

    func remember(_ name: String, of object: NSObject, at place: String?, _ label: String?) {
      guard namesAll else { return }
      let named = Given(object: object, place: place, label: label, name: name)
      given[ObjectIdentifier(object)] = named
      if let place { inCells[place] = named }
      taken.insert(name)
    }

    /// The place of a cell in its list; nil for another object.
    func place(ofCell object: NSObject) -> String? {
      guard namesAll, object is UITableViewCell || object is UICollectionViewCell else { return nil }
      var next = (object as? UIView)?.superview
      while let view = next {
        var path: IndexPath?
        if let table = view as? UITableView { path = (object as? UITableViewCell).flatMap { table.indexPath(for: $0) } }
        if let list = view as? UICollectionView {
          path = (object as? UICollectionViewCell).flatMap { list.indexPath(for: $0) }
        }
        if let path { return "\(ObjectIdentifier(view)) \(path[0]) \(path[1])" }
        next = view.superview
      }
      return nil
    }

    /// The name of the object's class, without module and generic parameters.
    static func ofClass(_ object: NSObject) -> String {
      let name = "\(type(of: object))".prefix { $0 != "<" }
      let last = String(name.split(separator: ".").last ?? name)
      // The system makes a class of its own for an observed object.
      let observed = "NSKVONotifying_"
      return last.hasPrefix(observed) ? String(last.dropFirst(observed.count)) : last
    }

    /// True for the windows of the keyboard and of text effects. Source: TheButtonHeist leaves them out.
    static func isOfKeyboard(_ window: UIWindow) -> Bool {
      ["UITextEffectsWindow", "UIRemoteKeyboardWindow"].contains(ofClass(window))
    }

    /// True for a view that contains views of SwiftUI. Its class is not public, so its name decides.
    static func isHost(_ object: NSObject) -> Bool { object is UIView && ofClass(object).contains("Hosting") }

    /// Classes that must not be asked for their children by index: one of maps ends the app. Source: KIF, issue 802.
    static let withoutIndices: Set<String> = ["MKBasicMapView"]

    /// Objects that stand for other ones, which are captured themselves. Source: KIF.
    static let substitutes: Set<String> = ["UITableViewCellAccessibilityElement"]
  }

  /// What the capture leaves out, once each.
  struct Notes {
    private(set) var all: [String] = []

    mutating func add(_ note: String) { if !all.contains(note) { all.append(note) } }
  }

  /// The numbers of texts. A live app keeps them, so that a text has one placeholder on all of its screens, and in its
  /// announcements.
  final class Placeholders {
    private var numbers: [String: Int] = [:]

    func number(of text: String) -> Int {
      let number = numbers[text] ?? numbers.count + 1
      numbers[text] = number
      return number
    }
  }

  /// The texts of the app, or placeholders for them.
  struct Texts {
    let replaces: Bool
    /// The texts of the secure fields that are read, which appear as bullets in all texts.
    var secrets: [String] = []
    private let placeholders: Placeholders

    init(replaces: Bool, _ placeholders: Placeholders = Placeholders()) {
      (self.replaces, self.placeholders) = (replaces, placeholders)
    }

    mutating func text(_ string: String) -> String {
      let string = masked(string)
      guard replaces, string.contains(where: { !$0.isWhitespace }) else { return string }
      return "text \(placeholders.number(of: string))"
    }

    /// The text without secrets.
    func masked(_ string: String) -> String {
      secrets.reduce(string) { string, secret in
        guard string.contains(secret) else { return string }
        let bullets = TextReading.bullets(for: secret)
        if secret.count < 3 { return string == secret ? bullets : string }
        // Three characters may be in words that have nothing to do with them.
        guard secret.count > 3 || !secret.allSatisfy(Texts.isOfWord) else {
          return Texts.words(of: string).map { $0 == secret ? bullets : $0 }.joined()
        }
        let masked = string.replacingOccurrences(of: secret, with: bullets)
        return masked.contains(secret) ? TextReading.bullets(for: string) : masked
      }
    }

    private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    /// The words, and each character between them.
    private static func words(of string: String) -> [String] {
      var words: [String] = []
      var isInWord = false
      for character in string {
        let continues = isInWord && isOfWord(character)
        if continues { words[words.count - 1].append(character) } else { words.append(String(character)) }
        isInWord = isOfWord(character)
      }
      return words
    }
  }
#endif
