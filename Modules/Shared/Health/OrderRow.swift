import ClinicModel
import SwiftUI

/// An order in a list: what, for whom, since when, how it stands, and what has come of it.
package struct OrderRow: View {
    private let order: Order
    private let zone: Zone

    package init(order: Order, zone: Zone) {
        self.order = order
        self.zone = zone
    }

    private var request: ServiceRequest { order.request }

    package var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(request.words.resource).font(.headline)
                Spacer()
                if let priority = request.priority, priority != .routine, !hasEnded {
                    Text(priority.words.resource).foregroundStyle(.orange)
                    Text(verbatim: "·").foregroundStyle(.secondary)
                }
                Text(request.standing.resource).foregroundStyle(hasEnded ? Color.secondary : Color.blue)
            }
            Text(verbatim: facts).foregroundStyle(.secondary)
            ForEach(request.reasons, id: \.self) { Text("For: \($0.words.localized)").foregroundStyle(.secondary) }
            if let note = request.note { Text(verbatim: note).foregroundStyle(.secondary) }
            if let reason = request.statusReason?.words.localized {
                Text("Because: \(reason)").foregroundStyle(.secondary)
            }
            ForEach(order.results) { result in
                Label {
                    ResultSummaryRow(result: result, showsPatient: false)
                } icon: {
                    Image(systemName: "checkmark.circle")
                }
            }
        }
    }

    private var hasEnded: Bool { request.doNotPerform == true || !request.status.canBecome(.completed) }

    private var facts: String {
        let day = request.authored?.words(in: zone).localized
        return [request.category?.words.localized, day, order.requesterName].compactMap(\.self)
            .joined(separator: " · ")
    }
}
