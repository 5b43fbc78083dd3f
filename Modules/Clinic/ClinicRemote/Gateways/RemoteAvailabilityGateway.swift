import ClinicAPI
import ClinicModel

struct RemoteAvailabilityGateway: AvailabilityGateway {
    let line: Line

    func availability() async throws -> [Availability] {
        try await line(Calls.readAvailability)
    }

    func effect(of change: AvailabilityChange) async throws -> AvailabilityEffect {
        try await line(Calls.effect, change)
    }

    func carryOut(_ change: AvailabilityChange) async throws -> AvailabilityEffect {
        try await line(Calls.carryOut, change)
    }
}
