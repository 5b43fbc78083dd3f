import UIKit
import ViperKit

final class VisitorsRouter: VisitorsRoutable {
    private unowned let navigable: any VisitorsNavigable

    init(navigable: any VisitorsNavigable) {
        self.navigable = navigable
    }

    func toVisitor(_ visitor: Visitor) {
        navigable.push(VisitorWireframe(visitor).viewController, animated: true)
    }
}
