import ClinicModel
import Foundation

/// Which hours some days show, and how high these are.
struct CalendarScale: Hashable {
    let hours: Range<Int>
    /// How many minutes are a line high.
    let minutesPerLine: Int

    /// - Parameter linesPerEntry: How many lines the shortest entry has.
    init(_ days: [CalendarDay], linesPerEntry: Int) {
        let times = days.flatMap(\.entries).filter { entry in
            if case .blocked = entry.content { false } else { true }
        }.map(\.wallMinutes)
        let shortest = times.map(\.count).min() ?? 60
        minutesPerLine = min(max(shortest, 10), 30) / linesPerEntry
        hours =
            if let first = times.map(\.lowerBound).min(), let last = times.map(\.upperBound).max() {
                first / 60 * 60..<(last + 59) / 60 * 60
            } else { CalendarUIModel.usualHours }
    }

    /// How many lines below the first hour a time is: what follows upon another thing never overlaps it.
    func line(of minute: Int) -> Int {
        Int((CGFloat(minute - hours.lowerBound) / CGFloat(minutesPerLine)).rounded())
    }

    var height: CGFloat { CGFloat(line(of: hours.upperBound)) * CalendarUIModel.lineHeight }

    /// The beginnings of the hours.
    var marks: [Int] { Array(stride(from: hours.lowerBound, to: hours.upperBound, by: 60)) }
}
