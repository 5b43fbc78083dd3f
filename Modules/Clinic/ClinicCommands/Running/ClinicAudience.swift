import ClinicModel

/// Who the scenes of a program are for: their role, and what their scenes are made from.
package protocol ClinicAudience: Sendable {
    associatedtype Scope: Sendable

    static var name: String { get }
    static var role: Principal.Role { get }

    static func scope(
        session: Session, gateways: Gateways, calendarFiles: any CalendarFilesGateway, clock: ClinicClock
    ) -> Scope
}
