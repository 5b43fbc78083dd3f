import ClinicModel
import Combine
import Foundation
import ViperKit

@MainActor
package final class AppointmentPresenter<Interactor: AppointmentInteractive>: AppointmentPresentable {
    @Published package private(set) var appointment = Fetched<AppointmentEntity>()
    @Published package var ending: AppointmentEnding?
    @Published package var cancellationReason = CancellationReason.other
    @Published package var cancellationText = ""
    @Published package var formAlertParameters: AlertParameters?
    @Published package var alertParameters: AlertParameters?
    @Published package var confirmationDialogParameters: ConfirmationDialogParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    private let interactor: Interactor
    private let parameters: AppointmentParameters
    private let tasks = SceneTasks()

    package init(interactor: Interactor, parameters: AppointmentParameters) {
        self.interactor = interactor
        self.parameters = parameters
    }

    package var asksBeforeClosing: Bool { hasText || progressViewParameters != nil }

    package func didLoad() {
        // A visit that has just been booked is handed over: to fetch it would note it as opened, besides as booked.
        let booked = navigationStackCoordinator?.takeHanded(AppointmentDetails.self, to: parameters)
        tasks.perform(for: self) { [interactor, parameters] in
            if let booked { return interactor.entity(of: booked) }
            return try await interactor.fetchAppointment(parameters.id, access: .opening)
        } then: { presenter, entity in
            presenter.show(entity)
            presenter.follow()
            // What is asked before it is not handed over.
            if booked != nil { presenter.refresh(announcing: false) }
            if let action = presenter.parameters.action, entity.details.actions.contains(action) {
                presenter.didTap(action)
            }
        } failing: { presenter, error in
            presenter.alertParameters = AlertParameters(error: error) { [weak presenter] in
                presenter?.navigationStackCoordinator?.pop()
            }
        }
    }

    package func didAppear() {
        if appointment.value != nil { refresh(announcing: false) }
    }

    package func didPullToRefresh() async {
        await refresh(announcing: true).value
    }

    package func didTap(_ action: AppointmentAction) {
        switch action {
        case .reschedule:
            navigationStackCoordinator?.push(TimeSlotsParameters(rescheduling: parameters.id))
        case .cancel:
            cancellationReason = appointment.value?.cancellationReasons.first ?? .other
            begin(.cancel)
        case .decline:
            begin(.decline)
        case .finish where appointment.value?.details.hasDraftNote == true:
            alertParameters = AlertParameters(error: ClinicError.draftNote)
        case .confirm, .arrive, .checkIn, .start, .finish, .markNoShow, .correctNotMissed,
            .correctEnteredInError:
            guard let entity = appointment.value,
                let question = action.question(about: entity.visit, at: entity.otherTime)
            else { return perform(action) }
            confirmationDialogParameters = .asking(question, button: action.title) { [weak self] in
                self?.perform(action)
            }
        }
    }

    package func didTapKeepVisit() {
        guard hasText else { return ending = nil }
        formAlertParameters = AppointmentWords.askingToDiscard { [weak self] in self?.ending = nil }
    }

    package func didTapEnd() {
        switch ending {
        case .cancel:
            end(as: .cancel) { [interactor, parameters, cancellationReason, cancellationText] in
                try await interactor.cancel(parameters.id, reason: cancellationReason, text: cancellationText)
            }
        case .decline:
            end(as: .decline) { [interactor, parameters, cancellationText] in
                try await interactor.decline(parameters.id, text: cancellationText)
            }
        case nil: return
        }
    }

    package func didTapAddToCalendar() {
        tasks.perform(AppointmentWords.writingFile, for: self) { [interactor, parameters] in
            try await interactor.addToCalendar(parameters.id)
        } then: { presenter, path in
            presenter.alertParameters = AppointmentWords.calendarFileWritten(to: path)
        }
    }

    package func didTapFollowUp() {
        guard let appointment = appointment.value?.details.appointment else { return }
        navigationStackCoordinator?.push(TimeSlotsParameters(followingUp: appointment))
    }

    package func didTapAnotherTime() {
        guard let appointment = appointment.value?.details.appointment else { return }
        navigationStackCoordinator?.push(TimeSlotsParameters(insteadOf: appointment))
    }

    package func didTapRecord() {
        guard let patient = appointment.value?.record else { return }
        navigationStackCoordinator?.push(RecordParameters(patient: patient))
    }

    package func didTapWrite(in conversation: Conversation.ID) {
        navigationStackCoordinator?.push(ConversationParameters(id: conversation, about: parameters.id))
    }

    package func didTapReplacement(_ id: Appointment.ID) {
        // Back leads to the list then, not to the visit that was moved.
        navigationStackCoordinator?.replace(AppointmentParameters(id: id))
    }

    private var hasText: Bool { !cancellationText.allSatisfy(\.isWhitespace) }

    private func begin(_ ending: AppointmentEnding) {
        cancellationText = ""
        self.ending = ending
    }

    /// Keeps what was typed where it fails.
    private func end(as action: AppointmentAction, _ work: @escaping @Sendable () async throws -> AppointmentEntity) {
        guard progressViewParameters == nil else { return }
        tasks.perform(action.progress, for: self, work) { presenter, entity in
            presenter.ending = nil
            presenter.showDone(entity)
        } failing: { presenter, error in
            presenter.formAlertParameters = AlertParameters(error: error)
            presenter.refresh(announcing: false)
        }
    }

    private func perform(_ action: AppointmentAction) {
        change(as: action) { [interactor, parameters] in
            try await interactor.perform(action, on: parameters.id)
        }
    }

    private func change(as action: AppointmentAction, _ work: @escaping @Sendable () async throws -> AppointmentEntity)
    {
        tasks.perform(action.progress, for: self, work) { presenter, entity in
            presenter.showDone(entity)
        } failing: { presenter, error in
            presenter.alertParameters = AlertParameters(error: error)
            // What failed may have failed because somebody else was there first.
            presenter.refresh(announcing: false)
        }
    }

    private func follow() {
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.refresh(announcing: false)
        }
    }

    @discardableResult
    private func refresh(announcing: Bool) -> Task<Void, Never> {
        tasks.fetch(\.appointment, of: self, announcing: announcing) { [interactor, parameters] in
            try await interactor.fetchAppointment(parameters.id, access: .refresh)
        }
    }

    /// That it is done is shown, whether or not what was answered before the visit, and what the patient is allergic to,
    /// can be read again.
    private func showDone(_ entity: AppointmentEntity) {
        var entity = entity
        entity.intakes = appointment.value?.intakes ?? []
        entity.allergies = appointment.value?.allergies
        show(entity)
        refresh(announcing: false)
    }

    private func show(_ entity: AppointmentEntity) {
        appointment = Fetched(entity)
    }
}
