import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

/// The same calendar to be read from the first to the last, day by day.
struct CalendarList<Presenter: AppointmentsPresentable>: View {
    @ObservedObject var presenter: Presenter

    var body: some View {
        List {
            NoticeSection(notice: presenter.notice)
            Section {
                AppointmentsFilterPicker(presenter: presenter)
                AppointmentsPeriod(presenter: presenter)
                AppointmentsPeriodControls(presenter: presenter)
            }
            ForEach(presenter.days) { day in
                Section {
                    ForEach(day.entries) { entry in
                        row(entry, of: day)
                    }
                    if day.entries.isEmpty {
                        Text("Nothing on this day").foregroundStyle(.secondary)
                    }
                } header: {
                    Text(verbatim: day.heading)
                }
            }
        }
    }

    @ViewBuilder
    private func row(_ entry: CalendarEntry, of day: CalendarDay) -> some View {
        switch entry.content {
        case .visit(let summary):
            let visit = Visit(summary, seenBy: .practitioner, at: day.now)
            SceneLink(value: AppointmentParameters(id: visit.id)) {
                VisitRow(visit: visit, showsDay: false)
            }
            .accessibilityIdentifier("appointments.visit.\(visit.id)")
            .visitActions(visit.actions) { presenter.didTap($0, on: visit) }
        case .free(let slot):
            SceneLink(value: TimeSlotsParameters(booking: slot)) {
                Text(verbatim: entry.words(at: day.now)).foregroundStyle(.secondary)
            }
            .accessibilityIdentifier("appointments.free.\(slot.id)")
        case .blocked:
            Text(verbatim: entry.words(at: day.now)).foregroundStyle(.secondary)
        }
    }
}
