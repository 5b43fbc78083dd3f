import ClinicModel
import Foundation
import ViperKit

extension TimeSlotsPresenter {
    package var isChoosing: Bool {
        get { chosen != nil }
        set { if !newValue, chosen != nil { didTapOtherTime() } }
    }

    package var canBook: Bool {
        guard let chosen, progressViewParameters == nil else { return false }
        let needsReason = chosen.heldUntil == nil
        return !needsReason || !overbookingReason.trimmingCharacters(in: .whitespaces).isEmpty
    }

    package var bookTitle: String {
        if parameters.rescheduling != nil { return "Move to this time" }
        let waits = options?.mayNeedConfirmation == true && chosen?.slot.needsConfirmation == true
        return waits ? "Request this time" : "Book this time"
    }

    package func didTapFirstAvailable() {
        guard let search = searchNow, isForSomebody() else { return }
        progressViewParameters = ProgressViewParameters(message: "Looking…")
        tasks.start(for: self) { [interactor] in
            try await interactor.fetchFirstSlot(search)
        } then: { presenter, result in
            presenter.progressViewParameters = nil
            switch result {
            case .success(let slot?): presenter.didTapSlot(slot)
            case .success(nil):
                presenter.alertParameters = AlertParameters(
                    title: "No free time", message: "Nothing is open. Choose another practitioner or service.")
            case .failure(let error): presenter.alertParameters = AlertParameters(error: error)
            }
        }
    }

    package func didTapSlot(_ slot: OpenSlot) {
        guard isForSomebody() else { return }
        guard slot.slot.status == .free || options?.canOverbook == false else {
            chosen = ChosenSlot(slot: slot, heldUntil: nil)
            return
        }
        progressViewParameters = ProgressViewParameters(message: "Keeping this time for you…")
        tasks.start(for: self) { [interactor] in
            try await interactor.hold(slot.id)
        } then: { presenter, result in
            presenter.progressViewParameters = nil
            switch result {
            case .success(let hold): presenter.chosen = ChosenSlot(slot: hold.slot, heldUntil: hold.until)
            case .failure(let error): presenter.tell(error)
            }
        }
    }

    package func didTapBook() {
        guard canBook, let chosen else { return }
        progressViewParameters = ProgressViewParameters(message: "Booking…")
        let why = chosen.heldUntil == nil ? overbookingReason.nonBlank : nil
        let booking = Booking(
            slot: chosen.slot.id, patient: patient?.id, reason: reason.nonBlank, overbookingReason: why)
        tasks.start(for: self) { [interactor, parameters] in
            if let moved = parameters.rescheduling {
                try await interactor.reschedule(moved, to: chosen.slot.id, overbookingReason: why)
            } else {
                try await interactor.book(booking)
            }
        } then: { presenter, result in
            presenter.progressViewParameters = nil
            switch result {
            case .success(let details):
                presenter.chosen = nil
                presenter.show(details)
            case .failure(let error): presenter.tell(error)
            }
        }
    }

    package func didTapOtherTime() {
        guard reason.nonBlank != nil || overbookingReason.nonBlank != nil else { return giveUp() }
        alertParameters = AlertParameters(title: "Discard what you typed?", message: "The time is given up, too.") {
            AlertButton(role: .destructive, title: "Discard") { [weak self] in self?.giveUp() }
            AlertButton(role: .cancel, title: "Keep writing")
        }
    }

    private func giveUp() {
        guard let chosen else { return }
        self.chosen = nil
        reason = ""
        overbookingReason = ""
        guard chosen.heldUntil != nil else { return }
        tasks.start(for: self) { [interactor] in
            try await interactor.release(chosen.slot.id)
        } then: { presenter, result in
            if case .failure(let error) = result { presenter.alertParameters = AlertParameters(error: error) }
            presenter.fetch(announcing: false)
        }
    }

    private func isForSomebody() -> Bool {
        guard options?.beneficiary == .toBeFound, patient == nil else { return true }
        alertParameters = AlertParameters(
            title: "For whom?", message: "Find the patient first, then choose a time.")
        return false
    }

    /// The booked visit takes the place of this scene, and of the one that was moved.
    private func show(_ details: AppointmentDetails) {
        if parameters.rescheduling != nil { navigationStackCoordinator?.pop() }
        navigationStackCoordinator?.replace(AppointmentParameters(id: details.id))
    }

    /// Says what is in the way, and offers what is free instead.
    private func tell(_ error: any Error) {
        fetch(announcing: false)
        guard case .conflict(let conflict) = error as? ClinicError, conflict.kind != .alreadyRescheduled else {
            alertParameters = AlertParameters(error: error)
            return
        }
        chosen = nil
        alertParameters = AlertParameters(error: error) {
            for slot in conflict.nearest.prefix(3) {
                AlertButton(title: "\(slot.whenText), \(slot.practitionerName)") { [weak self] in
                    self?.didTapSlot(slot)
                }
            }
            AlertButton(role: .cancel, title: conflict.nearest.isEmpty ? "OK" : "Choose another time")
        }
    }
}

extension String {
    /// The text without white space around it; nil if there is nothing else.
    fileprivate var nonBlank: String? {
        let trimmed = trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }
}
