import Foundation

/// The attempts to sign in with one name, or from one place. Each is counted before its password is checked, so that many
/// at once are no more guesses than so many in turn.
package struct SignInAttempts: Sendable {
    private enum Turn {
        case begun(Int)
        /// As many are under way as may still fail: whether one more is let in depends on them.
        case waiting
        case locked(until: Date)
    }

    static let lockedFor: TimeInterval = 15 * 60

    /// Two slips are free; then 1, 2, 4 … seconds; from the tenth on a quarter of an hour.
    static func delay(after failures: Int) -> TimeInterval {
        switch failures {
        case ..<3: 0
        case 3..<most: TimeInterval(1 << (failures - 3))
        default: lockedFor
        }
    }

    /// So many of one name can fail before the long lock.
    private static let most = 10
    /// Behind one address are the people of a whole practice.
    private static let peoplePerAddress = 20
    /// An attempt that has not ended after so long never will: its process is gone.
    private static let longest: TimeInterval = 60
    private static let patience = Duration.seconds(5)

    private let keeper: any RecordKeeper
    private let name: String
    /// How many people it may be.
    private let people: Int

    init(keeper: any RecordKeeper, name: String) {
        (self.keeper, self.name, people) = (keeper, name, 1)
    }

    /// Those that come from a network address, whatever names they are for.
    package init(keeper: any RecordKeeper, address: String) {
        // No user name has a blank.
        (self.keeper, name, people) = (keeper, "address \(address)", Self.peoplePerAddress)
    }

    private var most: Int { Self.most * people }

    /// Counts an attempt and returns its place, from 1. Throws `locked` where none is let in.
    package func begin() async throws -> Int {
        let start = ContinuousClock.now
        while true {
            switch try await keeper.write(reserve) {
            case .begun(let place): return place
            case .locked(let until): throw ClinicError.locked(until: until)
            case .waiting where ContinuousClock.now - start > Self.patience: throw ClinicError.busy
            case .waiting: try await Task.sleep(for: .milliseconds(50))
            }
        }
    }

    /// Notes that the attempt at `place` had the wrong password, and locks the name if that was once too often.
    package func fail(_ place: Int) async throws {
        try await keeper.write { records in
            // Another attempt may have succeeded meanwhile, and the count begun anew.
            let known = try records.failures(userName: name)
            let count = max(known?.count ?? 0, 1)
            let failures = min(place, count)
            // Of as many as may fail, the last one decides.
            let delay = failures < count && count >= most ? 0 : Self.delay(after: failures / people)
            let until = delay > 0 ? records.systemNow.addingTimeInterval(delay) : nil
            try records.setFailures(
                SignInFailures(
                    count: count, lockedUntil: [known?.lockedUntil, until].compactMap { $0 }.max(),
                    begun: known?.begun), userName: name)
            try audit(
                delay > 0 ? "wrong password (\(failures)), locked for \(Int(delay)) s" : "wrong password",
                isSerious: delay >= Self.lockedFor, in: records)
        }
    }

    /// Takes back an attempt whose password could not be checked.
    package func withdraw() async throws {
        try await keeper.write { records in
            guard let known = try records.failures(userName: name) else { return }
            let rest = SignInFailures(
                count: known.count - 1, lockedUntil: known.lockedUntil ?? records.systemNow, begun: known.begun)
            try records.setFailures(rest.count > 0 ? rest : nil, userName: name)
        }
    }

    @Sendable
    private func reserve(in records: any ClinicRecords) throws -> Turn {
        let (known, now) = (try records.failures(userName: name), records.systemNow)
        if let until = known?.lockedUntil, until > now { return .locked(until: until) }
        let count = known?.count ?? 0
        guard count >= most, known?.lockedUntil == nil else {
            try records.setFailures(SignInFailures(count: count + 1, lockedUntil: nil, begun: now), userName: name)
            return .begun(count + 1)
        }
        if let begun = known?.begun, now.timeIntervalSince(begun) < Self.longest { return .waiting }
        let until = now.addingTimeInterval(Self.lockedFor)
        try records.setFailures(SignInFailures(count: count, lockedUntil: until, begun: nil), userName: name)
        try audit("attempts without an end, locked for \(Int(Self.lockedFor)) s", isSerious: true, in: records)
        return .locked(until: until)
    }

    private func audit(_ detail: String, isSerious: Bool, in records: any ClinicRecords) throws {
        try records.append(
            AuditEntry(
                agent: "user:\(name)", action: .execute, entity: "Account/\(name)",
                outcome: isSerious ? .seriousFailure : .minorFailure, detail: detail))
    }
}
