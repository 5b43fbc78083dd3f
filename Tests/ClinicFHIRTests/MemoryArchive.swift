import ClinicModel
import Foundation
import PlainText
import Synchronization

/// An archive that keeps every resource as it came, to test what is brought to an archive.
final class MemoryArchive: ResourceArchive {
    private let stored = Mutex<[String: StoredResource]>([:])

    func transaction<Result: Sendable>(
        _ body: @escaping @Sendable (any ResourceTransaction) throws -> Result
    ) async throws -> Result {
        try stored.withLock { stored in
            let transaction = Transaction(stored)
            let result = try body(transaction)
            stored = transaction.stored
            return result
        }
    }

    func resources(
        of patient: Patient.ID?, _ body: @escaping @Sendable (StoredResource) throws -> Void
    ) async throws {
        for (_, resource) in stored.withLock({ $0 }).sorted(by: { $0.key < $1.key }) { try body(resource) }
    }

    /// Changes an entity as an app would.
    func change(_ reference: String, _ entity: (ResourceEntity) -> ResourceEntity) {
        stored.withLock { stored in
            guard let old = stored[reference] else { return }
            stored[reference] = StoredResource(type: old.type, id: old.id, json: old.json, entity: entity(old.entity))
        }
    }

    var references: [String] { stored.withLock { $0.keys.sorted() } }

    var everything: [String: String?] {
        stored.withLock { $0.mapValues { $0.json.map { String(decoding: $0, as: UTF8.self) } } }
    }

    func text(_ reference: String) -> String? {
        stored.withLock { $0[reference]?.json.map { String(decoding: $0, as: UTF8.self) } }
    }

    private final class Transaction: ResourceTransaction {
        var stored: [String: StoredResource]
        private var identifiers: [String: [Identifier]] = [:]

        init(_ stored: [String: StoredResource]) {
            self.stored = stored
        }

        func resource(type: String, id: String) -> StoredResource? { stored["\(type)/\(id)"] }

        func ids(ofType type: String, identifier: Identifier) throws -> [String] {
            try stored.values.filter { $0.type == type }.filter { resource in
                let json = try JSONSerialization.jsonObject(with: resource.json ?? Data("{}".utf8)) as? [String: Any]
                let identifiers = json?["identifier"] as? [[String: Any]] ?? []
                return identifiers.contains { each in
                    each["value"] as? String == identifier.value
                        && (identifier.system == nil || each["system"] as? String == identifier.system)
                }
            }
            .map(\.id)
        }

        func zone() -> Zone { .utc }

        func put(_ resource: ImportedResource) throws -> PutOutcome {
            if resource.type == "Basic" {
                throw ImportRefusal(type: resource.type, id: resource.id, reason: "this archive takes no Basic")
            }
            let key = "\(resource.type)/\(resource.id)"
            defer {
                stored[key] = StoredResource(
                    type: resource.type, id: resource.id, json: resource.json, entity: resource.entity)
            }
            return stored[key] == nil ? .created : .updated
        }
    }
}
