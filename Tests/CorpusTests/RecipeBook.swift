import SwiftUI
import Testing

private struct Recipe: Identifiable, Hashable {
    let id: Int
    let name: String
    let ingredients: [String]
}

private struct RecipeBookView: View {
    private let recipes = [
        Recipe(id: 1, name: "Pancakes", ingredients: ["Flour", "Milk", "Eggs"]),
        Recipe(id: 2, name: "Salad", ingredients: ["Lettuce", "Tomatoes"]),
    ]

    var body: some View {
        NavigationStack {
            List(recipes) { recipe in
                NavigationLink(recipe.name, value: recipe)
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { recipe in
                List(recipe.ingredients, id: \.self) { Text($0) }
                    .navigationTitle(recipe.name)
            }
        }
    }
}

extension Corpus {
    @Test func `a value leads to its page`() async throws {
        try await play("RecipeBook", RecipeBookView()) { play in
            try await play.press("Pancakes")
            try await play.back()
            try await play.press("Salad")
        }
    }
}
