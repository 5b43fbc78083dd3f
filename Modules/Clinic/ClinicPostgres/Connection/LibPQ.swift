import SystemLibraries

/// libpq's functions, of the types that its headers say. It is loaded while the program runs: who has no clinic in
/// PostgreSQL needs none.
struct LibPQ: Sendable {
    typealias Connection = OpaquePointer
    typealias Result = OpaquePointer
    typealias Text = UnsafePointer<CChar>

    let connect: @convention(c) (Text) -> Connection?
    let status: @convention(c) (Connection) -> Int32
    let connectionMessage: @convention(c) (Connection) -> Text?
    let finish: @convention(c) (Connection) -> Void
    /// Runs statements without parameters, and returns the last one's result.
    let execute: @convention(c) (Connection, Text) -> Result?
    /// Names a statement, whose parameters are of the types that follow from it.
    let prepare: @convention(c) (Connection, Text, Text, Int32, UnsafePointer<UInt32>?) -> Result?
    let executePrepared:
        @convention(c) (
            Connection, Text, Int32, UnsafePointer<Text?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?, Int32
        ) -> Result?
    let resultStatus: @convention(c) (Result) -> Int32
    /// One of the fields of an error, by its letter.
    let errorField: @convention(c) (Result, Int32) -> Text?
    let rowCount: @convention(c) (Result) -> Int32
    let isNull: @convention(c) (Result, Int32, Int32) -> Int32
    let value: @convention(c) (Result, Int32, Int32) -> Text?
    let length: @convention(c) (Result, Int32, Int32) -> Int32
    let changedCount: @convention(c) (Result) -> Text?
    /// The command that has run, such as COMMIT.
    let command: @convention(c) (Result) -> Text?
    let clear: @convention(c) (Result) -> Void
    let socket: @convention(c) (Connection) -> Int32
    /// Takes in what has arrived; 0 where the connection is lost.
    let consumeInput: @convention(c) (Connection) -> Int32
    let nextNotification: @convention(c) (Connection) -> UnsafeMutableRawPointer?
    let freeMemory: @convention(c) (UnsafeMutableRawPointer) -> Void

    /// Nil where it is not installed, which is said on standard error.
    static let loaded = SystemLibrary.load(
        ["libpq.so.5"], package: "libpq5", without: "a clinic in PostgreSQL cannot be opened"
    ).flatMap(LibPQ.init)

    /// The package that has it, for who looks for what to install.
    static let package = "Debian’s libpq5"

    private init?(_ library: SystemLibrary) {
        func function<Function>(_ name: String) -> Function? { library.function(name, as: Function.self) }
        guard let connect: @convention(c) (Text) -> Connection? = function("PQconnectdb"),
            let status: @convention(c) (Connection) -> Int32 = function("PQstatus"),
            let connectionMessage: @convention(c) (Connection) -> Text? = function("PQerrorMessage"),
            let finish: @convention(c) (Connection) -> Void = function("PQfinish"),
            let execute: @convention(c) (Connection, Text) -> Result? = function("PQexec"),
            let prepare: @convention(c) (Connection, Text, Text, Int32, UnsafePointer<UInt32>?) -> Result? =
                function("PQprepare"),
            let executePrepared:
                @convention(c) (
                    Connection, Text, Int32, UnsafePointer<Text?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?, Int32
                ) -> Result? = function("PQexecPrepared"),
            let resultStatus: @convention(c) (Result) -> Int32 = function("PQresultStatus"),
            let errorField: @convention(c) (Result, Int32) -> Text? = function("PQresultErrorField"),
            let rowCount: @convention(c) (Result) -> Int32 = function("PQntuples"),
            let isNull: @convention(c) (Result, Int32, Int32) -> Int32 = function("PQgetisnull"),
            let value: @convention(c) (Result, Int32, Int32) -> Text? = function("PQgetvalue"),
            let length: @convention(c) (Result, Int32, Int32) -> Int32 = function("PQgetlength"),
            let changedCount: @convention(c) (Result) -> Text? = function("PQcmdTuples"),
            let command: @convention(c) (Result) -> Text? = function("PQcmdStatus"),
            let clear: @convention(c) (Result) -> Void = function("PQclear"),
            let socket: @convention(c) (Connection) -> Int32 = function("PQsocket"),
            let consumeInput: @convention(c) (Connection) -> Int32 = function("PQconsumeInput"),
            let nextNotification: @convention(c) (Connection) -> UnsafeMutableRawPointer? = function("PQnotifies"),
            let freeMemory: @convention(c) (UnsafeMutableRawPointer) -> Void = function("PQfreemem")
        else { return nil }
        self.connect = connect
        self.status = status
        self.connectionMessage = connectionMessage
        self.finish = finish
        self.execute = execute
        self.prepare = prepare
        self.executePrepared = executePrepared
        self.resultStatus = resultStatus
        self.errorField = errorField
        self.rowCount = rowCount
        self.isNull = isNull
        self.value = value
        self.length = length
        self.changedCount = changedCount
        self.command = command
        self.clear = clear
        self.socket = socket
        self.consumeInput = consumeInput
        self.nextNotification = nextNotification
        self.freeMemory = freeMemory
    }
}
