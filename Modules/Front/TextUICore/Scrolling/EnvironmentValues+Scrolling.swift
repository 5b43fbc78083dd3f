/// A value for each axis of scroll views.
struct AxisValues<Value: Equatable & Sendable>: Equatable, Sendable {
    var vertical: Value
    var horizontal: Value

    mutating func set(_ value: Value, along axes: Axis.Set) {
        if axes.contains(.vertical) { vertical = value }
        if axes.contains(.horizontal) { horizontal = value }
    }
}

private struct AxisSetting<Value: Equatable>: Equatable {
    let value: Value
    let axes: Axis.Set
}

extension View {
    nonisolated func setting<V: Equatable & Sendable>(
        _ keyPath: WritableKeyPath<EnvironmentValues, AxisValues<V>>, _ value: V, along axes: Axis.Set
    ) -> some View {
        let setting = AxisSetting(value: value, axes: axes)
        return modifier(
            _EnvironmentModifier(
                transform: { $0[keyPath: keyPath].set(value, along: axes) },
                isSame: { other in other.value as? AxisSetting<V> == setting }, value: setting))
    }
}

private struct ScrollIndicatorKey: EnvironmentKey {
    static let defaultValue = AxisValues(vertical: ScrollIndicatorVisibility.automatic, horizontal: .automatic)
}

private struct ScrollBounceKey: EnvironmentKey {
    static let defaultValue = AxisValues(vertical: ScrollBounceBehavior.automatic, horizontal: .automatic)
}

extension EnvironmentValues {
    var scrollIndicatorVisibility: AxisValues<ScrollIndicatorVisibility> {
        get { self[ScrollIndicatorKey.self] }
        set { self[ScrollIndicatorKey.self] = newValue }
    }

    var scrollBounceBehavior: AxisValues<ScrollBounceBehavior> {
        get { self[ScrollBounceKey.self] }
        set { self[ScrollBounceKey.self] = newValue }
    }

    /// The visibility of the indicators of scroll views that go down. Has no effect in text.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicatorVisibility.vertical }
        set { scrollIndicatorVisibility.vertical = newValue }
    }

    /// The visibility of the indicators of scroll views that go across. Has no effect in text.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicatorVisibility.horizontal }
        set { scrollIndicatorVisibility.horizontal = newValue }
    }

    /// The behaviour at their ends of scroll views that go down. Has no effect in text.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollBounceBehavior.vertical }
        set { scrollBounceBehavior.vertical = newValue }
    }

    /// The behaviour at their ends of scroll views that go across. Has no effect in text.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollBounceBehavior.horizontal }
        set { scrollBounceBehavior.horizontal = newValue }
    }
}
