import ClinicModel
import Combine
import SwiftUI
import ViperKit

/// What the View of Record needs.
@MainActor
package protocol RecordPresentable: ScenePresentable, ReleasePresentable, Sendable {
    var record: Fetched<RecordEntity> { get }

    func didPullToRefresh() async
    func didTapRelease(_ results: [ResultID])
    func didTapWrite()
    func didTapWriteOfAllergies()
    func didTapFollowUp()
}

/// Where Record leads: to the results of one kind, to a document, to the prescriptions, to the visits, to the next
/// one, to what can be written about it and to who viewed it.
@MainActor
package protocol RecordDestinations {
    associatedtype SeriesScreen: View
    associatedtype DocumentScreen: View
    associatedtype PrescriptionsScreen: View
    associatedtype AppointmentScreen: View
    associatedtype TimeSlotsScreen: View
    associatedtype ConversationScreen: View
    associatedtype AccountScreen: View

    func series(_ parameters: SeriesParameters) -> SeriesScreen
    func document(_ parameters: DocumentParameters) -> DocumentScreen
    func prescriptions(_ parameters: PrescriptionsParameters) -> PrescriptionsScreen
    func appointment(_ parameters: AppointmentParameters) -> AppointmentScreen
    func timeSlots(_ parameters: TimeSlotsParameters) -> TimeSlotsScreen
    func conversation(_ parameters: ConversationParameters) -> ConversationScreen
    func account(_ parameters: AccountParameters) -> AccountScreen
}

/// What one side sees of a health record and does with it.
package protocol RecordInteractive: Sendable {
    /// The record. Throws `ClinicError.notAllowed` or `.notFound`.
    func fetchRecord(_ parameters: RecordParameters, access: Access) async throws -> RecordEntity

    /// Shows results to the patient, with a comment unless that is blank.
    func release(_ results: [ResultID], of patient: Patient.ID, comment: String) async throws

    /// Yields whenever the record may have changed.
    func changes() -> AsyncStream<Void>
}
