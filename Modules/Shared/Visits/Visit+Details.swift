import ClinicModel
import SwiftUI

extension Visit {
    /// What stands before the name of the other side.
    package var counterpartTitle: LocalizedStringResource {
        switch viewer {
        case .patient: "With"
        case .practitioner: "Patient"
        }
    }

    /// When it is and what for, in one line; below a heading that says the day, without that.
    package func details(showsDay: Bool = true) -> String {
        [showsDay ? summary.whenText : summary.timesText, service].compactMap(\.self).joined(separator: " · ")
    }
}
