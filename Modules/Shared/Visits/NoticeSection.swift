import SwiftUI

/// Says above a list why it may be out of date; nothing where it is not.
package struct NoticeSection: View {
    private let notice: String?

    package init(notice: String?) {
        self.notice = notice
    }

    package var body: some View {
        if let notice {
            Section {
                Label(notice, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.orange)
            }
        }
    }
}
