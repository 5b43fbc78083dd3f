import OpenCombine

/// Tells who draws an object that it has changed.
@MainActor
final class Changes: ObservableObject {
    @Published private var count = 0

    func tell() {
        count &+= 1
    }
}
