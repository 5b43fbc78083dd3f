import SharedScenes

/// Where a practitioner's scenes lead.
package struct DoctorDestinations: ScopedDestinations {
    package let scope: DoctorScope

    package init(scope: DoctorScope) {
        self.scope = scope
    }
}
