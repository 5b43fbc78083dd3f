/// A value whose scene a coordinator shows over its stack.
///
/// Source: the kit's own.
public struct Presented: Hashable {
    /// The Parameters of the scene.
    public let value: AnyHashable

    init<Value: Hashable>(_ value: Value) {
        self.value = AnyHashable(value)
    }
}
