import PlainText

/// What an entry of a transaction or batch asks for.
struct BundleRequest {
    private let method: String
    private let url: String
    private let ifNoneExist: String?

    init(_ value: JSONValue?) throws(ElementFault) {
        let place = "Bundle.entry.request"
        guard let request = value?.object else { throw ElementFault(place, "it is required and missing") }
        guard let method = request["method"]?.string else {
            throw ElementFault("\(place).method", "it is required and missing")
        }
        guard ["POST", "PUT"].contains(method) else {
            throw ElementFault("\(place).method", "\(method) cannot be honoured, only POST and PUT")
        }
        guard let url = request["url"]?.string else { throw ElementFault("\(place).url", "it is required and missing") }
        for name in ["ifMatch", "ifNoneMatch", "ifModifiedSince"] where request[name] != nil {
            throw ElementFault("\(place).\(name)", "it cannot be honoured: nothing here has versions")
        }
        self.method = method
        self.url = url.hasPrefix("/") ? String(url.dropFirst()) : url
        ifNoneExist = request["ifNoneExist"]?.string
    }

    func action(for resource: JSONObject) throws(ElementFault) -> BundleEntry.Action {
        let place = "Bundle.entry.request.url"
        let type = try ResourceCheck.type(of: resource, at: "resourceType")
        let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let query = parts.count == 2 ? String(parts[1]) : nil
        if let operation = path.first(where: { $0.hasPrefix("$") || $0.hasPrefix("_") }) {
            throw ElementFault(place, "the operation \(operation) cannot be honoured")
        }
        guard path.first == type else { throw ElementFault(place, "\(method) \(url) does not fit a \(type)") }
        switch (method, path.count, query) {
        case ("POST", 1, nil):
            return .create(
                ifNoneExist: try ifNoneExist.map { query throws(ElementFault) in
                    try Self.criteria(
                        type, query.split(separator: "?").last.map(String.init) ?? query,
                        at: "Bundle.entry.request.ifNoneExist")
                })
        case ("PUT", 1, let query?):
            return .replaceMatch(try Self.criteria(type, query, at: place))
        case ("PUT", 2, nil):
            guard resource["id"]?.string == path[1] else {
                throw ElementFault(place, "PUT \(url) needs a resource with that id")
            }
            return .replace
        default: throw ElementFault(place, "\(method) \(url) cannot be honoured")
        }
    }

    private static func criteria(_ type: String, _ query: String, at place: String) throws(ElementFault)
        -> SearchCriteria
    {
        do {
            return try SearchCriteria(type: type, query: query)
        } catch {
            throw ElementFault(place, error.reason)
        }
    }
}
