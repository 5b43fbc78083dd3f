import ClinicModel
import Foundation

extension Moment {
    /// Such as `09:20–09:40`; what is not agreed is left out.
    ///
    /// - Parameter place: Where the clocks hang that show it; nil where that need not be said.
    static func times(from start: Date?, to end: Date?, in zone: Zone, at place: String?) -> String {
        let moments = [start, end].compactMap { $0.map { Moment($0, in: zone) } }
        let isOneClock = Set(moments.map(\.offset)).count < 2
        let times = moments.map { isOneClock ? $0.time : "\($0.time) \($0.offsetText)" }.joined(separator: "–")
        return place.map { "\(times) (\($0))" } ?? times
    }
}
