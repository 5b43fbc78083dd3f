import ClinicModel

/// Puts what overlaps below one another, where a column is too narrow to be shared: each entry has a line at the least,
/// and what has none is counted.
struct CalendarStack {
    struct Place: Identifiable {
        enum Content {
            case entry(CalendarEntry)
            /// So many entries that have no line.
            case more(Int)
        }

        let content: Content
        let lines: Range<Int>

        var id: String {
            switch content {
            case .entry(let entry): entry.id
            case .more: String(lines.lowerBound)
            }
        }
    }

    let places: [Place]

    init(_ entries: [CalendarEntry], on scale: CalendarScale) {
        var places: [Place] = []
        for cluster in CalendarLanes(entries, on: scale).clusters {
            guard let first = cluster.first, let last = cluster.map(\.lines.upperBound).max() else { continue }
            let room = last - first.lines.lowerBound
            let shown = cluster.count <= room ? cluster : Array(cluster.prefix(room - 1))
            // Each begins where it is, or below what is before it, and leaves a line for each that follows.
            var tops: [Int] = []
            for (index, place) in shown.enumerated() {
                let latest = last - (cluster.count <= room ? shown.count - index : room - index)
                var free = (tops.last ?? -1) + 1
                // A block leaves what is before it the lines in which a visit says how it stands.
                if case .blocked = place.entry.content, index > 0 {
                    free = max(free, shown[index - 1].lines.upperBound)
                }
                tops.append(min(max(place.lines.lowerBound, free), latest))
            }
            for (index, place) in shown.enumerated() {
                let next = index + 1 < tops.count ? tops[index + 1] : cluster.count <= room ? last : last - 1
                let bottom = max(tops[index] + 1, min(place.lines.upperBound, next))
                places.append(Place(content: .entry(place.entry), lines: tops[index]..<bottom))
            }
            if shown.count < cluster.count {
                places.append(Place(content: .more(cluster.count - shown.count), lines: last - 1..<last))
            }
        }
        self.places = places
    }
}
