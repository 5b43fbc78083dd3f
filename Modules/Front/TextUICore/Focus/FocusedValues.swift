/// A value that a view gives away while it has the focus. As SwiftUI's `FocusedValueKey`.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the views with the focus give to others. As SwiftUI's `FocusedValues`.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    func object<Object: AnyObject>(_ type: Object.Type) -> Object? { values[ObjectIdentifier(type)] as? Object }

    mutating func setObject<Object: AnyObject>(_ object: Object?) {
        values[ObjectIdentifier(Object.self)] = object
    }
}
