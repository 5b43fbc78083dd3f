import SwiftUI

/// Movements of symbols by their types, as packages of views hand them on.
extension View {
    func moving(_ effect: some SymbolEffect & IndefiniteSymbolEffect, while isActive: Bool) -> some View {
        symbolEffect(effect, options: .repeating.speed(2), isActive: isActive)
    }

    func moving<E: DiscreteSymbolEffect & SymbolEffect>(_ effect: E, with value: some Equatable) -> some View {
        symbolEffect(effect, options: .repeat(2), value: value)
    }

    func coming(_ effect: some TransitionSymbolEffect & SymbolEffect) -> some View {
        transition(.symbolEffect(effect))
    }

    func changing(_ effect: some ContentTransitionSymbolEffect & SymbolEffect) -> some View {
        contentTransition(.symbolEffect(effect, options: .nonRepeating))
    }
}

struct Bell: View {
    static let ringing: VariableColorSymbolEffect = .variableColor.iterative.reversing

    @State private var rings = 0

    var body: some View {
        VStack {
            Image(systemName: "bell").moving(.pulse.byLayer, while: rings > 0)
            Image(systemName: "bell").moving(.bounce.up.byLayer, with: rings)
            Image(systemName: "bell").moving(Self.ringing, while: true)
            Image(systemName: "bell").coming(.appear.up)
            Image(systemName: "bell").changing(.replace.downUp.wholeSymbol)
            Image(systemName: "bell").symbolEffect(.bounce, value: rings).symbolEffect(.scale.up, isActive: rings > 1)
            Image(systemName: "bell").symbolEffect(.variableColor.cumulative).symbolEffectsRemoved()
            Image(systemName: "bell")
                .symbolEffect(.wiggle.custom(angle: .degrees(10)), options: .repeat(.periodic(delay: 1)))
                .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer), options: .nonRepeating))
                .transition(.symbolEffect(.disappear.down, options: .speed(2)))
            Image(systemName: "bell").contentTransition(.symbolEffect(.automatic)).transition(.symbolEffect)
        }
    }
}
