import ViperKit

protocol VisitorsViewable: AnyObject, UIAlertViewable, UIActivityIndicatorViewable {
    func reloadVisitors()
    func setNameFieldText(to text: String)
}

protocol VisitorsNavigable: AnyObject, StandardNavigable {}

protocol VisitorsPresentable {
    var visitors: [Visitor] { get }

    func viewDidLoad()
    func didEnterName(_ name: String)
    func didSelectVisitor(at index: Int)
    func didDeleteVisitor(at index: Int)
}

protocol VisitorsRoutable {
    func toVisitor(_ visitor: Visitor)
}

protocol VisitorsInteractive {
    func fetchVisitors() async throws -> [Visitor]
}

struct Visitor: Equatable {
    let name: String
    let host: String
}
