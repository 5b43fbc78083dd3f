/// What ends a visit before it has begun.
package enum AppointmentEnding: Hashable, Sendable, Identifiable {
    case cancel, decline

    package var id: Self { self }
}
