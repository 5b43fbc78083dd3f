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
        var (top, places) = (y, [(y: Int, width: Int, height: Int)]())
        for child in children {
            let left = y + height - top
            let size = child.size(width: width, height: left)
            places.append((top, min(width, size.width), min(left, size.height)))
            top += size.height
        }
        // In the middle, as all that SwiftUI has room for; on a screen that grows words begin at its edge.
        let down = max(0, (y + height - top) / 2)
        for (child, place) in zip(children, places) {
            let across = child.isGrowing ? 0 : (width - place.width) / 2
            child.place(x: x + across, y: place.y + down, width: place.width, height: place.height)
        }
    }
}
