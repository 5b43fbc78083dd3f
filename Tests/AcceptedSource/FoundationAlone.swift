// imports Observation FoundationNetworking OpenCombine CombineFoundation
import Foundation

@Observable class Order { var quantity = 3 }

final class Store: ObservableObject { @Published var items: [String] = [] }

func load(_ url: URL) async throws -> Data { try await URLSession.shared.data(for: URLRequest(url: url)).0 }

func note(_ text: String, at place: CGRect) throws {
    try Data(text.utf8).write(to: URL.documentsDirectory.appending(path: "note.txt"))
    UserDefaults.standard.setValue(place.debugDescription, forKey: "place")
}
