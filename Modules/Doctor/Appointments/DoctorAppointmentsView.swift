import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

/// A practitioner's calendar as a grid of days and hours, and their other lists as lists.
package struct DoctorAppointmentsView<Presenter: AppointmentsPresentable>: View {
    private typealias UIModel = CalendarUIModel

    @StateObject private var presenter: Presenter
    @Environment(\.accessibilityVoiceOverEnabled) private var isHeard

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        content
            .searchable(text: $presenter.searchText, prompt: "Search the visits shown")
            .refreshable { await presenter.didPullToRefresh() }
            .standardNavigationTitle("Appointments")
            .confirmationDialog(parameters: $presenter.confirmationDialogParameters)
            .scene(presenter)
    }

    @ViewBuilder
    private var content: some View {
        if presenter.filter.calendarDays == nil {
            AppointmentsList(presenter: presenter)
        } else if isHeard {
            CalendarList(presenter: presenter)
        } else {
            VStack(alignment: .leading, spacing: UIModel.lineHeight) {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: UIModel.controlSpacing) {
                        choice
                        AppointmentsPeriodControls(presenter: presenter)
                    }
                    VStack(alignment: .leading, spacing: 0) {
                        line { choice }
                        line { AppointmentsPeriodControls(presenter: presenter) }
                    }
                }
                if let notice = presenter.notice {
                    Label(notice, systemImage: "exclamationmark.triangle").foregroundStyle(.orange)
                }
                if !presenter.searchText.isEmpty, presenter.days.allSatisfy(\.entries.isEmpty) {
                    Text("No visit with “\(presenter.searchText)” in these days. “Find a patient” looks among all.")
                        .foregroundStyle(.secondary)
                }
                CalendarGrid(days: presenter.days) {
                    presenter.didTapDay($0)
                } step: { step in
                    switch step {
                    case .earlier: presenter.didTapEarlier()
                    case .later: presenter.didTapLater()
                    }
                } perform: { action, visit in
                    presenter.didTap(action, on: visit)
                }
            }
        }
    }

    /// Controls side by side, or below one another where they have no room for that.
    private func line<Controls: View>(@ViewBuilder _ controls: () -> Controls) -> some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: UIModel.controlSpacing) { controls() }
            VStack(alignment: .leading, spacing: 0) { controls() }
        }
    }

    @ViewBuilder
    private var choice: some View {
        AppointmentsFilterPicker(presenter: presenter)
        AppointmentsPeriod(presenter: presenter)
    }
}
