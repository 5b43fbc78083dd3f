import ClinicModel
import Foundation

extension Moment {
    /// Such as `09:20–09:40`; what is not agreed is left out.
    static func times(from start: Date?, to end: Date?, in zone: Zone) -> String {
        let moments = [start, end].compactMap { $0.map { Moment($0, in: zone) } }
        let isOneClock = Set(moments.map(\.offset)).count < 2
        return moments.map { isOneClock ? $0.time : "\($0.time) \($0.offsetText)" }.joined(separator: "–")
    }
}
