/// What a node is made with: its place in the tree and what flows down to it.
@MainActor
public struct NodeContext {
    let graph: Graph
    let parent: ViewNode?
    var environment: EnvironmentValues
    /// Whether what is made here is on the screen; a page below the top of a stack is not.
    var isActive: Bool
    /// Whether rows are asked for one at a time, so that a `ForEach` makes none by itself.
    var isLazy = false
}
