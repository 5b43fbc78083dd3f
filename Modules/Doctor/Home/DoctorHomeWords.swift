import ClinicModel
import Foundation
import SharedScenes
import SwiftUI

package struct DoctorHomeWords: HomeWords {
    package let patients: LocalizedStringResource? = "Patients"
    package let results: LocalizedStringResource = "Results to release"

    package init() {}

    package func prescriptions(_ medication: MedicationOverview) -> LocalizedStringResource { "Refills to approve" }

    package func counted(_ count: Int, _ link: HomeLink) -> LocalizedStringResource {
        link == .results ? "\(count) waiting" : GeneralHomeWords().counted(count, link)
    }

    /// That there is nothing to do is said where there often is something.
    package func badge(_ count: Int, _ link: HomeLink) -> LocalizedStringResource? {
        switch link {
        case .upcoming: count > 0 ? counted(count, link) : nil
        case .unread: count > 0 ? counted(count, link) : "none unread"
        case .results, .prescriptions: count > 0 ? counted(count, link) : "none waiting"
        }
    }

    package func title(of topic: HomeEntity.Topic) -> LocalizedStringResource {
        topic == .requests ? "Requests to confirm" : topic.title
    }
}
