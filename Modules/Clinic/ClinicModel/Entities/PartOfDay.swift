import Foundation

/// A part of the day in which a visit begins, by the clocks where it takes place.
package enum PartOfDay: String, Hashable, Codable, Sendable, CaseIterable {
    /// Until noon.
    case morning
    /// From noon to five.
    case afternoon
    /// From five on.
    case evening

    /// Whether something that begins at `instant` begins in it.
    package func contains(_ instant: Date, in zone: Zone) -> Bool {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone.timeZone
        return hours.contains(calendar.component(.hour, from: instant))
    }

    private var hours: Range<Int> {
        switch self {
        case .morning: 0..<12
        case .afternoon: 12..<17
        case .evening: 17..<24
        }
    }
}
