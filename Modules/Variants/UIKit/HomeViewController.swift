import ClinicModel
import Foundation
import SharedScenes
import UIKit
import ViperKit

final class HomeViewController: UIViewController, HomeViewable, HomeNavigable {
    /// Set by the Factory before the view is loaded.
    var presenter: (any HomePresentable)?

    lazy var activityIndicator = initActivityIndicator()
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let refreshControl = UIRefreshControl()

    override func viewDidLoad() {
        super.viewDidLoad()
        addTable()
        addActions()
        presenter?.viewDidLoad()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter?.viewDidAppear()
    }

    private func addTable() {
        title = "Home"
        tableView.dataSource = self
        tableView.delegate = self
        tableView.refreshControl = refreshControl
        tableView.register(VisitCell.self, forCellReuseIdentifier: VisitCell.identifier)
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func addActions() {
        let signOut = UIBarButtonItem(
            title: "Sign out",
            primaryAction: UIAction { [weak self] _ in
                self?.presenter?.didTapSignOut()
            })
        signOut.accessibilityIdentifier = "home.signOut"
        navigationItem.rightBarButtonItem = signOut
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.presenter?.didPullToRefresh() }, for: .valueChanged)
    }

    func reloadSections() {
        tableView.reloadData()
    }

    func setActivityText(to text: String?) {
        activityIndicator.accessibilityLabel = text
    }

    func endRefreshing() {
        refreshControl.endRefreshing()
    }
}

extension HomeViewController: UITableViewDataSource {
    private var sections: [HomeSection] { presenter?.sections ?? [] }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        if case .visit(let visit, _) = row {
            let cell = tableView.dequeueReusableCell(withIdentifier: VisitCell.identifier, for: indexPath)
            (cell as? VisitCell)?.show(visit)
            return cell
        }
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.show(row)
        return cell
    }
}

extension HomeViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        switch sections[indexPath.section].rows[indexPath.row] {
        case .notice, .nothing: false
        case .appointments, .patients, .booking, .messages, .results, .prescriptions, .account, .suggestion, .toDos,
            .visit:
            true
        }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter?.didSelect(sections[indexPath.section].rows[indexPath.row])
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let visit: Visit
        let actions: [AppointmentAction]
        switch sections[indexPath.section].rows[indexPath.row] {
        case .visit(let shown, let possible):
            visit = shown
            actions = possible
        case .suggestion(_, let suggestion):
            visit = suggestion.visit
            actions = suggestion.actions
        default: return nil
        }
        return UISwipeActionsConfiguration(
            actions: actions.map { action in
                UIContextualAction(
                    style: action.isDestructive ? .destructive : .normal, title: String(localized: action.title)
                ) { [weak self] _, _, done in
                    self?.presenter?.didTap(action, on: visit)
                    done(true)
                }
            })
    }
}

extension UITableViewCell {
    fileprivate func show(_ row: HomeSection.Row) {
        switch row {
        case .notice(let text):
            textLabel?.text = text
            textLabel?.textColor = .systemOrange
            imageView?.image = UIImage(systemName: "exclamationmark.triangle")
            imageView?.tintColor = .systemOrange
        case .appointments(let title, let count):
            showLink(title, "calendar")
            detailTextLabel?.text = count
            accessibilityIdentifier = "home.appointments"
        case .patients(let title):
            showLink(title, "magnifyingglass")
            accessibilityIdentifier = "home.patients"
        case .booking(let title):
            showLink(title, "plus")
            accessibilityIdentifier = "home.book"
        case .messages(let title, let count):
            showLink(title, "envelope")
            detailTextLabel?.text = count
            accessibilityIdentifier = "home.messages"
        case .results(let title, let count):
            showLink(title, "heart.text.square")
            detailTextLabel?.text = count
            accessibilityIdentifier = "home.results"
        case .prescriptions(let title, let count):
            showLink(title, "list.bullet.clipboard")
            detailTextLabel?.text = count
            accessibilityIdentifier = "home.prescriptions"
        case .account(let title):
            showLink(title, "person")
            accessibilityIdentifier = "home.account"
        case .suggestion(let title, let suggestion):
            showLink(title, "circle")
            textLabel?.textColor = .label
            imageView?.tintColor = .tintColor
            accessibilityIdentifier = "home.suggestion.\(suggestion.visit.id)"
        case .toDos(let title):
            showLink(title, "ellipsis")
            accessibilityIdentifier = "home.toDos"
        case .nothing(let text):
            textLabel?.text = text
            textLabel?.textColor = .secondaryLabel
        case .visit: break
        }
    }

    private func showLink(_ title: String, _ symbol: String) {
        textLabel?.text = title
        textLabel?.textColor = .tintColor
        imageView?.image = UIImage(systemName: symbol)
        imageView?.tintColor = .tintColor
    }
}
