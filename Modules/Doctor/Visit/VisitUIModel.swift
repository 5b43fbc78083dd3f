import ClinicModel
import SwiftUI

enum VisitUIModel {
    /// From here on the record stands beside the visit: 100 columns of a terminal.
    static let wideWidth: CGFloat = 800

    @MainActor
    static func field(_ sign: VitalSign) -> LocalizedStringKey {
        switch sign {
        case .systolic: "Systolic pressure, mmHg"
        case .diastolic: "Diastolic pressure, mmHg"
        case .pulse: "Heart rate, /min"
        case .temperature: "Body temperature, °C"
        case .respiration: "Respiratory rate, /min"
        case .oxygen: "Oxygen saturation, %"
        case .weight: "Body weight, kg"
        case .height: "Body height, cm"
        }
    }
}
