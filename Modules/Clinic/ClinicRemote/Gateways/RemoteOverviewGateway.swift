import ClinicAPI
import ClinicModel

struct RemoteOverviewGateway: OverviewGateway {
    let line: Line

    func overview() async throws -> Overview {
        try await line(Calls.readOverview)
    }
}
