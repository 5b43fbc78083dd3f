/// A value that can be compared, whatever its type.
struct EquatableValue: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { ($0 as? Value) == value }
    }

    static func == (a: EquatableValue, b: EquatableValue) -> Bool { a.isEqual(b.value) }
}
