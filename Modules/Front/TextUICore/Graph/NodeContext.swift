/// The context in which a node is made: its place in the tree, and the environment that flows down to it.
@MainActor
public struct NodeContext {
    let graph: Graph
    let parent: ViewNode?
    var environment: EnvironmentValues
    /// Whether the new node is on the screen; a page below the top of a stack is not.
    var isActive: Bool
    /// Whether rows are asked for one at a time, so that a `ForEach` makes none by itself.
    var isLazy = false
}
