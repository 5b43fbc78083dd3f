import ClinicModel
import Foundation
import SharedScenes

package struct DoctorRootInteractor: RootInteractive {
    private let entrance: DoctorEntrance

    package init(entrance: DoctorEntrance) {
        self.entrance = entrance
    }

    package var session: Session? { entrance.session }

    package func scope(for session: Session) throws -> DoctorScope { try entrance.open(session) }

    package func check(_ link: DeepLink, in scope: DoctorScope) async throws {
        for step in link.steps {
            switch step {
            case .appointments(let parameters):
                try await AppointmentsFactory.doctorCheck(parameters, scope: scope)
            case .appointment(let parameters):
                _ = try await scope.gateways.appointments.appointment(parameters.id, access: .refresh)
            case .timeSlots(let parameters):
                try await TimeSlotsFactory.doctorCheck(parameters, scope: scope)
            }
        }
    }

    package func lastPath(of userName: String) throws -> Data? { try entrance.lastPaths.load(userName) }

    package func keep(_ path: Data, of userName: String) throws { try entrance.lastPaths.save(path, userName) }
}
