import UIKit
import ViperKit

final class VisitorsViewController: UIViewController, VisitorsViewable, VisitorsNavigable {
    var presenter: (any VisitorsPresentable)!

    lazy var activityIndicator = initActivityIndicator()

    private lazy var nameField: UITextField = {
        let field = UITextField()
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.layer.cornerRadius = 8
        field.delegate = self
        return field
    }()

    private lazy var tableView: UITableView = {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "visitor")
        table.dataSource = self
        table.delegate = self
        return table
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Lobby"
        view.backgroundColor = .systemBackground
        for subview in [nameField, tableView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            nameField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            nameField.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            nameField.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            tableView.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 16),
            tableView.leadingAnchor.constraint(equalTo: nameField.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: nameField.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        presenter.viewDidLoad()
    }

    func reloadVisitors() { tableView.reloadData() }
    func setNameFieldText(to text: String) { nameField.text = text }
}

extension VisitorsViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        presenter.didEnterName(textField.text ?? "")
        return true
    }
}

extension VisitorsViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { presenter.visitors.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "visitor", for: indexPath)
        cell.textLabel?.text = presenter.visitors[indexPath.row].name
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectVisitor(at: indexPath.row)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        presenter.didDeleteVisitor(at: indexPath.row)
    }
}
