/// What lies over what, from the bottom, which is always there, to the top: the screens of a document in
/// ``Simulator/DocumentApp``, and what lies over an app in ``ScreenReader``.
struct LayerStack<Layer: Sendable>: Sendable {
  private(set) var layers: [Layer]

  init(_ bottom: Layer) { layers = [bottom] }

  /// The place of the layer on top; that at the bottom has 0.
  var topmost: Int { layers.count - 1 }

  var top: Layer {
    _read { yield layers[topmost] }
    _modify { yield &layers[topmost] }
  }

  subscript(place: Int) -> Layer {
    _read { yield layers[place] }
    _modify { yield &layers[place] }
  }

  mutating func push(_ layer: Layer) { layers.append(layer) }

  /// Takes away all that lies over a layer.
  mutating func pop(to place: Int) { layers.removeLast(topmost - place) }
}
