extension ViewElement {
    /// Returns the place of a guide in this element, `size` large: the view's own, else the guide's default.
    final func guide(_ key: AlignmentKey, along axis: Axis, of size: CellSize) -> CGFloat {
        explicitGuide(key, along: axis, of: size) ?? ViewDimensions(size).defaultValue(of: key)
    }

    /// This as the layout protocols see it.
    final func dimensions(_ size: CellSize) -> ViewDimensions {
        ViewDimensions(size) { [unowned self] key, axis in self.explicitGuide(key, along: axis, of: size) }
    }

    /// Whether this is put into its place for good, so that others may be told of it. Where that is only to learn of
    /// guides, it is placed once more.
    final var isPlacedForGood: Bool {
        guard node.graph.isAskingGuides else { return true }
        markUnplaced()
        return false
    }

    /// Puts this into a place to learn something of it. It is placed once more, and those that are told of places are
    /// told then.
    package final func tryPlace(_ frame: CellRect) {
        let wasAsking = node.graph.isAskingGuides
        node.graph.isAskingGuides = true
        place(frame)
        node.graph.isAskingGuides = wasAsking
        markPlaceTried()
    }

    /// Returns the guide of the elements inside, once they stand in their places in `size`.
    final func guideOfChildren(
        _ key: AlignmentKey, along axis: Axis, of size: CellSize, among children: [ViewElement]
    ) -> CGFloat? {
        guard children.contains(where: { $0.maySetGuide(key) }) else { return nil }
        if frame.width != size.width || frame.height != size.height {
            tryPlace(CellRect(x: frame.x, y: frame.y, width: size.width, height: size.height))
            markUnplaced()
        }
        var guides: [CGFloat] = []
        for child in children {
            let inner = child.frame.size
            guard let guide = child.explicitGuide(key, along: axis, of: inner) else { continue }
            let offset = axis == .horizontal ? child.frame.x - frame.x : child.frame.y - frame.y
            guides.append(guide + CGFloat(offset) * (axis == .horizontal ? Points.perColumn : Points.perRow))
        }
        guard !guides.isEmpty else { return nil }
        switch key.merging {
        case .average: return guides.reduce(0, +) / CGFloat(guides.count)
        case .first: return guides.min()
        case .last: return guides.max()
        }
    }
}
