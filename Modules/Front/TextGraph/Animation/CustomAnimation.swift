/// A curve of one's own. As SwiftUI's `CustomAnimation`: text shows the end of a movement, so it is kept and not asked.
public protocol CustomAnimation: Hashable, Sendable {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns nil: the velocity is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Returns false: the curve begins anew.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What a curve keeps while it runs. As SwiftUI's `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The values that the curve keeps.
    public var state = AnimationState<Value>()
    /// Whether the curve counts as complete.
    public var isLogicallyComplete = false
    /// The environment of the view.
    public let environment: EnvironmentValues

    /// Returns a context with other values.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}

/// Values of a curve by their keys. As SwiftUI's `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates a state without values.
    public init() {}

    /// The value of a key, its default where there is none.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// As SwiftUI's `AnimationStateKey`.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
