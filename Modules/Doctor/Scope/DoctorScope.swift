import ClinicModel

/// What the scenes of a practitioner who has signed in are made from.
package struct DoctorScope: Sendable {
    package let session: Session
    package let gateways: Gateways
    package let clock: ClinicClock

    package init(session: Session, gateways: Gateways, clock: ClinicClock) {
        self.session = session
        self.gateways = gateways
        self.clock = clock
    }

    package var principal: Principal { gateways.principal }
}
