import SwiftUI
import ViperKit

___VARIABLE_access___ struct ___VARIABLE_productName:identifier___View<Presenter: ___VARIABLE_productName:identifier___Presentable>: View {
    @Environment(\.navigationStackCoordinator) private var navigationStackCoordinator: NavigationStackCoordinator?
    @StateObject private var presenter: Presenter
    @State private var didAppear = false

    ___VARIABLE_access___ init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    ___VARIABLE_access___ var body: some View {
        List {
___VARIABLE_ifUIModel___            Section {
                Text(___VARIABLE_productName:identifier___UIModel.introduction)
            }
___VARIABLE_end______VARIABLE_ifParameters___            Section {
                Text(verbatim: presenter.heading)
            }
___VARIABLE_end______VARIABLE_ifInteractor___            if let entity = presenter.entity {
                Section {
                    ForEach(entity.lines, id: \.self) { line in
                        Text(verbatim: line)
                    }
                }
            }
___VARIABLE_end______VARIABLE_ifDelegate___            Section {
                Button("Done") { presenter.didTapDone() }
                    .accessibilityIdentifier("___VARIABLE_sceneWord___.done")
            }
___VARIABLE_end___        }
___VARIABLE_ifInteractor___        .refreshable { await presenter.didPullToRefresh() }
___VARIABLE_end___        .standardNavigationTitle("___VARIABLE_sceneTitle___")
___VARIABLE_ifInteractor___        .progressView(parameters: presenter.progressViewParameters)
        .alert(parameters: $presenter.alertParameters)
___VARIABLE_end___        .onFirstAppear(didAppear: $didAppear) {
            presenter.navigationStackCoordinator = navigationStackCoordinator
___VARIABLE_ifInteractor___            presenter.didLoad()
___VARIABLE_end___        }
    }
}

struct ___VARIABLE_productName:identifier___Previews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            ___VARIABLE_productName:identifier___Factory.mock()
        }
    }
}
