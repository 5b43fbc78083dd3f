import SwiftUI

struct VisitorView: View {
    @ObservedObject var presenter: VisitorPresenter

    var body: some View {
        VStack {
            Text(presenter.isCalled ? "\(presenter.visitor.host) is on the way" : "Waits for \(presenter.visitor.host)")
            Button("Call") { presenter.callHost() }
            Button("Leave") { presenter.leave() }
        }
        .navigationTitle(presenter.visitor.name)
    }
}
