extension Appointment {
    mutating func answer(everybody status: Participant.Status) {
        for index in participants.indices { participants[index].status = status }
    }

    mutating func answer(_ principal: Principal, _ status: Participant.Status) {
        for index in participants.indices where participants[index].actor == principal.reference {
            participants[index].status = status
        }
    }
}
