/// What a source says of a type.
struct DeclaredType {
    /// The names of the types and protocols that it inherits from.
    let parents: [String]
    /// Whether it is the main actor's; nil where its parents say that.
    let isOnMainActor: Bool?
}

extension [String: DeclaredType] {
    /// Whether the members of a type run on the main actor unless they say otherwise.
    func isOnMainActor(_ name: String) -> Bool {
        guard let type = self[name] else { return false }
        return type.isOnMainActor ?? type.parents.contains { $0 != name && isOnMainActor($0) }
    }
}
