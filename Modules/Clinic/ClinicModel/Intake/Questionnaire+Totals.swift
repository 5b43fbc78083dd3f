extension Questionnaire {
    /// An item that is computed, and those whose scores it sums.
    struct Total {
        let item: Item
        let items: [Item]
    }

    /// The totals: each sums what is scored before it, in its own group if something is, else in the next around it.
    /// Below the outermost the questions of no group come first.
    var totals: [Total] {
        var totals: [Total] = []
        func collect(_ items: [Item], in outer: [[Item]]) {
            for (index, item) in items.enumerated() {
                if item.mayBeTotal {
                    let before = outer + [Array(items[..<index])]
                    let scored = before.reversed().lazy.map(Self.scored).first { !$0.isEmpty } ?? []
                    if item.calculation == .total || !scored.isEmpty { totals.append(Total(item: item, items: scored)) }
                }
                collect(item.items, in: outer + [Array(items[..<index])])
            }
        }
        collect(items, in: [])
        return totals
    }

    /// What is scored beside a total: the questions of no group, else all.
    private static func scored(_ items: [Item]) -> [Item] {
        let own = items.filter { $0.kind != .group }.flatMap(\.withItems).filter(\.isScored)
        return own.isEmpty ? items.flatMap(\.withItems).filter(\.isScored) : own
    }
}

extension Questionnaire.Item {
    /// Whether it is a total, or a number that nobody may type and that no answer stands for.
    var mayBeTotal: Bool {
        switch kind {
        case .integer, .decimal, .quantity: calculation == .total || calculation == nil && isReadOnly && initial.isEmpty
        default: false
        }
    }

    /// The answer that a total is; nil where it is none of its kind.
    func answer(total: Double) -> AnswerValue? {
        switch kind {
        case .integer: Int(exactly: total).map(AnswerValue.integer)
        case .decimal: ExactDecimal(Self.digits(of: total)).map(AnswerValue.decimal)
        case .quantity: ExactDecimal(Self.digits(of: total)).map(quantity)
        default: nil
        }
    }

    private static func digits(of total: Double) -> String { Int(exactly: total).map { "\($0)" } ?? "\(total)" }
}
