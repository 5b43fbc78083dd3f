import SwiftUI

/// Something of everything that changes a screen, over a model from outside, so that a second screen of the same model
/// has to look the same.
final class WorkshopModel: ObservableObject {
    struct Item: Identifiable, Hashable {
        let id: Int
        var name: String
        var isDone = false
        var amount = 1
    }

    @Published var items = (0..<30).map { Item(id: $0, name: "Item \($0)") }
    @Published var isSorted = false
    @Published var showsDetails = true
    @Published var text = ""
    @Published var choice = "Small"
    @Published var path: [Int] = []
    @Published var isPresented = false
    @Published var alertIsPresented = false
    @Published var isDisabled = false
    @Published var isWide = false
    @Published var next = 30
    @Published var query = ""

    var shown: [Item] {
        let found = query.isEmpty ? items : items.filter { $0.name.contains(query) }
        return isSorted ? found.sorted { ($0.amount, $0.name) < ($1.amount, $1.name) } : found
    }
}

struct WorkshopView: View {
    @ObservedObject var model: WorkshopModel

    var body: some View {
        NavigationStack(path: $model.path) {
            List {
                Section("Look") {
                    Toggle("Sorted", isOn: $model.isSorted)
                    Toggle("Details", isOn: $model.showsDetails)
                    Toggle("Disabled", isOn: $model.isDisabled)
                    Picker("Size", selection: $model.choice) {
                        ForEach(["Small", "Middling", "Enormous"], id: \.self) { Text($0) }
                    }
                    TextField("Name", text: $model.text)
                    Button("Sheet") { model.isPresented = true }
                    Button("Alert", role: .destructive) { model.alertIsPresented = true }
                }
                Section {
                    ForEach(model.shown) { item in
                        NavigationLink(value: item.id) { WorkshopRow(item: item, size: model.choice) }
                            .disabled(model.isDisabled)
                    }
                    .onDelete { offsets in
                        let gone = offsets.map { model.shown[$0].id }
                        model.items.removeAll { gone.contains($0.id) }
                    }
                    .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Text("\(model.items.count) items")
                } footer: {
                    if model.showsDetails { Text("\(model.items.filter(\.isDone).count) done") }
                }
            }
            .navigationTitle("Workshop")
            .searchable(text: $model.query)
            .toolbar {
                Button("Add") {
                    model.items.insert(.init(id: model.next, name: "Item \(model.next)"), at: model.items.count / 2)
                    model.next += 1
                }
                if model.items.count > 20 { Button("Clear") { model.items.removeAll(where: \.isDone) } }
            }
            .navigationDestination(for: Int.self) { WorkshopDetails(model: model, id: $0) }
            .sheet(isPresented: $model.isPresented) { WorkshopSheet(model: model) }
            .alert("Everything?", isPresented: $model.alertIsPresented) {
                Button("Mark all") { for index in model.items.indices { model.items[index].isDone = true } }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("\(model.items.count) items")
            }
        }
        .environment(\.workshopSize, model.choice)
    }
}

private struct WorkshopSizeKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
    var workshopSize: String {
        get { self[WorkshopSizeKey.self] }
        set { self[WorkshopSizeKey.self] = newValue }
    }
}

struct WorkshopRow: View {
    let item: WorkshopModel.Item
    let size: String

    var body: some View {
        HStack {
            Text(item.name).bold(item.isDone)
            if size != "Small" { Text(String(repeating: "wide ", count: size.count)).lineLimit(1) }
            Spacer()
            if item.isDone { Text("✓") } else { Text("\(item.amount)").foregroundStyle(.secondary) }
        }
    }
}

struct WorkshopDetails: View {
    @ObservedObject var model: WorkshopModel
    let id: Int
    @Environment(\.workshopSize) private var size
    @Environment(\.dismiss) private var dismiss

    private var index: Int? { model.items.firstIndex { $0.id == id } }

    var body: some View {
        if let index {
            Form {
                TextField("Name", text: $model.items[index].name)
                Toggle("Done", isOn: $model.items[index].isDone)
                Stepper("Amount \(model.items[index].amount)", value: $model.items[index].amount, in: 0...12)
                if model.items[index].isDone { Text("Size \(size)").padding() }
                NavigationLink("Next", value: id + 1)
                Button("Delete") {
                    model.items.remove(at: index)
                    dismiss()
                }
            }
            .navigationTitle(model.items[index].name)
        } else {
            VStack {
                Text("Gone")
                Button("Back to all") { model.path = [] }
            }
            .navigationTitle("Gone")
        }
    }
}

struct WorkshopSheet: View {
    @ObservedObject var model: WorkshopModel
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(alignment: model.isWide ? .leading : .center, spacing: model.isWide ? 20 : nil) {
                    Toggle("Wide", isOn: $model.isWide)
                    ForEach(model.items) { item in
                        VStack {
                            Text(item.name).padding(model.isWide ? 16 : 0)
                            if item.isDone { Divider() }
                        }
                        .border(item.amount > 3 ? Color.red : Color.clear)
                    }
                }
            }
            .navigationTitle("Sheet")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Count up") { for index in model.items.indices { model.items[index].amount += 1 } }
                        .disabled(model.items.isEmpty)
                }
            }
        }
    }
}
