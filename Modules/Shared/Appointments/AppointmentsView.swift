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
                        Text(verbatim: filter.title).tag(filter)
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
            if let emptyText = presenter.emptyText {
                Text(verbatim: emptyText).foregroundStyle(.secondary)
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
    }

    private func visits(_ section: AppointmentsSection) -> some View {
        Section {
            ForEach(section.visits) { visit in
                VisitRow(visit: visit, showsDay: false) { presenter.didTapVisit(visit.id) }
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
