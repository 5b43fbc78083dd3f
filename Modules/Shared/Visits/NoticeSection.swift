import SwiftUI

/// Says above a list why it may be out of date; nothing where it is not.
struct NoticeSection: View {
    let notice: String?

    var body: some View {
        if let notice {
            Section {
                Label(notice, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.orange)
            }
        }
    }
}
