import ClinicModel

extension [HomeEntity.Section] {
    /// Visits that are new to a patient, under what the clinic has done with them: first those that it has moved, with the
    /// time from which it has moved them.
    package init(news visits: [Visit]) {
        let moved = visits.filter { $0.summary.predecessor?.movedBy == .practitioner }
        let answered = visits.filter { $0.summary.predecessor?.movedBy != .practitioner }
        self = []
        for visit in moved {
            let topic = HomeEntity.Topic.moved(from: visit.summary.predecessor?.start)
            if let place = firstIndex(where: { $0.topic == topic }) {
                self[place] = HomeEntity.Section(topic, self[place].visits + [visit])
            } else {
                append(HomeEntity.Section(topic, [visit]))
            }
        }
        if !answered.isEmpty { append(HomeEntity.Section(.answered, answered)) }
    }
}
