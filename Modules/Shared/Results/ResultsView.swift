import ClinicModel
import SwiftUI
import ViperKit

package struct ResultsView<Presenter: ResultsPresentable>: View {
    @StateObject private var presenter: Presenter

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        List {
            NoticeSection(notice: presenter.results.notice)
            if let results = presenter.results.value {
                ForEach(results) { result in
                    SceneLink(value: RecordParameters(patient: result.patient)) {
                        ResultSummaryRow(result: result, showsPatient: true)
                    }
                    .accessibilityIdentifier("results.result.\(result.id.reference)")
                }
                if results.isEmpty {
                    Text("No results wait to be released").foregroundStyle(.secondary)
                }
            }
        }
        .refreshable { await presenter.didPullToRefresh() }
        .standardNavigationTitle("Results to release")
        .scene(presenter)
    }
}

struct ResultsPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            ResultsFactory.mock()
        }
    }
}
