import ClinicModel
import Combine
import Foundation
import SwiftUI
import ViperKit

/// What the View of Appointments needs.
@MainActor
package protocol AppointmentsPresentable: ScenePresentable, ConfirmationDialogPresentable, Sendable {
    var filters: [AppointmentsFilter] { get }
    var filter: AppointmentsFilter { get set }
    var searchText: String { get set }
    /// The days that the calendar shows; nil where the filter is not by the calendar.
    var periodText: String? { get }
    /// A day of the calendar to go to, at noon in the clinic's zone.
    var day: Date { get set }
    /// The days of a calendar with what they have besides visits; none where none is kept.
    var days: [CalendarDay] { get }
    var sections: [AppointmentsSection] { get }
    /// Visits that would be listed, had they not been cancelled, declined or moved.
    var calledOff: [Visit] { get }
    /// The other lists in which there is something that is looked for, where nothing on this one is.
    var elsewhere: [AppointmentsFinding] { get }
    /// Whether there are more than are listed.
    var hasMore: Bool { get }
    /// Whether nothing is listed; false until that is known.
    var isEmpty: Bool { get }
    /// Why what is shown may be out of date.
    var notice: String? { get }

    func didPullToRefresh() async
    /// Shows a list, and begins with it another time.
    func didChoose(_ filter: AppointmentsFilter)
    func didTapEarlier()
    func didTapToday()
    func didTapLater()
    func didTapMore()
    /// Shows a day of the calendar alone.
    func didTapDay(_ date: CalendarDate)
    func didTap(_ action: AppointmentAction, on visit: Visit)
}

/// How many visits another list has of what is looked for.
package struct AppointmentsFinding: Hashable, Sendable, Identifiable {
    package let filter: AppointmentsFilter
    package let count: Int

    package var id: AppointmentsFilter { filter }
}

/// The visits of one day.
package struct AppointmentsSection: Hashable, Sendable, Identifiable {
    package let title: String
    package let visits: [Visit]

    /// Two days without a date may follow one another; a visit is listed once.
    package var id: Appointment.ID? { visits.first?.id }

    /// The sections of visits in their order.
    static func list(_ visits: [Visit]) -> [AppointmentsSection] {
        var sections: [AppointmentsSection] = []
        var rest = visits[...]
        while let first = rest.first {
            let date = first.date
            let day = rest.prefix { $0.date == date }
            sections.append(AppointmentsSection(title: first.dayText, visits: Array(day)))
            rest = rest.dropFirst(day.count)
        }
        return sections
    }
}

/// Where Appointments leads: to one of them.
@MainActor
package protocol AppointmentsDestinations {
    associatedtype AppointmentScreen: View

    func appointment(_ parameters: AppointmentParameters) -> AppointmentScreen
}

/// Whose appointments there are, and how they can be listed.
package protocol AppointmentsInteractive: Sendable {
    /// The lists that are offered, first the one to begin with.
    var filters: [AppointmentsFilter] { get }
    /// The list that the user chose last; nil where none is remembered.
    var chosen: AppointmentsFilter? { get }

    /// Remembers a list that the user has chosen.
    func keep(_ filter: AppointmentsFilter) throws

    /// Those that `filter` lists; where it is by the calendar, on the day or in the week of `date`, nil being today. Of
    /// what is not by the calendar there are no more than `limit`, nil being all.
    func fetchAppointments(
        _ filter: AppointmentsFilter, on date: CalendarDate?, limit: Int?, access: Access
    ) async throws -> AppointmentsEntity

    /// Does an action that a visit offers.
    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws

    /// Yields whenever the lists may have changed.
    func changes() -> AsyncStream<Void>
}
