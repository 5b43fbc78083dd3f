/// The signed-in patient's own data as a whole, to take along.
package protocol PersonalDataGateway: Sendable {
    /// All that is the patient's, as one file. That it is given out is audited before it is there. Practitioners may
    /// not: what they see is their patients'.
    func export(by exporter: any RecordExporting) async throws -> RecordFile
}

/// Turns a patient's record into a file.
package protocol RecordExporting: Sendable {
    func record(of patient: Patient.ID, in records: any ArchiveRecords) throws -> RecordFile
}

/// Records as files of their own.
package protocol RecordFilesGateway: Sendable {
    /// Writes what is the principal's to where its user will look, and returns the file's path.
    func write(_ data: any PersonalDataGateway) async throws -> String

    /// Writes a file there, in the place of one of its name.
    func save(_ file: RecordFile) async throws -> String
}
