/// Layers from the bottom, which is always there, to the top: the screens of a document in
/// `Simulator.DocumentApp`, and what lies over an app in ``ScreenReader``.
package struct LayerStack<Layer: Sendable>: Sendable {
  package private(set) var layers: [Layer]

  package init(_ bottom: Layer) { layers = [bottom] }

  /// The place of the layer on top; that at the bottom has 0.
  package var topmost: Int { layers.count - 1 }

  package var top: Layer {
    _read { yield layers[topmost] }
    _modify { yield &layers[topmost] }
  }

  package subscript(place: Int) -> Layer {
    _read { yield layers[place] }
    _modify { yield &layers[place] }
  }

  package mutating func push(_ layer: Layer) { layers.append(layer) }

  /// Takes away all that lies over a layer.
  package mutating func pop(to place: Int) { layers.removeLast(topmost - place) }
}
