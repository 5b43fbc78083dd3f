import ClinicModel

struct DocumentMockInteractor: DocumentInteractive {
    func fetchDocument(_ parameters: DocumentParameters, access: Access) async throws -> DocumentDetails {
        DocumentDetails(
            document: SampleClinic.note, patientName: SampleClinic.patient.name,
            authorNames: [SampleClinic.practitioner.name], zone: SampleClinic.zone)
    }

    func saveFile(_ parameters: DocumentParameters) async throws -> String { "document-d1.txt" }

    func changes() -> AsyncStream<Void> { SampleClinic.noChanges() }
}
