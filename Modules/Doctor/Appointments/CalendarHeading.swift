import ClinicModel
import SharedScenes
import SwiftUI

/// The name of a day, and what is unusual about it.
struct CalendarHeading: View {
    let day: CalendarDay
    let showsYear: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: (showsYear ? day.date.words : day.date.wordsWithoutYear).localized)
                .font(.headline)
            if let note = day.note {
                Text(verbatim: note)
            }
        }
        .foregroundStyle(day.isToday ? Color.accentColor : Color.primary)
        .lineLimit(1)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
    }
}
