import ClinicModel
import Combine
import Foundation
import SharedScenes
import SwiftUI
import ViperKit

/// What the View of Availability needs.
@MainActor
package protocol AvailabilityPresentable: ScenePresentable, ConfirmationDialogPresentable, Sendable {
    var availability: Fetched<[Availability]> { get }
    /// The schedule that is being changed, over the others.
    var editing: Schedule? { get set }
    /// Whether a block alone is asked for, not another plan.
    var isBlocking: Bool { get }
    var draft: AvailabilityDraft { get set }
    /// In which language days are typed.
    var locale: Locale { get set }
    /// The alert of the form.
    var formAlertParameters: AlertParameters? { get set }
    /// The field that was refused.
    var wrongField: AvailabilityField? { get set }
    var hasChanged: Bool { get }
    var canSave: Bool { get }

    func didPullToRefresh() async
    func didTapChange(_ schedule: Schedule)
    func didTapBlockTime(of schedule: Schedule)
    func didTapAddException()
    func didTapRemoveExceptions(during days: ClosedRange<CalendarDate>)
    func didTapAddBlock()
    func didTapRemove(_ block: WeeklyPlan.Block)
    func didTapSave()
    func didTapCancel()
}

/// Where Availability leads: to a visit that stands outside of the plan.
@MainActor
package protocol AvailabilityDestinations {
    associatedtype AppointmentScreen: View

    func appointment(_ parameters: AppointmentParameters) -> AppointmentScreen
}

/// When whoever asks can be booked.
package protocol AvailabilityInteractive: Sendable {
    /// The time in the clinic.
    var now: Date { get }

    func fetchAvailability() async throws -> [Availability]

    /// What a change would do.
    func fetchEffect(of change: AvailabilityChange) async throws -> AvailabilityEffect

    func carryOut(_ change: AvailabilityChange) async throws

    /// Yields whenever schedules or visits may have changed.
    func changes() -> AsyncStream<Void>
}
