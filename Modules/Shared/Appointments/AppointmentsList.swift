import ClinicModel
import SwiftUI
import ViperKit

/// The appointments of a filter, day by day.
package struct AppointmentsList<Presenter: AppointmentsPresentable>: View {
    @ObservedObject private var presenter: Presenter

    package init(presenter: Presenter) {
        self.presenter = presenter
    }

    package var body: some View {
        List {
            NoticeSection(notice: presenter.notice)
            Section {
                AppointmentsFilterPicker(presenter: presenter)
                AppointmentsPeriod(presenter: presenter)
                AppointmentsPeriodControls(presenter: presenter)
            }
            ForEach(presenter.sections) { section in
                visits(section)
            }
            if presenter.isEmpty {
                nothing.foregroundStyle(.secondary)
            }
            ForEach(presenter.elsewhere) { finding in
                Button {
                    presenter.filter = finding.filter
                } label: {
                    Text("\(Text(finding.filter.title)): \(finding.count) found")
                }
                .accessibilityIdentifier("appointments.elsewhere.\(finding.filter.name)")
            }
            if !presenter.calledOff.isEmpty {
                Section("Cancelled or moved") {
                    ForEach(presenter.calledOff) { row($0, showsDay: true) }
                }
            }
            if presenter.hasMore {
                Button("Show more") { presenter.didTapMore() }
                    .accessibilityIdentifier("appointments.more")
            }
        }
    }

    private var nothing: Text {
        presenter.searchText.isEmpty
            ? Text(presenter.filter.nothing) : Text("No visit with “\(presenter.searchText)”")
    }

    private func visits(_ section: AppointmentsSection) -> some View {
        Section {
            ForEach(section.visits) { row($0, showsDay: false) }
        } header: {
            Text(verbatim: section.title)
        }
    }

    private func row(_ visit: Visit, showsDay: Bool) -> some View {
        SceneLink(value: AppointmentParameters(id: visit.id)) {
            VisitRow(visit: visit, showsDay: showsDay)
        }
        .accessibilityIdentifier("appointments.visit.\(visit.id)")
        .visitActions(visit.actions) { presenter.didTap($0, on: visit) }
    }
}

/// Asks which appointments to show.
package struct AppointmentsFilterPicker<Presenter: AppointmentsPresentable>: View {
    @ObservedObject private var presenter: Presenter

    package init(presenter: Presenter) {
        self.presenter = presenter
    }

    package var body: some View {
        Picker("Show", selection: Binding(get: { presenter.filter }, set: { presenter.didChoose($0) })) {
            ForEach(presenter.filters, id: \.self) { filter in
                Text(filter.title).tag(filter)
            }
        }
        .accessibilityIdentifier("appointments.filter")
    }
}

/// The days that the calendar shows; nothing where the filter is not by the calendar.
package struct AppointmentsPeriod<Presenter: AppointmentsPresentable>: View {
    @ObservedObject private var presenter: Presenter

    package init(presenter: Presenter) {
        self.presenter = presenter
    }

    package var body: some View {
        if let periodText = presenter.periodText {
            Text(verbatim: periodText).font(.headline)
        }
    }
}

/// The ways to other days of the calendar; nothing where the filter is not by the calendar.
package struct AppointmentsPeriodControls<Presenter: AppointmentsPresentable>: View {
    @ObservedObject private var presenter: Presenter

    package init(presenter: Presenter) {
        self.presenter = presenter
    }

    package var body: some View {
        if presenter.periodText != nil {
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
            DatePicker("Go to", selection: $presenter.day, displayedComponents: .date)
                .modifier(DayFirstInEnglish())
                .accessibilityIdentifier("appointments.day")
        }
    }
}
