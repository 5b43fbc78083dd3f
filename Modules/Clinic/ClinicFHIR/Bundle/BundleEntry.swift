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
