/// Modifiers of movement. In text every view is at its end at once, and the completion of a movement runs at once, too.
extension View {
    /// Sets in the environment how content changes. Has no effect on content of text, which changes at once.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        setting(\.contentTransition, transition)
    }

    /// Moves the view from and to another of the same id. Has no effect in text.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }

    /// Names the view that a transition begins with. Has no effect in text.
    nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Marks the source of a transition, with its look. Has no effect in text.
    nonisolated public func matchedTransitionSource<ID: Hashable, C: MatchedTransitionSourceConfiguration>(
        id: ID, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
    ) -> some View { self }

    /// Leaves out the movements of symbols. Has no effect in text, which has none.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
    /// Sets how a page comes and goes. Has no effect in text.
    nonisolated public func navigationTransition(_ transition: some NavigationTransition) -> some View { self }
    /// Moves the view's parts together. Has no effect in text.
    nonisolated public func geometryGroup() -> some View { self }
}

/// A way for content to change; without effect in text.
public struct ContentTransition: Equatable, Sendable {
    /// At once.
    public static let identity = ContentTransition()
    /// Fading.
    public static let opacity = ContentTransition()
    /// Through the states between.
    public static let interpolate = ContentTransition()
    /// Digits that roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .init() }
    /// Digits that roll up or down to a value.
    public static func numericText(value: Double) -> ContentTransition { .init() }
    /// A movement of the symbol.
    public static let symbolEffect = ContentTransition()
    /// A given movement of the symbol.
    public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .init() }
}

/// A way for a page to come and go, as SwiftUI's `NavigationTransition`; without effect in text.
public protocol NavigationTransition {}

/// The platform's own way for a page to come and go; without effect in text.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// Creates the transition.
    public init() {}
}

/// The growing of a page out of a view; without effect in text.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The platform's own.
    public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Growing out of the view with an id.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { .init() }
}

/// The properties that views share while they move into each other; without effect in text.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The properties as bits.
    public let rawValue: UInt32
    /// Creates properties from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The place and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How the source of a transition looks. As SwiftUI's `MatchedTransitionSourceConfiguration`.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

extension MatchedTransitionSourceConfiguration {
    /// Sets the source's look. Has no effect in text.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    /// Sets the source's look. Has no effect in text.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

    /// Sets the source's look. Has no effect in text.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

/// As SwiftUI's `EmptyMatchedTransitionSourceConfiguration`.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
