import ClinicModel
import Foundation

extension Moment {
    /// Such as `09:20–09:40`; what is not agreed is left out.
    static func times(from start: Date?, to end: Date?, in timeZoneName: String) -> String {
        [start, end].compactMap { $0.map { Moment($0, in: timeZoneName).time } }.joined(separator: "–")
    }
}
