import Testing
import TextUI
import TextUIKit

@MainActor
@Suite struct ResponderTests {
    private let form = FormController()

    private func host() async -> SceneHost {
        let host = SceneHost(rootViewController: form)
        await host.settle()
        return host
    }

    @Test func `the focus is where the first responder is, and return takes it on`() async throws {
        let host = await host()
        #expect(host.frame.element("Name")?.isFocused == true)
        try await host.type("Ada")
        try await host.key("enter")
        #expect(host.frame.element("Name")?.value == "Ada" && host.frame.element("City")?.isFocused == true)
        try await host.type("Paris")
        try await host.key("enter")
        #expect(form.city.text == "Paris" && !form.city.isFirstResponder)
        #expect(!host.frame.elements.contains { $0.isFocused })
        #expect(form.calls == ["begin Name", "end Name", "begin City", "end City"])
    }

    @Test func `keys that move the focus begin and end editing`() async throws {
        let host = await host()
        try await host.key("tab")
        #expect(form.city.isFirstResponder && !form.name.isFirstResponder)
        form.view.endEditing(true)
        await host.settle()
        #expect(!form.city.isFirstResponder && !host.frame.elements.contains { $0.isFocused })
    }

    @Test func `a field that may not begin or end does not`() async throws {
        let host = await host()
        form.mayEnd = false
        try await host.key("tab")
        #expect(form.name.isFirstResponder && host.frame.element("Name")?.isFocused == true)
        form.mayEnd = true
        form.mayBegin = false
        try await host.set("City", to: "Rome")
        #expect(form.city.text == "" && host.frame.element("City")?.value == "")
    }

    @Test func `what is typed has to pass the delegate`() async throws {
        let host = await host()
        try await host.set("Name", to: "Grace")
        try await host.type(" Hopper")
        #expect(form.name.text == "Grace", "ten characters at most")
        try await host.set("Name", to: "")
        #expect(form.name.text == "")
    }
}

private final class FormController: UIViewController, UITextFieldDelegate {
    let name = UITextField()
    let city = UITextField()
    var mayBegin = true
    var mayEnd = true
    var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        (name.placeholder, city.placeholder) = ("Name", "City")
        for field in [name, city] { field.delegate = self }
        let stack = UIStackView(arrangedSubviews: [name, city])
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 320, height: 32)
        view.addSubview(stack)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        name.becomeFirstResponder()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin \(textField.placeholder ?? "")") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end \(textField.placeholder ?? "")") }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === name { city.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        (textField.text ?? "").utf16.count - range.length + string.utf16.count <= 10
    }
}
