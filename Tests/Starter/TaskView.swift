import SwiftUI

/// Work begun by the view itself.
struct TaskView: View {
    @State private var answer = "Waiting"

    var body: some View {
        Text(answer).task { answer = await Store.fetch("Ready") }
    }
}
