/// What a coordinator shows over its stack.
public struct Presented: Hashable {
    public let value: AnyHashable

    init<Value: Hashable>(_ value: Value) {
        self.value = AnyHashable(value)
    }
}
