import ClinicModel
import SwiftUI

/// A time in a list: when, with whom, and what for.
struct SlotRow: View {
    let slot: OpenSlot
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            HStack {
                Text(verbatim: slot.timesText)
                Text(verbatim: details).foregroundStyle(.secondary)
                if slot.slot.status != .free {
                    Spacer()
                    Text("Taken").foregroundStyle(.orange)
                }
            }
        }
        .buttonStyle(RowButtonStyle())
    }

    private var details: String {
        [slot.practitionerName, slot.service?.words.localized].compactMap(\.self).joined(separator: " · ")
    }
}
