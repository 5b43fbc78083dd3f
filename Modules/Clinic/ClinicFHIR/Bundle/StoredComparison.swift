import ClinicModel
import Foundation
import PlainText

/// How a resource that comes again compares with what is stored.
struct StoredComparison {
    enum Verdict {
        case same, kept, newer
    }

    private let stored: StoredResource
    private let incoming: JSONValue
    private let bytes: Data

    init(_ stored: StoredResource, incoming: JSONObject, bytes: Data) {
        self.stored = stored
        self.incoming = .object(incoming)
        self.bytes = bytes
    }

    /// What came before, word for word, is nothing new, whatever has been changed here since. A POST makes what is not
    /// there: of what is there it may say more, but not something else.
    func verdict(for action: BundleEntry.Action) throws -> Verdict {
        if stored.lacksColumns { return .newer }
        if stored.json == bytes { return try stored.isReadOtherwise ? .newer : .same }
        let current = JSONValue.object(try ResourceProjection.resource(stored))
        let original = try stored.json.map { try JSONParser.parse($0) }
        if incoming.saysTheSame(as: current) { return .same }
        if let original, incoming.saysTheSame(as: original) { return .same }
        guard case .create = action else { return .newer }
        if incoming.covers(current) { return .newer }
        return current.covers(incoming) || original?.covers(incoming) ?? false ? .same : .kept
    }
}

extension StoredResource {
    /// Whether an older version has kept it as its text alone, which did not read such resources.
    fileprivate var lacksColumns: Bool { entity == .other && ElementTable.resources.contains(type) }

    /// Whether an older version may have read less of it: a message's first part, or the first whom it is sent to.
    fileprivate var isReadOtherwise: Bool {
        get throws {
            guard case .communication(let message) = entity,
                let resource = try json.flatMap({ try JSONParser.parse($0).object })
            else { return false }
            let read = try Communication(resource, id: message.id)
            return read.text != message.text || !read.otherRecipients.isEmpty
        }
    }
}
