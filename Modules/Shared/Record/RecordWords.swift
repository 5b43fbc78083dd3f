import Foundation
import SwiftUI

enum RecordWords {
    /// The beginning of a message in which a patient tells of an allergy.
    static var beginningOfAllergies: String { String(localized: "My allergies:") + " " }
}
