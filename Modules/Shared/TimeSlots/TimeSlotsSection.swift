import ClinicModel

/// The times of one day.
package struct TimeSlotsSection: Hashable, Sendable, Identifiable {
    package let date: CalendarDate
    /// Such as `Tomorrow` or `Tue 24 Nov 2026`.
    package let title: String
    package let slots: [ListedSlot]

    package var id: CalendarDate { date }

    /// The sections of slots, each with its slots in their order; a day is one by the clocks of the slot's schedule.
    static func list(_ slots: [ListedSlot], on today: CalendarDate?) -> [TimeSlotsSection] {
        Dictionary(grouping: slots, by: \.slot.date).sorted { $0.key < $1.key }.map { date, slots in
            TimeSlotsSection(date: date, title: date.text(seenFrom: today), slots: slots)
        }
    }
}
