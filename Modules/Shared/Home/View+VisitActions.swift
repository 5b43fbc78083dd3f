import ClinicModel
import SwiftUI

extension View {
    /// Offers on the row of a visit what can be done with it at once.
    package func visitActions(
        _ actions: [AppointmentAction], perform: @escaping @MainActor (AppointmentAction) -> Void
    ) -> some View {
        contextMenu {
            ForEach(actions, id: \.self) { action in
                Button(role: action.isDestructive ? .destructive : nil) {
                    perform(action)
                } label: {
                    ResourceLabel(action.title, systemImage: action.systemImage)
                }
            }
        }
    }
}
