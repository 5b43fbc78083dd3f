import ClinicAPI
import ClinicModel
import Synchronization

/// Where passwords are checked: beside everything else, a few at a time. Who comes when too many wait is sent away.
struct SignInDesk: Sendable {
    private static let mostWaiting = 32

    private let clinic: ServedClinic
    private let threads = HashingThreads()
    private let queue = Queue()

    init(clinic: ServedClinic) {
        self.clinic = clinic
    }

    /// Wrong passwords are counted by name and by where they come from, in the store: all servers count together. Who is
    /// sent away is not counted: that would keep the store busy.
    func signIn(_ request: SignInRequest, from address: String) async throws -> Session {
        try await hashing { try await check(request, from: address) }
    }

    private func check(_ request: SignInRequest, from address: String) async throws -> Session {
        let attempts = SignInAttempts(keeper: clinic.keeper, address: address)
        let place = try await attempts.begin()
        do {
            let session = try await clinic.signIn.signIn(
                userName: request.userName, password: request.password, as: request.role)
            try await attempts.withdraw()
            return session
        } catch ClinicError.wrongPassword {
            try await attempts.fail(place)
            throw ClinicError.wrongPassword
        } catch {
            try await attempts.withdraw()
            throw error
        }
    }

    /// Runs what hashes passwords.
    func hashing<Result: Sendable>(
        _ body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let isAdmitted = queue.waiting.withLock { waiting in
            guard waiting < Self.mostWaiting else { return false }
            waiting += 1
            return true
        }
        guard isAdmitted else {
            throw Problem(.tooManyRequests, status: 429, "Too many are signing in.", detail: "Try again in a moment.")
        }
        defer { queue.waiting.withLock { $0 -= 1 } }
        return try await withTaskExecutorPreference(threads, operation: body)
    }

    private final class Queue: Sendable {
        let waiting = Mutex(0)
    }
}
