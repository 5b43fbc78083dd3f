/// A value that a feature keeps for each screen. The graph knows nothing more of it.
@MainActor
package protocol GraphKey {
    associatedtype Value
    static var initialValue: Value { get }
}

extension Graph {
    package subscript<Key: GraphKey>(key: Key.Type) -> Key.Value {
        get {
            if let value = kept[ObjectIdentifier(key)] as? Key.Value { return value }
            let value = key.initialValue
            kept[ObjectIdentifier(key)] = value
            return value
        }
        set { kept[ObjectIdentifier(key)] = newValue }
    }
}
