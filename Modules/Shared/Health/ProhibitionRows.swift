import ClinicModel
import SwiftUI

/// What somebody must not take.
package struct ProhibitionRows: View {
    private let prohibitions: [Prohibition]

    package init(prohibitions: [Prohibition]) {
        self.prohibitions = prohibitions
    }

    package var body: some View {
        ForEach(prohibitions) { prohibition in
            Label("Not to be taken: \(prohibition.medication.words.localized)", systemImage: "exclamationmark.triangle")
                .foregroundStyle(.red)
        }
    }
}
