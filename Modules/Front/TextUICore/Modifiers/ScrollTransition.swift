extension View {
    /// Changes how the view is seen on its way through the scroll view around.
    ///
    /// The closure is called for the view where it is in view, and for the edge that it is at. Between the two it is moved
    /// by a part of the way, along the configuration's curve; it is hidden where it is out of view alone.
    ///
    /// - Parameters:
    ///   - configuration: The way from one to the other, and how much of the view has to be in view.
    ///   - axis: The direction that counts; nil for that of the scroll view.
    ///   - transition: Returns the effect in a phase.
    nonisolated public func scrollTransition<E: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes how the view is seen at each end of the scroll view around, with a configuration for either.
    nonisolated public func scrollTransition<E: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
    ) -> some View {
        modifier(
            _VisualEffectModifier { effect, geometry in
                let passage = ScrollPassage(geometry, axis, topLeading, bottomTrailing)
                return VisualEffects(
                    from: transition(effect, .identity), to: transition(effect, passage.phase),
                    progress: passage.progress, in: geometry.size)
            })
    }
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

/// A way for views to change while they scroll.
public struct ScrollTransitionConfiguration: Sendable {
    fileprivate enum Course {
        /// As far along the curve as the view is in view.
        case along(UnitCurve)
        /// All at once.
        case atOnce
        case none
    }

    fileprivate var course: Course
    fileprivate var threshold = Threshold.visible

    /// All at once, when enough of the view is in view. Its animation has no effect in text.
    public static let animated = ScrollTransitionConfiguration(course: .atOnce)
    /// Along with the scrolling, until enough of the view is in view.
    public static let interactive = ScrollTransitionConfiguration(course: .along(.easeInOut))
    /// Without a change.
    public static let identity = ScrollTransitionConfiguration(course: .none)

    /// All at once, when enough of the view is in view. The animation has no effect in text.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }
    /// Along with the scrolling, on a curve, until enough of the view is in view.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(course: .along(timingCurve))
    }

    /// The same way, with an animation, which has no effect in text.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

    /// The same way, until so much of the view is in view.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }

    /// A place of a view on its way from the edge of the window to its middle.
    public struct Threshold: Sendable {
        /// The share of the view that is in view.
        private var share = 0.0
        /// The share of the way from the edge until the view is in the middle.
        private var centring = 0.0
        /// The points beyond either.
        private var distance = 0.0

        private init(share: Double, centring: Double = 0, distance: Double = 0) {
            self.share = share
            self.centring = centring
            self.distance = distance
        }

        /// All of the view.
        public static let visible = Threshold(share: 1)
        /// None of the view.
        public static let hidden = Threshold(share: 0)
        /// The view in the middle.
        public static let centered = Threshold(share: 0, centring: 1)
        /// A share of the view, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(share: min(max(amount, 0), 1)) }

        /// The same threshold, by points nearer to the middle.
        public func inset(by distance: Double) -> Threshold {
            Threshold(share: share, centring: centring, distance: self.distance + distance)
        }

        /// A threshold between this one and another.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            func between(_ path: KeyPath<Threshold, Double>) -> Double {
                self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * amount
            }
            return Threshold(share: between(\.share), centring: between(\.centring), distance: between(\.distance))
        }

        /// Returns the points that a view has to come into a window from the edge.
        fileprivate func depth(ofView length: Double, in window: Double) -> Double {
            // A view that is longer than the window is in view when it fills that.
            share * min(length, window) + centring * (length + window) / 2 + distance
        }
    }
}

/// The place of a view on its way through a scroll view.
nonisolated private struct ScrollPassage {
    /// The edge that the view is at.
    private(set) var phase = ScrollTransitionPhase.identity
    /// The share of the effect of that edge, from 0 to 1.
    private(set) var progress = 0.0

    init(
        _ geometry: GeometryProxy, _ axis: Axis?, _ topLeading: ScrollTransitionConfiguration,
        _ bottomTrailing: ScrollTransitionConfiguration
    ) {
        guard let window = geometry.bounds(of: .scrollView), let axis = axis ?? geometry.scrollAxis else { return }
        let isVertical = axis == .vertical
        let length = Double(isVertical ? geometry.size.height : geometry.size.width)
        let start = Double(isVertical ? window.minY : window.minX)
        let end = Double(isVertical ? window.maxY : window.maxX)
        let top = Self.share(topLeading, of: length - start, length, end - start)
        let bottom = Self.share(bottomTrailing, of: end, length, end - start)
        guard min(top, bottom) < 1 else { return }
        phase = top < bottom ? .topLeading : .bottomTrailing
        progress = Self.progress(phase == .topLeading ? topLeading : bottomTrailing, at: min(top, bottom))
    }

    /// Returns how much of the way to its threshold a view has gone that is so deep in the window.
    private static func share(
        _ configuration: ScrollTransitionConfiguration, of depth: Double, _ length: Double, _ window: Double
    ) -> Double {
        let threshold = configuration.threshold.depth(ofView: length, in: window)
        guard depth < threshold else { return 1 }
        return threshold > 0 ? max(0, depth / threshold) : 0
    }

    private static func progress(_ configuration: ScrollTransitionConfiguration, at share: Double) -> Double {
        switch configuration.course {
        case .along(let curve): 1 - curve.value(at: share)
        case .atOnce: 1
        case .none: 0
        }
    }
}
