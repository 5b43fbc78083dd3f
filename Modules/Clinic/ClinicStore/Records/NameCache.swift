import ClinicModel

/// The names and the zones that one transaction has looked up, since a list has the same few people again and again.
final class NameCache {
    private var names: [String: String] = [:]
    private var zones: [String: Zone] = [:]

    func name(_ key: String, _ find: () throws -> String?) rethrows -> String {
        if let known = names[key] { return known }
        let name = try find() ?? ""
        names[key] = name
        return name
    }

    func zone(_ key: String, _ find: () throws -> Zone) rethrows -> Zone {
        if let known = zones[key] { return known }
        let zone = try find()
        zones[key] = zone
        return zone
    }
}
