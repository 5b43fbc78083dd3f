import ClinicModel

/// The names and the zones that one transaction has looked up, since a list has the same few people again and again.
final class NameCache {
    // Not checked, as they are asked for each row.
    @exclusivity(unchecked) private var names = FewValues<String, String>()
    @exclusivity(unchecked) private var zones = FewValues<Schedule.ID, Zone>()
    @exclusivity(unchecked) private var firstZones = FewValues<Practitioner.ID?, Zone?>()

    func name(of reference: String, _ find: () throws -> String) rethrows -> String {
        try names.value(of: reference, find)
    }

    func zone(of schedule: Schedule.ID, _ find: () throws -> Zone) rethrows -> Zone {
        try zones.value(of: schedule, find)
    }

    /// That of the first schedule of a practitioner, or of all.
    func zone(of practitioner: Practitioner.ID?, _ find: () throws -> Zone?) rethrows -> Zone? {
        try firstZones.value(of: practitioner, find)
    }
}

/// Values that are looked up once. Most transactions ask for a handful, which are found by looking through them in
/// less time than it takes to hash a key.
private struct FewValues<Key: Hashable, Value> {
    private static var few: Int { 8 }
    /// As a page of a list may ask for.
    private static var many: Int { 100 }

    private var first: [(key: Key, value: Value)] = []
    private var others: [Key: Value] = [:]

    mutating func value(of key: Key, _ find: () throws -> Value) rethrows -> Value {
        // By their places: to go through the pairs themselves would take a copy of each.
        for place in first.indices where first[place].key == key { return first[place].value }
        if first.count == Self.few, let known = others[key] { return known }
        let value = try find()
        if first.isEmpty { first.reserveCapacity(Self.few) }
        if first.count < Self.few {
            first.append((key, value))
        } else {
            if others.isEmpty { others.reserveCapacity(Self.many) }
            others[key] = value
        }
        return value
    }
}
