import TextUICore

/// Gives its one view all the room there is: a controller's view on a screen, a view across its stack.
struct FillArrangement: Arrangement {
    var axes: Axis.Set = [.horizontal, .vertical]

    func size(
        of children: [ArrangedChild], width: Int?, height: Int?, isGrowing: Bool
    ) -> (width: Int, height: Int) {
        guard let child = children.first else { return (0, 0) }
        let own = child.size(width: width, height: height)
        return (
            axes.contains(.horizontal) ? bounded(width) ?? own.width : own.width,
            axes.contains(.vertical) && !isGrowing ? bounded(height) ?? own.height : own.height
        )
    }

    func place(_ children: [ArrangedChild], x: Int, y: Int, width: Int, height: Int) {
        for child in children { child.place(x: x, y: y, width: width, height: height) }
    }

    private func bounded(_ length: Int?) -> Int? { length.flatMap { $0 >= ArrangedChild.unlimited ? nil : $0 } }
}
