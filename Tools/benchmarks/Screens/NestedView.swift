import TextUI

/// Stacks in stacks, of which the innermost changes.
struct NestedView: View {
    let depth: Int
    let steps: Steps

    var body: some View {
        VStack {
            Button("Step") { steps.next() }
            Level(depth: depth, steps: steps)
        }
    }

    struct Level: View {
        let depth: Int
        let steps: Steps

        var body: some View {
            if depth > 0 {
                VStack(spacing: 0) { AnyView(Level(depth: depth - 1, steps: steps)) }
            } else {
                Innermost(steps: steps)
            }
        }
    }

    struct Innermost: View {
        let steps: Steps
        @State private var number = 0

        var body: some View {
            Text(verbatim: "Innermost \(number)").onAppear { steps.make = { number = $0 } }
        }
    }
}
