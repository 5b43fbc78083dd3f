import ClinicModel
import Foundation

extension Message {
    /// When it was sent, such as `Tue 24 Nov 2026, 09:20`; empty where that is not known.
    func timeText(in zone: Zone) -> String {
        communication.sent.map { Moment($0, in: zone).words.localized } ?? ""
    }
}
