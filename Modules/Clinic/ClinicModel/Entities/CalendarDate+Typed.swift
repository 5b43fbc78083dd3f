import Foundation

extension CalendarDate {
    /// The day that somebody types, such as `2026-01-31` or `31.1.2026`; nil if it is none.
    package init?(typed text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        if let date = CalendarDate(text) {
            self = date
            return
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { $0.count == 1 ? "0\($0)" : $0 }
        guard parts.count == 3 else { return nil }
        self.init(parts.reversed().joined(separator: "-"))
    }
}
