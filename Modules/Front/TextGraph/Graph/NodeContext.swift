/// The context in which a node is made: its place in the tree, and the environment that flows down to it.
@MainActor
public struct NodeContext {
    package let graph: Graph
    package let parent: ViewNode?
    package var environment: EnvironmentValues
    /// Whether the new node is on the screen; a page below the top of a stack is not.
    package var isActive: Bool
    /// Whether rows are asked for one at a time, so that a `ForEach` makes none by itself.
    package var isLazy = false

    package init(
        graph: Graph, parent: ViewNode?, environment: EnvironmentValues, isActive: Bool, isLazy: Bool = false
    ) {
        self.graph = graph
        self.parent = parent
        self.environment = environment
        self.isActive = isActive
        self.isLazy = isLazy
    }
}
