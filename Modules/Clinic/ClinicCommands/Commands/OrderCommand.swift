import ArgumentParser
import ClinicModel
import ClinicProgram

package struct OrderCommand<App: ClinicApp>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "order", abstract: "Order an examination, or refer the patient to others.",
            discussion: "Well known: "
                + OrderedFrom.allCases.map { from in
                    "\(from.rawValue): "
                        + OrderChoice.choices(in: from.category).map(\.words.description).joined(separator: ", ")
                }.joined(separator: "; ") + ". Any other is ordered by the name that you give it.")
    }

    package static var listing: ListingCommand? { .appointments }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID
    @Argument(help: "What is to be done, such as HbA1c.") package var name: String
    @Option(help: "Who does it.") package var from: OrderedFrom
    @Option(help: "How soon it is needed.") package var priority = ServiceRequest.Priority.routine
    @Option(help: "Why it is ordered.") package var reason: String?
    @Option(help: "A note for who carries it out.") package var note: String?
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> VisitAnswer {
        let draft = OrderDraft(
            from.category, CodeableConcept(text: name), priority: priority, reason: reason, note: note)
        _ = try await visit.gateways.visits.order(draft, in: id)
        return VisitAnswer(try await visit.gateways.visits.visit(of: id, access: .refresh))
    }
}

package struct EndOrderCommand<App: ClinicApp>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "end-order", abstract: "Note that an order of a visit is done, or revoke it with a reason.",
            discussion: "An order whose result is released is completed by that.")
    }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID
    @Argument(help: "The order's ID, as “visit show” tells it.") package var order: ServiceRequest.ID
    @Option(name: .customLong("revoke"), help: ArgumentHelp("Revoke it, and why.", valueName: "reason"))
    package var revocation: String?
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> VisitAnswer {
        let visits = visit.gateways.visits
        if let revocation {
            try await visits.revoke(order, reason: revocation, in: id)
        } else {
            try await visits.complete(order, in: id)
        }
        return VisitAnswer(try await visits.visit(of: id, access: .refresh))
    }
}

/// Who is asked, by name.
package enum OrderedFrom: String, ExpressibleByArgument, CaseIterable, Sendable {
    case laboratory, imaging, referral

    var category: ServiceRequest.Category {
        switch self {
        case .laboratory: .laboratory
        case .imaging: .imaging
        case .referral: .referral
        }
    }
}

extension ServiceRequest.Priority: ExpressibleByArgument {}
