import Testing
import TextUI

@MainActor
@Suite struct RepresentableTests {
    private let log = Log()

    @Test func `a view is made once, updated with what it reads and dismantled when it leaves`() async throws {
        let host = SceneHost(columns: 40) { CounterScreen(log: log) }
        await host.settle()
        #expect(log.lines == ["coordinator", "make 0", "update 0"])
        #expect(host.frame.text.contains("Count 0"))

        try await host.press("More")
        #expect(log.lines.dropFirst(3) == ["update 1"])
        #expect(host.frame.text.contains("Count 1"))

        try await host.press("Hide")
        #expect(log.lines.last == "dismantle")
        #expect(!host.frame.text.contains("Count"))
    }

    @Test func `an object that changes updates the view that observes it`() async throws {
        let model = Model()
        let host = SceneHost(columns: 40) { ObservingLabel(model: model) }
        await host.settle()
        #expect(host.frame.text.contains("first"))
        model.word = "second"
        await host.settle()
        #expect(host.frame.text.contains("second"))
    }

    @Test func `a field hands what is typed to a binding through its coordinator`() async throws {
        let host = SceneHost(columns: 40) { FieldScreen() }
        await host.settle()
        try await host.set("Name", to: "Fern")
        #expect(host.frame.text.contains("Hello, Fern"))
        try await host.press("Clear")
        #expect(host.frame.text.contains("Hello, nobody"))
        #expect(host.frame.element("Name")?.value == "")
    }

    @Test func `the environment and the size that a representable says reach the view`() async throws {
        let host = SceneHost(columns: 40) {
            VStack(alignment: .leading) {
                Text("above")
                SizedBox().environment(\.locale, Locale(identifier: "de_DE"))
                Text("below")
            }
        }
        await host.settle()
        let lines = host.frame.lines
        let (above, below) = (lines.firstIndex { $0.contains("above") }, lines.firstIndex { $0.contains("below") })
        #expect(try #require(below) - #require(above) == 4)
        #expect(host.frame.text.contains("de_DE"))
    }

    @Test func `a controller comes and goes in UIKit's order, and presents`() async throws {
        let host = SceneHost(columns: 40) { ControllerScreen(log: log) }
        await host.settle()
        #expect(log.lines == ["make", "load", "update", "will appear", "did appear"])
        try await host.press("Ask")
        #expect(host.frame.presented == .alert)
        try await host.press("Yes")
        #expect(log.lines.last == "yes")
        try await host.press("Hide")
        #expect(log.lines.suffix(3) == ["will disappear", "did disappear", "dismantle"])
    }

    @Test func `views of both kinds hold each other`() async throws {
        let controller = UIHostingController(rootView: VStack { NestedHost() })
        let host = SceneHost(columns: 40, rootViewController: controller)
        await host.settle()
        try await host.press("inside 0")
        #expect(host.frame.element("inside 1") != nil)
    }
}

@MainActor
private final class Log {
    var lines: [String] = []
}

private final class Model: ObservableObject {
    var word = "first" { willSet { objectWillChange.send() } }
}

private struct CounterScreen: View {
    let log: Log
    @State private var count = 0
    @State private var isShown = true

    var body: some View {
        if isShown { CountLabel(count: count, log: log) }
        Button("More") { count += 1 }
        Button("Hide") { isShown = false }
    }
}

private struct CountLabel: UIViewRepresentable {
    let count: Int
    let log: Log

    func makeCoordinator() -> Log {
        log.lines.append("coordinator")
        return log
    }

    func makeUIView(context: Context) -> UILabel {
        context.coordinator.lines.append("make \(count)")
        return UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
        context.coordinator.lines.append("update \(count)")
        label.text = "Count \(count)"
    }

    static func dismantleUIView(_ label: UILabel, coordinator: Log) {
        coordinator.lines.append("dismantle")
    }
}

private struct ObservingLabel: UIViewRepresentable {
    @ObservedObject var model: Model

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) { label.text = model.word }
}

private struct FieldScreen: View {
    @State private var name = ""

    var body: some View {
        VStack {
            NameField(name: $name)
            Text("Hello, \(name.isEmpty ? "nobody" : name)")
            Button("Clear") { name = "" }
        }
    }
}

private struct NameField: UIViewRepresentable {
    @Binding var name: String

    final class Coordinator: NSObject, UITextFieldDelegate {
        var name: Binding<String>

        init(_ name: Binding<String>) { self.name = name }

        func textFieldDidChangeSelection(_ textField: UITextField) {
            name.wrappedValue = textField.text ?? ""
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator($name) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = "Name"
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        field.text = name
    }
}

private struct SizedBox: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) { label.text = context.environment.locale.identifier }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
        CGSize(width: 160, height: 48)
    }
}

private struct ControllerScreen: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
        VStack {
            if isShown { Asking(log: log) }
            Button("Hide") { isShown = false }
        }
    }
}

private struct Asking: UIViewControllerRepresentable {
    let log: Log

    func makeUIViewController(context: Context) -> AskingController {
        log.lines.append("make")
        return AskingController(log: log)
    }

    func updateUIViewController(_ controller: AskingController, context: Context) {
        log.lines.append("update")
    }

    static func dismantleUIViewController(_ controller: AskingController, coordinator: Void) {
        controller.log.lines.append("dismantle")
    }
}

private final class AskingController: UIViewController {
    let log: Log

    init(log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    override func loadView() {
        view = UIButton(
            primaryAction: UIAction(title: "Ask") { [weak self] _ in
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in self?.log.lines.append("yes") })
                self?.present(alert, animated: true)
            })
    }

    override func viewDidLoad() { log.lines.append("load") }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("did disappear") }
}

private struct NestedHost: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<Inside> {
        UIHostingController(rootView: Inside())
    }

    func updateUIViewController(_ controller: UIHostingController<Inside>, context: Context) {}

    struct Inside: View {
        @State private var count = 0

        var body: some View { Button("inside \(count)") { count += 1 } }
    }

    @Test func `a hosted view that is small stands in the middle of a screen`() async {
        let controller = UIHostingController(rootView: Text("small"))
        let host = SceneHost(columns: 21, rows: 9, style: .screen, rootViewController: controller)
        await host.settle()
        let lines = host.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.firstIndex { $0 == "        small" } == 4, "\(host.frame.text)")
    }
}
