import ClinicModel
import SwiftUI

/// How a result is, in its colour. What is not usual has a sign before it, and is told at a glance without colours.
struct InterpretationLabel: View {
    let interpretation: Interpretation

    var body: some View {
        HStack {
            if let sign = interpretation.sign {
                Text(verbatim: sign).accessibilityHidden(true)
            }
            Text(interpretation.words.resource).bold(!interpretation.isNormal)
        }
        .foregroundStyle(interpretation.colour)
    }
}

extension Interpretation {
    fileprivate var sign: String? {
        switch self {
        case .criticalLow: "▼▼"
        case .low: "▼"
        case .normal: nil
        case .high: "▲"
        case .criticalHigh: "▲▲"
        case .abnormal: "!"
        }
    }
}
