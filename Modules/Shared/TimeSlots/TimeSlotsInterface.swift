import ClinicModel
import Combine
import Foundation
import SwiftUI
import ViperKit

/// What the View of TimeSlots needs.
@MainActor
package protocol TimeSlotsPresentable: ScenePresentable, Sendable {
    var title: String { get }
    /// Nil until it has been fetched.
    var options: TimeSlotsEntity? { get }
    /// Why what is shown may be out of date.
    var notice: String? { get }

    /// For whom one books; nil until that is chosen.
    var patient: (id: Patient.ID, name: String)? { get }
    var patientText: String { get set }
    var patientsFound: [Patient] { get }

    var practitioner: Practitioner.ID? { get set }
    var service: String? { get set }
    var services: [String] { get }
    /// The first day to look at, at noon in the clinic's zone.
    var firstDay: Date { get set }
    var days: Int { get set }
    var includesTaken: Bool { get set }
    var sections: [TimeSlotsSection] { get }
    /// What to say when no time is listed; nil until that is known.
    var emptyText: String? { get }

    /// The time that is about to be booked.
    var chosen: ChosenSlot? { get }
    /// Whether the time that is about to be booked is shown; to stop showing it may need the user's word.
    var isChoosing: Bool { get set }
    var reason: String { get set }
    var overbookingReason: String { get set }
    var canBook: Bool { get }
    var bookTitle: String { get }

    func didPullToRefresh() async
    func didTapFindPatients()
    func didTapPatient(_ patient: Patient)
    func didTapOtherPatient()
    func didTapFirstAvailable()
    func didTapSlot(_ slot: OpenSlot)
    func didTapBook()
    func didTapOtherTime()
}

/// The times of one day.
package struct TimeSlotsSection: Hashable, Sendable, Identifiable {
    package let title: String
    package let slots: [OpenSlot]

    package var id: String { title }
}

/// A time that is about to be booked.
package struct ChosenSlot: Hashable, Sendable {
    package let slot: OpenSlot
    /// Until when nobody else can take it; nil where it is taken already and overbooked.
    package let heldUntil: Date?
}

/// Where TimeSlots leads: to the appointment that was booked.
@MainActor
package protocol TimeSlotsDestinations {
    associatedtype AppointmentScreen: View

    func appointment(_ parameters: AppointmentParameters) -> AppointmentScreen
}

/// How one side finds, holds and books a time.
package protocol TimeSlotsInteractive: Sendable {
    /// What can be chosen. Throws `ClinicError.notAllowed` where `parameters` ask for what this side may not do.
    func fetchOptions(_ parameters: TimeSlotsParameters) async throws -> TimeSlotsEntity

    /// The times that `search` finds, earliest first.
    func fetchSlots(_ search: TimeSlotsSearch) async throws -> [OpenSlot]

    /// The first free time that `search` finds from its first day on, however far ahead.
    func fetchFirstSlot(_ search: TimeSlotsSearch) async throws -> OpenSlot?

    /// Those for whom a visit can be booked and whose names or identifiers match.
    func findPatients(_ text: String) async throws -> [Patient]

    /// Keeps a free time from others for a while. Throws a conflict if somebody else was first.
    func hold(_ id: Slot.ID) async throws -> Hold

    /// Gives up what was held.
    func release(_ id: Slot.ID) async throws

    /// Books a time, or requests it. Throws a conflict if somebody else was first.
    func book(_ booking: Booking) async throws -> AppointmentDetails

    /// Moves a visit to another time in one step.
    func reschedule(_ id: Appointment.ID, to slot: Slot.ID, overbookingReason: String?) async throws
        -> AppointmentDetails

    /// Yields whenever the times may have changed.
    func changes() -> AsyncStream<Void>
}
