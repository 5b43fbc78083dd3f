import Foundation
import PlainText

/// Turns a Bundle, or a resource alone, into entries that can be honoured.
struct BundleReader {
    let file: String
    private(set) var entries: [BundleEntry] = []
    private var fullURLs: [String: Int] = [:]
    private var identities: [ResourceIdentity: Int] = [:]
    private var withoutID: [JSONObject: Int] = [:]

    init(file: String) {
        self.file = file
    }

    mutating func readResource(_ resource: JSONObject) throws {
        try ResourceCheck.check(resource)
        try add(resource, fullURL: nil, index: nil, action: .replace)
    }

    mutating func readBundle(_ bundle: JSONObject) throws {
        guard let type = bundle["type"]?.string else { throw ElementFault("Bundle.type", "it is required and missing") }
        guard ["transaction", "batch", "collection"].contains(type) else {
            throw ElementFault(
                "Bundle.type", "a Bundle of type \"\(type)\" is not taken, only transaction, batch and collection")
        }
        guard let items = (bundle["entry"] ?? .array([])).array else {
            throw ElementFault("Bundle.entry", "it should be an array")
        }
        for (index, item) in items.enumerated() {
            do {
                try readEntry(item, index: index, hasRequests: type != "collection")
            } catch let fault as ElementFault {
                throw BundleRefusal(file: file, entry: index, element: fault.element, reason: fault.reason)
            }
        }
    }

    private mutating func readEntry(_ item: JSONValue, index: Int, hasRequests: Bool) throws {
        guard let entry = item.object else { throw ElementFault("Bundle.entry", "\(item.kind) is no entry") }
        let request = hasRequests ? try BundleRequest(entry["request"]) : nil
        guard let resource = entry["resource"]?.object else {
            throw ElementFault("Bundle.entry.resource", "it is required and missing")
        }
        if !hasRequests, entry["request"] != nil {
            throw ElementFault("Bundle.entry.request", "a collection has no requests (bdl-3)")
        }
        try ResourceCheck.check(resource)
        let fullURL = try fullURL(entry["fullUrl"], index: index)
        try add(
            resource, fullURL: fullURL, index: index,
            action: try request?.action(for: resource) ?? .replace)
    }

    private mutating func fullURL(_ value: JSONValue?, index: Int) throws(ElementFault) -> String? {
        guard let value else { return nil }
        guard let url = value.string, !url.isEmpty else {
            throw ElementFault("Bundle.entry.fullUrl", "it should be a URI")
        }
        if let other = fullURLs.updateValue(index, forKey: url) {
            throw ElementFault("Bundle.entry.fullUrl", "\(url) stands in entry[\(other)] too (bdl-7)")
        }
        return url
    }

    private mutating func add(
        _ resource: JSONObject, fullURL: String?, index: Int?, action: BundleEntry.Action
    ) throws(ElementFault) {
        let type = try ResourceCheck.type(of: resource, at: "resourceType")
        var resource = resource
        let id = resource["id"]?.string ?? fullURL.flatMap { Self.id(inFullURL: $0, type: type) } ?? contentID(resource)
        if resource["id"] == nil { resource.insert(.string(id), named: "id", at: 1) }
        let entry = BundleEntry(
            index: index, fullURL: fullURL, type: type, id: id, resource: resource, action: action)
        if let index, let other = identities.updateValue(index, forKey: entry.identity) {
            guard entries[other].resource == resource else {
                throw ElementFault("\(type).id", "\(type)/\(id) stands in entry[\(other)] too, with other content")
            }
        }
        entries.append(entry)
    }

    private mutating func contentID(_ resource: JSONObject) -> String {
        let occurrence = withoutID[resource, default: 0]
        withoutID[resource] = occurrence + 1
        return ContentID.make(resource, occurrence: occurrence)
    }

    /// The id that a fullUrl gives a resource without one: that of the URN, or of a URL that ends in type and id.
    private static func id(inFullURL url: String, type: String) -> String? {
        for prefix in ["urn:uuid:", "urn:oid:"] where url.lowercased().hasPrefix(prefix) {
            let id = String(url.dropFirst(prefix.count))
            return PrimitiveFormat.isID(id) ? id : nil
        }
        let parts = url.split(separator: "/")
        guard let id = parts.last, parts.count > 2, parts[parts.count - 2] == type else { return nil }
        return PrimitiveFormat.isID(String(id)) ? String(id) : nil
    }
}
