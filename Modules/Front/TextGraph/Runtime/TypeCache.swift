import Synchronization

/// A value made once for each type.
package final class TypeCache<Value: Sendable>: Sendable {
    private let values = Mutex<[ObjectIdentifier: Value]>([:])

    package init() {}

    package func value(for type: Any.Type, make: () -> Value) -> Value {
        let key = ObjectIdentifier(type)
        if let value = values.withLock({ $0[key] }) { return value }
        let value = make()
        values.withLock { $0[key] = value }
        return value
    }
}
