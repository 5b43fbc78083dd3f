import ClinicModel
import SwiftUI
import ViperKit

package struct AppointmentsView<Presenter: AppointmentsPresentable>: View {
    @StateObject private var presenter: Presenter

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        List {
            NoticeSection(notice: presenter.notice)
            Section {
                Picker("Show", selection: $presenter.filter) {
                    ForEach(presenter.filters, id: \.self) { filter in
                        Text(filter.title).tag(filter)
                    }
                }
                .accessibilityIdentifier("appointments.filter")
                if let periodText = presenter.periodText {
                    calendar(periodText)
                }
            }
            ForEach(presenter.sections) { section in
                visits(section)
            }
            if presenter.isEmpty {
                nothing.foregroundStyle(.secondary)
            }
        }
        .searchable(text: $presenter.searchText)
        .refreshable { await presenter.didPullToRefresh() }
        .standardNavigationTitle("Appointments")
        .scene(presenter)
    }

    @ViewBuilder
    private func calendar(_ periodText: String) -> some View {
        Text(verbatim: periodText).font(.headline)
        HStack(spacing: 16) {
            Button("Earlier") { presenter.didTapEarlier() }
                .accessibilityIdentifier("appointments.earlier")
            Button("Today") { presenter.didTapToday() }
                .accessibilityIdentifier("appointments.today")
            Button("Later") { presenter.didTapLater() }
                .accessibilityIdentifier("appointments.later")
        }
        // In a row, buttons of the row's own style would all be pressed with it.
        .buttonStyle(.borderless)
    }

    private var nothing: Text {
        presenter.searchText.isEmpty
            ? Text(presenter.filter.nothing) : Text("No visit with “\(presenter.searchText)”")
    }

    private func visits(_ section: AppointmentsSection) -> some View {
        Section {
            ForEach(section.visits) { visit in
                SceneLink(value: AppointmentParameters(id: visit.id)) {
                    VisitRow(visit: visit, showsDay: false)
                }
                .accessibilityIdentifier("appointments.visit.\(visit.id)")
            }
        } header: {
            Text(verbatim: section.title)
        }
    }
}

struct AppointmentsPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            AppointmentsFactory.mock()
        }
    }
}
