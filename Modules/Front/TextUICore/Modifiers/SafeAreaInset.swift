/// The modifier that puts a view beside another, which has the rest of the space.
nonisolated public struct _InsetModifier<Inset: View>: ViewModifier {
    enum Side {
        case edge(VerticalEdge, HorizontalAlignment)
        case side(HorizontalEdge, VerticalAlignment)
    }

    let side: Side
    let spacing: CGFloat?
    let inset: Inset

    /// A stack of both.
    @MainActor
    public func body(content: Content) -> some View {
        switch side {
        case .edge(let edge, let alignment):
            VStack(alignment: alignment, spacing: spacing) {
                if edge == .top { inset }
                content
                if edge == .bottom { inset }
            }
        case .side(let edge, let alignment):
            HStack(alignment: alignment, spacing: spacing) {
                if edge == .leading { inset }
                content
                if edge == .trailing { inset }
            }
        }
    }
}

/// The top or the bottom.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom

    /// As SwiftUI's `VerticalEdge.Set`.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set, or the name.
        public let rawValue: Int8
        /// Creates a value from its raw value.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a value from its raw value.
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        /// The edge of that name.
        public static let top = Set(.top)
        /// The edge of that name.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

extension View {
    /// Puts `content` above or below the view, which has the rest of the space.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { modifier(_InsetModifier(side: .edge(edge, alignment), spacing: spacing, inset: content())) }

    /// Puts `content` before or after the view, which has the rest of the space.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { modifier(_InsetModifier(side: .side(edge, alignment), spacing: spacing, inset: content())) }

    /// Puts a bar above or below the view, as `safeAreaInset` does.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    /// Puts a bar before or after the view, as `safeAreaInset` does.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
