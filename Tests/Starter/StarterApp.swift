import SwiftUI

/// A program whose first screen begins work by itself, in the way that its argument names.
@main
struct StarterApp: App {
    var body: some Scene {
        WindowGroup {
            switch CommandLine.arguments.dropFirst().first {
            case "presenter": PresenterView()
            case "task": TaskView()
            case "chain": ChainView()
            case "unasked": UnaskedView()
            case "meanwhile": MeanwhileView()
            default: Text("starter presenter|task|chain|unasked|meanwhile")
            }
        }
    }
}

/// Answers from another thread, as a store does.
enum Store {
    @concurrent
    static func fetch(_ answer: String) async -> String {
        await Task.yield()
        return answer
    }
}
