import ArgumentParser
import ClinicModel
import ClinicProgram

/// `refill ID`: asks for more of a medicine, or takes that back.
package struct RefillCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "refill", abstract: "Ask for a refill of a medicine that is prescribed to you.",
            discussion: "With --withdraw a request that has not been answered is taken back.")
    }

    package static var listing: ListingCommand? { .prescriptions }

    @Argument(
        help: """
            The ID of the prescription, or with --withdraw of the request, as “prescriptions” lists them; the \
            beginning of it; or the name of the medicine.
            """)
    package var id: MedicationRequest.ID

    @Option(help: ArgumentHelp("What the clinic should know.", valueName: "text"))
    package var note: String?

    @Flag(help: "Take the request back.")
    package var withdraw = false

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func validate() throws {
        if withdraw, note != nil { throw ValidationError(saying: "A request is withdrawn without a note.") }
    }

    package func answer(_ visit: CommandVisit<App>) async throws -> NoteAnswer {
        let prescriptions = visit.gateways.prescriptions
        if withdraw {
            return try await visit.with(id, among: visit.openRefills) { id in
                try await prescriptions.withdraw(id)
                return NoteAnswer("The request is withdrawn.", facts: ["refill": id.rawValue])
            }
        }
        guard case .patient(let own) = visit.gateways.principal else {
            throw ClinicError.notFound("medication of your own")
        }
        return try await visit.with(id, among: { try await visit.prescriptions(of: own) }) { id in
            let refill = try await prescriptions.askForRefill(of: id, note: note)
            return NoteAnswer("A refill is asked for: \(refill).", facts: ["refill": refill.rawValue])
        }
    }
}

/// `refills`: those that wait for an answer.
package struct RefillsCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "refills", abstract: "List the refills that wait for your word.")
    }

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> RefillsAnswer {
        RefillsAnswer(try await visit.gateways.prescriptions.openRefills(access: .opening))
    }
}

/// `refill approve ID` and `refill decline ID`.
package struct AnswerRefillCommand<App: ClinicApp>: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "refill", abstract: "Answer a patient who asks for a refill.",
            subcommands: [ApproveRefillCommand<App>.self, DeclineRefillCommand<App>.self])
    }

    package init() {}
}

package struct ApproveRefillCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "approve", abstract: "Prescribe the same again, in place of the old prescription.")
    }

    package static var listing: ListingCommand? { .refills }

    @Argument(
        help: """
            The ID of the request, as “refills” lists it; the beginning of it; or words of the medicine’s name and of \
            the patient’s.
            """)
    package var id: MedicationRequest.ID

    @Option(help: ArgumentHelp("Why, in spite of what speaks against it.", valueName: "text"))
    package var despite: String?

    @Option(help: ArgumentHelp("What the patient should know; it is kept with the prescription.", valueName: "text"))
    package var note: String?

    @Flag(help: "You have compared it with the allergies yourself.")
    package var compared = false

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> NoteAnswer {
        try await visit.with(id, among: visit.openRefills) { try await approve($0, visit) }
    }

    private func approve(_ id: MedicationRequest.ID, _ visit: CommandVisit<App>) async throws -> NoteAnswer {
        let prescriptions = visit.gateways.prescriptions
        let refill = try await prescriptions.openRefills(access: .refresh).first { $0.id == id }
        let issues = refill?.issues ?? []
        if let refill, !compared, !issues.contains(where: { $0.kind == .allergy }) {
            try (refill.prior ?? refill.request).medication?.check(with: refill.allergies)
        }
        let new = try await prescriptions.approve(id, reasons: try issues.reasons(despite), note: note)
        return NoteAnswer(
            "Approved: prescription \(new).", warnings: issues.warnings,
            facts: ["refill": id.rawValue, "prescription": new.rawValue])
    }
}

package struct DeclineRefillCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "decline", abstract: "Decline a refill; the patient reads why.")
    }

    package static var listing: ListingCommand? { .refills }

    @Argument(
        help: """
            The ID of the request, as “refills” lists it; the beginning of it; or words of the medicine’s name and of \
            the patient’s.
            """)
    package var id: MedicationRequest.ID

    @Option(help: ArgumentHelp("Why.", valueName: "text"))
    package var reason: String

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> NoteAnswer {
        try await visit.with(id, among: visit.openRefills) { id in
            try await visit.gateways.prescriptions.decline(id, reason: reason)
            return NoteAnswer("Declined.", facts: ["refill": id.rawValue])
        }
    }
}

extension [DetectedIssue] {
    /// What is warned of, and no more.
    var warnings: [Phrase] {
        filter { !$0.needsReason }.map { issue in
            switch (issue.kind, issue.family) {
            case (.duplicateClass, _) where issue.isOfSameGroup:
                "It is of the same group as what is active already: \(issue.detail)."
            case (.duplicateClass, _): "It does the same as what is active already: \(issue.detail)."
            case (_, .betaLactams): "The patient may react to it too (beta-lactam): allergic to \(issue.detail)."
            case (_, .antiInflammatories):
                "The patient may react to it too (anti-inflammatory): allergic to \(issue.detail)."
            case (_, nil): "The patient may react to it too (related medicine): allergic to \(issue.detail)."
            }
        }
    }

    /// One reason for all of them. Throws where they need one and there is none.
    func reasons(_ reason: String?) throws -> [String: String] {
        guard let reason else {
            guard let issue = first(where: \.needsReason) else { return [:] }
            throw ProgramError(
                .badData, "to \(issue.words), a reason is needed", advice: "say it with --despite")
        }
        return Dictionary(map { ($0.id, reason) }, uniquingKeysWith: { first, _ in first })
    }
}
