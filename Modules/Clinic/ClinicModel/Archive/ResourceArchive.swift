import Foundation

/// The clinic's resources as a whole, for the administrator's import and export. No app has it.
package protocol ResourceArchive: Sendable {
    /// Does all of `body` or nothing.
    func transaction<Result: Sendable>(
        _ body: @escaping @Sendable (any ResourceTransaction) throws -> Result
    ) async throws -> Result

    /// Reads the resources, one after the other, by type and id, all from one moment: every one, or for a patient the
    /// patient's own and those that these refer to.
    func resources(
        of patient: Patient.ID?, _ body: @escaping @Sendable (StoredResource) throws -> Void
    ) async throws
}

/// What an import does in one transaction.
package protocol ResourceTransaction {
    /// The resource as it is stored; nil if there is none.
    func resource(type: String, id: String) throws -> StoredResource?

    /// The ids of the resources of a type that have an identifier. A system of nil matches any.
    func ids(ofType type: String, identifier: Identifier) throws -> [String]

    /// The zone of a schedule that names none: the clinic's own.
    func zone() throws -> Zone

    /// Stores a resource. Throws an `ImportRefusal` if the clinic's rules do not allow it.
    func put(_ resource: ImportedResource) throws -> PutOutcome
}

package enum PutOutcome: String, Hashable, Sendable, CaseIterable {
    case created, updated, unchanged
}

/// Why a resource may not be stored.
package struct ImportRefusal: Error, Hashable, Sendable, LocalizedError {
    package let type: String
    package let id: String
    /// A sentence.
    package let reason: String

    package init(type: String, id: String, reason: String) {
        self.type = type
        self.id = id
        self.reason = reason
    }

    package var errorDescription: String? { "\(type)/\(id): \(reason)" }
}
