import ClinicModel
import Combine
import Foundation
import SwiftUI
import ViperKit

/// What the View of TimeSlots needs.
@MainActor
package protocol TimeSlotsPresentable: ScenePresentable, BookingDelegate, Sendable {
    /// Whether a visit is moved, not booked.
    var isRescheduling: Bool { get }
    /// Whether a visit is booked that follows upon an earlier one.
    var isFollowUp: Bool { get }
    /// Nil until it has been fetched.
    var options: TimeSlotsEntity? { get }
    /// Why what is shown may be out of date.
    var notice: String? { get }

    /// The time that was chosen before it is known for whom; nil where none was.
    var chosenTime: String? { get }
    /// For whom one books; nil until that is chosen.
    var patient: TimeSlotsEntity.Person? { get }
    var patientText: String { get set }
    /// In which dates are typed.
    var locale: Locale { get set }
    var patientsFound: [Patient] { get }
    /// Those whose names are like the one that was looked for.
    var similarPatients: [Patient] { get }
    /// Whether more match than are listed.
    var hasMorePatients: Bool { get }

    var practitioner: Practitioner.ID? { get set }
    var service: ServiceTerm? { get set }
    var services: [ServiceTerm] { get }
    /// The first day to look at, at noon in the clinic's zone.
    var firstDay: Date { get set }
    var days: Int { get set }
    /// The part of the day; nil is any.
    var partOfDay: PartOfDay? { get set }
    var includesTaken: Bool { get set }
    var sections: [TimeSlotsSection] { get }
    /// Why no time is listed; nil where one is, and until that is known.
    var shortage: TimeSlotsShortage? { get }

    /// What the visit is for, as far as it was typed for a time that was not booked.
    var draftReason: String { get }
    /// The time that is about to be booked, over the list.
    var booking: BookingParameters? { get set }

    func didPullToRefresh() async
    func didTapFindPatients()
    func didTapMorePatients()
    func didTapPatient(_ patient: Patient)
    func didTapOtherPatient()
    func didTapFirstAvailable()
    func didTapSlot(_ listed: ListedSlot)
    func didTapBack()
}

/// Where TimeSlots leads: to the appointment that was booked.
@MainActor
package protocol TimeSlotsDestinations {
    associatedtype AppointmentScreen: View

    func appointment(_ parameters: AppointmentParameters) -> AppointmentScreen
}

/// How one side finds a time.
package protocol TimeSlotsInteractive: Sendable {
    /// Nil where one books for oneself alone.
    var patientFinder: (any PatientFinding)? { get }

    /// What the user last chose to look at since they signed in; nil if nothing.
    var chosen: TimeSlotsChoice? { get }

    /// Remembers what the user has chosen to look at.
    func keep(_ choice: TimeSlotsChoice)

    /// What can be chosen. Throws `ClinicError.notAllowed` where `parameters` ask for what this side may not do.
    func fetchOptions(_ parameters: TimeSlotsParameters, access: Access) async throws -> TimeSlotsEntity

    /// The times that `search` finds, earliest first, and what is in the way of those that are taken.
    func fetchSlots(_ search: TimeSlotsSearch) async throws -> [ListedSlot]

    /// The first free time that `search` finds from its first day on, however far ahead.
    func fetchFirstSlot(_ search: TimeSlotsSearch) async throws -> OpenSlot?

    /// Yields whenever the times may have changed.
    func changes() -> AsyncStream<Void>
}
