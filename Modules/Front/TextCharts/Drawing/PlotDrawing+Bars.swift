import TextUICore

extension PlotDrawing {
    /// Whether there is less than a cell for each bar of a group: then all that is drawn of them is where they end, since
    /// bars on top of each other would look like a stack.
    func isCrowded(_ mark: Mark) -> Bool {
        guard mark.look.positionBy != nil, model.groups.count > 1, let place = mark.place else { return false }
        let extent = mark.isUpright ? space.xExtent(place) : space.yExtent(place)
        return (extent.map { $0.upperBound - $0.lowerBound } ?? ownRoom(mark, place)) < Double(model.groups.count)
    }

    /// The middle of a day among days that are all drawn as wide, though the clocks may make one shorter.
    func evenMiddle(_ place: Datum, _ mark: Mark) -> Double? {
        guard place.unit != nil, let start = place.value.number, mark.isUpright,
            let count = model.extents(on: \.x, of: space.x)
        else { return nil }
        let scale = space.x
        let index = ((start - scale.low) / (scale.high - scale.low) * Double(count)).rounded()
        let position = (index + 0.5) / Double(count)
        return space.x(at: scale.isReversed ? 1 - position : position)
    }

    /// The room of a bar that stands at a number or an instant.
    func ownRoom(_ mark: Mark, _ place: Datum) -> Double {
        guard let number = place.value.number else { return 1 }
        let gap = model.gap(mark)
        let ends =
            mark.isUpright
            ? (space.x(number: number), space.x(number: number + gap))
            : (space.y(number: number), space.y(number: number + gap))
        guard let first = ends.0, let last = ends.1 else { return 1 }
        return abs(last - first)
    }

    /// The cells that a bar takes of its place; the rest is the gap to the next one.
    static func breadth(in room: Double, isBin: Bool) -> Double {
        let cells = (room + 1e-6).rounded(.down)
        if cells < 2 { return 1 }
        if isBin { return cells < 4 ? cells : cells - 1 }
        return cells - max(1, (cells * 0.25).rounded(.down))
    }

    mutating func drawBar(_ index: Int, _ mark: Mark) {
        guard let span = model.spans[index] else { return }
        let ink = model.series.ink(of: mark)
        let fill = model.series.fill(of: mark, ink)
        if isCrowded(mark) { return drawEnd(of: span.end, mark, ink, fill) }
        if mark.isUpright {
            guard let place = breadth(mark, mark.width, per: 8), let start = edge(y: span.start),
                let end = edge(y: span.end)
            else { return }
            let first = place.first + Int(dx(mark).rounded())
            let (top, bottom) = (min(start, end) + dy(mark), max(start, end) + dy(mark))
            let isTip = !mark.isStacked || model.tips.contains(index)
            let isDown = span.end < span.start
            addArea(.init(left: Double(first), right: Double(first + place.count), top: top, bottom: bottom), ink, fill)
            raster.fillUpright(
                columns: first..<first + place.count, top: isTip && !isDown ? top : snapped(top, mark),
                bottom: isTip && isDown ? bottom : snapped(bottom, mark), ink: ink, fill: fill,
                isPart: mark.isStacked && span.start != 0)
            keep(mark, .init(left: Double(first), right: Double(first + place.count), top: top, bottom: bottom))
        } else {
            guard let place = breadth(mark, mark.height, per: 16), let start = edge(x: span.start),
                let end = edge(x: span.end)
            else { return }
            let first = place.first + Int(dy(mark).rounded())
            let (left, right) = (min(start, end) + dx(mark), max(start, end) + dx(mark))
            let isTip = !mark.isStacked || model.tips.contains(index)
            let isDown = span.end < span.start
            addArea(.init(left: left, right: right, top: Double(first), bottom: Double(first + place.count)), ink, fill)
            raster.fillLevel(
                rows: first..<first + place.count, left: isTip && isDown ? left : snapped(left, mark),
                right: isTip && !isDown ? right : snapped(right, mark), ink: ink, fill: fill)
            keep(mark, .init(left: left, right: right, top: Double(first), bottom: Double(first + place.count)))
        }
    }

    mutating func drawEnd(of number: Double, _ mark: Mark, _ ink: Ink, _ fill: Character) {
        guard let place = breadth(mark, .automatic, per: 1)?.first,
            let end = mark.isUpright ? edge(y: number) : edge(x: number)
        else { return }
        let cell =
            mark.isUpright
            ? (x: place, y: min(space.rows - 1, Int(end))) : (x: min(space.columns - 1, Int(end)), y: place)
        raster.put(fill, x: cell.x, y: cell.y, ink: ink, isFilling: true)
        addArea(area(of: cell), ink, fill)
        keep(mark, area(of: cell))
    }
}
