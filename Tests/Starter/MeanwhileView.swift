import SwiftUI

/// A change that comes while the program reads a command: the main queue is held until it has both.
struct MeanwhileView: View {
    @State private var answer = "Waiting"

    var body: some View {
        Text(answer)
        Button("Begin") {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                Thread.sleep(forTimeInterval: 1)
                DispatchQueue.main.async { answer = "Ready" }
            }
        }
    }
}
