import ClinicModel
import ClinicProgram

extension SlotFinder {
    /// The free time that the options mean.
    func slot(at time: TypedTime, of options: SlotOptions) async throws -> OpenSlot {
        let who = try options.practitioner.map(practitioner)
        let what = try options.service.map { try service($0, of: who) }
        return try await slot(at: time, with: who, service: what, overbooking: false)
    }
}
