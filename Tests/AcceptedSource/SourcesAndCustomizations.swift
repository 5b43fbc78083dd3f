import SwiftUI

struct Wave: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time > 1 ? nil : value.scaled(by: time)
    }
}

struct Glow: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.foregroundStyle(.yellow) }
}

struct SourcesAndCustomizations: View {
    struct Alarm {
        var sound = "Bell"
        var isOn = true
    }

    struct Person: Identifiable {
        let id: Int
        var name: String
        var friends: [Person]?
    }

    @State private var alarms = [Alarm()]
    @State private var level = 0.5
    @State private var columns = TableColumnCustomization<Person>()
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var chosen: Set<Int> = []
    @Namespace private var namespace

    let people = [Person(id: 1, name: "Ann")]

    var body: some View {
        Form {
            Picker("Sound", sources: $alarms, selection: \.sound) { Text("Bell").tag("Bell") }
            Stepper("Level", value: $level, step: 0.1, format: .percent)
            Stepper(value: $level, in: 0...1, format: .number) { Text("Level") }
            ShareLink(item: "Ann", preview: SharePreview("A name"))
            ShareLink(items: ["Ann", "Bob"])
            RenameButton()
            Gauge(value: level) {
                Text("Level")
            } currentValueLabel: {
                Text("now")
            } markedValueLabels: {
                Text("half")
            }
        }
        .renameAction { level = 1 }
        .animation(Animation(Wave()), value: level)
        .colorEffect(ShaderLibrary.fade(.float(level)))
        .matchedTransitionSource(id: 1, in: namespace) { $0.background(.red) }
        .keyboardShortcut("s", modifiers: .command, localization: .withoutMirroring)
        .transition(.symbolEffect(.appear))
    }

    var tables: some View {
        VStack {
            Table(people, children: \.friends) { TableColumn("Name", value: \.name) }
            Table(people, selection: $chosen, sortOrder: $order, columnCustomization: $columns) {
                TableColumn("Name", value: \.name).customizationID("name").defaultVisibility(.hidden)
            }
            .tableColumnHeaders(.hidden)
            .tableStyle(.inset)
            MeshGradient(width: 2, height: 1, points: [[0, 0], [1, 0]], colors: [.red, .blue])
        }
        .animation(.interpolatingSpring(Spring(stiffness: 1, damping: 1)), value: level)
    }
}
