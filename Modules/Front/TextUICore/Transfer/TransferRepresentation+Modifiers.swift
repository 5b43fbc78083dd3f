extension TransferRepresentation {
    fileprivate func changing(_ change: (inout _TransferForm<Item>) -> Void) -> _TransferForms<Item> {
        var forms = _forms
        for index in forms.indices { change(&forms[index]) }
        return _TransferForms(forms: forms)
    }

    /// Names the file that a value is written to. `fileExporter` proposes the name, and `ShareLink` shows it for what
    /// has neither words nor a title.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        suggestedFileName { _ in fileName }
    }

    /// Names the file that a value is written to; nil for no name of its own. `fileExporter` proposes the name, and
    /// `ShareLink` shows it for what has neither words nor a title.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        changing { $0.fileName = fileName }
    }

    /// Hands a value over in the form only where a condition holds for it.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> _ConditionalTransferRepresentation<Self> {
        _ConditionalTransferRepresentation(
            _forms: changing { form in
                let outer = form.condition
                form.condition = { outer?($0) != false && condition($0) }
            }._forms)
    }

    /// Sets the programs that may read the form. Has no effect: what is handed over stays in the program.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
}

/// A form that a value is handed over in only where a condition holds for it.
public struct _ConditionalTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    public typealias Item = Base.Item
    public typealias Body = _NoForm<Base.Item>
    /// The forms of the base, under the condition.
    public let _forms: [_TransferForm<Base.Item>]
}

/// The programs that may read a form. As CoreTransferable's `TransferRepresentationVisibility`; has no effect, since
/// what is handed over stays in the program.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private enum Programs {
        case all, team, group, ownProcess
    }

    private let programs: Programs

    /// All programs.
    public static let all = TransferRepresentationVisibility(programs: .all)
    /// Those of one developer.
    public static let team = TransferRepresentationVisibility(programs: .team)
    /// Those of one group.
    public static let group = TransferRepresentationVisibility(programs: .group)
    /// The program alone.
    public static let ownProcess = TransferRepresentationVisibility(programs: .ownProcess)
}
