import ClinicModel
import SwiftUI

enum VisitUIModel {
    /// From here on the record stands beside the visit: 100 columns of a terminal.
    static let wideWidth: CGFloat = 800

    @MainActor
    static func field(_ sign: VitalSign) -> LocalizedStringKey {
        switch sign {
        case .systolic: "Systolic, mmHg"
        case .diastolic: "Diastolic, mmHg"
        case .pulse: "Pulse, /min"
        case .temperature: "Temperature, °C"
        case .respiration: "Breathing, /min"
        case .oxygen: "Oxygen, %"
        case .weight: "Weight, kg"
        case .height: "Height, cm"
        }
    }
}
