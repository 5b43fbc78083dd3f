import ClinicModel
import GRDB

extension ClinicDatabase {
    package func readHere(_ body: (any SQLConnection) throws -> Void) throws {
        do {
            try pool.read { try body($0) }
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }

    package func fillHere(_ body: (any SQLConnection) throws -> Void) throws {
        do {
            try pool.write { db in
                let rules = try SchemaObject.all(in: db).filter { $0.type == "trigger" && !$0.name.hasPrefix("audit_") }
                for rule in rules { try db.execute(sql: "DROP TRIGGER \(rule.name)") }
                try body(db)
                try db.execute(
                    sql: """
                        INSERT INTO patient_search (rowid, words) SELECT number, search_text FROM patient;
                        UPDATE change SET counter = counter + 1;
                        """)
                for rule in rules { try db.execute(sql: rule.sql) }
                try db.gatherStatistics()
            }
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }
}
