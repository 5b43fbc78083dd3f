import SwiftUI
import Testing

private struct DisclosureView: View {
    @State private var isOpen = false
    @State private var wantsMail = false

    var body: some View {
        Form {
            DisclosureGroup("Advanced", isExpanded: $isOpen) {
                Toggle("Mail", isOn: $wantsMail)
                DisclosureGroup("More") { Text("Deep inside") }
            }
            Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
        }
    }
}

extension Corpus {
    @Test func `what is folded away comes and goes`() async throws {
        try await play("Disclosure", DisclosureView()) { play in
            try await play.press("Open")
            try await play.press("More")
            try await play.press("Mail")
            try await play.press("Advanced")
        }
    }
}
