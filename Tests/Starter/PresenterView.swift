import SwiftUI

/// Work begun by a presenter when its view first appears.
struct PresenterView: View {
    @StateObject private var presenter = Presenter()

    var body: some View {
        Text(presenter.answer).onAppear { presenter.didLoad() }
    }
}

@MainActor
private final class Presenter: ObservableObject {
    @Published private(set) var answer = "Waiting"

    func didLoad() {
        Task {
            answer = "Fetching"
            answer = await Store.fetch("Ready")
        }
    }
}
