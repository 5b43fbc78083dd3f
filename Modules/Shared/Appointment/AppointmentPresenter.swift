import ClinicModel
import Combine
import Foundation
import ViperKit

@MainActor
package final class AppointmentPresenter<Interactor: AppointmentInteractive>: AppointmentPresentable {
    @Published package private(set) var appointment = Fetched<AppointmentEntity>()
    @Published package var isCancelling = false
    @Published package var cancellationReason = CancellationReason.other
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

    package func didLoad() {
        progressViewParameters = ProgressViewParameters()
        // What has just been booked is not opened: its booking is in the audit trail.
        let booked = navigationStackCoordinator?.takeHanded(AppointmentDetails.self, to: parameters)
        tasks.start("fetch", for: self) { [interactor, parameters] in
            if let booked { return interactor.entity(of: booked) }
            return try await interactor.fetchAppointment(parameters.id, access: .opening)
        } then: { presenter, result in
            presenter.progressViewParameters = nil
            switch result {
            case .success(let entity):
                presenter.show(entity)
                presenter.follow()
            case .failure(let error):
                presenter.alertParameters = AlertParameters(error: error) { [weak presenter] in
                    presenter?.navigationStackCoordinator?.pop()
                }
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
            isCancelling = true
        case .confirm, .decline, .arrive, .checkIn, .start, .finish, .markNoShow, .correctNotMissed,
            .correctEnteredInError:
            if let question = action.question { ask(question, before: action) } else { perform(action) }
        }
    }

    package func didTapConfirmCancellation() {
        isCancelling = false
        change("Cancelling…") { [interactor, parameters, cancellationReason] in
            try await interactor.cancel(parameters.id, reason: cancellationReason)
        }
    }

    package func didTapAddToCalendar() {
        progressViewParameters = ProgressViewParameters(message: "Writing the file…")
        tasks.start(for: self) { [interactor, parameters] in
            try await interactor.addToCalendar(parameters.id)
        } then: { presenter, result in
            presenter.progressViewParameters = nil
            switch result {
            case .success(let path):
                presenter.alertParameters = AlertParameters(
                    title: "Calendar file written", message: "\(path)\nOpen it with your calendar.")
            case .failure(let error):
                presenter.alertParameters = AlertParameters(error: error)
            }
        }
    }

    package func didTapFollowUp() {
        guard let followUp = appointment.value?.followUp else { return }
        navigationStackCoordinator?.push(followUp)
    }

    package func didTapReplacement(_ id: Appointment.ID) {
        navigationStackCoordinator?.replace(AppointmentParameters(id: id))
    }

    private func ask(_ question: String, before action: AppointmentAction) {
        confirmationDialogParameters = ConfirmationDialogParameters(title: question) {
            ConfirmationDialogButton(role: .destructive, title: action.title) { [weak self] in
                self?.perform(action)
            }
            ConfirmationDialogButton(role: .cancel, title: "Leave it as it is")
        }
    }

    private func perform(_ action: AppointmentAction) {
        change("\(action.title)…") { [interactor, parameters] in
            try await interactor.perform(action, on: parameters.id)
        }
    }

    private func change(_ message: String, _ work: @escaping @Sendable () async throws -> AppointmentEntity) {
        progressViewParameters = ProgressViewParameters(message: message)
        tasks.start(for: self, work) { presenter, result in
            presenter.progressViewParameters = nil
            switch result {
            case .success(let entity):
                presenter.show(entity)
            case .failure(let error):
                presenter.alertParameters = AlertParameters(error: error)
                // What failed may have failed because somebody else was there first.
                presenter.refresh(announcing: false)
            }
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

    private func show(_ entity: AppointmentEntity) {
        appointment = Fetched(entity)
    }
}
