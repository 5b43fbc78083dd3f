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

    /// Changes how the view looks by its geometry. Has no effect in text: the closure is not called.
    nonisolated public func visualEffect<E: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
    ) -> some View { self }
}

/// A change of a view's looks that leaves its layout as it is; without effect in text.
nonisolated public protocol VisualEffect: Sendable, Animatable {}

/// An effect that changes nothing.
nonisolated public struct EmptyVisualEffect: VisualEffect {
    /// Creates an effect that changes nothing.
    public init() {}
}

nonisolated extension VisualEffect {
    /// Fades the view. Has no effect in text.
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
    /// Moves the view by a size in points. Has no effect in text.
    public func offset(_ offset: CGSize) -> some VisualEffect { self }
    /// Moves the view by points. Has no effect in text.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    /// Stretches the view across and down. Has no effect in text.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Stretches the view. Has no effect in text.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Stretches the view by factors. Has no effect in text.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Turns the view. Has no effect in text.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Turns the view in space. Has no effect in text.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    /// Transforms the view. Has no effect in text.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
    /// Projects the view. Has no effect in text.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { self }
    /// Blurs the view. Has no effect in text.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    /// Makes colours brighter. Has no effect in text.
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    /// Changes the contrast of colours. Has no effect in text.
    public func contrast(_ amount: Double) -> some VisualEffect { self }
    /// Changes the saturation of colours. Has no effect in text.
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    /// Makes colours grey. Has no effect in text.
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    /// Turns the hue of colours. Has no effect in text.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
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
