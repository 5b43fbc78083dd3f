import SwiftUI

enum AvailabilityUIModel {
    /// From Monday on.
    @MainActor static let weekdays: [LocalizedStringKey] = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    static let slotMinutes = [10, 15, 20, 25, 30, 40, 45, 60, 90]
    static let bufferMinutes = [0, 5, 10, 15, 20, 30]
    static let hours = [0, 1, 2, 4, 8, 12, 24, 48, 72]
    static let horizonDays = [7, 14, 30, 60, 90, 180, 365]
}
