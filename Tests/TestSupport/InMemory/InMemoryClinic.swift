import ClinicModel
import ClinicStore
import Foundation
import Synchronization

/// A whole clinic in memory. It holds the same rules as the one in SQLite.
package final class InMemoryClinic: RecordKeeper {
    package let clock: ClinicClock
    private let state: Mutex<InMemoryState>
    private let broadcast = ChangeBroadcast()

    package init(clock: ClinicClock = .system, _ state: InMemoryState = InMemoryState()) {
        self.clock = clock
        self.state = Mutex(state)
    }

    package func gateways(for principal: Principal) -> Gateways {
        .local(for: principal, keeper: self, hasher: PlainPasswordHasher())
    }

    package func gateways(for session: Session) -> Gateways {
        .local(for: session, keeper: self, hasher: PlainPasswordHasher())
    }

    package var signIn: any SignInGateway {
        LocalSignInGateway(keeper: self, hasher: PlainPasswordHasher())
    }

    package var accounts: AccountAdministration {
        AccountAdministration(keeper: self, hasher: PlainPasswordHasher())
    }

    package func read<Result: Sendable>(
        _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) async throws -> Result {
        try body(InMemoryRecords(state.withLock { $0 }, clock: clock))
    }

    package func write<Result: Sendable>(
        beforeWaiting check: RecordCheck?, _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) async throws -> Result {
        let (result, didChange) = try state.withLock { state in
            let records = InMemoryRecords(state, clock: clock)
            let result = try body(records)
            let didChange = state.changeCount != records.state.changeCount
            state = records.state
            return (result, didChange)
        }
        if didChange { broadcast.send() }
        return result
    }

    package func changes() -> AsyncStream<Void> { broadcast.stream() }
}
