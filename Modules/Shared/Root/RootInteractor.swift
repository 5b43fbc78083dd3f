import ClinicModel
import Foundation

package struct RootInteractor<Scope: AudienceScope>: RootInteractive {
    private let entrance: Entrance<Scope>

    package init(entrance: Entrance<Scope>) {
        self.entrance = entrance
    }

    package var session: Session? { entrance.session }

    package func scope(for session: Session) throws -> Scope { try entrance.open(session) }

    package func check(_ link: DeepLink, in scope: Scope) async throws {
        for step in link.steps {
            switch step {
            case .appointments(let parameters):
                if let filter = parameters.filter, !scope.appointments.filters.contains(filter) {
                    throw DeepLinkError.badValue("show", filter.linkName)
                }
            case .appointment(let parameters):
                _ = try await scope.appointment.fetchAppointment(parameters.id, access: .refresh)
            case .timeSlots(let parameters):
                _ = try await scope.timeSlots.fetchOptions(parameters)
            }
        }
    }

    package func lastPath(of userName: String) throws -> Data? { try entrance.lastPaths.load(userName) }

    package func keep(_ path: Data, of userName: String) throws { try entrance.lastPaths.save(path, userName) }
}
