import ClinicStore

extension PostgresClinic {
    package func catchUp(with reader: ClinicTransaction.TextReader) throws {
        try withLane { lane in
            defer { lane.disconnect() }
            func transaction(_ connection: PostgresConnection) -> ClinicTransaction {
                ClinicTransaction(on: connection, clock: clock)
            }
            guard try TransactionRunner(on: lane).read({ try transaction($0).isBehind() }) else { return }
            let (hasChanged, hasAudited) = try TransactionRunner(on: lane).write { connection in
                // Another server may have been faster.
                if try transaction(connection).isBehind() { try transaction(connection).catchUp(with: reader) }
                return (connection.hasChangedRecords, connection.hasAudited)
            }
            if hasChanged { listener.tell(by: lane) }
            if hasAudited { linker.wake() }
        }
    }
}
