import SwiftUI

/// A change that nothing on the screen asked for, and that begins work.
struct UnaskedView: View {
    @StateObject private var watcher = Watcher()
    @State private var answer = "Waiting"

    var body: some View {
        Text(answer)
            .onAppear { watcher.watch() }
            .onChange(of: watcher.changes) {
                Task { answer = await Store.fetch("Ready") }
            }
    }
}

@MainActor
private final class Watcher: ObservableObject {
    @Published private(set) var changes = 0

    func watch() {
        Task.detached { [weak self] in
            _ = await Store.fetch("")
            await self?.note()
        }
    }

    private func note() { changes += 1 }
}
