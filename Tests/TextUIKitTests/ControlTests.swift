import Testing
import TextUI
import TextUIKit

@MainActor
@Suite struct ControlTests {
    private func host(_ views: UIView..., style: SceneHost.Style = .plain) async -> SceneHost {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        let controller = UIViewController()
        controller.view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        let host = SceneHost(columns: 40, style: style, rootViewController: controller)
        await host.settle()
        return host
    }

    @Test func `a button is a button and does its actions`() async throws {
        var pressed: [String] = []
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.accessibilityIdentifier = "save"
        button.addAction(UIAction { _ in pressed.append("touch") }, for: .touchUpInside)
        button.addAction(UIAction { _ in pressed.append("primary") }, for: .primaryActionTriggered)
        let host = await host(button)
        let element = try #require(host.frame.element("Save"))
        #expect(element.role == .button && element.identifier == "save" && element.isEnabled)
        try await host.press("Save")
        #expect(pressed == ["touch", "primary"])
        button.isEnabled = false
        await #expect(throws: CommandError.self) { try await host.press("Save") }
        button.isEnabled = true
        button.setTitle("Done", for: .normal)
        try await host.press("Done")
        #expect(pressed.count == 4)
    }

    @Test func `an action is told who sent it and can be taken away`() async throws {
        var senders: [AnyObject?] = []
        let action = UIAction(title: "Go") { senders.append($0.sender as AnyObject?) }
        let button = UIButton(primaryAction: action)
        let host = await host(button)
        try await host.press("Go")
        #expect(senders.count == 1 && senders[0] === button)
        button.removeAction(action, for: .primaryActionTriggered)
        try await host.press("Go")
        #expect(senders.count == 1)
    }

    @Test func `a field tells its delegate and its actions what is typed`() async throws {
        let delegate = FieldDelegate()
        let field = UITextField()
        field.placeholder = "Name"
        field.delegate = delegate
        var changes: [String] = []
        field.addAction(UIAction { _ in changes.append(field.text ?? "") }, for: .editingChanged)
        let host = await host(field)
        #expect(host.frame.element("Name")?.role == .textField)
        try await host.set("Name", to: "Ada")
        #expect(field.text == "Ada" && changes == ["Ada"])
        try await host.set("Name", to: "A7a")
        #expect(field.text == "Ada", "the delegate takes no digits")
        try await host.key("enter")
        #expect(delegate.calls == ["begin", "0+Ada", "1+7", "return"])
        field.isSecureTextEntry = true
        #expect(host.frame.element("Name")?.role == .secureField)
    }

    @Test func `a switch flips and tells`() async throws {
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Reminders"
        var values: [Bool] = []
        toggle.addAction(UIAction { _ in values.append(toggle.isOn) }, for: .valueChanged)
        let host = await host(toggle, style: .numbered)
        #expect(host.frame.text.contains("[1] [ ] Reminders"))
        try await host.press("Reminders")
        #expect(values == [true] && host.frame.element("Reminders")?.value == "on")
        toggle.isOn = false
        #expect(host.frame.element("Reminders")?.value == "off" && values == [true])
    }

    @Test func `labels, indicators and what is hidden follow their properties`() async {
        let label = UILabel()
        label.text = "Two words"
        let indicator = UIActivityIndicatorView(style: .large)
        let host = await host(label, indicator)
        #expect(host.frame.text == "Two words")
        indicator.startAnimating()
        #expect(host.frame.elements.contains { $0.role == .progress })
        indicator.stopAnimating()
        label.text = "Other"
        #expect(host.frame.text == "Other")
        label.isHidden = true
        #expect(host.frame.text == "")
        #expect(!host.frame.elements.contains { $0.label == "Other" })
    }

    @Test func `an alert asks, and its handler runs after it has gone`() async throws {
        let controller = UIViewController()
        let host = SceneHost(rootViewController: controller)
        await host.settle()
        var chosen: [String] = []
        let alert = UIAlertController(title: "Delete it?", message: "For good.", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { _ in
                chosen.append("\(controller.presentedViewController == nil)")
            })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in chosen.append("keep") })
        controller.present(alert, animated: true)
        await host.settle()
        #expect(host.frame.presented == .alert && host.frame.title == "Delete it?")
        #expect(host.frame.text.contains("For good."))
        try await host.press("Delete")
        #expect(chosen == ["true"] && host.frame.presented == nil)
        controller.present(alert, animated: true)
        await host.settle()
        try await host.back()
        #expect(chosen == ["true", "keep"])
    }

    @Test func `an alert's field is edited, and a sheet of actions is a dialog`() async throws {
        let controller = UIViewController()
        let host = SceneHost(rootViewController: controller)
        await host.settle()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "New name" }
        var name: String?
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in name = alert.textFields?.first?.text })
        controller.present(alert, animated: true)
        await host.settle()
        try await host.set("New name", to: "Ada")
        try await host.press("OK")
        #expect(name == "Ada")
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default) { _ in name = "copied" })
        controller.present(sheet, animated: true)
        await host.settle()
        #expect(host.frame.presented == .dialog)
        try await host.press("Copy")
        #expect(name == "copied")
    }

    @Test func `buttons of a bar press, and follow the controller's item`() async throws {
        let controller = UIViewController()
        controller.title = "Home"
        var pressed = 0
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { _ in pressed += 1 })
        let host = SceneHost(rootViewController: UINavigationController(rootViewController: controller))
        await host.settle()
        #expect(host.frame.title == "Home")
        try await host.press("Add")
        #expect(pressed == 1)
        controller.navigationItem.title = "Other"
        controller.navigationItem.rightBarButtonItem?.isEnabled = false
        #expect(host.frame.title == "Other" && host.frame.element("Add")?.isEnabled == false)
    }
}

private final class FieldDelegate: NSObject, UITextFieldDelegate {
    var calls: [String] = []

    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        calls.append("\(range.location)+\(string)")
        return !string.contains { $0.isNumber }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        calls.append("return")
        return true
    }
}
