import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

/// Days below one another, where there is no room for two side by side: a visit in a line, and how many times are free,
/// which leads to the day alone. It begins with today.
struct CalendarDayList: View {
    let days: [CalendarDay]
    /// Shows a day alone.
    let show: @MainActor (CalendarDate) -> Void
    let perform: @MainActor (AppointmentAction, Visit) -> Void

    var body: some View {
        ScrollViewReader { place in
            List {
                ForEach(days) { day in
                    Section {
                        rows(of: day)
                    } header: {
                        Text(verbatim: day.heading)
                            .foregroundStyle(day.isToday ? Color.accentColor : Color.primary)
                    }
                }
            }
            .onChange(of: days.map(\.date), initial: true) {
                if let today = days.first(where: \.isToday) { place.scrollTo(today.id, anchor: .top) }
            }
        }
    }

    @ViewBuilder
    private func rows(of day: CalendarDay) -> some View {
        let free = day.entries.count(where: \.isFree)
        ForEach(day.entries.filter { !$0.isFree }) { entry in
            row(entry, of: day)
        }
        if free > 0 {
            Button {
                show(day.date)
            } label: {
                Text("Free: \(free)")
            }
            .accessibilityIdentifier("appointments.day.\(day.date)")
        }
        if day.entries.isEmpty {
            Text("Nothing on this day").foregroundStyle(.secondary)
        }
    }

    @ViewBuilder
    private func row(_ entry: CalendarEntry, of day: CalendarDay) -> some View {
        switch entry.content {
        case .visit(let summary):
            let visit = Visit(summary, seenBy: .practitioner, at: day.now)
            SceneLink(value: AppointmentParameters(id: visit.id)) {
                VisitLine(time: entry.time, visit: visit)
            }
            .accessibilityLabel(Text(verbatim: entry.words(at: day.now)))
            .accessibilityIdentifier("appointments.visit.\(visit.id)")
            .visitActions(visit.actions) { perform($0, visit) }
        case .blocked(let reason):
            Text(verbatim: "\(entry.times) \(CalendarBlock.blockSign) \(reason ?? String(localized: "Blocked"))")
                .foregroundStyle(.secondary)
        case .free: EmptyView()
        }
    }
}

/// A visit in one line; what there is no room for is cut off the name.
private struct VisitLine: View {
    let time: String
    let visit: Visit

    var body: some View {
        HStack(spacing: CalendarUIModel.columnSpacing) {
            Text(verbatim: time).fixedSize()
            Text(verbatim: visit.counterpart).bold(!visit.isCalledOff)
                .foregroundStyle(visit.isCalledOff ? Color.secondary : Color.primary)
            Spacer(minLength: 0)
            HStack(spacing: CalendarUIModel.columnSpacing) {
                Image(systemName: visit.stateImage)
                Text(visit.stateName)
            }
            .foregroundStyle(visit.stateColour)
            .layoutPriority(1)
        }
        .lineLimit(1)
    }
}

extension CalendarEntry {
    fileprivate var isFree: Bool {
        if case .free = content { true } else { false }
    }
}
