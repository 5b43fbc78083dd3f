extension StoredResource {
    /// The resource as the patient sees it whose record it is in; its text follows.
    package var forPatient: StoredResource {
        var resource = self
        switch entity {
        case .appointment(let appointment): resource.entity = .appointment(appointment.forPatient)
        case .auditEvent(let event): resource.entity = .auditEvent(event.forPatient)
        default: break
        }
        return resource
    }
}
