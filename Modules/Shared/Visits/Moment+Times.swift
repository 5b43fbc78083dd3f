import ClinicModel
import Foundation

extension Moment {
    /// Such as `09:20–09:40`; what is not agreed is left out.
    static func times(from start: Date?, to end: Date?, in zone: Zone) -> String {
        [start, end].compactMap { $0.map { Moment($0, in: zone).time } }.joined(separator: "–")
    }
}
