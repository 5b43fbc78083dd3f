/// Space between tools. Has no effect in text, where tools stand two columns apart.
nonisolated public struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never
    /// Creates space; text shows none.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
    /// Nothing.
    @MainActor public var _items: EmptyView { EmptyView() }
}

/// The size of the space between tools. As SwiftUI's `SpacerSizing`; has no effect in text.
public struct SpacerSizing: Hashable, Sendable {
    private let isFixed: Bool
    /// All the room there is.
    public static let flexible = SpacerSizing(isFixed: false)
    /// The usual space.
    public static let fixed = SpacerSizing(isFixed: true)
}
