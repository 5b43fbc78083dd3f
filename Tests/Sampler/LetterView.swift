import SwiftUI

/// Two pages, and controls with keys of their own.
struct LetterView: View {
    @Environment(\.colorScheme) private var colorScheme
    @State private var words = ""
    @State private var done = "nothing"

    var body: some View {
        TabView {
            Form {
                TextField("Words", text: $words)
                Button("Save") { done = "saved \(words)" }
                    .keyboardShortcut("s")
                Button("Send") { done = "sent \(words)" }
                    .keyboardShortcut(.defaultAction)
                Button("Preferences") { done = "preferred" }
                    .keyboardShortcut(",")
                Text("Done: \(done)")
            }
            .tabItem { Text("Write") }
            List { Text(colorScheme == .dark ? "It is dark" : "It is light") }
                .tabItem { Text("Look") }
        }
        .navigationTitle("Letter")
    }
}
