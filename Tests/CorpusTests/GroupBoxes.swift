import SwiftUI
import Testing

private struct GroupBoxesView: View {
    @State private var agrees = false

    var body: some View {
        VStack(alignment: .leading) {
            GroupBox("Terms") {
                Text("Be kind.")
                Toggle("I agree", isOn: $agrees)
            }
            GroupBox {
                Text(agrees ? "Thank you." : "Please agree first.")
            }
        }
    }
}

extension Corpus {
    @Test func `boxes hold what belongs together`() async throws {
        try await play("GroupBoxes", GroupBoxesView()) { play in
            try await play.press("I agree")
        }
    }
}
