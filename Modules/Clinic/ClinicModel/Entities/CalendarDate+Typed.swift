import Foundation

extension CalendarDate {
    /// The day that somebody types, such as `2026-01-31` or `31.1.2026`; nil if it is none.
    package init?(typed text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        if let date = CalendarDate(text) {
            self = date
            return
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, zip(parts, [1...2, 1...2, 4...4]).allSatisfy({ $1.contains($0.utf8.count) }),
            parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        self.init(year: numbers[2], month: numbers[1], day: numbers[0])
        guard isValid else { return nil }
    }
}
