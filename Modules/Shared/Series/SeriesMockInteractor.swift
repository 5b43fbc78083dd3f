import ClinicModel

struct SeriesMockInteractor: SeriesInteractive {
    func fetchSeries(_ parameters: SeriesParameters, access: Access) async throws -> SeriesDetails {
        let record = SampleClinic.record
        guard let series = record.series.first(where: { $0.id == parameters.id }) else {
            throw ClinicError.notFound("result \(parameters.id)")
        }
        return SeriesDetails(
            patient: record.id, patientName: record.patient.name, series: series, canRelease: true,
            conversation: record.conversation, zone: record.zone)
    }

    func saveText(_ parameters: SeriesParameters) async throws -> String { "/records/HbA1c 2026-11-23.txt" }

    func release(_ results: [ResultID], of patient: Patient.ID, comment: String) async throws {}

    func changes() -> AsyncStream<Void> { SampleClinic.noChanges() }
}
