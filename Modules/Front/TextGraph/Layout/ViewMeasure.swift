/// Measures the room that a view would take which is on no screen.
package enum ViewMeasure {
    /// The size, in cells, that `view` takes of one that is offered; nil asks for the ideal length. Nothing in it appears,
    /// and none of its tasks begins.
    @MainActor
    package static func size(of view: some View, width: Int?, height: Int?) -> (width: Int, height: Int) {
        let context = NodeContext(graph: Graph(), parent: nil, environment: EnvironmentValues(), isActive: false)
        let root = AnyView._makeNode(AnyView(view), context)
        defer { root.unmount() }
        var size = (width: 0, height: 0)
        for element in root.elements {
            let own = element.size(SizeProposal(width: width, height: height.map { max(0, $0 - size.height) }))
            size = (max(size.width, own.width), size.height + own.height)
        }
        return size
    }
}
