import ClinicModel
import Foundation

extension Message {
    /// When it was sent, such as `Tue 24 Nov 2026, 09:20`, or `Nov 2026` where no more is stated; empty where that is not
    /// known.
    func timeText(in zone: Zone) -> String {
        communication.wasSent?.wordsWithTime(in: zone).localized ?? ""
    }
}
