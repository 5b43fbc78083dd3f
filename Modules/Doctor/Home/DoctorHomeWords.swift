import ClinicModel
import Foundation
import SharedScenes
import SwiftUI

package struct DoctorHomeWords: HomeWords {
    package let appointments: LocalizedStringResource = "Appointments and patients"
    package let booking: LocalizedStringResource = "Book a follow-up"
    package let results: LocalizedStringResource = "Results to release"

    package init() {}

    package func prescriptions(_ medication: MedicationOverview) -> LocalizedStringResource { "Refills to approve" }

    package func counted(_ count: Int, _ link: HomeLink) -> LocalizedStringResource {
        link == .results ? "\(count) waiting" : GeneralHomeWords().counted(count, link)
    }

    package func title(of topic: HomeEntity.Topic) -> LocalizedStringResource {
        topic == .requests ? "Requests to confirm" : topic.title
    }
}
