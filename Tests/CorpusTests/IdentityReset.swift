import SwiftUI
import Testing

private struct Draft: View {
    @State private var text = "untouched"

    var body: some View {
        TextField("Draft", text: $text)
    }
}

private struct IdentityResetView: View {
    @State private var version = 0
    @State private var isBold = false

    var body: some View {
        VStack(alignment: .leading) {
            Draft().id(version)
            Draft().bold(isBold)
            Button("Reset the first") { version += 1 }
            Toggle("Bold", isOn: $isBold)
        }
    }
}

extension Corpus {
    @Test func `another id starts anew, another look does not`() async throws {
        try await play("IdentityReset", IdentityResetView()) { play in
            try await play.set(1, "one")
            try await play.set(2, "two")
            try await play.press("Bold")
            try await play.press("Reset the first")
        }
    }
}
