extension JSONValue {
  /// A place in the file that was read.
  package static func place(_ place: FilePlace) -> JSONValue {
    .member("file", place.file.map { .string($0) })
      + ["line": .whole(place.line), "column": .whole(place.column)]
      + .member("path", place.path.map { .string($0) })
  }
}
