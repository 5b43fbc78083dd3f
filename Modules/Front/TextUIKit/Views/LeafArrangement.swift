import TextUICore

/// One thing in a view's room: across where its text stands, down in the middle.
struct LeafArrangement: Arrangement {
    var alignment: HorizontalAlignment = .leading
    /// Whether the thing takes all the width there is.
    var isWide = false

    func size(
        of children: [ArrangedChild], width: Int?, height: Int?, isGrowing: Bool
    ) -> (width: Int, height: Int) {
        children.first?.size(width: width, height: height) ?? (0, 0)
    }

    func place(_ children: [ArrangedChild], x: Int, y: Int, width: Int, height: Int) {
        for child in children {
            let own = child.size(width: width, height: height)
            let size = (width: isWide ? width : min(width, own.width), height: min(height, own.height))
            let free = width - size.width
            let left = alignment == .center ? free / 2 : alignment == .trailing ? free : 0
            child.place(x: x + left, y: y + (height - size.height) / 2, width: size.width, height: size.height)
        }
    }
}
