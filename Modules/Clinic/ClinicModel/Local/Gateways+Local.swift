extension Gateways {
    /// The gateways that hold the clinic's rules over records kept on this machine.
    package static func local(
        for principal: Principal, keeper: any RecordKeeper, hasher: any PasswordHasher, changeKey: ChangeKey? = nil
    ) -> Gateways {
        local(for: principal, at: Desk(keeper: keeper, principal: principal, changeKey: changeKey), hasher: hasher)
    }

    /// The same for as long as a session goes on; then they throw `signedOut`.
    ///
    /// - Parameter changeKey: where one change is asked for, how it is told from one that was done before.
    package static func local(
        for session: Session, keeper: any RecordKeeper, hasher: any PasswordHasher, changeKey: ChangeKey? = nil
    ) -> Gateways {
        local(
            for: session.principal, at: Desk(of: session, keeper: keeper, hasher: hasher, changeKey: changeKey),
            hasher: hasher)
    }

    private static func local(for principal: Principal, at desk: Desk, hasher: any PasswordHasher) -> Gateways {
        Gateways(
            principal: principal,
            accounts: LocalAccountsGateway(desk: desk, hasher: hasher),
            people: LocalPeopleGateway(desk: desk),
            slots: LocalSlotsGateway(desk: desk),
            appointments: LocalAppointmentsGateway(desk: desk),
            messages: LocalMessagesGateway(desk: desk),
            records: LocalRecordGateway(desk: desk),
            overview: LocalOverviewGateway(desk: desk),
            audit: LocalAuditGateway(desk: desk),
            changes: LocalChangesGateway(keeper: desk.keeper),
            personalData: LocalPersonalDataGateway(desk: desk),
            availability: LocalAvailabilityGateway(desk: desk),
            intake: LocalIntakeGateway(desk: desk),
            prescriptions: LocalPrescriptionsGateway(desk: desk),
            visits: LocalVisitsGateway(desk: desk))
    }
}

extension Desk {
    /// A desk for as long as a session goes on.
    convenience init(
        of session: Session, keeper: any RecordKeeper, hasher: any PasswordHasher, changeKey: ChangeKey?
    ) {
        self.init(
            keeper: keeper, principal: session.principal, changeKey: changeKey,
            admit: { records in
                let record = try records.session(digest: hasher.digest(session.token))
                guard let record, record.principal == session.principal, record.isOpen(at: records.systemNow) else {
                    throw ClinicError.signedOut
                }
                return record
            },
            noteUse: { try $0.noteUse(ofSession: hasher.digest(session.token)) })
    }
}
