import ClinicModel
import Foundation

/// A connection to a clinic's database, within a transaction. Its statements are written as SQLite reads them.
package protocol SQLConnection {
    /// Begins to run a statement, which has to be ended. Others may run meanwhile, and not the same one.
    func begin(_ sql: SQLText, _ values: BoundValues) throws -> Columns

    /// Has `body` read each row of a statement, a portion at a time where the database would send all rows at once.
    func forEachRowInPortions(of sql: SQLText, _ values: BoundValues, _ body: (inout Columns) throws -> Void) throws

    /// Runs a statement, and returns how many rows it has changed.
    @discardableResult
    func run(_ sql: SQLText, _ values: [SQLValue?]) throws -> Int

    /// Has listeners look when the transaction is done, where no record changes.
    func noteChange() throws

    /// Adds a row to the audit trail.
    func append(_ row: AuditRow) throws

    /// Goes along the audit trail's chain, with the hash that stands at each link.
    func forEachAuditLink(_ body: (AuditLink, _ hash: Data) throws -> Void) throws

    /// Adds a link that was made elsewhere.
    func insert(_ link: AuditLink, hash: Data) throws

    /// The practitioner's patients who are found by the words; see ``PeopleRecords/patients(of:matching:limit:)``.
    func patientSearch(of practitioner: String, matching words: [String], limit: Int) throws -> PatientSearch

    /// Those who are found by words that are like them; see ``PeopleRecords/patients(of:like:limit:)``.
    func patientSearch(of practitioner: String, like words: [SoughtWord], limit: Int) throws -> PatientSearch

    /// The clinic's rule that a statement broke, in words; nil where it failed for another reason.
    func rule(brokenBy error: any Error) -> String?

    /// Has the database see how the values of indexes are spread, after much was brought in.
    func gatherStatistics() throws
}

/// A statement that selects `columns` of patients, for the values of its parameters.
package struct PatientSearch {
    let sql: SQLText
    let values: [SQLValue?]

    package init(sql: SQLText, values: [any BoundValue]) {
        self.sql = sql
        self.values = values.map(\.sqlValue)
    }
}

/// The values of a statement's parameters, by their places or by their names.
package enum BoundValues {
    /// The only one, such as an id, as most statements have.
    case one(String)
    case places([SQLValue?])
    case names(NamedValues)
}

extension SQLConnection {
    @discardableResult
    func run(_ sql: SQLText) throws -> Int { try run(sql, [SQLValue?]()) }

    @discardableResult
    package func run(_ sql: SQLText, _ values: [(any BoundValue)?]) throws -> Int {
        try run(sql, values.map { $0?.sqlValue })
    }

    /// What `make` makes of each row of a statement. `make` may not run the same one.
    @inline(__always)
    package func rows<Element>(
        _ sql: SQLText, _ values: (any BoundValue)?..., make: (inout Columns) throws -> Element
    ) throws -> [Element] {
        try rows(sql, .places(values.map { $0?.sqlValue }), make)
    }

    @inline(__always)
    package func rows<Element>(
        _ sql: SQLText, _ value: String, make: (inout Columns) throws -> Element
    ) throws -> [Element] {
        try rows(sql, .one(value), make)
    }

    @inline(__always)
    func rows<Element>(
        _ sql: SQLText, values: [SQLValue?], make: (inout Columns) throws -> Element
    ) throws -> [Element] {
        try rows(sql, .places(values), make)
    }

    /// What `make` makes of each row of a statement whose parameters have names; those that it lacks are left out.
    @inline(__always)
    func rows<Element>(
        _ sql: SQLText, named values: NamedValues, make: (inout Columns) throws -> Element
    ) throws -> [Element] {
        try rows(sql, .names(values), make)
    }

    // Inlined, so that there is one for each type of element: no row is then copied on its way into the list.
    @inline(__always)
    private func rows<Element>(
        _ sql: SQLText, _ values: BoundValues, _ make: (inout Columns) throws -> Element
    ) throws -> [Element] {
        var elements: [Element] = []
        var row = try begin(sql, values)
        defer { row.end() }
        while try row.next() {
            // Most lists are short.
            if elements.isEmpty { elements.reserveCapacity(4) }
            elements.append(try make(&row))
        }
        return elements
    }

    /// What `make` makes of the first row, nil where there is none.
    @inline(__always)
    package func row<Element>(
        _ sql: SQLText, _ values: (any BoundValue)?..., make: (inout Columns) throws -> Element
    ) throws -> Element? {
        try row(sql, .places(values.map { $0?.sqlValue }), make)
    }

    @inline(__always)
    package func row<Element>(
        _ sql: SQLText, _ value: String, make: (inout Columns) throws -> Element
    ) throws -> Element? {
        try row(sql, .one(value), make)
    }

    @inline(__always)
    private func row<Element>(
        _ sql: SQLText, _ values: BoundValues, _ make: (inout Columns) throws -> Element
    ) throws -> Element? {
        var row = try begin(sql, values)
        defer { row.end() }
        return try row.next() ? make(&row) : nil
    }

    /// Has `body` read each row of a statement.
    @inline(__always)
    package func forEachRow(
        of sql: SQLText, _ values: BoundValues, _ body: (inout Columns) throws -> Void
    ) throws {
        var row = try begin(sql, values)
        defer { row.end() }
        while try row.next() { try body(&row) }
    }

    func forEachRow(
        _ sql: SQLText, named values: NamedValues, _ body: (inout Columns) throws -> Void
    ) throws {
        try forEachRowInPortions(of: sql, .names(values), body)
    }

    /// Updates the row with an id, and inserts it where there is none: an upsert would fire the triggers of both. Returns
    /// whether it is new.
    @discardableResult
    func store(in table: String, id: String, _ values: NamedValues) throws -> Bool {
        let statements = RowStatements.of(table, columns: values.names)
        let values = values.values + [.text(id)]
        guard try run(statements.update, values) == 0 else { return false }
        try run(statements.insert, values)
        return true
    }

    /// Inserts a row that is known to be new.
    func insert(in table: String, id: String, _ values: NamedValues) throws {
        try run(RowStatements.of(table, columns: values.names).insert, values.values + [.text(id)])
    }
}
