/// A label with its content in the column of values, or below it where too little room is left beside a long label.
struct LabeledLine: Arrangement {
    private static let gap = 2
    /// The columns of content beside which a label may stand, where the content would be wider.
    private static let narrowestContent = 12

    func size(
        of children: [ArrangedChild], width: Int?, height: Int?, isGrowing: Bool
    ) -> (width: Int, height: Int) {
        let frames = frames(of: children, width: width)
        return (frames.map { $0.x + $0.width }.max() ?? 0, frames.map { $0.y + $0.height }.max() ?? 0)
    }

    func place(_ children: [ArrangedChild], x: Int, y: Int, width: Int, height: Int) {
        for (child, frame) in zip(children, frames(of: children, width: width)) {
            child.place(x: x + frame.x, y: y + frame.y, width: frame.width, height: frame.height)
        }
    }

    private func frames(of children: [ArrangedChild], width: Int?) -> [CellRect] {
        guard children.count == 2 else { return [] }
        let (label, content) = (children[0], children[1])
        let ideal = (label: label.size(width: nil, height: nil), content: content.size(width: nil, height: nil))
        let start = ControlElement.valueColumn(
            beside: ideal.label.width + Self.gap, for: ideal.content.width, width: width ?? 0)
        let width = width ?? start + ideal.content.width
        if width - start >= min(ideal.content.width, Self.narrowestContent) {
            let room = width - start
            let height = content.size(width: room, height: nil).height
            return [
                CellRect(x: 0, y: 0, width: start - Self.gap, height: ideal.label.height),
                CellRect(x: start, y: 0, width: room, height: height),
            ]
        }
        let above = label.size(width: width, height: nil).height
        let room = max(0, width - Self.gap)
        return [
            CellRect(x: 0, y: 0, width: width, height: above),
            CellRect(x: Self.gap, y: above, width: room, height: content.size(width: room, height: nil).height),
        ]
    }
}
