import ClinicModel
import SwiftUI

/// A visit in a list: the other side, the state, and when.
package struct VisitRow: View {
    private let visit: Visit
    /// The day is left out below a heading that says it.
    private let showsDay: Bool

    package init(visit: Visit, showsDay: Bool = true) {
        self.visit = visit
        self.showsDay = showsDay
    }

    package var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(verbatim: visit.counterpart).font(.headline)
                Spacer()
                Text(visit.stateTitle).foregroundStyle(visit.stateColour)
            }
            Text(verbatim: visit.details(showsDay: showsDay)).foregroundStyle(.secondary)
        }
    }
}
