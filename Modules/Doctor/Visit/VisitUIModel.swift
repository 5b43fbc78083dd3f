import ClinicModel
import SwiftUI

enum VisitUIModel {
    /// From here on the record stands beside the visit: 100 columns of a terminal.
    static let wideWidth: CGFloat = 800

    /// In the words of one who measures, so that all values stand in one column.
    @MainActor
    static func field(_ sign: VitalSign) -> LocalizedStringKey {
        switch sign {
        case .systolic: "Systolic, mmHg"
        case .diastolic: "Diastolic, mmHg"
        case .pulse: "Heart rate, /min"
        case .temperature: "Temperature, °C"
        case .respiration: "Respiration, /min"
        case .oxygen: "Saturation, %"
        case .weight: "Weight, kg"
        case .height: "Height, cm"
        }
    }
}
