/// The names that one transaction has looked up, since a list has the same few people again and again.
final class NameCache {
    private var names: [String: String] = [:]

    func name(_ key: String, _ find: () throws -> String?) rethrows -> String {
        if let known = names[key] { return known }
        let name = try find() ?? ""
        names[key] = name
        return name
    }
}
