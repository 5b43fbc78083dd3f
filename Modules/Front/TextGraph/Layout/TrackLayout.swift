extension GridItem {
    fileprivate var isFixed: Bool { if case .fixed = size { true } else { false } }
}

/// Cells in lines that grow along `axis`, each line made of tracks across it.
package struct TrackLayout {
    package let axis: Axis
    package let items: [GridItem]
    package let spacing: CGFloat?
    package let alignment: Alignment
    /// Whether the cells are those of one line of many, whose tracks are as wide as those of the others.
    var isOneOfLines = false

    package init(axis: Axis, items: [GridItem], spacing: CGFloat?, alignment: Alignment, isOneOfLines: Bool = false) {
        self.axis = axis
        self.items = items
        self.spacing = spacing
        self.alignment = alignment
        self.isOneOfLines = isOneOfLines
    }

    struct Track {
        var length: Int
        /// The space to the next track.
        let gap: Int
        let alignment: Alignment?
    }

    package struct Plan {
        var tracks: [Track] = []
        /// The length of each line of cells along the axis.
        var lines: [Int] = []
        package var total = CellSize(width: 0, height: 0)
        var breadth: Int { tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap } }
    }

    private var across: Axis { axis.crossing }
    package var lineGap: Int { spacing.map { Points.extent($0, along: axis) } ?? (axis == .horizontal ? 1 : 0) }

    private func gap(_ item: GridItem) -> Int {
        item.spacing.map { Points.extent($0, along: across) } ?? (across == .horizontal ? 1 : 0)
    }

    private func cells(_ points: CGFloat) -> Int { Points.extent(points, along: across) }

    /// The least breadth of the tracks that are not fixed, and the breadth of those that are with all gaps.
    private var demands: (least: Int, fixed: Int, shares: Int) {
        var demands = (least: 0, fixed: items.dropLast().reduce(0) { $0 + gap($1) }, shares: 0)
        for item in items {
            switch item.size {
            case .fixed(let length): demands.fixed += cells(length)
            case .flexible(let minimum, _), .adaptive(let minimum, _):
                demands.least += cells(minimum)
                demands.shares += 1
            }
        }
        return demands
    }

    /// Fixed tracks have their length; the others share what is left, each within its bounds.
    func tracks(_ offered: Int?) -> [Track] {
        var (least, fixed, shares) = demands
        let whole = offered.flatMap { $0 < SizeProposal.unlimited ? $0 : nil } ?? fixed + least
        least = max(least, whole - fixed)
        var left = least
        var tracks: [Track] = []
        for item in items {
            let gap = gap(item)
            switch item.size {
            case .fixed(let length):
                tracks.append(Track(length: cells(length), gap: gap, alignment: item.alignment))
            case .flexible(let minimum, let maximum):
                let length = min(max(left / shares, cells(minimum)), max(cells(maximum), cells(minimum)))
                tracks.append(Track(length: length, gap: gap, alignment: item.alignment))
                left = max(0, left - length)
                shares -= 1
            case .adaptive(let minimum, let maximum):
                let share = left / shares
                let count = max(1, (share + gap) / max(1, cells(minimum) + gap))
                let room = share - (count - 1) * gap
                for index in 0..<count {
                    let length = min(room / count + (index < room % count ? 1 : 0), cells(maximum))
                    tracks.append(Track(length: max(1, length), gap: gap, alignment: item.alignment))
                }
                left = max(0, left - share)
                shares -= 1
            }
        }
        return tracks.isEmpty ? [Track(length: offered ?? 0, gap: 0, alignment: nil)] : tracks
    }

    /// Tracks of which none is longer by the cell that was left over, where a cell of breadth would make one of the
    /// children higher than those beside it.
    @MainActor
    private func even(_ tracks: [Track], for children: [ViewElement]) -> [Track] {
        guard let shortest = tracks.map(\.length).min(), tracks.contains(where: { $0.length == shortest + 1 }),
            children.contains(where: { $0.trait(KeepsRatioTrait.self) == true })
        else { return tracks }
        return tracks.map { track in
            var track = track
            if track.length == shortest + 1 { track.length = shortest }
            return track
        }
    }

    private func proposal(along length: Int?, across breadth: Int) -> SizeProposal {
        var proposal = SizeProposal.unspecified
        proposal[axis] = length
        proposal[across] = breadth
        return proposal
    }

    /// Fixed tracks with room for the numbers of what can be acted on, which a program does not reckon with, where there
    /// is as much.
    @MainActor
    private func withNumbers(_ children: [ViewElement], _ tracks: [Track], _ offered: Int?) -> [Track] {
        guard !isOneOfLines, across == .horizontal, let offered, let columns = children.first?.environment.refColumns,
            columns > 0,
            items.contains(where: \.isFixed), Plan(tracks: tracks).breadth + columns * tracks.count <= offered,
            children.contains(where: \.holdsControl)
        else { return tracks }
        return tracks.map { track in
            var track = track
            track.length += columns
            return track
        }
    }

    @MainActor
    package func plan(_ children: [ViewElement], _ offered: SizeProposal) -> Plan {
        var plan = Plan(tracks: withNumbers(children, even(tracks(offered[across]), for: children), offered[across]))
        for (index, child) in children.enumerated() {
            let track = index % plan.tracks.count
            let length = child.size(proposal(along: nil, across: plan.tracks[track].length))[axis]
            if track == 0 {
                plan.lines.append(length)
            } else {
                plan.lines[plan.lines.count - 1] = max(plan.lines[plan.lines.count - 1], length)
            }
        }
        plan.total[axis] = plan.lines.reduce(0, +) + max(0, plan.lines.count - 1) * lineGap
        plan.total[across] = max(plan.breadth, offered[across].map { $0 < SizeProposal.unlimited ? $0 : 0 } ?? 0)
        return plan
    }

    @MainActor
    package func place(_ children: [ViewElement], in frame: CellRect) {
        let whole = frame.size
        let plan = plan(children, SizeProposal(whole))
        let start = Alignment.offset(
            alignment.key(along: across).fraction ?? 0, free: max(0, whole[across] - plan.breadth))
        var along = 0
        for (line, length) in plan.lines.enumerated() {
            var position = start
            for (index, track) in plan.tracks.enumerated() {
                let child = line * plan.tracks.count + index
                guard children.indices.contains(child) else { break }
                let cell =
                    axis == .vertical
                    ? CellRect(x: frame.x + position, y: frame.y + along, width: track.length, height: length)
                    : CellRect(x: frame.x + along, y: frame.y + position, width: length, height: track.length)
                let size = children[child].size(proposal(along: length, across: track.length))
                children[child].place((track.alignment ?? .center).place(children[child], size, in: cell))
                position += track.length + track.gap
            }
            along += length + lineGap
        }
    }
}
