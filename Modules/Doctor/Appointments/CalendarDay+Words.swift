import ClinicModel
import Foundation
import SharedScenes
import SwiftUI

extension CalendarDay {
    /// Such as `Tue 24 Nov 2026 · Today`.
    var heading: String { [date.words.localized, note].compactMap(\.self).joined(separator: " · ") }

    /// What is unusual about it.
    var note: String? {
        let notes = [
            isToday ? String(localized: "Today") : nil,
            isOpen || !entries.isEmpty ? nil : String(localized: "Closed"),
            hours == 24 ? nil : String(localized: "Clocks change"),
        ].compactMap(\.self)
        return notes.isEmpty ? nil : notes.joined(separator: " · ")
    }
}
