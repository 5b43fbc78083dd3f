import UIKit
import ViperKit

/// Draws ___VARIABLE_productName:identifier___, and tells its Presenter what is done with it.
___VARIABLE_access___ final class ___VARIABLE_productName:identifier___ViewController: UIViewController, ___VARIABLE_ifRouter______VARIABLE_productName:identifier___Navigable, ___VARIABLE_end______VARIABLE_productName:identifier___Viewable {
    /// Set by the Factory before the view is loaded.
    ___VARIABLE_access___ var presenter: (any ___VARIABLE_productName:identifier___Presentable)?

___VARIABLE_ifInteractor___    ___VARIABLE_access___ lazy var activityIndicator = initActivityIndicator()
    private let refreshControl = UIRefreshControl()
___VARIABLE_end______VARIABLE_ifInteractorOrParameters___    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
___VARIABLE_end___
    ___VARIABLE_access___ override func viewDidLoad() {
        super.viewDidLoad()
        title = "___VARIABLE_sceneTitle___"
___VARIABLE_ifUIModel___        navigationItem.prompt = ___VARIABLE_productName:identifier___UIModel.introduction
___VARIABLE_end______VARIABLE_ifInteractorOrParameters___        addTable()
___VARIABLE_end______VARIABLE_ifInteractor___        addRefreshControl()
___VARIABLE_end______VARIABLE_ifDelegate___        addDoneButton()
___VARIABLE_end______VARIABLE_ifInteractor___        presenter?.viewDidLoad()
___VARIABLE_end___    }
___VARIABLE_ifInteractor___
    ___VARIABLE_access___ func reloadSections() {
        tableView.reloadData()
    }

    ___VARIABLE_access___ func endRefreshing() {
        refreshControl.endRefreshing()
    }
___VARIABLE_end______VARIABLE_ifInteractorOrParameters___
    private func addTable() {
        tableView.dataSource = self
        tableView.allowsSelection = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
___VARIABLE_end______VARIABLE_ifInteractor___
    private func addRefreshControl() {
        tableView.refreshControl = refreshControl
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.presenter?.didPullToRefresh() }, for: .valueChanged)
    }
___VARIABLE_end______VARIABLE_ifDelegate___
    private func addDoneButton() {
        let done = UIBarButtonItem(
            title: "Done", primaryAction: UIAction { [weak self] _ in self?.presenter?.didTapDone() })
        done.accessibilityIdentifier = "___VARIABLE_sceneWord___.done"
        navigationItem.rightBarButtonItem = done
    }
___VARIABLE_end___}
___VARIABLE_ifInteractorOrParameters___
extension ___VARIABLE_productName:identifier___ViewController: UITableViewDataSource {
    private var sections: [[String]] { presenter?.sections ?? [] }

    ___VARIABLE_access___ func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    ___VARIABLE_access___ func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    ___VARIABLE_access___ func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
}
___VARIABLE_end___