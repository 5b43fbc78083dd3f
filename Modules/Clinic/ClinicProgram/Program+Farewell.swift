extension Program {
    /// Leaves the clinic however the program ends; see `OpenClinic.leave()`. A failure is said on stderr, as there may be
    /// no screen left.
    package func arrangeFarewell(to clinic: OpenClinic) {
        Farewell.arrange {
            do {
                try waiting { try await clinic.leave() }
            } catch {
                report(error)
            }
        }
    }

    /// Leaves the clinic before the program ends. At the end itself a thread would wait for another one, and there may be
    /// no other.
    package func leave(_ clinic: OpenClinic) async throws {
        defer { Farewell.cancel() }
        try await clinic.leave()
    }
}
