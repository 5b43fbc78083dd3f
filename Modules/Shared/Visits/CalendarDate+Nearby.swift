import ClinicModel
import Foundation
import SwiftUI

extension CalendarDate {
    /// Such as `Tomorrow`, seen from `today`; the words of a date that is further away, or where it is not known what
    /// day it is.
    func text(seenFrom today: CalendarDate?) -> String {
        switch today.map({ dayNumber - $0.dayNumber }) {
        case 0: String(localized: "Today")
        case 1: String(localized: "Tomorrow")
        case -1: String(localized: "Yesterday")
        default: words.localized
        }
    }
}
