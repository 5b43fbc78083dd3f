import ClinicModel
import Foundation

/// A time of the list, and what keeps it from being free.
package struct ListedSlot: Hashable, Sendable, Identifiable {
    package enum Obstacle: Hashable, Sendable {
        /// Visits of those who are named.
        case visits([String])
        /// A block of the plan, and what for.
        case block(String?)
        /// The plan has no such time any more.
        case closed
        /// Somebody is about to book it.
        case held
        /// The patient for whom one books has another visit then.
        case patientBusy

        /// Whether the time can be booked all the same, with a reason.
        package var canBeOverbooked: Bool {
            switch self {
            case .visits, .held: true
            case .block, .closed, .patientBusy: false
            }
        }
    }

    package let slot: OpenSlot
    package let obstacle: Obstacle?

    package init(_ slot: OpenSlot, obstacle: Obstacle? = nil) {
        self.slot = slot
        self.obstacle = obstacle
    }

    package var id: Slot.ID { slot.id }
}

extension ListedSlot {
    /// A time of a practitioner whose visits and blocks these are.
    ///
    /// - Parameter free: the times that are free for the patient, too; nil where it is not known for whom one books.
    init(
        _ slot: OpenSlot, among visits: [AppointmentSummary], _ blocks: [WeeklyPlan.Block], free: Set<Slot.ID>?,
        at now: Date
    ) {
        let period = DateInterval(start: slot.slot.start, end: slot.slot.end)
        let names = visits.filter { visit in
            Appointment.Status.live.contains(visit.appointment.status)
                && visit.appointment.period.map(period.overlaps) ?? false
        }.map(\.patientName)
        let obstacle: Obstacle? =
            switch slot.slot.status {
            case _ where !names.isEmpty: .visits(names)
            case .busyTentative where slot.slot.heldUntil.map { $0 > now } ?? true: .held
            case .free, .busyTentative: free?.contains(slot.id) ?? true ? nil : .patientBusy
            case .busy: .visits([])
            case .busyUnavailable, .enteredInError:
                blocks.first { period.overlaps($0.period) }.map { .block($0.reason) } ?? .closed
            }
        self.init(slot, obstacle: obstacle)
    }
}

extension DateInterval {
    /// Whether the two share more than a moment.
    fileprivate func overlaps(_ other: DateInterval) -> Bool { start < other.end && other.start < end }
}
