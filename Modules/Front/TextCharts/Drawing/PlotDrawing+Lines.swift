import TextUICore

extension PlotDrawing {
    mutating func drawLine(_ mark: Mark) {
        let key = ChartSeries.LineKey(mark)
        if drawn.insert(key).inserted {
            let ink = model.series.ink(of: mark)
            let dash = model.series.dashes(of: mark)
            for part in points(of: key) {
                if part.count == 1 {
                    raster.dot(x: Int(part[0].x), y: min(4 * space.rows - 1, Int(part[0].y)), ink: ink)
                }
                let curve = Curve(points: part, method: mark.look.interpolation ?? .linear)
                let corners = curve.corners
                raster.draw(corners, ink: ink) { Pattern.isSet(dash, at: $0) }
                addLine(through: corners, mark, dash, ink)
            }
            let marks = model.marks.filter { $0.kind == .line && ChartSeries.LineKey($0) == key }
            for mark in marks where mark.isPlottable {
                guard let place = cell(of: mark) else { continue }
                if mark.look.hasSymbol { drawSign(model.series.symbol(of: mark).sign, of: mark, at: place, ink) }
                keep(mark, area(of: place))
            }
        }
    }

    mutating func drawArea(_ mark: Mark) {
        let key = ChartSeries.LineKey(mark)
        guard drawn.insert(key).inserted else { return }
        let ink = model.series.ink(of: mark)
        let fill = model.series.fill(of: mark, ink)
        var upper: [[CGPoint]] = [[]]
        var lower: [[CGPoint]] = [[]]
        var isTip = !mark.isStacked
        for (index, mark) in model.marks.enumerated() where mark.kind == .area && ChartSeries.LineKey(mark) == key {
            guard mark.isPlottable, let span = model.spans[index], let x = mark.x.flatMap(space.xMiddle),
                let start = edge(y: span.start), let end = edge(y: span.end)
            else {
                if !upper[upper.count - 1].isEmpty {
                    upper.append([])
                    lower.append([])
                }
                continue
            }
            if model.tips.contains(index) { isTip = true }
            upper[upper.count - 1].append(CGPoint(x: x * 2, y: end * 4))
            lower[lower.count - 1].append(CGPoint(x: x * 2, y: start * 4))
            keep(mark, .init(left: x, right: x + 1, top: min(start, end), bottom: max(start, end)))
        }
        let method = mark.look.interpolation ?? .linear
        for (upper, lower) in zip(upper, lower) where !upper.isEmpty {
            let top = Curve(points: upper, method: method).corners
            let bottom = Curve(points: lower, method: method).corners
            addArea(from: top, to: bottom, ink, fill)
            let first = Int(((upper.map(\.x).min() ?? 0) / 2).rounded(.down))
            let last = Int(((upper.map(\.x).max() ?? 0) / 2).rounded(.up))
            for column in max(0, first)..<max(max(0, first) + 1, min(space.columns, last)) {
                let middle = CGFloat(2 * column + 1)
                guard let a = Self.height(of: top, at: middle), let b = Self.height(of: bottom, at: middle) else {
                    continue
                }
                raster.fillUpright(
                    columns: column..<column + 1, top: isTip ? a / 4 : snapped(a / 4, mark),
                    bottom: snapped(b / 4, mark),
                    ink: ink, fill: fill)
            }
        }
    }

    /// The height of a line at a place across; beyond its ends, that of the end.
    static func height(of corners: [CGPoint], at x: CGFloat) -> Double? {
        guard let first = corners.first, let last = corners.last else { return nil }
        for (a, b) in zip(corners, corners.dropFirst()) where (a.x <= x && x <= b.x) || (b.x <= x && x <= a.x) {
            guard a.x != b.x else { return Double(b.y) }
            return Double(a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x))
        }
        return Double(abs(x - first.x) < abs(x - last.x) ? first.y : last.y)
    }
}
