import SharedScenes

/// Where a patient's scenes lead.
package struct PatientDestinations: ScopedDestinations {
    package let scope: PatientScope

    package init(scope: PatientScope) {
        self.scope = scope
    }
}
