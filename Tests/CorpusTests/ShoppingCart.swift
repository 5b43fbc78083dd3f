import SwiftUI
import Testing

private struct Product: Identifiable, Hashable {
    let id: String
    let price: Int
}

@Observable
private final class Cart {
    var counts: [String: Int] = [:]
    var total = 0

    func add(_ product: Product) {
        counts[product.id, default: 0] += 1
        total += product.price
    }

    func remove(_ product: Product) {
        guard let count = counts[product.id] else { return }
        counts[product.id] = count > 1 ? count - 1 : nil
        total -= product.price
    }
}

private struct ShopView: View {
    @State private var cart = Cart()
    private let products = [Product(id: "Tea", price: 4), Product(id: "Cake", price: 6)]

    var body: some View {
        NavigationStack {
            List(products) { product in
                HStack {
                    Text(product.id).badge(cart.counts[product.id] ?? 0)
                    Button("Add") { cart.add(product) }.accessibilityIdentifier("add.\(product.id)")
                }
            }
            .navigationTitle("Shop")
            .toolbar { NavigationLink("Cart (\(cart.total))") { CartView(products: products) } }
        }
        .environment(cart)
    }
}

private struct CartView: View {
    @Environment(Cart.self) private var cart
    let products: [Product]

    var body: some View {
        List {
            ForEach(products.filter { cart.counts[$0.id] != nil }) { product in
                Stepper("\(product.id): \(cart.counts[product.id] ?? 0)") {
                    cart.add(product)
                } onDecrement: {
                    cart.remove(product)
                }
            }
            Text("Total \(cart.total)")
        }
        .navigationTitle("Cart")
    }
}

extension Corpus {
    @Test func `a cart in the environment is the same on every page`() async throws {
        try await play("ShoppingCart", ShopView()) { play in
            try await play.press(.identifier("add.Tea"))
            try await play.press(.identifier("add.Cake"))
            try await play.press(.identifier("add.Tea"))
            try await play.press("Cart (14)")
            try await play.action("Decrement", "Cake: 1")
            try await play.back()
        }
    }
}
