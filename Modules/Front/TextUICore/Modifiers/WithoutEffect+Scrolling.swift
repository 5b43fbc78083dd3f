/// Modifiers of a view's looks by its place, or while it scrolls. In text a line is there or it is not.
extension View {
    /// Changes how views look on their way through a scroll view. Has no effect in text: the closure is not called.
    nonisolated public func scrollTransition<E: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
    ) -> some View { self }

    /// Changes how views look at each end of a scroll view. Has no effect in text: the closure is not called.
    nonisolated public func scrollTransition<E: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
    ) -> some View { self }
}

/// A phase of a view on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    /// Whether the view is in view.
    public var isIdentity: Bool { self == .identity }
    /// The phase as a number, -1 before the window, 0 in it and 1 behind it.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// A way for views to change while they scroll; without effect in text.
public struct ScrollTransitionConfiguration: Sendable {
    /// With an animation, past a threshold.
    public static let animated = ScrollTransitionConfiguration()
    /// Along with the scrolling.
    public static let interactive = ScrollTransitionConfiguration()
    /// Without a change.
    public static let identity = ScrollTransitionConfiguration()

    /// With a given animation, past a threshold.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }
    /// Along with the scrolling, on a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        interactive
    }

    /// The same way, with an animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    /// The same way, past a threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

    /// A share of a view in the window that counts.
    public struct Threshold: Sendable {
        /// All of the view.
        public static let visible = Threshold()
        /// None of the view.
        public static let hidden = Threshold()
        /// The view in the middle.
        public static let centered = Threshold()
        /// A share of the view, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { visible }
        /// The same threshold, moved by points.
        public func inset(by distance: Double) -> Threshold { self }
        /// A threshold between this one and another.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    }
}
