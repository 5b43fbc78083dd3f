import ClinicModel

/// Puts what overlaps side by side: each entry has a lane, and those that overlap share the width.
struct CalendarLanes {
    struct Place: Identifiable {
        let entry: CalendarEntry
        let minutes: Range<Int>
        let lane: Int
        let lanes: Int

        var id: String { entry.id }
    }

    let places: [Place]

    /// - Parameter shortest: How many minutes an entry takes at the least.
    init(_ entries: [CalendarEntry], within hours: Range<Int>, shortest: Int) {
        var places: [Place] = []
        var cluster: [(entry: CalendarEntry, minutes: Range<Int>, lane: Int)] = []
        /// When each lane of the cluster is free again.
        var ends: [Int] = []
        func close() {
            places += cluster.map { Place(entry: $0.entry, minutes: $0.minutes, lane: $0.lane, lanes: ends.count) }
            (cluster, ends) = ([], [])
        }
        for (entry, minutes) in entries.map({ ($0, $0.minutes(within: hours, shortest: shortest)) })
            .filter({ !$0.1.isEmpty }).sorted(by: { $0.1.lowerBound < $1.1.lowerBound })
        {
            if ends.allSatisfy({ $0 <= minutes.lowerBound }) { close() }
            let lane = ends.firstIndex { $0 <= minutes.lowerBound } ?? ends.endIndex
            if lane == ends.endIndex { ends.append(0) }
            ends[lane] = minutes.upperBound
            cluster.append((entry, minutes, lane))
        }
        close()
        self.places = places
    }
}

extension CalendarEntry {
    fileprivate func minutes(within hours: Range<Int>, shortest: Int) -> Range<Int> {
        let minutes = wallMinutes.lowerBound..<max(wallMinutes.upperBound, wallMinutes.lowerBound + shortest)
        return minutes.clamped(to: hours)
    }
}
