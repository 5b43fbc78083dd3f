import SharedScenes
import SwiftUI

/// Where a patient's scenes lead.
package struct PatientDestinations: ScopedDestinations {
    package let scope: PatientScope

    package init(scope: PatientScope) {
        self.scope = scope
    }

    /// What is new stands first in one's own record.
    package func results(_ parameters: ResultsParameters) -> some View {
        record(RecordParameters())
    }
}
