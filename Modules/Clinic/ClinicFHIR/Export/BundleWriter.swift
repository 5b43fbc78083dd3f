import Foundation
import PlainText

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
    private let write: @Sendable (Data) throws -> Void
    private var count = 0

    init(_ kind: Kind, to write: @escaping @Sendable (Data) throws -> Void) {
        self.kind = kind
        self.write = write
    }

    mutating func add(_ resource: JSONObject, type: String, id: String) throws {
        let url = "\(type)/\(id)"
        var entry = JSONObject([("fullUrl", .string(Self.base + url)), ("resource", .object(resource))])
        if kind == .transaction { entry["request"] = ["method": "PUT", "url": .string(url)] }
        let opening = count == 0 ? #"{"resourceType":"Bundle","type":"\#(kind.rawValue)","entry":["# : ","
        try write(Data((opening + "\n").utf8) + Data(JSONWriter.bytes(.object(entry))))
        count += 1
    }

    /// Ends the Bundle. An empty one has no entries: FHIR has no empty arrays.
    mutating func finish() throws {
        let end = count == 0 ? #"{"resourceType":"Bundle","type":"\#(kind.rawValue)"}"# : "\n]}"
        try write(Data((end + "\n").utf8))
    }
}
