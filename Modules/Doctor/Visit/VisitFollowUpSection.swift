import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

/// What comes after the visit: the next one, and where one goes on once this is finished.
struct VisitFollowUpSection<Presenter: VisitPresentable>: View {
    let visit: VisitDetails
    @ObservedObject var presenter: Presenter

    var body: some View {
        Section {
            SceneLink(value: TimeSlotsParameters(followingUp: visit.appointment.appointment)) {
                Label("Book a follow-up", systemImage: "plus")
            }
            .accessibilityIdentifier("visit.followUp")
            if visit.encounter.status == .finished, !presenter.asksBeforeGoingBack {
                Button {
                    presenter.didTapHome()
                } label: {
                    Label("Home: see who is next", systemImage: "house")
                }
                .accessibilityIdentifier("visit.home")
            }
        } header: {
            Text("What comes next")
        }
    }
}
