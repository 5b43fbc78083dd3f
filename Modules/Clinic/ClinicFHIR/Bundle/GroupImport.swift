import ClinicModel
import Foundation
import PlainText

/// Brings files that go in together into the archive, within one transaction.
struct GroupImport {
    struct Outcome: Sendable {
        var files: [ImportReport.File] = []
        var identities: [String: ResourceIdentity] = [:]
        /// By file: what is referred to, and where for the first time.
        var references: [[LiteralReference: ImportReport.Place]] = []
    }

    private let files: [BundleFile]
    private let transaction: any ResourceTransaction
    private let didTake: @Sendable () -> Void
    private var resolver: ReferenceResolver

    /// `known` are the fullUrls of files that went in before.
    init(
        _ files: [BundleFile], in transaction: any ResourceTransaction, known: [String: ResourceIdentity],
        didTake: @escaping @Sendable () -> Void
    ) {
        self.files = files
        self.transaction = transaction
        self.didTake = didTake
        resolver = ReferenceResolver(transaction: transaction, known: known, fileCount: files.count)
    }

    mutating func run() throws -> Outcome {
        var plans: [[Plan]] = []
        for (index, file) in files.enumerated() {
            plans.append(try file.entries.map { entry in try plan(entry, of: index) })
        }
        var outcome = Outcome(
            references: Array(repeating: [:], count: files.count))
        var counts = Array(repeating: ImportCounts(), count: files.count)
        var kept = Array(repeating: [ImportReport.Place](), count: files.count)
        var entries = Array(repeating: [(place: Int, entry: ImportReport.Entry)](), count: files.count)
        for plan in try sorted(plans.joined()) {
            let entry = plan.entry
            let result = try Self.refusing(entry, of: files[plan.file].name) {
                try take(plan, references: &outcome.references[plan.file])
            }
            counts[plan.file].count(result.outcome, type: entry.type)
            let identity = plan.identity
            entries[plan.file].append(
                (entry.index ?? 0, .init(type: identity.type, id: identity.id, outcome: result.outcome)))
            if result.differs {
                kept[plan.file].append(
                    ImportReport.Place(entry: entry.index, element: entry.type, reference: plan.identity.reference))
            }
            didTake()
        }
        outcome.identities = resolver.identities
        outcome.files = files.indices.map { index in
            ImportReport.File(
                name: files[index].name, counts: counts[index],
                entries: entries[index].sorted { $0.place < $1.place }.map(\.entry), kept: kept[index], absent: [])
        }
        return outcome
    }
}

extension GroupImport {
    private struct Plan {
        let file: Int
        let entry: BundleEntry
        let identity: ResourceIdentity
        /// False for what `ifNoneExist` found to be there.
        let isWanted: Bool
    }

    /// Finds out which resource an entry is.
    private mutating func plan(_ entry: BundleEntry, of file: Int) throws -> Plan {
        let criteria: SearchCriteria? =
            switch entry.action {
            case .create(let criteria): criteria
            case .replaceMatch(let criteria): criteria
            case .replace: nil
            }
        var matches: [ResourceIdentity] = []
        if let criteria {
            matches = try resolver.matches(criteria)
            guard matches.count < 2 else {
                throw BundleRefusal(
                    file: files[file].name, entry: entry.index, element: "Bundle.entry.request",
                    reason: "\(criteria.text) is ambiguous: it matches \(Self.list(matches))")
            }
        }
        let identity = matches.first ?? entry.identity
        resolver.note(entry, of: file, is: identity)
        if case .create = entry.action, !matches.isEmpty {
            return Plan(file: file, entry: entry, identity: identity, isWanted: false)
        }
        return Plan(file: file, entry: entry, identity: identity, isWanted: true)
    }

    static func list(_ identities: [ResourceIdentity]) -> String {
        identities.map(\.reference).sorted().joined(separator: ", ")
    }

    private func sorted(_ plans: some Sequence<Plan>) throws -> [Plan] {
        let ranked = try plans.enumerated().map { offset, plan in
            let rank = try ImportRank(type: plan.entry.type, resource: plan.entry.resource) {
                try transaction.resource(type: plan.identity.type, id: plan.identity.id)
            }
            return (rank: rank.rawValue, offset: offset, plan: plan)
        }
        return ranked.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.plan)
    }

    private mutating func take(
        _ plan: Plan, references: inout [LiteralReference: ImportReport.Place]
    ) throws -> (outcome: PutOutcome, differs: Bool) {
        guard plan.isWanted else { return (.unchanged, false) }
        let (type, id) = (plan.identity.type, plan.identity.id)
        var resource = try resolver.resolve(plan.entry, of: plan.file, noting: &references)
        if resource["id"]?.string != id { resource["id"] = .string(id) }
        let bytes = Data(JSONWriter.bytes(.object(resource)))
        var differs = false
        if let stored = try transaction.resource(type: type, id: id) {
            switch try StoredComparison(stored, incoming: resource, bytes: bytes).verdict(for: plan.entry.action) {
            case .same: return (.unchanged, false)
            case .kept: differs = true
            case .newer: break
            }
        }
        guard !differs else { return (.unchanged, true) }
        let imported = ImportedResource(
            type: type, id: id, json: bytes,
            identifiers: resource["identifier"].asArray.compactMap(Identifier.init(json:)),
            subject: ResourceSubject.patient(of: resource, type: type, id: id),
            entity: try entity(of: resource, type: type, id: id))
        return (try transaction.put(imported), false)
    }

    /// A schedule that names no zone keeps the one that it has, or gets the clinic's.
    private func entity(of resource: JSONObject, type: String, id: String) throws -> ResourceEntity {
        let entity = try ResourceProjection.entity(resource, type: type, id: id)
        guard case .schedule(var schedule) = entity, !Schedule.namesZone(resource) else { return entity }
        let known = try transaction.resource(type: type, id: id)?.entity
        schedule.zone = if case .schedule(let known)? = known { known.zone } else { try transaction.zone() }
        return .schedule(schedule)
    }

    /// Says of a failure which entry it was.
    private static func refusing<Result>(
        _ entry: BundleEntry, of file: String, _ body: () throws -> Result
    ) throws -> Result {
        do {
            return try body()
        } catch let fault as ElementFault {
            throw BundleRefusal(file: file, entry: entry.index, element: fault.element, reason: fault.reason)
        } catch let refusal as ImportRefusal {
            throw BundleRefusal(
                file: file, entry: entry.index, element: "\(refusal.type)/\(refusal.id)", reason: refusal.reason)
        }
    }
}
