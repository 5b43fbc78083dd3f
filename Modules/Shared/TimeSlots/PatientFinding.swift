import ClinicModel

/// Finds the patients for whom a user may book.
package protocol PatientFinding: Sendable {
    /// Those whose names or identifiers match, and where they are few those whose names are like the text; of each no
    /// more than `limit`.
    func findPatients(_ text: String, limit: Int) async throws -> PatientMatches
}
