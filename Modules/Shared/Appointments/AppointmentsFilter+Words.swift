import ClinicModel
import Foundation
import SwiftUI

extension AppointmentsFilter {
    package var title: LocalizedStringResource {
        switch self {
        case .upcoming: "Upcoming"
        case .requested: "Requested"
        case .past: "Past"
        case .day: "Day"
        case .week: "Week"
        case .running: "In progress"
        case .state(let status): status.title
        }
    }

    /// What to say where nothing is listed.
    var nothing: LocalizedStringResource {
        switch self {
        case .upcoming: "No upcoming visits"
        case .requested: "No open requests"
        case .past: "No past visits"
        case .day: "No visits on this day"
        case .week: "No visits in this week"
        case .running: "No visit is in progress"
        case .state(.proposed): "No visits: offered"
        case .state(.pending): "No visits: requested"
        case .state(.booked): "No visits: booked"
        case .state(.arrived): "No visits: arrived"
        case .state(.checkedIn): "No visits: checked in"
        case .state(.fulfilled): "No visits: finished"
        case .state(.cancelled): "No visits: cancelled"
        case .state(.noshow): "No visits: missed"
        case .state(.enteredInError): "No visits: entered in error"
        case .state(.waitlist): "No visits: on the waitlist"
        }
    }
}
