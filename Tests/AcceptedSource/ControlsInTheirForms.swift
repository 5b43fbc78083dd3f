import SwiftUI

struct Guest: Identifiable {
    let id: Int
    let name: String
}

struct Reservation: View {
    @State private var name = ""
    @State private var price = 12.5
    @State private var count = 2
    @State private var table: Int?
    @State private var days: Set<DateComponents> = []
    @State private var chosen: Set<Int> = []
    @State private var isOn = false

    var body: some View {
        List {
            TextField("Name", text: $name, axis: .vertical).lineLimit(2...3)
            TextField("Guests", value: $count, format: .number)
            TextField("Price", value: $price, format: .currency(code: "EUR"))
            SecureField("Code", text: $name, prompt: Text("four digits"))
            Slider(value: $price, in: 0...50, step: 0.5) {
                Text("Price")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("50")
            }
            Stepper(value: $count, in: 1...9) { Text("Guests") }
            Stepper {
                Text("By hand")
            } onIncrement: {
                count += 1
            } onDecrement: {
                count -= 1
            }
            Picker("Table", selection: $table) {
                Text("any").tag(Int?.none)
                ForEach(1..<4) { Text("\($0)").tag(Int?.some($0)) }
            }
            Section {
                Text("Window")
            } header: {
                Text("Wishes")
            } footer: {
                Text("Not promised")
            }
        }
        Form {
            DatePicker("Until", selection: .constant(.now), in: ...Date.now, displayedComponents: [.date])
            MultiDatePicker("Days", selection: $days)
            Gauge(value: price, in: 0...50) {
                Text("Price")
            } currentValueLabel: {
                Text("\(price)")
            }
            LabeledContent("Guests", value: count, format: .number)
            ShareLink(item: "A table for two")
            Link("Menu", destination: URL(string: "https://example.com/menu")!)
            Button("Book", image: .init(name: "table", bundle: .main)) {}
            Menu("More", image: .init(name: "more", bundle: .main)) {}
            Toggle("Window", image: .init(name: "window", bundle: .main), isOn: $isOn)
        }
        Table([Guest(id: 1, name: "Ann")]) { TableColumn("Name", value: \.name) }
        List(0..<3, id: \.self, selection: $chosen) { Text("\($0)") }
            .contextMenu(forSelectionType: Int.self) { rows in
                Button("Remove \(rows.count)") {}
            } primaryAction: { _ in
            }
    }
}

struct Grouping: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

struct Forms: View {
    @GestureState private var isPressed = false

    var body: some View {
        ScrollView {
            Gauge(value: 0.4) { Text("Share") }.gaugeStyle(LinearGaugeStyle(tint: .red))
            Image("star", variableValue: 0.5, label: Text("Star"))
            Image(decorative: "star", variableValue: 0.5)
        }
        .scrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .always, anchor: .center))
        .animation(.spring(Spring(settlingDuration: 1, dampingRatio: 0.8)), value: isPressed)
        .gesture(
            GestureStateGesture(base: LongPressGesture(), state: $isPressed) { value, state, _ in state = value }
        )
        .toolbar { ToolbarTitleMenu() }
        .toolbar { ToolbarItem(placement: ToolbarItemPlacement(id: "own")) { Button("Own") {} } }
        .toolbar(.hidden, for: ToolbarPlacement(id: "own"))
    }
}
