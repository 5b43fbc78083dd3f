import ClinicModel
import Foundation
import SwiftUI

extension Visit {
    /// What stands before the name of the other side.
    package var counterpartTitle: LocalizedStringResource {
        switch viewer {
        case .patient: "With"
        case .practitioner: "Patient"
        }
    }

    /// How it stands: an appointment is fulfilled already when the visit begins, and stays requested when nobody answers.
    package var stateTitle: LocalizedStringResource {
        if isRunning { return "In progress" }
        return isUnanswered ? "Not answered" : status.title
    }

    package var stateColour: Color { isRunning ? .green : status.colour }

    /// Such as `Tomorrow` or `Tue 24 Nov 2026`.
    var dayText: String { date?.text(seenFrom: today) ?? summary.dayText }

    /// Such as `Tomorrow, 09:20–09:40`.
    var whenText: String {
        date == nil ? summary.whenText : String(localized: "\(dayText), \(summary.timesText)")
    }

    /// When it is and what for, in one line; below a heading that says the day, without that.
    package func details(showsDay: Bool = true) -> String {
        [showsDay ? whenText : summary.timesText, service].compactMap(\.self).joined(separator: " · ")
    }
}
