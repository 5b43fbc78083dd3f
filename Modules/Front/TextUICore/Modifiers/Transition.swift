/// A way for a view to come and go. In text a view is there at once, as the transition shows it at rest.
@MainActor @preconcurrency
public protocol Transition {
    /// The view that comes or goes.
    typealias Content = PlaceholderContentView<Self>
    /// The type of the view that the transition makes.
    associatedtype Body: View
    /// The view as it is in a phase; text asks for `.identity` alone.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// The properties of the transition.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// The default properties: it moves.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns the view as the transition shows it in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
    }

    /// Returns both transitions as one, this one first.
    nonisolated public func combined<T: Transition>(with other: T) -> _CombinedTransition<Self, T> {
        _CombinedTransition(first: self, second: other)
    }

    /// Returns the transition itself: an animation has no effect in text.
    nonisolated public func animation(_ animation: Animation?) -> Self { self }
}

/// A phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    /// Whether the view is at rest.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number, -1 before the view appears, 0 at rest and 1 after it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves the view; without effect in text.
    public let hasMotion: Bool

    /// Creates properties.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// The view that a transition, a style or a representation is applied to.
nonisolated public struct PlaceholderContentView<Value>: View {
    let content: AnyView

    /// The view itself.
    @MainActor
    public var body: some View { content }
}

/// Two transitions as one.
nonisolated public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    /// The view as both show it.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// A transition that fades; in text the view is there or is not.
nonisolated public struct OpacityTransition: Transition {
    /// Creates the transition.
    public init() {}
    /// The view itself.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that slides from one side to the other; in text the view is there or is not.
nonisolated public struct SlideTransition: Transition {
    /// Creates the transition.
    public init() {}
    /// The view itself.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that grows; in text the view is there or is not.
nonisolated public struct ScaleTransition: Transition {
    /// Creates the transition. Neither parameter has an effect in text.
    public init(_ scale: Double, anchor: UnitPoint = .center) {}
    /// The view itself.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves from an edge; in text the view is there or is not.
nonisolated public struct MoveTransition: Transition {
    /// Creates the transition. The edge has no effect in text.
    public init(edge: Edge) {}
    /// The view itself.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition by a movement; in text the view is there or is not.
nonisolated public struct OffsetTransition: Transition {
    /// Creates a transition by a movement.
    public init(_ offset: CGSize) {}
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that pushes another view away; in text the view is there or is not.
nonisolated public struct PushTransition: Transition {
    /// Creates the transition. The edge has no effect in text.
    public init(edge: Edge) {}
    /// The view itself.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that changes nothing.
nonisolated public struct IdentityTransition: Transition {
    /// Creates the transition.
    public init() {}
    /// The view itself.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition with one way to come and another to go; at rest both are applied.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The way to come.
    public var insertion: Insertion
    /// The way to go.
    public var removal: Removal

    /// Creates the transition.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// The view as both show it.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(content: removal.apply(content: content, phase: phase), phase: phase)
    }
}

extension View {
    /// Sets the way in which the view comes and goes. In text the view is there at once, as the transition shows it at
    /// rest.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(_TransitionModifier(transition: transition))
    }

    /// Sets the way in which the view comes and goes to a transition of any type.
    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modifier(_AnyTransitionModifier(transition: transition))
    }
}

/// The modifier that shows a view as its transition does at rest.
nonisolated public struct _TransitionModifier<T: Transition>: ViewModifier {
    let transition: T

    /// The view at rest.
    @MainActor
    public func body(content: Content) -> some View { transition.apply(content: content, phase: .identity) }
}

/// The modifier that shows a view as its transition of any type does at rest.
nonisolated public struct _AnyTransitionModifier: ViewModifier {
    let transition: AnyTransition

    /// The view at rest.
    @MainActor
    public func body(content: Content) -> some View {
        if let apply = transition.atRest { apply(AnyView(content)) } else { content }
    }
}

/// A transition whose type is hidden.
public struct AnyTransition: @unchecked Sendable {
    /// The closure that makes the view at rest of a view; nil where the view stays as it is.
    var atRest: (@MainActor (AnyView) -> AnyView)?

    init() {}

    /// Hides the type of a transition.
    public init<T: Transition>(_ transition: T) {
        let transition = Unchecked(value: transition)
        atRest = { AnyView(transition.value.apply(content: $0, phase: .identity)) }
    }

    /// Fading; in text the view is there or is not.
    public static let opacity = AnyTransition()
    /// Sliding; in text the view is there or is not.
    public static let slide = AnyTransition()
    /// Growing; in text the view is there or is not.
    public static let scale = AnyTransition()
    /// No change.
    public static let identity = AnyTransition()
    /// Moving from an edge; in text the view is there or is not.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// Growing from a scale; in text the view is there or is not.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// Moving by a size in points; in text the view is there or is not.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// Moving by points; in text the view is there or is not.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// Pushing another view away; in text the view is there or is not.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

    /// A movement of symbols; in text the view is there or is not.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition { AnyTransition() }
    /// A movement of symbols; in text the view is there or is not.
    public static var symbolEffect: AnyTransition { AnyTransition() }

    /// One way to come and another to go; at rest both are applied.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        insertion.combined(with: removal)
    }

    /// Two modifiers, of which the view has the one of its identity at rest.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        var transition = AnyTransition()
        let identity = Unchecked(value: identity)
        transition.atRest = { AnyView($0.modifier(identity.value)) }
        return transition
    }

    /// Returns both transitions as one, this one first.
    public func combined(with other: AnyTransition) -> AnyTransition {
        guard let mine = atRest else { return other }
        guard let further = other.atRest else { return self }
        var transition = AnyTransition()
        transition.atRest = { further(mine($0)) }
        return transition
    }

    /// Returns the transition itself: an animation has no effect in text.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension Transition where Self == OpacityTransition { nonisolated public static var opacity: Self { .init() } }
extension Transition where Self == SlideTransition { nonisolated public static var slide: Self { .init() } }
extension Transition where Self == IdentityTransition { nonisolated public static var identity: Self { .init() } }
extension Transition where Self == ScaleTransition {
    /// Growing; in text the view is there or is not.
    nonisolated public static var scale: Self { .init(0) }
    /// Growing from a scale; in text the view is there or is not.
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { .init(scale) }
}
extension Transition where Self == MoveTransition {
    /// Moving from an edge; in text the view is there or is not.
    nonisolated public static func move(edge: Edge) -> Self { .init(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    /// Moving by a size in points; in text the view is there or is not.
    nonisolated public static func offset(_ offset: CGSize) -> Self { .init(offset) }
    /// Moving by points; in text the view is there or is not.
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        .init(CGSize(width: x, height: y))
    }
}
extension Transition where Self == PushTransition {
    /// Pushing another view away; in text the view is there or is not.
    nonisolated public static func push(from edge: Edge) -> Self { .init(edge: edge) }
}

/// A modifier whose data could be animated; in text they are set at once.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A transition that dissolves into another view; in text the view is there or is not.
nonisolated public struct BlurReplaceTransition: Transition {
    /// The direction of the movement.
    public struct Configuration: Equatable, Sendable {
        /// Down and then up.
        public static let downUp = Configuration()
        /// Up twice.
        public static let upUp = Configuration()
    }

    /// Creates the transition. The configuration has no effect in text.
    public init(configuration: Configuration) {}

    /// The view itself.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
    /// Dissolving; in text the view is there or is not.
    nonisolated public static var blurReplace: Self { .init(configuration: .downUp) }
    /// Dissolving in a direction; in text the view is there or is not.
    nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        .init(configuration: configuration)
    }
}
