import SwiftUI
import Testing

private struct WizardView: View {
    private enum Step: Hashable { case name, plan, summary }
    @State private var path: [Step] = []
    @State private var name = ""
    @State private var isYearly = false

    var body: some View {
        NavigationStack(path: $path) {
            Button("Begin") { path.append(.name) }
                .navigationTitle("Sign up")
                .navigationDestination(for: Step.self) { step in
                    switch step {
                    case .name:
                        Form {
                            TextField("Name", text: $name)
                            Button("Continue") { path.append(.plan) }.disabled(name.isEmpty)
                        }
                        .navigationTitle("Name")
                    case .plan:
                        Form {
                            Toggle("Pay yearly", isOn: $isYearly)
                            Button("Continue") { path.append(.summary) }
                        }
                        .navigationTitle("Plan")
                    case .summary:
                        VStack {
                            Text("\(name), \(isYearly ? "yearly" : "monthly")")
                            Button("Change the name") { path.removeLast(2) }
                            Button("Finish") { path = [] }
                        }
                        .navigationTitle("Summary")
                    }
                }
        }
    }
}

extension Corpus {
    @Test func `a wizard goes on, and back to mend`() async throws {
        try await play("Wizard", WizardView()) { play in
            try await play.press("Begin")
            try await play.set("Name", "Bo")
            try await play.press("Continue")
            try await play.press("Pay yearly")
            try await play.press("Continue")
            try await play.press("Change the name")
        }
    }
}
