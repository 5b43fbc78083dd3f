import SwiftUI
import Testing

private enum Topping: String, CaseIterable, Identifiable {
    case cheese, olives, mushrooms
    var id: String { rawValue }
}

private struct PizzaView: View {
    @State private var toppings: Set<Topping> = [.cheese]
    @State private var size = "Small"
    @State private var quantity = 1
    @State private var isOrdered = false

    private var price: Int { quantity * ((size == "Small" ? 6 : 9) + toppings.count) }

    var body: some View {
        Form {
            Section("Size") {
                Picker("Size", selection: $size) {
                    ForEach(["Small", "Large"], id: \.self, content: Text.init)
                }
            }
            Section("Toppings") {
                ForEach(Topping.allCases) { topping in
                    Toggle(topping.rawValue.capitalized, isOn: contains(topping))
                }
            }
            Stepper("Pizzas: \(quantity)", value: $quantity, in: 1...9)
            Button("Order for \(price)") { isOrdered = true }
        }
        .alert("Thank you", isPresented: $isOrdered) {
        } message: {
            Text("\(quantity) × \(size), \(price) in all")
        }
    }

    private func contains(_ topping: Topping) -> Binding<Bool> {
        Binding {
            toppings.contains(topping)
        } set: { isOn in
            if isOn { toppings.insert(topping) } else { toppings.remove(topping) }
        }
    }
}

extension Corpus {
    @Test func `an order adds up`() async throws {
        try await play("Pizza", PizzaView()) { play in
            try await play.press("Olives")
            try await play.set("Size", "Large")
            try await play.press("Order for 11")
            try await play.press("OK")
        }
    }
}
