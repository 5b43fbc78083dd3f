import ClinicModel
import Foundation

/// A connection to a clinic's database, within a transaction. Its statements are written as SQLite reads them.
package protocol SQLConnection {
    /// Steps through the rows of a statement until `body` says no. `body` may run others, and not the same one.
    func forEachRow(of sql: String, _ values: BoundValues, _ body: (inout Columns) throws -> Bool) throws

    /// The same, a portion at a time where the database would send all rows at once.
    func forEachRowInPortions(of sql: String, _ values: BoundValues, _ body: (inout Columns) throws -> Bool) throws

    /// Runs a statement, and returns how many rows it has changed.
    @discardableResult
    func run(sql: String, arguments: [(any BoundValue)?]) throws -> Int

    /// Adds a row to the audit trail.
    func append(_ row: AuditRow) throws

    /// Goes along the audit trail's chain, with the hash that stands at each link.
    func forEachAuditLink(_ body: (AuditLink, _ hash: Data) throws -> Void) throws

    /// Adds a link that was made elsewhere.
    func insert(_ link: AuditLink, hash: Data) throws

    /// The practitioner's patients who are found by the words; see ``PeopleRecords/patients(of:matching:limit:)``.
    func patientSearch(of practitioner: String, matching words: [String], limit: Int) throws -> PatientSearch

    /// The clinic's rule that a statement broke, in words; nil where it failed for another reason.
    func rule(brokenBy error: any Error) -> String?

    /// Has the database see how the values of indexes are spread, after much was brought in.
    func gatherStatistics() throws
}

/// A statement that selects `columns` of patients, for the values of its parameters.
package struct PatientSearch {
    /// The columns that it has to select.
    package static let columns = SQLRecords.patientColumns

    let sql: String
    let values: [(any BoundValue)?]

    package init(sql: String, values: [(any BoundValue)?]) {
        self.sql = sql
        self.values = values
    }
}

/// The values of a statement's parameters, by their places or by their names. A statement may lack some of the names.
package enum BoundValues {
    case places([(any BoundValue)?])
    case names([(String, (any BoundValue)?)])
}

extension SQLConnection {
    @discardableResult
    func run(sql: String) throws -> Int { try run(sql: sql, arguments: []) }

    /// What `make` makes of each row of a statement. `make` may not run the same one.
    @inline(__always)
    package func rows<Element>(
        _ sql: String, _ values: (any BoundValue)?..., make: (inout Columns) throws -> Element
    ) throws -> [Element] {
        try rows(sql, values: values, make: make)
    }

    @inline(__always)
    func rows<Element>(
        _ sql: String, values: [(any BoundValue)?], make: (inout Columns) throws -> Element
    ) throws -> [Element] {
        try rows(sql, .places(values), make)
    }

    /// What `make` makes of each row of a statement whose parameters have names; those that it lacks are left out.
    @inline(__always)
    func rows<Element>(
        _ sql: String, named values: [(String, (any BoundValue)?)], make: (inout Columns) throws -> Element
    ) throws -> [Element] {
        try rows(sql, .names(values), make)
    }

    // Inlined, so that there is one for each type of element: no row is then copied on its way into the list.
    @inline(__always)
    private func rows<Element>(
        _ sql: String, _ values: BoundValues, _ make: (inout Columns) throws -> Element
    ) throws -> [Element] {
        var elements: [Element] = []
        try forEachRow(of: sql, values) { row in
            elements.append(try make(&row))
            return true
        }
        return elements
    }

    /// What `make` makes of the first row, nil where there is none.
    @inline(__always)
    package func row<Element>(
        _ sql: String, _ values: (any BoundValue)?..., make: (inout Columns) throws -> Element
    ) throws -> Element? {
        var element: Element?
        try forEachRow(of: sql, .places(values)) { row in
            element = try make(&row)
            return false
        }
        return element
    }

    func forEachRow(
        _ sql: String, named values: [(String, (any BoundValue)?)], _ body: (inout Columns) throws -> Void
    ) throws {
        try forEachRowInPortions(of: sql, .names(values)) { row in
            try body(&row)
            return true
        }
    }

    /// Updates the row with an id, and inserts it where there is none: an upsert would fire the triggers of both.
    func store(in table: String, id: String, _ values: KeyValuePairs<String, (any BoundValue)?>) throws {
        try store(in: table, id: id, values.map { ($0.key, $0.value) })
    }

    func store(in table: String, id: String, _ values: [(String, (any BoundValue)?)]) throws {
        let columns = values.map(\.0)
        let arguments = values.map(\.1) + [id]
        let assignments = columns.map { "\($0) = ?" }.joined(separator: ", ")
        guard try run(sql: "UPDATE \(table) SET \(assignments) WHERE id = ?", arguments: arguments) == 0 else { return }
        let places = columns.map { _ in "?, " }.joined()
        try run(
            sql: "INSERT INTO \(table) (\(columns.joined(separator: ", ")), id) VALUES (\(places)?)",
            arguments: arguments)
    }
}
