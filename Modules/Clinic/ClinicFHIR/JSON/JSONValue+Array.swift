import PlainText

extension JSONValue? {
    /// What an element that repeats in some types and not in others says.
    package var asArray: [JSONValue] {
        guard let self else { return [] }
        return self.array ?? [self]
    }

    var strings: [String] { self?.array?.compactMap(\.string) ?? [] }
    var items: [JSONValue] { self?.array ?? [] }
}
