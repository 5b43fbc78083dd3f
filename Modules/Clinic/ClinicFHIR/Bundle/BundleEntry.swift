import PlainText

/// One resource of a file and what is to become of it.
struct BundleEntry: Sendable {
    enum Action: Hashable, Sendable {
        /// POST; with `ifNoneExist` only if nothing matches.
        case create(ifNoneExist: SearchCriteria?)
        /// PUT, or a resource that stands in a collection or alone.
        case replace
        /// PUT to whatever matches.
        case replaceMatch(SearchCriteria)
    }

    /// From 0; nil for a resource that is alone in its file.
    let index: Int?
    let fullURL: String?
    let type: String
    /// The id that the resource has, or gets unless something else matches.
    let id: String
    let resource: JSONObject
    let action: Action

    var identity: ResourceIdentity { ResourceIdentity(type: type, id: id) }
}

/// Which resource, such as `Patient/42`.
struct ResourceIdentity: Hashable, Sendable {
    let type: String
    let id: String

    var reference: String { "\(type)/\(id)" }
}

extension ResourceIdentity {
    /// The resource that a relative literal reference names, of whatever version; nil for any other reference.
    init?(reference: String) {
        let parts = reference.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 4 && parts[2] == "_history" else { return nil }
        let (type, id) = (String(parts[0]), String(parts[1]))
        guard ResourceTypes.contains(type), PrimitiveFormat.isID(id) else { return nil }
        self.init(type: type, id: id)
    }
}
