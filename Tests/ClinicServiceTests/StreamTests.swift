import ClinicAPI
import ClinicModel
import ClinicService
import Foundation
import TestSupport
import Testing

/// The streams of changes that a server has open.
@Suite struct StreamTests {
    private let request = APIRequest("GET", "/api/v1/changes", headers: ["authorization": "Bearer Patient/ana"])

    @Test func `a session has a few streams, and another one once one is closed`() async throws {
        let service = try await Keeping.memory.makeClinic().service
        var streams: [AsyncStream<Data>] = []
        for _ in 0..<8 { streams.append(try #require(await service.changes(request).events)) }
        let refused = await service.changes(request)
        #expect(refused.head.status == 429 && refused.head.headers["retry-after"] != nil && refused.events == nil)
        let other = APIRequest("GET", "/api/v1/changes", headers: ["authorization": "Bearer Patient/bo"])
        #expect(await service.changes(other).events != nil)
        streams.removeLast()
        #expect(await service.changes(request).events != nil)
        #expect(await service.changes(APIRequest("GET", "/api/v1/changes")).head.status == 401)
    }
}
