import ClinicModel
import Foundation
import SharedScenes
import SwiftUI

extension CalendarEntry {
    /// When it begins, such as `09:15`.
    var time: String { Moment(period.start, in: zone).time }

    /// Such as `09:15–09:35`.
    var times: String { "\(time)–\(Moment(period.end, in: zone).time)" }

    /// All that is known of it, for those who do not see where it stands.
    ///
    /// - Parameter now: when the calendar was read.
    func words(at now: Date) -> String {
        let facts: [String?] =
            switch content {
            case .visit(let visit):
                [
                    visit.patientName, visit.appointment.service?.words.localized,
                    String(localized: Visit(visit, seenBy: .practitioner, at: now).stateTitle),
                ]
            case .free(let slot): [String(localized: "Free"), slot.service?.words.localized]
            case .blocked(let reason): [String(localized: "Blocked"), reason]
            }
        return ([times] + facts.compactMap(\.self)).joined(separator: ", ")
    }
}
