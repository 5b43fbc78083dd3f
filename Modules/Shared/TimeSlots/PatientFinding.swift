import ClinicModel

/// Finds the patients for whom a user may book.
package protocol PatientFinding: Sendable {
    /// Those whose names or identifiers match.
    func findPatients(_ text: String) async throws -> [Patient]
}
