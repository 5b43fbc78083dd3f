/// The colours of a style that differ from place to place.
package struct ResolvedGradient: Sendable {
    /// The way that the colours take through a frame.
    package enum Course: Sendable {
        case linear(UnitPoint, UnitPoint)
        /// From one radius to another, in points.
        case radial(UnitPoint, CGFloat, CGFloat)
        /// From one share of the frame to another.
        case elliptical(UnitPoint, CGFloat, CGFloat)
        /// Around a point, from one angle to another.
        case angular(UnitPoint, Angle, Angle)
    }

    package struct Stop: Sendable {
        let share: Double
        let color: RGB
        let opacity: Double
    }

    let course: Course
    let stops: [Stop]
    var opacity = 1.0
    /// The rectangle of the whole way, in points from the frame's corner; nil for the frame itself.
    var bounds: CGRect?

    /// Takes the colours of a gradient in their order; those that cannot be seen look like their neighbours.
    package init?(_ stops: [(share: Double, style: ResolvedStyle)], _ course: Course) {
        let colors = stops.map { $0.style.isClear ? nil : $0.style.color.map(RGB.init) }
        guard let first = colors.lazy.compactMap(\.self).first, colors.contains(where: { $0 != first }) else {
            return nil
        }
        var last = first
        self.stops = zip(stops, colors).map { stop, color in
            last = color ?? last
            return Stop(share: stop.share, color: last, opacity: stop.style.isClear ? 0 : stop.style.opacity)
        }
        self.course = course
    }

    /// Returns the colour at a point of a frame, and how much of it there is.
    func color(at point: CGPoint, in size: CGSize) -> (color: RGB, opacity: Double) {
        let share = share(at: point, in: size)
        let next = stops.firstIndex { $0.share >= share } ?? stops.count - 1
        let (a, b) = (stops[max(0, next - 1)], stops[next])
        let part = b.share > a.share ? max(0, min(1, (share - a.share) / (b.share - a.share))) : 1
        return (a.color.mixed(with: b.color, part), (a.opacity + (b.opacity - a.opacity) * part) * opacity)
    }

    private func share(at point: CGPoint, in size: CGSize) -> Double {
        let frame = frame(in: size)
        func place(_ unit: UnitPoint) -> CGPoint { Self.place(unit, in: frame) }
        func share(_ distance: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Double {
            end > start ? Double((distance - start) / (end - start)) : distance < end ? 0 : 1
        }
        switch course {
        case .linear(let start, let end):
            let (start, end) = (place(start), place(end))
            let (x, y) = (end.x - start.x, end.y - start.y)
            let square = x * x + y * y
            return square > 0 ? Double(((point.x - start.x) * x + (point.y - start.y) * y) / square) : 0
        case .radial(let center, let start, let end):
            let center = place(center)
            return share(hypot(point.x - center.x, point.y - center.y), start, end)
        case .elliptical(let center, let start, let end):
            let center = place(center)
            guard frame.width > 0, frame.height > 0 else { return 0 }
            return share(
                hypot((point.x - center.x) / frame.width, (point.y - center.y) / frame.height), start, end)
        case .angular(let center, let start, let end):
            let center = place(center)
            let length = (end.radians - start.radians) / (2 * .pi)
            guard length != 0 else { return 0 }
            let turn = (atan2(Double(point.y - center.y), Double(point.x - center.x)) - start.radians) / (2 * .pi)
            return (turn - turn.rounded(length > 0 ? .down : .up)) / length
        }
    }

    private func frame(in size: CGSize) -> CGRect { bounds ?? CGRect(origin: .zero, size: size) }

    private static func place(_ unit: UnitPoint, in frame: CGRect) -> CGPoint {
        CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
    }

    /// The gradient in pictures of vectors, for a frame; nil where these have none of the kind.
    package func vector(in size: CGSize) -> VectorGradient? {
        let frame = frame(in: size)
        func place(_ unit: UnitPoint) -> CGPoint { Self.place(unit, in: frame) }
        let course: VectorGradient.Course
        switch self.course {
        case .linear(let start, let end): course = .linear(place(start), place(end))
        case .radial(let center, let start, let end) where end > start:
            course = .radial(place(center), from: start, to: end, focus: place(center))
        default: return nil
        }
        return VectorGradient(
            course: course,
            stops: stops.map { VectorGradient.Stop(share: $0.share, color: $0.color, alpha: $0.opacity * opacity) },
            spread: "pad")
    }
}

extension ResolvedStyle {
    /// Returns the style at a cell of a frame.
    package func style(atX x: Int, y: Int, in frame: CellRect) -> ResolvedStyle {
        guard let gradient else { return self }
        let middle = CGPoint(
            x: (CGFloat(x - frame.x) + 0.5) * Points.perColumn, y: (CGFloat(y - frame.y) + 0.5) * Points.perRow)
        let (color, opacity) = gradient.color(at: middle, in: Points.size(frame.size))
        var style = self
        style.gradient = nil
        (style.color, style.opacity) = (color.cell, 1)
        (style.isFaint, style.isGround, style.isClear) = (false, false, false)
        style.dim(opacity)
        return style
    }
}
