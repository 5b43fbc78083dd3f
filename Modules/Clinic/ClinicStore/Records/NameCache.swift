import ClinicModel

/// The names and the zones that one transaction has looked up, since a list has the same few people again and again.
final class NameCache {
    private var names: [String: String] = [:]
    private var zones: [Schedule.ID: Zone] = [:]
    private var firstZones: [Practitioner.ID?: Zone?] = [:]

    func name(of reference: String, _ find: () throws -> String) rethrows -> String {
        if let known = names[reference] { return known }
        let name = try find()
        names[reference] = name
        return name
    }

    func zone(of schedule: Schedule.ID, _ find: () throws -> Zone) rethrows -> Zone {
        if let known = zones[schedule] { return known }
        let zone = try find()
        zones[schedule] = zone
        return zone
    }

    /// That of the first schedule of a practitioner, or of all.
    func zone(of practitioner: Practitioner.ID?, _ find: () throws -> Zone?) rethrows -> Zone? {
        if let known = firstZones[practitioner] { return known }
        let zone = try find()
        firstZones[practitioner] = .some(zone)
        return zone
    }
}
