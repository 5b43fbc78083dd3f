extension Gateways {
    /// The gateways that hold the clinic's rules over records kept on this machine.
    package static func local(
        for principal: Principal, keeper: any RecordKeeper, hasher: any PasswordHasher
    ) -> Gateways {
        let desk = Desk(keeper: keeper, principal: principal)
        return Gateways(
            principal: principal,
            accounts: LocalAccountsGateway(desk: desk, hasher: hasher),
            people: LocalPeopleGateway(desk: desk),
            slots: LocalSlotsGateway(desk: desk),
            appointments: LocalAppointmentsGateway(desk: desk),
            overview: LocalOverviewGateway(desk: desk),
            audit: LocalAuditGateway(desk: desk),
            changes: LocalChangesGateway(keeper: keeper))
    }
}
