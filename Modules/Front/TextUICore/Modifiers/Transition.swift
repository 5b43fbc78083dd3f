/// How a view comes and goes. As SwiftUI's `Transition`: in text a view is there at once, as the transition shows it
/// at rest.
@MainActor @preconcurrency
public protocol Transition {
    typealias Content = PlaceholderContentView<Self>
    associatedtype Body: View
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// The view as the transition shows it in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
    }

    nonisolated public func combined<T: Transition>(with other: T) -> _CombinedTransition<Self, T> {
        _CombinedTransition(first: self, second: other)
    }

    nonisolated public func animation(_ animation: Animation?) -> Self { self }
}

/// Where a transition stands. As SwiftUI's `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }

    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// As SwiftUI's `TransitionProperties`.
public struct TransitionProperties: Sendable {
    public let hasMotion: Bool

    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// What a view is that stands for another. As SwiftUI's `PlaceholderContentView`.
nonisolated public struct PlaceholderContentView<Value>: View {
    let content: AnyView

    @MainActor
    public var body: some View { content }
}

nonisolated public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

nonisolated public struct OpacityTransition: Transition {
    public init() {}
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated public struct SlideTransition: Transition {
    public init() {}
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated public struct ScaleTransition: Transition {
    public init(_ scale: Double, anchor: UnitPoint = .center) {}
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated public struct MoveTransition: Transition {
    public init(edge: Edge) {}
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated public struct PushTransition: Transition {
    public init(edge: Edge) {}
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated public struct IdentityTransition: Transition {
    public init() {}
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(content: removal.apply(content: content, phase: phase), phase: phase)
    }
}

extension View {
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(_TransitionModifier(transition: transition))
    }

    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modifier(_AnyTransitionModifier(transition: transition))
    }
}

nonisolated public struct _TransitionModifier<T: Transition>: ViewModifier {
    let transition: T

    @MainActor
    public func body(content: Content) -> some View { transition.apply(content: content, phase: .identity) }
}

nonisolated public struct _AnyTransitionModifier: ViewModifier {
    let transition: AnyTransition

    @MainActor
    public func body(content: Content) -> some View {
        if let apply = transition.atRest { apply(AnyView(content)) } else { content }
    }
}

/// A transition whose type is not told. As SwiftUI's `AnyTransition`.
public struct AnyTransition: @unchecked Sendable {
    /// What it makes of a view that is there; nil where that stays as it is.
    var atRest: (@MainActor (AnyView) -> AnyView)?

    init() {}

    public init<T: Transition>(_ transition: T) {
        let transition = Unchecked(value: transition)
        atRest = { AnyView(transition.value.apply(content: $0, phase: .identity)) }
    }

    public static let opacity = AnyTransition()
    public static let slide = AnyTransition()
    public static let scale = AnyTransition()
    public static let identity = AnyTransition()
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        insertion.combined(with: removal)
    }

    /// At rest the view wears the modifier of its identity.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        var transition = AnyTransition()
        let identity = Unchecked(value: identity)
        transition.atRest = { AnyView($0.modifier(identity.value)) }
        return transition
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        guard let mine = atRest else { return other }
        guard let further = other.atRest else { return self }
        var transition = AnyTransition()
        transition.atRest = { further(mine($0)) }
        return transition
    }

    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension Transition where Self == OpacityTransition { nonisolated public static var opacity: Self { .init() } }
extension Transition where Self == SlideTransition { nonisolated public static var slide: Self { .init() } }
extension Transition where Self == IdentityTransition { nonisolated public static var identity: Self { .init() } }
extension Transition where Self == ScaleTransition {
    nonisolated public static var scale: Self { .init(0) }
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { .init(scale) }
}
extension Transition where Self == MoveTransition {
    nonisolated public static func move(edge: Edge) -> Self { .init(edge: edge) }
}
extension Transition where Self == PushTransition {
    nonisolated public static func push(from edge: Edge) -> Self { .init(edge: edge) }
}

/// A modifier with data that could move. As SwiftUI's `AnimatableModifier`.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A view that dissolves into another. As SwiftUI's `BlurReplaceTransition`: in text it is there or it is not.
nonisolated public struct BlurReplaceTransition: Transition {
    /// As SwiftUI's `BlurReplaceTransition.Configuration`.
    public struct Configuration: Equatable, Sendable {
        public static let downUp = Configuration()
        public static let upUp = Configuration()
    }

    public init(configuration: Configuration) {}

    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
    nonisolated public static var blurReplace: Self { .init(configuration: .downUp) }
    nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        .init(configuration: configuration)
    }
}
