import ClinicModel
import Foundation

/// Writes the clinic's resources as a Bundle, an entry a line, as they come.
package struct BundleWriter {
    package enum Kind: String, Sendable, CaseIterable {
        /// What is there.
        case collection
        /// A PUT of each resource, for a server to take.
        case transaction
    }

    /// Where the entries' full URLs begin; the resources' own references are relative to it.
    package static let base = "http://caduceus.example/fhir/"

    private let kind: Kind
    private let write: (Data) throws -> Void
    package private(set) var count = 0

    package init(_ kind: Kind, to write: @escaping (Data) throws -> Void) {
        self.kind = kind
        self.write = write
    }

    package mutating func add(_ stored: StoredResource) throws {
        let resource = try ResourceProjection.resource(stored)
        var entry = JSONObject([
            ("fullUrl", .string("\(Self.base)\(stored.type)/\(stored.id)")), ("resource", .object(resource)),
        ])
        if kind == .transaction {
            entry["request"] = ["method": "PUT", "url": .string("\(stored.type)/\(stored.id)")]
        }
        let opening = count == 0 ? #"{"resourceType":"Bundle","type":"\#(kind.rawValue)","entry":["# : ","
        try write(Data((opening + "\n").utf8) + Data(JSONWriter.bytes(.object(entry))))
        count += 1
    }

    /// Ends the Bundle. An empty one has no entries: FHIR has no empty arrays.
    package mutating func finish() throws {
        let end = count == 0 ? #"{"resourceType":"Bundle","type":"\#(kind.rawValue)"}"# : "\n]}"
        try write(Data((end + "\n").utf8))
    }
}
