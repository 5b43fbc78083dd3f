/// Space between tools. Has no effect in text, where tools stand two columns apart.
nonisolated public struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never
    /// Creates space; text shows none.
    public init(placement: ToolbarItemPlacement = .automatic) {}
    /// Nothing.
    @MainActor public var _items: EmptyView { EmptyView() }
}
