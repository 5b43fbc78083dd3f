import Foundation

/// What a schedule asks of those who book with it.
package struct SchedulePolicy: Hashable, Codable, Sendable {
    /// Whether a patient's request waits for the practitioner's word.
    package var needsConfirmation: Bool
    /// How long before its start a patient may book at the latest.
    package var leadTime: TimeInterval
    /// How long before its start a patient may cancel or reschedule at the latest.
    package var cancellationCutoff: TimeInterval
    /// How far ahead slots are open: to patients to the second, to the practitioner as far as that day goes.
    package var horizon: TimeInterval

    package init(
        needsConfirmation: Bool = false, leadTime: TimeInterval = 4 * 3600,
        cancellationCutoff: TimeInterval = 2 * 3600, horizon: TimeInterval = 60 * 86400
    ) {
        self.needsConfirmation = needsConfirmation
        self.leadTime = leadTime
        self.cancellationCutoff = cancellationCutoff
        self.horizon = horizon
    }
}
