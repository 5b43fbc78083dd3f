import ClinicModel

/// Puts what overlaps side by side: each entry has a lane, and those that overlap share the width.
struct CalendarLanes {
    struct Place: Identifiable {
        let entry: CalendarEntry
        let lines: Range<Int>
        let lane: Int
        var lanes = 1

        var id: String { entry.id }
    }

    /// What overlaps, directly or through others.
    let clusters: [[Place]]

    var places: [Place] { clusters.flatMap(\.self) }

    init(_ entries: [CalendarEntry], on scale: CalendarScale) {
        var clusters: [[Place]] = []
        var cluster: [Place] = []
        /// On which line each lane of the cluster is free again.
        var ends: [Int] = []
        func close() {
            for index in cluster.indices { cluster[index].lanes = ends.count }
            if !cluster.isEmpty { clusters.append(cluster) }
            (cluster, ends) = ([], [])
        }
        for (entry, lines) in entries.map({ ($0, scale.lines(of: $0)) })
            .filter({ !$0.1.isEmpty }).sorted(by: { $0.1.lowerBound < $1.1.lowerBound })
        {
            if ends.allSatisfy({ $0 <= lines.lowerBound }) { close() }
            let lane = ends.firstIndex { $0 <= lines.lowerBound } ?? ends.endIndex
            if lane == ends.endIndex { ends.append(0) }
            ends[lane] = lines.upperBound
            cluster.append(Place(entry: entry, lines: lines, lane: lane))
        }
        close()
        self.clusters = clusters
    }
}

extension CalendarScale {
    /// The lines that an entry takes, one at the least.
    fileprivate func lines(of entry: CalendarEntry) -> Range<Int> {
        let minutes = entry.wallMinutes
        let longer = minutes.lowerBound..<max(minutes.upperBound, minutes.lowerBound + minutesPerLine)
        let shown = longer.clamped(to: hours)
        return line(of: shown.lowerBound)..<line(of: shown.upperBound)
    }
}
