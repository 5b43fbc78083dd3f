import ClinicModel
import Foundation

extension InMemoryRecords {
    func communication(_ id: Communication.ID) -> Communication? { state.communications.first { $0.id == id } }

    func communications(in correspondence: Correspondence) -> [Communication] {
        bySending { $0.correspondence == correspondence }
    }

    func lastCommunications(of principal: Principal) -> [(pair: Correspondence, last: Communication)] {
        var seen: Set<Correspondence> = []
        let own = bySending { $0.sender == principal.reference || $0.recipient == principal.reference }
        return own.reversed().compactMap { last in
            guard let pair = last.correspondence, seen.insert(pair).inserted else { return nil }
            return (pair, last)
        }
    }

    func draft(from sender: String, to recipient: String) -> Communication? {
        state.communications.last {
            $0.isPrepared && $0.patient == nil && $0.sender == sender && $0.recipient == recipient
        }
    }

    func drafts(from sender: String) -> [Communication] {
        state.communications.filter { $0.isPrepared && $0.patient == nil && $0.sender == sender }
    }

    func unansweredCount(of principal: Principal) -> Int {
        lastCommunications(of: principal).count { $0.last.sender != principal.reference }
    }

    func unreadCounts(of principal: Principal) -> [Principal: Int] {
        let senders = state.communications.filter { $0.isUnread(by: principal) }.compactMap(\.sender)
        return senders.compactMap(Principal.init(reference:)).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    func store(_ communication: Communication) {
        if let index = state.communications.firstIndex(where: { $0.id == communication.id }) {
            state.communications[index] = communication
        } else {
            state.communications.append(communication)
        }
        state.changeCount += 1
    }

    func practitioners(of patient: Patient.ID) -> [Practitioner] {
        state.practitioners.values.filter { isPatient(patient, of: $0.id) }
    }

    /// Those that are delivered, oldest first; of one time, in the order in which they came.
    private func bySending(_ isWanted: (Communication) -> Bool) -> [Communication] {
        state.communications.enumerated()
            .filter { $0.element.isDelivered && $0.element.correspondence != nil && isWanted($0.element) }
            .sorted {
                ($0.element.sent ?? .distantPast, $0.offset) < ($1.element.sent ?? .distantPast, $1.offset)
            }
            .map(\.element)
    }
}
