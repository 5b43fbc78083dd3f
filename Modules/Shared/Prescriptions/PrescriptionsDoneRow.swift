import SwiftUI

/// What was done about a medicine; it goes when it is chosen.
package struct PrescriptionsDoneRow: View {
    private let done: PrescriptionsDone
    private let dismiss: @MainActor () -> Void

    package init(_ done: PrescriptionsDone, dismiss: @escaping @MainActor () -> Void) {
        self.done = done
        self.dismiss = dismiss
    }

    package var body: some View {
        Button {
            dismiss()
        } label: {
            Label {
                Text(done.words)
            } icon: {
                Image(systemName: "checkmark")
            }
            .foregroundStyle(.green)
        }
        .buttonStyle(RowButtonStyle())
    }
}
