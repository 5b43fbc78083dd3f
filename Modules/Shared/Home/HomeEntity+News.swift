import ClinicModel

extension HomeEntity {
    /// Visits that are new to a patient, under what the clinic has done with them: first those that it has moved, with the
    /// time from which it has moved them.
    ///
    /// - Parameter booked: those that it has booked unasked.
    package static func news(of visits: [Visit], booked: [Appointment.ID]) -> [Section] {
        let moved = visits.filter { $0.summary.predecessor?.movedBy == .practitioner }
        let others = visits.filter { $0.summary.predecessor?.movedBy != .practitioner }
        let made = others.filter { booked.contains($0.id) }
        let answered = others.filter { !booked.contains($0.id) }
        var sections: [Section] = []
        for visit in moved {
            let topic = Topic.moved(from: visit.summary.predecessor?.start)
            if let place = sections.firstIndex(where: { $0.topic == topic }) {
                sections[place] = Section(topic, sections[place].visits + [visit])
            } else {
                sections.append(Section(topic, [visit]))
            }
        }
        if !made.isEmpty { sections.append(Section(.booked, made)) }
        if !answered.isEmpty { sections.append(Section(.answered, answered)) }
        return sections
    }
}
