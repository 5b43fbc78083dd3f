import Foundation
import SharedScenes
import SwiftUI

package struct PatientHomeWords: HomeWords {
    package let results: LocalizedStringResource = "My record"

    package init() {}

    package func title(of topic: HomeEntity.Topic) -> LocalizedStringResource {
        topic == .requests ? "Waiting for confirmation" : topic.title
    }
}
