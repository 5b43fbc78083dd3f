import ClinicModel
import SwiftUI
import ViperKit

package struct AppointmentView<Presenter: AppointmentPresentable, More: View, Facts: View>: View {
    @StateObject private var presenter: Presenter

    private let more: (AppointmentEntity) -> More
    private let moreFacts: (AppointmentEntity) -> Facts

    /// - Parameters:
    ///   - more: where else it leads.
    ///   - facts: what else is to be known of it.
    package init(
        presenter: @escaping @autoclosure () -> Presenter,
        @ViewBuilder adding more: @escaping (AppointmentEntity) -> More = { _ in EmptyView() },
        @ViewBuilder stating facts: @escaping (AppointmentEntity) -> Facts = { _ in EmptyView() }
    ) {
        _presenter = StateObject(wrappedValue: presenter())
        self.more = more
        moreFacts = facts
    }

    package var body: some View {
        List {
            NoticeSection(notice: presenter.appointment.notice)
            if let appointment = presenter.appointment.value {
                facts(appointment)
                if let outcome = appointment.outcome, !outcome.isEmpty {
                    VisitOutcomeSection(outcome: outcome)
                }
                actions(appointment)
                ForEach(appointment.intakes) { intake in
                    IntakeAnswersSection(intake: intake, viewer: appointment.visit.viewer)
                }
            }
        }
        .refreshable { [presenter] in await presenter.didPullToRefresh() }
        .inlineNavigationTitle("Appointment")
        .sheet(item: $presenter.ending) { ending in
            NavigationStack {
                if let appointment = presenter.appointment.value {
                    EndingView(
                        ending: ending, reasons: appointment.cancellationReasons, visit: appointment.visit,
                        presenter: presenter)
                }
            }
        }
        .confirmationDialog(parameters: $presenter.confirmationDialogParameters)
        .scene(presenter)
    }

    private func facts(_ entity: AppointmentEntity) -> some View {
        Section {
            LabeledContent {
                Text(verbatim: entity.visit.counterpart)
            } label: {
                Text(entity.visit.counterpartTitle)
            }
            moreFacts(entity)
            LabeledContent("When", value: entity.visit.summary.whenText)
            if entity.details.isOutsideOfHours == true {
                Text("This time is outside of your hours.").foregroundStyle(.secondary)
            }
            if let whence = entity.visit.whenceMoved {
                Text(whence).foregroundStyle(.secondary)
            }
            if entity.isBookedByClinic {
                Text("The clinic booked this visit for you.").foregroundStyle(.secondary)
            }
            if entity.visit.isUnanswered {
                Text("Nobody answered before this time was over.").foregroundStyle(.secondary)
            } else if entity.visit.viewer == .patient, entity.visit.status == .pending {
                Text("The practitioner has to confirm this time. The answer appears here and on Home.")
                    .foregroundStyle(.secondary)
            }
            if let service = entity.visit.service {
                LabeledContent("Service", value: service)
            }
            if let reason = entity.details.bookedReason {
                LabeledContent("Booked for", value: reason)
            }
            if let reason = entity.details.reason {
                LabeledContent("Reason", value: reason)
            }
            if let reason = entity.details.appointment.overbookingReason {
                LabeledContent("Overbooked", value: reason)
            }
            if let who = entity.visit.whoCancelled {
                Text(who).foregroundStyle(.secondary)
            }
            if let why = entity.visit.whyCancelled {
                if entity.visit.isDeclined {
                    LabeledContent("Declined because", value: why)
                } else {
                    LabeledContent("Cancelled because", value: why)
                }
            }
            if entity.visit.viewer == .practitioner, let encounter = entity.details.encounter {
                LabeledContent("This visit", value: encounter.status.words.localized)
            }
            if let cutoff = entity.changeableUntil {
                LabeledContent(
                    "Change until", value: entity.visit.summary.text(of: cutoff))
            }
            if entity.isTooLateToChange {
                Text("It is too late to cancel or move this visit here: call the clinic.").foregroundStyle(.secondary)
                if let phone = entity.details.phone {
                    LabeledContent("Telephone", value: phone)
                }
            }
            if let replacement = entity.details.replacedBy {
                Button {
                    presenter.didTapReplacement(replacement)
                } label: {
                    Label("Moved: show the new visit", systemImage: "arrow.forward")
                }
                .accessibilityIdentifier("appointment.replacement")
            }
        } header: {
            Text(entity.visit.stateTitle)
                .accessibilityAddTraits(.updatesFrequently)
        }
    }

    private func actions(_ entity: AppointmentEntity) -> some View {
        Section {
            more(entity)
            ForEach(entity.details.actions, id: \.self) { action in
                Button(role: action.isDestructive ? .destructive : nil) {
                    presenter.didTap(action)
                } label: {
                    ResourceLabel(action.title(for: entity.visit.viewer), systemImage: action.systemImage)
                }
                .accessibilityIdentifier("appointment.\(action.rawValue)")
            }
            if let change = entity.calendarChange {
                Button {
                    presenter.didTapAddToCalendar()
                } label: {
                    Label(
                        change == .add ? "Add to calendar" : "Take out of calendar",
                        systemImage: "calendar.badge.plus")
                }
                .accessibilityIdentifier("appointment.addToCalendar")
            }
            if entity.offersAnotherTime {
                Button {
                    presenter.didTapAnotherTime()
                } label: {
                    let isAnother = entity.visit.isUnanswered || entity.visit.isDeclined
                    Label(isAnother ? "Book another time" : "Book again", systemImage: "calendar")
                }
                .accessibilityIdentifier("appointment.anotherTime")
            }
            if entity.offersFollowUp {
                Button {
                    presenter.didTapFollowUp()
                } label: {
                    Label("Book a follow-up", systemImage: "plus")
                }
                .accessibilityIdentifier("appointment.followUp")
            }
            if entity.record != nil {
                Button {
                    presenter.didTapRecord()
                } label: {
                    Label("Show the record", systemImage: "heart.text.square")
                }
                .accessibilityIdentifier("appointment.record")
            }
            if let conversation = entity.conversation {
                Button {
                    presenter.didTapWrite(in: conversation)
                } label: {
                    Label("Write about this visit", systemImage: "envelope")
                }
                .accessibilityIdentifier("appointment.write")
            }
            if !entity.offersAnything {
                Text("There is nothing left to do with this visit.").foregroundStyle(.secondary)
            }
        } header: {
            Text("What you can do")
        } footer: {
            if entity.details.actions.contains(.finish) {
                Text("“Finish visit” ends it without a note; with one it is signed under “Document the visit”.")
            }
        }
    }
}

struct AppointmentPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            AppointmentFactory.mock()
        }
    }
}
