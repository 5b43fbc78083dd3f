/// A curve of a program's own, as an animation keeps it.
struct CustomCurve: Hashable, Sendable {
    let base: any CustomAnimation

    static func == (a: CustomCurve, b: CustomCurve) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
    func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }
}

/// A curve of the system's, which text ends at once.
private struct SystemCurve: CustomAnimation {
    let animation: Animation

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }
}

extension Animation {
    /// Creates an animation of a curve of one's own.
    public init<A: CustomAnimation>(_ base: A) {
        self.init(name: "\(base)")
        custom = CustomCurve(base: base)
    }

    /// The curve of the program's own, else one of a hidden type.
    public var base: any CustomAnimation { custom?.base ?? SystemCurve(animation: self) }

    /// Returns the value that the curve has after so many seconds; nil where it is at its end, as those of the system
    /// are at once. Delays and speeds have no effect in text.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { base.animate(value: value, time: time, context: &context) }

    /// Returns the curve's velocity after so many seconds; nil where it is not known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { base.velocity(value: value, time: time, context: context) }

    /// Tells whether the curve goes on from a previous animation, rather than beginning anew.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}

extension Animation: CustomStringConvertible {
    /// The name of the curve.
    public var description: String { name }
}
