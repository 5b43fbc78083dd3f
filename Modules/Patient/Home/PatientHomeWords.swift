import ClinicModel
import Foundation
import SharedScenes
import SwiftUI

package struct PatientHomeWords: HomeWords {
    package let results: LocalizedStringResource = "My record"

    package init() {}

    package func prescriptions(_ medication: MedicationOverview) -> LocalizedStringResource {
        if medication.answeredCount ?? 0 > 0 { return "My medication: refill answered" }
        if medication.dueCount > 0 { return "My medication: refill due" }
        return medication.refillCount > 0 ? "My medication: refill requested" : "My medication"
    }

    package func badge(of medication: MedicationOverview) -> Int { medication.activeCount }

    package func counted(_ count: Int, _ link: HomeLink) -> LocalizedStringResource {
        switch link {
        case .results: "\(count) new results"
        case .prescriptions: "\(count) active"
        case .upcoming, .unread: GeneralHomeWords().counted(count, link)
        }
    }

    package func title(of topic: HomeEntity.Topic) -> LocalizedStringResource {
        topic == .requests ? "Waiting for confirmation" : topic.title
    }
}
