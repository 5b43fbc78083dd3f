import SwiftUI
import Testing

private struct Expense: Identifiable {
    let id = UUID()
    let name: String
    let amount: Double
    let isPersonal: Bool
}

private final class ExpenseStore: ObservableObject {
    @Published var expenses: [Expense] = [
        Expense(name: "Lunch", amount: 9.5, isPersonal: true), Expense(name: "Train", amount: 24, isPersonal: false),
    ]

    var total: Double { expenses.reduce(0) { $0 + $1.amount } }
}

private struct ExpensesView: View {
    @StateObject private var store = ExpenseStore()
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                section("Personal", isPersonal: true)
                section("Business", isPersonal: false)
                LabeledContent("Total", value: store.total, format: .currency(code: "EUR"))
            }
            .navigationTitle("Expenses")
            .toolbar { Button("Add expense", systemImage: "plus") { isAdding = true } }
            .sheet(isPresented: $isAdding) { AddExpense(store: store) }
        }
    }

    private func section(_ title: String, isPersonal: Bool) -> some View {
        Section(title) {
            ForEach(store.expenses.filter { $0.isPersonal == isPersonal }) { expense in
                HStack {
                    Text(expense.name)
                    Spacer()
                    Text(expense.amount, format: .currency(code: "EUR"))
                }
            }
            .onDelete { offsets in
                let shown = store.expenses.filter { $0.isPersonal == isPersonal }
                let gone = Set(offsets.map { shown[$0].id })
                store.expenses.removeAll { gone.contains($0.id) }
            }
        }
    }
}

private struct AddExpense: View {
    @ObservedObject var store: ExpenseStore
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var amount = 0.0
    @State private var isPersonal = true

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                TextField("Amount", value: $amount, format: .number)
                Toggle("Personal", isOn: $isPersonal)
            }
            .navigationTitle("New expense")
            .toolbar {
                Button("Save") {
                    store.expenses.append(Expense(name: name, amount: amount, isPersonal: isPersonal))
                    dismiss()
                }
            }
        }
    }
}

extension Corpus {
    @Test func `expenses are added in their section and deleted`() async throws {
        try await play("Expenses", ExpensesView()) { play in
            try await play.press("Add expense")
            try await play.set("Name", "Hotel")
            try await play.set("Amount", "120")
            try await play.press("Personal")
            try await play.press("Save")
            try await play.action("Delete", "Lunch, €9.50")
        }
    }
}
