import TextUICore

/// The sectors of a chart, one after the other, clockwise from above.
@MainActor
struct Pie {
    struct Sector {
        let mark: Mark
        let ink: Ink
        let value: Double
        /// Shares of the whole turn.
        let start: Double
        let end: Double
        let isAlone: Bool

        /// In dots, which are 4 points high and wide.
        func outer(of whole: Double) -> Double { max(0, min(whole, Self.radius(mark.outerRadius, of: whole) ?? whole)) }
        func inner(of whole: Double) -> Double { max(0, Self.radius(mark.innerRadius, of: whole) ?? 0) }

        private static func radius(_ dimension: MarkDimension, of whole: Double) -> Double? {
            switch dimension.kind {
            case .automatic: nil
            case .fixed(let points): Double(points) / 4
            case .ratio(let share): whole * Double(share)
            case .inset(let points): whole - Double(points) / 4
            }
        }

        /// Whether a place belongs to it, but for the gap to the next ones.
        func covers(_ distance: Double, _ angle: Double, of whole: Double) -> Bool {
            guard distance <= outer(of: whole), distance >= inner(of: whole) else { return false }
            guard !isAlone else { return true }
            let gap = max(0.55, Double(mark.angularInset ?? 0) / 4)
            let turn = min(angle - start, end - angle) * 2 * .pi
            return turn >= .pi / 2 || distance * sin(turn) >= gap
        }
    }

    let sectors: [Sector]

    init(_ model: ChartModel) {
        let marks = model.marks.filter {
            $0.kind == .sector && ($0.angle?.value.number ?? 0) > 0 && $0.look.mask?.isMask != true
        }
        let whole = marks.reduce(0) { $0 + ($1.angle?.value.number ?? 0) }
        var sum = 0.0
        var sectors: [Sector] = []
        for mark in marks where whole.isFinite {
            let value = mark.angle?.value.number ?? 0
            sectors.append(
                Sector(
                    mark: mark, ink: model.series.ink(of: mark), value: value, start: sum / whole,
                    end: (sum + value) / whole, isAlone: marks.count == 1))
            sum += value
        }
        self.sectors = sectors
    }

    func sector(at angle: Double) -> Sector? {
        sectors.first { angle < $0.end } ?? sectors.last
    }
}
