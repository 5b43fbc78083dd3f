import ClinicModel
import Foundation
import PlainText
import Synchronization

/// A Bundle that is being written, with what it has and what it refers to.
package final class BundleContent: Sendable {
    private struct State {
        var writer: BundleWriter
        var patients: [Patient.ID] = []
        var written: Set<ResourceIdentity> = []
        var referred: Set<ResourceIdentity> = []
    }

    private let state: Mutex<State>

    package init(_ kind: BundleWriter.Kind, to write: @escaping @Sendable (Data) throws -> Void) {
        state = Mutex(State(writer: BundleWriter(kind, to: write)))
    }

    /// Whose demographics are in it.
    package var patients: [Patient.ID] { state.withLock { $0.patients } }

    package func add(_ stored: StoredResource) throws {
        let resource = try ResourceProjection.resource(stored)
        try state.withLock { state in
            try state.writer.add(resource, type: stored.type, id: stored.id)
            state.written.insert(ResourceIdentity(type: stored.type, id: stored.id))
            if case .patient(let patient) = stored.entity { state.patients.append(patient.id) }
            ReferenceWalk.forEach(in: .object(resource), at: "") { text, _ in
                if case .relative(let identity) = LiteralReference(text) { state.referred.insert(identity) }
            }
        }
    }

    /// Adds what is referred to and is in nobody's record, such as practitioners and places, and what these refer to.
    package func addReferred(
        of patient: Patient.ID, find: (_ type: String, _ id: String) throws -> StoredResource?
    ) throws {
        var asked: Set<ResourceIdentity> = []
        while true {
            let missing = state.withLock { $0.referred.subtracting($0.written) }.subtracting(asked)
            guard !missing.isEmpty else { return }
            asked.formUnion(missing)
            for identity in missing.sorted(by: { $0.reference < $1.reference }) {
                guard let stored = try find(identity.type, identity.id) else { continue }
                let resource = try ResourceProjection.resource(stored)
                let owner = ResourceSubject.patient(of: resource, type: identity.type, id: identity.id)
                if owner == nil || owner == patient { try add(stored) }
            }
        }
    }

    package func finish() throws {
        try state.withLock { try $0.writer.finish() }
    }
}
