import ClinicDemo
import ClinicModel
import ClinicStore

extension DemoClinic {
    /// Puts a fresh demo in the place of an old one. Throws if what is there is no demo, or in use.
    package static func reset(
        at path: String, size: DemoSize = .small, clock: ClinicClock, progress: @escaping Progress = { _ in }
    ) async throws {
        let old = try ClinicDatabase.open(path: path, clock: clock)
        guard try await old.isDemo() else {
            throw ProgramError(
                .cannotCreate, "\(path) is not a demo clinic, so it is not replaced",
                advice: "name another file with --database")
        }
        try old.close()
        try await replace(at: path, size: size, clock: clock, progress: progress)
    }
}
