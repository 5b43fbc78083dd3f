import TextUICore

/// Stands SwiftUI's views below each other in the room there is, as a screen of its own does.
struct HostedArrangement: Arrangement {
    func size(
        of children: [ArrangedChild], width: Int?, height: Int?, isGrowing: Bool
    ) -> (width: Int, height: Int) {
        var size = (width: 0, height: 0)
        for child in children {
            let own = child.size(width: width, height: height.map { max(0, $0 - size.height) })
            size = (max(size.width, own.width), size.height + own.height)
        }
        return size
    }

    func place(_ children: [ArrangedChild], x: Int, y: Int, width: Int, height: Int) {
        var top = y
        for child in children {
            let left = y + height - top
            let size = child.size(width: width, height: left)
            child.place(x: x, y: top, width: min(width, size.width), height: min(left, size.height))
            top += size.height
        }
    }
}
