import ClinicModel
import Foundation
import SharedScenes
import SwiftUI

/// Home in the words of the screen.
struct HomeItem: Equatable {
    struct Suggestion: Equatable, Identifiable {
        let id: HomeEntity.Suggestion
        let title: LocalizedStringResource
        let appointment: Appointment.ID
    }

    struct Section: Equatable, Identifiable {
        let id: HomeEntity.Topic
        let title: LocalizedStringResource
        let visits: [Visit]
        let nothing: LocalizedStringResource
        let actions: [AppointmentAction]
    }

    let name: String
    let appointmentsTitle: LocalizedStringResource
    let appointmentsBadge: LocalizedStringResource?
    /// Nil where there are none to find.
    let patientsTitle: LocalizedStringResource?
    let bookingTitle: LocalizedStringResource
    let messagesTitle: LocalizedStringResource
    let messagesBadge: LocalizedStringResource?
    let resultsTitle: LocalizedStringResource
    let resultsBadge: LocalizedStringResource?
    let prescriptionsTitle: LocalizedStringResource
    let prescriptionsBadge: LocalizedStringResource?
    let accountTitle: LocalizedStringResource
    let suggestions: [Suggestion]
    let sections: [Section]
}
