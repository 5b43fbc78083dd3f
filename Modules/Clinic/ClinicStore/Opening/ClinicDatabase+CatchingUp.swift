import ClinicModel
import Foundation
import GRDB

extension ClinicDatabase {
    package func catchUp(with reader: ClinicTransaction.TextReader) throws {
        do {
            guard !isReadOnly, try isBehind else { return }
            try pool.write { [clock] db in
                let transaction = ClinicTransaction(on: db, clock: clock)
                if try transaction.isBehind() { try transaction.catchUp(with: reader) }
            }
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }

    private var isBehind: Bool {
        get throws { try readDirectly { try ClinicTransaction(on: $0, clock: clock).isBehind() } }
    }
}
