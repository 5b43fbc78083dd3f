/// What one signed-in principal may reach. Every call is authorised inside its gateway.
package struct Gateways: Sendable {
    package let principal: Principal
    package let accounts: any AccountsGateway
    package let people: any PeopleGateway
    package let slots: any SlotsGateway
    package let appointments: any AppointmentsGateway
    package let messages: any MessagesGateway
    package let records: any RecordGateway
    package let overview: any OverviewGateway
    package let audit: any AuditGateway
    package let changes: any ChangesGateway
    package let personalData: any PersonalDataGateway
    package let availability: any AvailabilityGateway
    package let intake: any IntakeGateway
    package let prescriptions: any PrescriptionsGateway
    package let visits: any VisitsGateway

    package init(
        principal: Principal, accounts: any AccountsGateway, people: any PeopleGateway, slots: any SlotsGateway,
        appointments: any AppointmentsGateway, messages: any MessagesGateway, records: any RecordGateway,
        overview: any OverviewGateway, audit: any AuditGateway, changes: any ChangesGateway,
        personalData: any PersonalDataGateway, availability: any AvailabilityGateway, intake: any IntakeGateway,
        prescriptions: any PrescriptionsGateway, visits: any VisitsGateway
    ) {
        self.principal = principal
        self.accounts = accounts
        self.people = people
        self.slots = slots
        self.appointments = appointments
        self.messages = messages
        self.records = records
        self.overview = overview
        self.audit = audit
        self.changes = changes
        self.personalData = personalData
        self.availability = availability
        self.intake = intake
        self.prescriptions = prescriptions
        self.visits = visits
    }
}
