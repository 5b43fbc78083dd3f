import ClinicModel
import Foundation

package struct RootInteractor<Side: Audience>: RootInteractive {
    private let entrance: Entrance<Side>

    package init(entrance: Entrance<Side>) {
        self.entrance = entrance
    }

    package var session: Session? { entrance.session }

    package func scope(for session: Session) throws -> AudienceScope<Side> { try entrance.open(session) }

    package func changes(in scope: AudienceScope<Side>) -> AsyncStream<Void> { scope.gateways.changes.changes() }

    package func checkSession(of scope: AudienceScope<Side>) async throws {
        _ = try await scope.gateways.accounts.profile()
    }

    package func sessionState(in scope: AudienceScope<Side>) async throws -> SessionState {
        try await scope.gateways.accounts.state(of: scope.session)
    }

    package func link(_ text: String, in scope: AudienceScope<Side>) async throws -> DeepLink {
        let link = try DeepLink(text, own: Side.ownLinks)
        for step in link.steps { try await check(step, in: scope) }
        return link
    }

    private func check(_ step: DeepLink.Step, in scope: AudienceScope<Side>) async throws {
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
        case .conversation(let parameters):
            _ = try await ConversationFactory.interactor(scope: scope).fetchConversation(
                parameters, access: .refresh)
        case .record(let parameters):
            _ = try await RecordFactory.interactor(scope: scope).fetchRecord(parameters, access: .refresh)
        case .series(let parameters):
            _ = try await SeriesFactory.interactor(scope: scope).fetchSeries(parameters, access: .refresh)
        case .document(let parameters):
            _ = try await DocumentFactory.interactor(scope: scope).fetchDocument(parameters, access: .refresh)
        case .prescriptions(let parameters):
            _ = try await PrescriptionsFactory.interactor(scope: scope).fetchPrescriptions(
                parameters, access: .refresh)
        // They ask for themselves what their user may see.
        case .conversations, .results, .account, .own: break
        }
    }

    package func lastPath(of userName: String) throws -> Data? { try entrance.lastPaths.load(userName) }

    package func keep(_ path: Data, of userName: String) throws { try entrance.lastPaths.save(path, userName) }
}
