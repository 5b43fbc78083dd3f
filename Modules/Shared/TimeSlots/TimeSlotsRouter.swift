import SwiftUI
import ViperKit

package struct TimeSlotsRouter: TimeSlotsRoutable {
    private let appointment: (AppointmentParameters) -> AnyView

    package init(appointment: @escaping (AppointmentParameters) -> some View) {
        self.appointment = { AnyView(appointment($0)) }
    }

    package func body(content: Content) -> some View {
        content.sceneDestination(for: AppointmentParameters.self, destination: appointment)
    }
}
