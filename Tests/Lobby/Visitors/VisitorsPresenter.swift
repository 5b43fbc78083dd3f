import ViperKit

final class VisitorsPresenter: VisitorsPresentable {
    private(set) var visitors: [Visitor] = []

    private unowned let view: any VisitorsViewable
    private let router: any VisitorsRoutable
    private let interactor: any VisitorsInteractive

    init(view: any VisitorsViewable, router: any VisitorsRoutable, interactor: any VisitorsInteractive) {
        self.view = view
        self.router = router
        self.interactor = interactor
    }

    func viewDidLoad() {
        view.startActivityIndicatorAnimation()
        Task { @MainActor [weak self] in
            let visitors = try? await self?.interactor.fetchVisitors()
            self?.show(visitors ?? [])
        }
    }

    private func show(_ visitors: [Visitor]) {
        self.visitors = visitors
        view.stopActivityIndicatorAnimation()
        view.reloadVisitors()
    }

    func didEnterName(_ name: String) {
        guard !visitors.contains(where: { $0.name == name }) else {
            return view.presentAlert(parameters: UIAlertParameters(title: "\(name) is here already", completion: nil))
        }
        view.setNameFieldText(to: "")
        show(visitors + [Visitor(name: name, host: "nobody yet")])
    }

    func didSelectVisitor(at index: Int) { router.toVisitor(visitors[index]) }

    func didDeleteVisitor(at index: Int) { show(visitors.filter { $0 != visitors[index] }) }
}
