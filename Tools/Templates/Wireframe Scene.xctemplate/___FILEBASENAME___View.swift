import SwiftUI
import ViperKit

___VARIABLE_access___ struct ___VARIABLE_productName:identifier___View: View {
    @ObservedObject var presenter: ___VARIABLE_productName:identifier___Presenter
___VARIABLE_ifInteractor___    @State private var didAppear = false
___VARIABLE_end___
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
___VARIABLE_ifInteractor___        .progressView(parameters: presenter.progress)
        .alert(parameters: $presenter.alert)
        .onFirstAppear(didAppear: $didAppear) { presenter.didLoad() }
___VARIABLE_end___    }
}
