import ClinicModel
import Foundation

/// Finds the patients for whom a user may book.
package protocol PatientFinding: Sendable {
    /// Those whose names, identifiers or birth dates match, and where they are few those whose names are like the text;
    /// of each no more than `limit`.
    func findPatients(_ text: String, limit: Int, in locale: Locale) async throws -> PatientMatches
}
