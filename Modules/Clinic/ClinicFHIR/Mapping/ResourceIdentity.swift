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
