import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct ScrollTransitionTests {
    /// Cards of five lines, of which the last one in view is cut.
    private func makeHost<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration,
        _ effect: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> SceneHost {
        SceneHost(columns: 40, rows: 9, style: .screen) {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<6) { card in
                        Text("\(card)\n\(card)\n\(card)\n\(card)\n\(card)")
                            .scrollTransition(configuration, transition: effect)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }

    /// The lines of each card that are in view, and the columns before them.
    private func cardsInView(_ host: SceneHost) -> [(card: String, lines: Int, columns: Int)] {
        var cards: [(card: String, lines: Int, columns: Int)] = []
        for line in host.frame.lines {
            let words = line.drop { $0 == " " }
            guard let card = words.first.map(String.init), Int(card) != nil else { continue }
            if cards.last?.card == card {
                cards[cards.count - 1].lines += 1
            } else {
                cards.append((card, 1, line.count - words.count))
            }
        }
        return cards
    }

    @Test func `a view is moved as far as it is out of view, and not at all within`() async throws {
        let host = makeHost(.interactive(timingCurve: .linear)) { content, phase in
            content.offset(x: phase.isIdentity ? 0 : 80)
        }
        for _ in 0..<2 {
            let cards = cardsInView(host)
            #expect(cards.contains { $0.lines == 5 } && cards.contains { $0.lines < 5 })
            for card in cards { #expect(card.columns == 10 - 2 * card.lines, "\(card)") }
            try await host.more()
        }
    }

    private nonisolated static func moved(
        _ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase
    ) -> some VisualEffect {
        content.offset(x: phase == .bottomTrailing ? 80 : 0)
    }

    @Test func `with an animation it changes all at once, from a share of it on`() {
        let cut = cardsInView(makeHost(.animated, Self.moved))
        #expect(cut.map(\.columns) == [0, 10] && cut[1].lines < 5)
        for configuration in [.animated.threshold(.visible(0.1)), .animated.threshold(.hidden), .identity]
            as [ScrollTransitionConfiguration]
        {
            #expect(cardsInView(makeHost(configuration, Self.moved)).map(\.columns) == [0, 0])
        }
    }

    private nonisolated static func faded(
        _ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase
    ) -> some VisualEffect {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    @Test func `a view that fades at the edge can be seen in part where it scrolls along`() {
        #expect(cardsInView(makeHost(.animated, Self.faded)).map(\.card) == ["0"])
        #expect(cardsInView(makeHost(.interactive, Self.faded)).map(\.card) == ["0", "1"])
    }

    @Test func `outside of a scroll view a view stays as it is`() {
        let host = SceneHost(columns: 20) {
            Text("still").scrollTransition(.animated, transition: Self.faded)
        }
        #expect(host.frame.text.contains("still"))
    }
}
