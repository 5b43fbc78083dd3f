import Testing

import SwiftUI

private enum IsLoud: _ViewTraitKey {
    static var defaultValue: Bool { false }
}

/// Lines between the parts of a content, in the form that public source had before `Group(subviews:)`.
private struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
            HStack {
                child
                if child[IsLoud.self] { Text("!") }
            }
            if child.id != last { Text("--") }
        }
    }
}

private struct Counted: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        VStack(alignment: .leading) {
            Text("\(children.count) parts")
            children
        }
    }
}

@MainActor @Suite struct VariadicViewTests {
    private struct Names: View {
        @State private var names = ["Ada", "Bo"]

        var body: some View {
            VStack(alignment: .leading) {
                _VariadicView.Tree(Divided()) {
                    ForEach(names, id: \.self) { Text($0)._trait(IsLoud.self, $0 == "Bo") }
                    Button("Add") { names.append("Cy") }
                }
            }
        }
    }

    @Test func `a root arranges the parts of a content, and takes over changes`() async throws {
        let host = SceneHost { Names() }
        #expect(host.frame.lines == ["Ada", "--", "Bo !", "--", "Add"])
        try await host.press("Add")
        #expect(host.frame.lines == ["Ada", "--", "Bo !", "--", "Cy", "--", "Add"])
    }

    @Test func `all the parts are a view`() {
        let host = SceneHost {
            _VariadicView.Tree(Counted()) {
                Text("one")
                Text("two")
            }
        }
        #expect(host.frame.lines == ["2 parts", "one", "two"])
    }
}
