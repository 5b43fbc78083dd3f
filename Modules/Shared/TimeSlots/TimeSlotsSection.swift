import ClinicModel

/// The times of one day.
package struct TimeSlotsSection: Hashable, Sendable, Identifiable {
    package let date: CalendarDate
    package let slots: [OpenSlot]

    package var id: CalendarDate { date }
    package var title: String { date.words.localized }

    /// The sections of slots, each with its slots in their order; a day is one by the clocks of the slot's schedule.
    static func list(_ slots: [OpenSlot]) -> [TimeSlotsSection] {
        Dictionary(grouping: slots, by: \.date).sorted { $0.key < $1.key }.map { date, slots in
            TimeSlotsSection(date: date, slots: slots)
        }
    }
}
