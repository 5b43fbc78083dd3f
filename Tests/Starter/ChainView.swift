import SwiftUI

/// Work that begins more work with each change of the screen.
struct ChainView: View {
    @State private var step = 0

    var body: some View {
        Text(step == 3 ? "Ready" : "Step \(step)")
            .onAppear { next() }
            .onChange(of: step) { next() }
    }

    private func next() {
        guard step < 3 else { return }
        Task {
            _ = await Store.fetch("")
            step += 1
        }
    }
}
