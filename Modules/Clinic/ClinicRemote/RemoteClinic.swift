import ClinicAPI
import ClinicModel

/// A clinic that a server keeps.
package struct RemoteClinic: Sendable {
    package let isDemo: Bool
    package let clock: ClinicClock
    private let line: Line

    /// Asks the server who it is.
    ///
    /// - Throws: `ClinicError.unreachable`, or `incompatible` where there is no clinic's server of this version.
    package static func open(
        by transport: any Transport, patience: Patience = .call
    ) async throws -> RemoteClinic {
        let line = Line(transport: transport, patience: patience)
        return RemoteClinic(info: try await line.get(APIPath.clinic, as: ClinicInfo.self), line: line)
    }

    private init(info: ClinicInfo, line: Line) {
        isDemo = info.isDemo
        self.line = line
        // Its time runs on here; only a demo's differs from everybody's.
        clock = info.isDemo ? .starting(at: info.now) : .system
    }

    package var signIn: any SignInGateway { RemoteSignInGateway(line: line) }

    /// What somebody who has signed in may reach until their session ends.
    package func gateways(for session: Session) -> Gateways {
        var line = line
        line.token = session.token
        return Gateways(
            principal: session.principal,
            accounts: RemoteAccountsGateway(line: line), people: RemotePeopleGateway(line: line),
            slots: RemoteSlotsGateway(line: line), appointments: RemoteAppointmentsGateway(line: line),
            messages: RemoteMessagesGateway(line: line), records: RemoteRecordGateway(line: line),
            overview: RemoteOverviewGateway(line: line), audit: RemoteAuditGateway(line: line),
            changes: RemoteChangesGateway(line: line), personalData: RemotePersonalDataGateway(line: line),
            availability: RemoteAvailabilityGateway(line: line), intake: RemoteIntakeGateway(line: line),
            prescriptions: RemotePrescriptionsGateway(line: line), visits: RemoteVisitsGateway(line: line))
    }
}
