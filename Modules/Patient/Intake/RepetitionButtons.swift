import ClinicModel
import SwiftUI

/// Asks a group that repeats once more, or no longer.
struct RepetitionButtons<Presenter: IntakePresentable>: View {
    let group: Questionnaire.Item
    @ObservedObject var presenter: Presenter

    var body: some View {
        if let repetition = presenter.repetitions[group.linkId] {
            if repetition.canRemove {
                Button(role: .destructive) {
                    presenter.didTapRemove(group)
                } label: {
                    Label("Remove these answers", systemImage: "minus.circle")
                }
                .accessibilityIdentifier("intake.\(group.linkId).remove")
            }
            if repetition.canAdd {
                Button {
                    presenter.didTapAdd(group)
                } label: {
                    Label("Answer for another", systemImage: "plus")
                }
                .accessibilityIdentifier("intake.\(group.linkId).add")
            }
        }
    }
}
