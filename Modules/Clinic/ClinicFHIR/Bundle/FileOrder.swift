/// Puts files in an order in which each finds what it needs, the same one however they were named on the command line.
struct FileOrder {
    private let surveys: [FileSurvey]
    private let needs: [Set<Int>]
    private let wishes: [Set<Int>]

    init(_ surveys: [FileSurvey]) {
        self.surveys = surveys
        let directory = FileDirectory(surveys)
        needs = surveys.indices.map { file in
            surveys[file].needs.reduce(into: Set()) { $0.formUnion(directory.files(having: $1)) }.subtracting([file])
        }
        wishes = surveys.indices.map { file in
            surveys[file].wishes.reduce(into: Set()) { $0.formUnion(directory.files(having: .relative($1))) }
                .subtracting([file])
        }
    }

    /// Groups of files, by index; those of a group need one another and go in together.
    func groups() -> [[Int]] {
        var waiting = circles().sorted { precedes($0[0], $1[0]) }
        var done: Set<Int> = []
        var order: [[Int]] = []
        while !waiting.isEmpty {
            let ready = waiting.indices.filter { index in
                waiting[index].allSatisfy { needs[$0].subtracting(waiting[index]).isSubset(of: done) }
            }
            let satisfied = ready.first { index in
                waiting[index].allSatisfy { wishes[$0].subtracting(waiting[index]).isSubset(of: done) }
            }
            let group = waiting.remove(at: satisfied ?? ready.first ?? 0)
            done.formUnion(group)
            order.append(group)
        }
        return order
    }

    /// What refers to nothing is what others refer to.
    private func precedes(_ left: Int, _ right: Int) -> Bool {
        let (left, right) = (surveys[left], surveys[right])
        return (left.refersToOthers ? 1 : 0, left.name) < (right.refersToOthers ? 1 : 0, right.name)
    }

    /// The files that need one another, all others each alone: Tarjan's strongly connected components.
    private func circles() -> [[Int]] {
        var number: [Int: Int] = [:]
        var low: [Int: Int] = [:]
        var stack: [Int] = []
        var circles: [[Int]] = []
        func visit(_ file: Int) {
            let own = number.count
            (number[file], low[file]) = (own, own)
            stack.append(file)
            for other in needs[file].sorted() {
                if number[other] == nil {
                    visit(other)
                    low[file] = min(low[file, default: own], low[other, default: own])
                } else if stack.contains(other) {
                    low[file] = min(low[file, default: own], number[other, default: own])
                }
            }
            guard low[file] == own, let start = stack.firstIndex(of: file) else { return }
            circles.append(stack[start...].sorted(by: precedes))
            stack.removeSubrange(start...)
        }
        for file in surveys.indices where number[file] == nil { visit(file) }
        return circles
    }
}
