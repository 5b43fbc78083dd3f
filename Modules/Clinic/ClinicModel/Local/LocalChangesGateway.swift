struct LocalChangesGateway: ChangesGateway {
    let keeper: any RecordKeeper

    func changes() -> AsyncStream<Void> { keeper.changes() }
}
