import ClinicModel

/// Finds the places of resources, by the indexes of whose they are and when they start.
struct ResourceKeyReader {
    let db: any SQLConnection

    func keys(_ selection: ResourceSelection) throws -> [ResourceKey] {
        if selection.type == AuditEvent.resourceType { return try auditKeys(selection) }
        let source = ResourceSource(of: selection)
        let place =
            ResourceSelection.isByStart(selection.type) ? "\(source.start) NULLS FIRST, \(source.id)" : source.id
        var conditions = source.conditions
        if let from = selection.from {
            conditions.append(.init("\(source.start) >= :from", ["from": from.milliseconds]))
        }
        if let to = selection.to { conditions.append(.init("\(source.start) < :to", ["to": to.milliseconds])) }
        if let after = selection.after { conditions.append(source.follows(after)) }
        let sql: SQLText = """
            SELECT \(source.id), \(source.start) FROM \(source.table)
            WHERE \(conditions.map(\.sql).joined(separator: " AND ")) ORDER BY \(place) LIMIT :limit
            """
        let values = conditions.map(\.values).reduce(["limit": selection.limit], +)
        return try db.rows(sql, named: values) { row in
            ResourceKey(id: row.text(), start: row.instantIfPresent())
        }
    }

    /// The latest first.
    private func auditKeys(_ selection: ResourceSelection) throws -> [ResourceKey] {
        let whose = selection.compartment.role == .patient ? "patient_id = :patient" : "agent = :agent"
        let narrowed = selection.patient == nil ? "" : " AND patient_id = :narrowed"
        return try db.rows(
            """
            SELECT sequence FROM audit
            WHERE \(whose)\(narrowed) AND sequence < :before ORDER BY sequence DESC LIMIT :limit
            """,
            named: [
                "patient": selection.compartment.id, "agent": selection.compartment.reference,
                "narrowed": selection.patient?.rawValue,
                "before": selection.after.flatMap { Int($0.id) } ?? Int.max, "limit": selection.limit,
            ]
        ) { ResourceKey(id: String($0.integer())) }
    }
}
