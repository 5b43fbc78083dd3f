import ClinicModel
import SharedScenes

package struct PatientHomeInteractor: ScopedHomeInteractive {
    package let scope: PatientScope

    package init(scope: PatientScope) {
        self.scope = scope
    }

    package func fetchHome() async throws -> HomeEntity {
        let overview = try await scope.gateways.overview.overview()
        let next = overview.next.map { [Visit($0, seenBy: .patient)] } ?? []
        let requests = overview.requests.map { Visit($0, seenBy: .patient) }
        return HomeEntity(
            name: overview.name, suggestions: try await suggestions(for: next + requests),
            sections: [.init(.next, next)] + (requests.isEmpty ? [] : [.init(.requests, requests)]),
            upcomingCount: overview.upcomingCount)
    }

    private func suggestions(for visits: [Visit]) async throws -> [HomeEntity.Suggestion] {
        var suggestions: [HomeEntity.Suggestion] = []
        for visit in visits {
            let actions = try await scope.gateways.appointments.appointment(visit.id, access: .refresh).actions
            suggestions += [.checkIn, .confirm].filter(actions.contains).map { .init($0, visit) }
        }
        return suggestions
    }
}
