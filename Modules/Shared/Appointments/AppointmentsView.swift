import ClinicModel
import SwiftUI
import ViperKit

package struct AppointmentsView<Presenter: AppointmentsPresentable>: View {
    @StateObject private var presenter: Presenter

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        AppointmentsList(presenter: presenter)
            .searchable(text: $presenter.searchText)
            .refreshable { await presenter.didPullToRefresh() }
            .standardNavigationTitle("Appointments")
            .confirmationDialog(parameters: $presenter.confirmationDialogParameters)
            .scene(presenter)
    }
}

struct AppointmentsPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            AppointmentsFactory.mock()
        }
    }
}
