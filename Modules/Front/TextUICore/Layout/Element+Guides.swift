extension Element {
    /// Returns the place of a guide in this element, `size` large: the view's own, else the guide's default.
    final func guide(_ key: AlignmentKey, along axis: Axis, of size: CellSize) -> CGFloat {
        explicitGuide(key, along: axis, of: size) ?? ViewDimensions(size).defaultValue(of: key)
    }

    /// This as the layout protocols see it.
    final func dimensions(_ size: CellSize) -> ViewDimensions {
        ViewDimensions(size) { [unowned self] key, axis in self.explicitGuide(key, along: axis, of: size) }
    }

    /// Returns the guide of the elements inside, once they stand in their places in `size`.
    final func guideOfChildren(_ key: AlignmentKey, along axis: Axis, of size: CellSize) -> CGFloat? {
        if frame.width != size.width || frame.height != size.height {
            place(CellRect(x: frame.x, y: frame.y, width: size.width, height: size.height))
        }
        var guides: [CGFloat] = []
        for child in children {
            let inner = CellSize(width: child.frame.width, height: child.frame.height)
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
