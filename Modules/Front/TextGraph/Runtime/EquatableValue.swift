/// A value that can be compared, whatever its type.
package struct EquatableValue: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    package init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { ($0 as? Value) == value }
    }

    package static func == (a: EquatableValue, b: EquatableValue) -> Bool { a.isEqual(b.value) }
}
