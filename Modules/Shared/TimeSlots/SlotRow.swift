import ClinicModel
import SwiftUI

/// A time in a list: when, with whom, what for, and what is in its way.
struct SlotRow: View {
    let listed: ListedSlot
    let action: @MainActor () -> Void

    var body: some View {
        if listed.obstacle?.canBeOverbooked ?? true {
            Button(action: action) { facts }
                .buttonStyle(RowButtonStyle())
        } else {
            facts
        }
    }

    private var facts: some View {
        HStack {
            Text(verbatim: listed.slot.timesText)
            Text(verbatim: details).foregroundStyle(.secondary)
            if let obstacle = listed.obstacle {
                Spacer()
                Text(TimeSlotsWords.inTheWay(obstacle)).foregroundStyle(.orange)
            }
        }
    }

    private var details: String {
        [listed.slot.practitionerName, listed.slot.service?.words.localized].compactMap(\.self).joined(separator: " · ")
    }
}
