import ClinicModel
import Foundation
import SwiftUI

extension Interpretation {
    package var colour: Color {
        switch self {
        case .criticalLow, .criticalHigh: .red
        case .low, .high, .abnormal: .orange
        case .normal: .green
        }
    }
}

extension Trend {
    /// Where the values go, in a word.
    package var title: LocalizedStringResource {
        switch self {
        case .rising: "rising"
        case .steady: "about the same"
        case .falling: "falling"
        }
    }

    package var systemImage: String {
        switch self {
        case .rising: "arrow.up.right"
        case .steady: "arrow.right"
        case .falling: "arrow.down.right"
        }
    }
}
