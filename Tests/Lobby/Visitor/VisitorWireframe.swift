import SwiftUI
import UIKit
import ViperKit

protocol VisitorWireframeInterface: WireframeInterface {
    func goBack()
}

final class VisitorWireframe: BaseWireframe<LazyHostingViewController<VisitorView>> {
    init(_ visitor: Visitor) {
        let moduleViewController = LazyHostingViewController<VisitorView>()
        super.init(viewController: moduleViewController)
        moduleViewController.rootView = VisitorView(presenter: VisitorPresenter(visitor, wireframe: self))
    }
}

extension VisitorWireframe: VisitorWireframeInterface {
    func goBack() { navigationController?.popViewController(animated: true) }
}
