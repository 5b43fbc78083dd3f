import ClinicModel
import Combine
import ViperKit

/// Something that is typed of a booking.
package enum BookingField: Hashable, Sendable {
    case reason, overbookingReason
}

/// What the View of Booking needs.
@MainActor
package protocol BookingPresentable: StandaloneScenePresentable, Sendable {
    /// Nil until the time is kept.
    var booking: BookingEntity? { get }
    /// Whether to ask what the visit is for: a visit that is moved has said so.
    var asksReason: Bool { get }
    var reason: String { get set }
    /// Whether to ask why a time that is taken is booked.
    var asksOverbookingReason: Bool { get }
    var overbookingReason: String { get set }
    /// Whether something is typed that would be lost without the time.
    var hasEntries: Bool { get }
    var canBook: Bool { get }
    /// The field to which the last refusal leads.
    var wrongField: BookingField? { get set }
    /// Whether that is what still keeps one from booking.
    var lacksOverbookingReason: Bool { get }
    /// Whether a visit is moved, not booked.
    var isRescheduling: Bool { get }

    func didTapBook()
    func didTapOtherTime()
}

/// How a time is kept, and booked or given up.
package protocol BookingInteractive: Sendable {
    /// The time, kept from others for a while unless it is to be overbooked. Throws a conflict if somebody else was first.
    func fetchBooking(_ parameters: BookingParameters) async throws -> BookingEntity

    /// Keeps a free time from others for a while. Throws a conflict if somebody else was first.
    func hold(_ id: Slot.ID) async throws -> Hold

    /// Gives up what was held.
    func release(_ id: Slot.ID) async throws

    /// Books the time or requests it, or moves a visit to it. Throws a conflict if somebody else was first.
    func book(_ parameters: BookingParameters, reason: String?, overbookingReason: String?) async throws
        -> AppointmentDetails
}

/// Is told how a booking has ended, and then shows it no more.
@MainActor
package protocol BookingDelegate: AnyObject {
    func didBook(_ visit: AppointmentDetails)
    /// Something is in the way of the time; `reason` is what was typed until then.
    func didFailToBook(_ conflict: Conflict, reason: String)
    /// The time was given up; `reason` is what was typed until then.
    func didLeaveBooking(reason: String)
}
