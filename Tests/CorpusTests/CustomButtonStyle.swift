import SwiftUI
import Testing

private struct PillButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("<")
            configuration.label
            Text(">")
        }
        .foregroundStyle(isEnabled ? Color.blue : .gray)
    }
}

private struct CustomButtonStyleView: View {
    @State private var isLocked = false

    var body: some View {
        VStack {
            Button("Save") {}.disabled(isLocked)
            Button(isLocked ? "Unlock" : "Lock") { isLocked.toggle() }
        }
        .buttonStyle(PillButtonStyle())
    }
}

extension Corpus {
    @Test func `a style of one's own draws every button below`() async throws {
        try await play("CustomButtonStyle", CustomButtonStyleView()) { play in
            try await play.press("<, Lock, >")
        }
    }
}
