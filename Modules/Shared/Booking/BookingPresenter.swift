import ClinicModel
import Combine
import Foundation
import ViperKit

@MainActor
package final class BookingPresenter<Interactor: BookingInteractive>: BookingPresentable {
    @Published package private(set) var booking: BookingEntity?
    @Published package var reason: String {
        didSet { if reason != oldValue { wrongField = nil } }
    }
    @Published package var overbookingReason = "" {
        didSet { if overbookingReason != oldValue { wrongField = nil } }
    }
    @Published package var wrongField: BookingField?
    @Published package var alertParameters: AlertParameters?
    @Published package var progressViewParameters: ProgressViewParameters?

    private let interactor: Interactor
    private let parameters: BookingParameters
    private weak var delegate: (any BookingDelegate)?
    private let tasks = SceneTasks()

    package init(interactor: Interactor, parameters: BookingParameters, delegate: (any BookingDelegate)?) {
        self.interactor = interactor
        self.parameters = parameters
        self.delegate = delegate
        reason = parameters.reason
    }

    package var asksReason: Bool { booking != nil && !isRescheduling }

    package var asksOverbookingReason: Bool { booking != nil && parameters.overbooks }

    package var hasEntries: Bool { reason.trimmedIfAny != nil || overbookingReason.trimmedIfAny != nil }

    package var canBook: Bool {
        guard booking != nil, progressViewParameters == nil else { return false }
        return !lacksOverbookingReason
    }

    package var lacksOverbookingReason: Bool { asksOverbookingReason && overbookingReason.trimmedIfAny == nil }

    package var isRescheduling: Bool { parameters.rescheduling != nil }

    package func didLoad() {
        tasks.perform(BookingWords.keepingTime, for: self) { [interactor, parameters] in
            try await interactor.fetchBooking(parameters)
        } then: { presenter, booking in
            presenter.booking = booking
        } failing: { presenter, error in
            presenter.fail(error) { [weak presenter] in presenter?.leave() }
        }
    }

    package func didTapBook() {
        guard canBook else { return }
        let why = parameters.overbooks ? overbookingReason.trimmedIfAny : nil
        tasks.perform(BookingWords.booking, for: self) { [interactor, parameters, reason] in
            try await interactor.book(parameters, reason: reason.trimmedIfAny, overbookingReason: why)
        } then: { presenter, visit in
            presenter.delegate?.didBook(visit)
        } failing: { presenter, error in
            if case ClinicError.invalid = error { presenter.wrongField = presenter.firstFault }
            presenter.fail(error)
        }
    }

    /// The first field whose text is too long; nil where it is refused for none.
    private var firstFault: BookingField? {
        if asksReason, !Booking.isFitting(reason) { return .reason }
        return asksOverbookingReason && !Booking.isFitting(overbookingReason) ? .overbookingReason : nil
    }

    package func didTapOtherTime() {
        // What the visit is for goes along to the next time; why this one is overbooked does not.
        guard overbookingReason.trimmedIfAny != nil else { return leave() }
        alertParameters = BookingWords.askingToDiscard { [weak self] in self?.leave() }
    }

    private func fail(_ error: any Error, completion: (@MainActor () -> Void)? = nil) {
        guard case .conflict(let conflict) = error as? ClinicError, conflict.kind != .alreadyRescheduled else {
            alertParameters = AlertParameters(error: error, completion: completion)
            return
        }
        giveUp { $0.delegate?.didFailToBook(conflict, reason: $0.reason) }
    }

    private func leave() {
        giveUp { $0.delegate?.didLeaveBooking(reason: $0.reason) }
    }

    /// What is held is given back first, so that it is free to others when the list shows it again.
    private func giveUp(then end: @escaping @MainActor (BookingPresenter) -> Void) {
        guard booking?.heldUntil != nil else { return end(self) }
        tasks.perform(BookingWords.givingTimeBack, for: self) { [interactor, parameters] in
            try await interactor.release(parameters.slot)
        } then: { presenter, _ in
            end(presenter)
        } failing: { presenter, error in
            presenter.alertParameters = AlertParameters(error: error) { [weak presenter] in
                if let presenter { end(presenter) }
            }
        }
    }
}
