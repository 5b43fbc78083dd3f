import GRDB

/// The tables, indexes and triggers of a database beside those that this version makes.
struct SchemaComparison {
    private typealias Object = SchemaObject

    let faults: [String]
    /// What somebody has added that changes nothing of the clinic's.
    let additions: [String]

    init(of db: Database) throws {
        let made = try Self.objects(db)
        let expected = try Self.objects()
        let tables = Set(expected.values.map(\.table))
        var faults: [String] = []
        var additions: [String] = []
        for (name, object) in expected.sorted(by: { $0.key < $1.key }) {
            if made[name] == nil {
                faults.append("the \(object.type) \(name) is missing")
            } else if made[name]?.sql != object.sql {
                faults.append("the \(object.type) \(name) is not what it should be")
            }
        }
        for (name, object) in made.sorted(by: { $0.key < $1.key }) where expected[name] == nil {
            if object.isRule, tables.contains(object.table) {
                faults.append("the \(object.type) \(name) on \(object.table) is not the clinic’s")
            } else {
                additions.append("The \(object.type) \(name) is not the clinic’s.")
            }
        }
        (self.faults, self.additions) = (faults, additions)
    }

    private static func objects() throws -> [String: SchemaObject] { try index(SchemaObject.all()) }

    private static func objects(_ db: Database) throws -> [String: SchemaObject] { try index(SchemaObject.all(in: db)) }

    private static func index(_ objects: [SchemaObject]) -> [String: SchemaObject] {
        Dictionary(objects.map { ($0.name, $0) }) { one, _ in one }
    }
}
