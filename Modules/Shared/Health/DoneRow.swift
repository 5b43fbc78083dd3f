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

extension View {
    /// Brings the row of what was done into view as soon as there is one, and the focus to it.
    ///
    /// - Parameters:
    ///   - done: What was done last, which is the row's ID; nil where nothing is said.
    ///   - isFocused: The state by which the row has the focus.
    func scrolls(to done: (some Hashable)?, focusing isFocused: FocusState<Bool>.Binding) -> some View {
        ScrollViewReader { place in
            onChange(of: done) {
                guard let done else { return }
                place.scrollTo(done)
                isFocused.wrappedValue = true
            }
        }
    }
}
