import SwiftUI

/// The time in which nothing can be booked, as it is typed.
struct BlockFields: View {
    @Binding var draft: AvailabilityDraft
    var focus: FocusState<AvailabilityField?>.Binding

    var body: some View {
        TextField("Day", text: $draft.blockDate)
            .focused(focus, equals: .blockDate)
            .accessibilityIdentifier("availability.blockDate")
        TextField("From and until", text: $draft.blockHours)
            .focused(focus, equals: .blockHours)
            .accessibilityIdentifier("availability.blockHours")
        TextField("What for", text: $draft.blockReason)
            .accessibilityIdentifier("availability.blockReason")
    }
}
