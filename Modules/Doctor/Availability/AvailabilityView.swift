import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

package struct AvailabilityView<Presenter: AvailabilityPresentable>: View {
    private typealias UIModel = AvailabilityUIModel

    @StateObject private var presenter: Presenter

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        List {
            NoticeSection(notice: presenter.availability.notice)
            if let availability = presenter.availability.value {
                ForEach(availability) { availability in
                    change(availability.schedule)
                    outside(availability)
                    PlanSection(schedule: availability.schedule)
                    ExceptionsSection(schedule: availability.schedule)
                }
                if availability.isEmpty {
                    Text("You have no schedule. The clinic’s administration makes one, and then you plan it here.")
                        .foregroundStyle(.secondary)
                }
            }
        }
        .refreshable { await presenter.didPullToRefresh() }
        .standardNavigationTitle("Availability")
        .sheet(item: $presenter.editing) { schedule in
            NavigationStack {
                if presenter.isBlocking {
                    BlockFormView(presenter: presenter)
                } else {
                    AvailabilityFormView(schedule: schedule, presenter: presenter)
                }
            }
        }
        .scene(presenter)
    }

    /// Above the visits that stand outside: they may be many.
    private func change(_ schedule: Schedule) -> some View {
        Section {
            Button("Change the plan") { presenter.didTapChange(schedule) }
                .accessibilityIdentifier("availability.change.\(schedule.id)")
            Button("Block time") { presenter.didTapBlockTime(of: schedule) }
                .accessibilityIdentifier("availability.blockTime.\(schedule.id)")
        } header: {
            Text(verbatim: schedule.heading)
        }
    }

    @ViewBuilder
    private func outside(_ availability: Availability) -> some View {
        if !availability.visitsOutside.isEmpty {
            Section {
                ForEach(availability.visitsOutside) { visit in
                    SceneLink(value: AppointmentParameters(id: visit.id)) {
                        VisitRow(visit: Visit(visit, seenBy: .practitioner))
                    }
                    .accessibilityIdentifier("availability.visit.\(visit.id)")
                }
            } header: {
                Text("Visits outside of the plan")
            } footer: {
                Text("They stay as they are until you move or cancel them.")
            }
        }
    }
}

/// The week and the rules of a schedule.
private struct PlanSection: View {
    let schedule: Schedule

    var body: some View {
        Section {
            ForEach(1...7, id: \.self) { weekday in
                LabeledContent {
                    hours(schedule.plan.openings(onWeekday: weekday))
                } label: {
                    Text(AvailabilityUIModel.weekdays[weekday - 1])
                }
            }
            LabeledContent("A visit takes") {
                Text("\(schedule.plan.slotMinutes) min, then \(schedule.plan.bufferMinutes) min free")
            }
            LabeledContent("Patients book") {
                schedule.policy.needsConfirmation ? Text("After your word") : Text("At once")
            }
            LabeledContent("Book until") { Text("\(Int(schedule.policy.leadTime / 3600)) h before") }
            LabeledContent("Cancel until") { Text("\(Int(schedule.policy.cancellationCutoff / 3600)) h before") }
            LabeledContent("Opens") { Text("\(Int(schedule.policy.horizon / 86400)) days ahead") }
        } header: {
            Text("Hours")
        }
    }

    private func hours(_ openings: [Opening]) -> Text {
        openings.isEmpty ? Text("Closed") : Text(verbatim: openings.text)
    }
}

/// The days that are unlike the week, and the blocks.
private struct ExceptionsSection: View {
    let schedule: Schedule

    var body: some View {
        if !schedule.plan.exceptions.isEmpty || !schedule.plan.blocks.isEmpty {
            Section("Exceptions and blocks") {
                ForEach(schedule.plan.exceptionRanges, id: \.days) { exception in
                    LabeledContent {
                        exception.openings.isEmpty ? Text("Closed") : Text(verbatim: exception.openings.text)
                    } label: {
                        Text(verbatim: exception.days.words.localized)
                    }
                }
                ForEach(schedule.plan.blocks, id: \.self) { block in
                    LabeledContent {
                        block.reason.map { Text(verbatim: $0) } ?? Text("Blocked")
                    } label: {
                        Text(verbatim: block.text(in: schedule.zone))
                    }
                }
            }
        }
    }
}

extension Schedule {
    /// What it is for, and whose clocks it goes by.
    fileprivate var heading: String {
        [service?.words.localized, zone.name].compactMap(\.self).joined(separator: " · ")
    }
}

extension WeeklyPlan.Block {
    /// Such as `Tue 24 Nov 2026, 13:00–14:30`; days that are blocked as a whole without times.
    func text(in zone: Zone) -> String {
        if let days = wholeDays(in: zone) { return days.words.localized }
        return "\(Moment(period.start, in: zone).words.localized)–\(Moment(period.end, in: zone).time)"
    }

    /// The same, and what for.
    func words(in zone: Zone) -> String {
        [text(in: zone), reason].compactMap(\.self).joined(separator: ", ")
    }
}

struct AvailabilityPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            AvailabilityFactory.mock()
        }
    }
}
