import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

package struct VisitView<Presenter: VisitPresentable, Record: View>: View {
    private typealias UIModel = VisitUIModel

    @Environment(\.scenePhase) private var scenePhase
    @StateObject private var presenter: Presenter
    @FocusState private var focus: VisitField?
    private let record: (RecordParameters) -> Record

    /// - Parameter record: the patient's record, which stands beside the visit where there is room.
    package init(
        presenter: @escaping @autoclosure () -> Presenter, record: @escaping (RecordParameters) -> Record
    ) {
        _presenter = StateObject(wrappedValue: presenter())
        self.record = record
    }

    package var body: some View {
        GeometryReader { area in
            let isWide = area.size.width >= UIModel.wideWidth
            HStack(alignment: .top, spacing: 8) {
                documentation(isWide: isWide)
                if isWide, let patient = presenter.visit.value?.patient.id {
                    Divider()
                    record(RecordParameters(patient: patient))
                }
            }
        }
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                if presenter.asksBeforeGoingBack {
                    Button("Back") { presenter.didTapBack() }
                        .accessibilityIdentifier("visit.back")
                }
            }
        }
        // The way out keeps the note, and asks before it loses what else was typed.
        .navigationBarBackButtonHidden(presenter.asksBeforeGoingBack)
        .interactiveDismissDisabled(presenter.asksBeforeGoingBack)
        .inlineNavigationTitle("Visit")
        .confirmationDialog(parameters: $presenter.confirmationDialogParameters)
        .sheet(item: $presenter.order) { order in
            NavigationStack {
                VisitOrderView(order: order, presenter: presenter)
            }
        }
        .onChange(of: scenePhase) {
            if scenePhase == .background { presenter.didEnterBackground() }
        }
        .focus($focus, on: $presenter.wrongField, after: presenter.alertParameters)
        .focus($focus, on: $presenter.wrongField, after: presenter.confirmationDialogParameters)
        .onChange(of: presenter.nextField) {
            if let field = presenter.nextField { focus = field }
        }
        .scene(presenter)
    }

    private func documentation(isWide: Bool) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            if let visit = presenter.visit.value { VisitHeading(visit: visit) }
            entries(isWide: isWide)
        }
    }

    private func entries(isWide: Bool) -> some View {
        ScrollViewReader { place in
            list(isWide: isWide)
                .onChange(of: presenter.nextField) {
                    switch presenter.nextField {
                    case .facts: place.scrollTo(VisitField.facts, anchor: .top)
                    case .prescribed: place.scrollTo(VisitField.prescribed)
                    default: break
                    }
                }
        }
    }

    private func list(isWide: Bool) -> some View {
        List {
            NoticeSection(notice: presenter.visit.notice)
            if let visit = presenter.visit.value {
                VisitFactsSection(visit: visit, showsRecord: !isWide, focus: $focus)
                if visit.encounter.status == .finished { VisitFollowUpSection(visit: visit, presenter: presenter) }
                if visit.canWrite { VisitReasonSection(presenter: presenter, focus: $focus) }
                VitalSignsSection(visit: visit, presenter: presenter, focus: $focus)
                VisitProblemsSection(visit: visit, presenter: presenter, focus: $focus)
                VisitMedicationSection(visit: visit, presenter: presenter, focus: $focus)
                VisitOrdersSection(visit: visit, presenter: presenter, focus: $focus)
                VisitNoteSection(visit: visit, presenter: presenter, focus: $focus)
                if visit.encounter.status != .finished { VisitFollowUpSection(visit: visit, presenter: presenter) }
            }
        }
        .refreshable { [presenter] in await presenter.didPullToRefresh() }
    }
}

struct VisitPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            VisitFactory.mock()
        }
    }
}
