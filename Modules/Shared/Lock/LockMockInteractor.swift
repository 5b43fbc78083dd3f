import ClinicModel

struct LockMockInteractor: LockInteractive {
    let userName = "sam"

    func lock() async throws {}

    func unlock(password: String) async throws {
        guard password == "demo" else { throw ClinicError.wrongPassword }
    }

    func signOut() async throws {}
}
