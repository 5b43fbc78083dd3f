import OpenCombine

/// Tells who draws an object that it has changed.
@MainActor
final class Changes: ObservableObject {
    func tell() {
        objectWillChange.send()
    }
}
