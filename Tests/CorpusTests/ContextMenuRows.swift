import SwiftUI
import Testing

private struct ContextMenuRowsView: View {
    @State private var pinned: Set<String> = []
    private let mails = ["From Ana", "From Bo"]

    var body: some View {
        List(mails.sorted { pinned.contains($0) && !pinned.contains($1) }, id: \.self) { mail in
            Text(mail + (pinned.contains(mail) ? " (pinned)" : ""))
                .contextMenu {
                    Button(pinned.contains(mail) ? "Unpin" : "Pin") { pinned.formSymmetricDifference([mail]) }
                }
        }
    }
}

extension Corpus {
    @Test func `a row's menu pins it to the top`() async throws {
        try await play("ContextMenuRows", ContextMenuRowsView()) { play in
            try await play.action("Pin", "From Bo")
            try await play.action("Unpin", "From Bo (pinned)")
        }
    }
}
