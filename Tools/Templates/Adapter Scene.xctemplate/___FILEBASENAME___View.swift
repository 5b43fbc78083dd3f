import SwiftUI
import ViperKit

struct ___VARIABLE_productName:identifier___View: View {
___VARIABLE_ifRouter___    @Environment(\.navigationStackCoordinator) private var navigator: NavigationStackCoordinator?
___VARIABLE_end___    @StateObject private var observedModel: ___VARIABLE_productName:identifier___ViewAdapter

    init(observedModel: @escaping @autoclosure () -> ___VARIABLE_productName:identifier___ViewAdapter) {
        _observedModel = StateObject(wrappedValue: observedModel())
    }

    private var viewModel: ___VARIABLE_productName:identifier___ViewModel { observedModel.viewModel }
    private var output: any ___VARIABLE_productName:identifier___ViewOutput { observedModel.output }

    var body: some View {
        List {
___VARIABLE_ifUIModel___            Section {
                Text(___VARIABLE_productName:identifier___UIModel.introduction)
            }
___VARIABLE_end______VARIABLE_ifParameters___            Section {
                Text(verbatim: viewModel.heading)
            }
___VARIABLE_end______VARIABLE_ifInteractor___            Section {
                ForEach(viewModel.lines, id: \.self) { line in
                    Text(verbatim: line)
                }
            }
___VARIABLE_end______VARIABLE_ifDelegate___            Section {
                Button("Done") { output.didTapDone() }
                    .accessibilityIdentifier("___VARIABLE_sceneWord___.done")
            }
___VARIABLE_end___        }
___VARIABLE_ifInteractor___        .refreshable { output.didPullToRefresh() }
___VARIABLE_end___        .standardNavigationTitle(viewModel.title)
___VARIABLE_ifInteractor___        .progressView(parameters: viewModel.isLoading ? ProgressViewParameters() : nil)
        .alert(parameters: $observedModel.alertParameters)
___VARIABLE_end___        .onFirstAppear { output.viewDidLoad(___VARIABLE_ifRouter___navigator: navigator___VARIABLE_end___) }
    }
}

struct ___VARIABLE_productName:identifier___Previews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            ___VARIABLE_productName:identifier___Builder.mock()
        }
    }
}
