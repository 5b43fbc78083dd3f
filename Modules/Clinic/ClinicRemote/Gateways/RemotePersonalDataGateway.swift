import ClinicAPI
import ClinicModel

struct RemotePersonalDataGateway: PersonalDataGateway {
    let line: Line

    func export(by exporter: any RecordExporting) async throws -> RecordFile {
        try await line(Calls.export)
    }
}
