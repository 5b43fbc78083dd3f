struct VisitorsInteractor: VisitorsInteractive {
    func fetchVisitors() async throws -> [Visitor] {
        await Task.yield()
        return [Visitor(name: "Ada", host: "Dr. Fern"), Visitor(name: "Bo", host: "Dr. Moss")]
    }
}
