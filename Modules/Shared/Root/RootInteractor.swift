import ClinicModel
import Foundation

package struct RootInteractor<Side: Audience>: RootInteractive {
    private let entrance: Entrance<Side>

    package init(entrance: Entrance<Side>) {
        self.entrance = entrance
    }

    package var session: Session? { entrance.session }

    package func scope(for session: Session) throws -> AudienceScope<Side> { try entrance.open(session) }

    package func check(_ link: DeepLink, in scope: AudienceScope<Side>) async throws {
        for step in link.steps {
            switch step {
            case .appointments(let parameters):
                if let filter = parameters.filter, !Side.lists.contains(filter) {
                    throw DeepLinkError.badValue("show", filter.name)
                }
            case .appointment(let parameters):
                _ = try await AppointmentFactory.interactor(scope: scope).fetchAppointment(
                    parameters.id, access: .refresh)
            case .timeSlots(let parameters):
                _ = try await TimeSlotsFactory.interactor(scope: scope).fetchOptions(parameters, access: .refresh)
            }
        }
    }

    package func lastPath(of userName: String) throws -> Data? { try entrance.lastPaths.load(userName) }

    package func keep(_ path: Data, of userName: String) throws { try entrance.lastPaths.save(path, userName) }
}
