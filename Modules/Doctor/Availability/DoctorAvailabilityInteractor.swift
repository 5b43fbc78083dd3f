import ClinicModel
import Foundation
import SharedScenes

package struct DoctorAvailabilityInteractor: AvailabilityInteractive {
    private let availability: any AvailabilityGateway
    private let changesGateway: any ChangesGateway
    private let clock: ClinicClock

    package init(scope: DoctorScope) {
        availability = scope.gateways.availability
        changesGateway = scope.gateways.changes
        clock = scope.clock
    }

    package var now: Date { clock.now }

    package func fetchAvailability() async throws -> [Availability] { try await availability.availability() }

    package func fetchEffect(of change: AvailabilityChange) async throws -> AvailabilityEffect {
        try await availability.effect(of: change)
    }

    package func carryOut(_ change: AvailabilityChange) async throws { try await availability.carryOut(change) }

    package func changes() -> AsyncStream<Void> { changesGateway.changes() }
}
