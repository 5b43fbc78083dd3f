import Foundation
import SwiftUI

/// What was done, which the page alone does not say; it goes when it is chosen.
package struct DoneRow: View {
    private let words: LocalizedStringResource
    private let dismiss: @MainActor () -> Void

    package init(_ words: LocalizedStringResource, dismiss: @escaping @MainActor () -> Void) {
        self.words = words
        self.dismiss = dismiss
    }

    package var body: some View {
        Button {
            dismiss()
        } label: {
            Label {
                Text(words)
            } icon: {
                Image(systemName: "checkmark")
            }
            .foregroundStyle(.green)
        }
        .buttonStyle(RowButtonStyle())
    }
}
