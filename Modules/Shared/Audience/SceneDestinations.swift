/// All the places that the scenes lead to. An app has one type that says what stands at each.
package typealias SceneDestinations = HomeDestinations & AppointmentsDestinations & AppointmentDestinations
    & TimeSlotsDestinations & ConversationsDestinations & ConversationDestinations & ResultsDestinations
    & RecordDestinations & SeriesDestinations & PrescriptionsDestinations
