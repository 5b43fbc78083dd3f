extension Appointment {
    mutating func answer(everybody status: Participant.Status) {
        for index in participants.indices { participants[index].status = status }
    }

    func answer(of principal: Principal) -> Participant.Status? {
        participants.first { $0.actor == principal.reference }?.status
    }

    mutating func answer(_ principal: Principal, _ status: Participant.Status) {
        for index in participants.indices where participants[index].actor == principal.reference {
            participants[index].status = status
        }
    }
}
