/// A value that a feature keeps for each screen. The graph knows nothing more of it.
@MainActor
package protocol GraphKey {
    associatedtype Value
    static var initialValue: Value { get }
}

extension Graph {
    package subscript<Key: GraphKey>(key: Key.Type) -> Key.Value {
        get { place(of: key).value }
        set { place(of: key).value = newValue }
    }

    private func place<Key: GraphKey>(of key: Key.Type) -> Place<Key.Value> {
        // Under a key nothing else is ever kept.
        if let known = kept[ObjectIdentifier(key)] { return unsafeDowncast(known, to: Place<Key.Value>.self) }
        let place = Place(key.initialValue)
        kept[ObjectIdentifier(key)] = place
        return place
    }
}

/// Where a value is kept.
private final class Place<Value> {
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
