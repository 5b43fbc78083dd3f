/// Liquid Glass, of which a screen of text has none: the content is shown as it is.
extension View {
    /// Draws glass behind the view. Has no effect in text.
    nonisolated public func glassEffect<S: Shape>(
        _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
    ) -> some View { self }

    /// Names the view's glass, from which another's may come. Has no effect in text.
    nonisolated public func glassEffectID<ID: Hashable & Sendable>(
        _ id: ID?, in namespace: Namespace.ID
    ) -> some View { self }

    /// Joins the glass of views that have an identifier in common. Has no effect in text.
    nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
        id: ID?, namespace: Namespace.ID
    ) -> some View { self }

    /// Sets how glass comes and goes. Has no effect in text: a change is there at once.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    /// Draws the view beyond its edges, below bars and sidebars. Has no effect in text.
    nonisolated public func backgroundExtensionEffect() -> some View { self }
    /// Draws the view beyond its edges, below bars and sidebars. Has no effect in text.
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
    /// Sets how content fades at the edges of scroll views. Has no effect in text.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        self
    }
    /// Hides how content fades at the edges of scroll views. Has no effect in text.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
    /// Sets when a bar of tabs becomes small. Has no effect in text: the bar stays as it is.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    /// Sets how wide buttons are. Has no effect in text.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
    /// Sets how a bar shows its search field. Has no effect in text, where the field is shown.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}

/// A kind of Liquid Glass. As SwiftUI's `Glass`; without effect in text.
public struct Glass: Equatable, Sendable {
    /// Glass that keeps what stands on it readable.
    public static let regular = Glass()
    /// Glass that lets through more of what is below.
    public static let clear = Glass()
    /// No glass.
    public static let identity = Glass()
    /// The same glass in a colour.
    public func tint(_ color: Color?) -> Glass { self }
    /// The same glass, moving at a touch.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass that names none: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public init() {}
    /// A capsule's path.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views whose glass may join. As SwiftUI's `GlassEffectContainer`: in text its content alone.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    let content: Content

    /// Creates the container. The distance from which glass joins, in points, has no effect in text.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The content.
    @MainActor public var body: some View { content }
}

/// A way in which glass comes and goes; without effect in text.
public struct GlassEffectTransition: Sendable {
    /// At once.
    public static let identity = GlassEffectTransition()
    /// Out of glass that is near.
    public static let matchedGeometry = GlassEffectTransition()
    /// Growing in its place.
    public static let materialize = GlassEffectTransition()
}

/// A way in which content fades at an edge; without effect in text.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    /// The platform's own.
    public static let automatic = ScrollEdgeEffectStyle()
    /// Slowly.
    public static let soft = ScrollEdgeEffectStyle()
    /// At a line.
    public static let hard = ScrollEdgeEffectStyle()
}

/// The times at which a bar of tabs becomes small; without effect in text.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    /// The platform's own.
    public static let automatic = TabBarMinimizeBehavior()
    /// While the content is scrolled down.
    public static let onScrollDown = TabBarMinimizeBehavior()
    /// While the content is scrolled up.
    public static let onScrollUp = TabBarMinimizeBehavior()
    /// At no time.
    public static let never = TabBarMinimizeBehavior()
}

/// A width of buttons; without effect in text.
public struct ButtonSizing: Hashable, Sendable {
    /// The platform's own.
    public static let automatic = ButtonSizing()
    /// As wide as the label.
    public static let fitted = ButtonSizing()
    /// As wide as there is room.
    public static let flexible = ButtonSizing()
}

/// A look of a search field in a bar; without effect in text.
public struct SearchToolbarBehavior: Hashable, Sendable {
    /// The platform's own.
    public static let automatic = SearchToolbarBehavior()
    /// A button that opens it.
    public static let minimize = SearchToolbarBehavior()
}
