import ClinicProgram

extension Program {
    /// Has the clinic left as it should be however the program ends; see `OpenClinic.leave()`. What could not be done
    /// is said on stderr: there may be no screen left.
    func arrangeFarewell(to clinic: OpenClinic) {
        Farewell.arrange {
            do {
                try waiting { try await clinic.leave() }
            } catch {
                report(error)
            }
        }
    }
}
