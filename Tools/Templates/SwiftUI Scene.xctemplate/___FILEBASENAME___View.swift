import SwiftUI
import ViperKit

___VARIABLE_access___ struct ___VARIABLE_productName:identifier___View<Presenter: ___VARIABLE_productName:identifier___Presentable>: View {
    @StateObject private var presenter: Presenter

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
___VARIABLE_end______VARIABLE_ifInteractor___            if let notice = presenter.entity.notice {
                Section {
                    Label(notice, systemImage: "exclamationmark.triangle")
                }
            }
            if let entity = presenter.entity.value {
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
        .scene(presenter)
    }
}

struct ___VARIABLE_productName:identifier___Previews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            ___VARIABLE_productName:identifier___Factory.mock()
        }
    }
}
