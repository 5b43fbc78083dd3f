import SwiftUI
import Testing

private struct AppearLogView: View {
    @State private var log: [String] = []
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading) {
                Toggle("Shown", isOn: $isShown)
                if isShown {
                    Text("Here").onAppear { log.append("came") }.onDisappear { log.append("went") }
                }
                NavigationLink("Page") {
                    Text("A page").onAppear { log.append("page came") }.onDisappear { log.append("page went") }
                }
                Text(log.joined(separator: ", "))
            }
            .navigationTitle("Log")
        }
    }
}

extension Corpus {
    @Test func `views come and go where they are told to`() async throws {
        try await play("AppearLog", AppearLogView()) { play in
            try await play.press("Shown")
            try await play.press("Page")
            try await play.back()
            try await play.press("Shown")
        }
    }
}
