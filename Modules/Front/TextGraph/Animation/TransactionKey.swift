/// A key of a value in a transaction, as SwiftUI's `TransactionKey`.
public protocol TransactionKey {
    associatedtype Value
    /// The value where the transaction has none.
    static var defaultValue: Value { get }
}

extension Transaction {
    /// The value of a key, the key's default where none was set.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
