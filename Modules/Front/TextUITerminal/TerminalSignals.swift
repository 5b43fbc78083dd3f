import Glibc

/// Gives the terminal back before a signal ends or stops the program, and takes it again when that goes on.
enum TerminalSignals {
    private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGQUIT]
    private static let endings = [SIGTERM, SIGHUP, SIGINT]
    /// Signals that end a program which does nothing about them.
    private static let furtherEndings =
        [
            SIGALRM, SIGUSR1, SIGUSR2, SIGPIPE, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSTKFLT,
        ] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())

    /// - Parameter tracesCrashes: Whether a crash goes on to Swift's own tracing of it.
    static func install(tracesCrashes: Bool) {
        giveHandlersAStack()
        TerminalState.current?.pointee.tracesCrashes = tracesCrashes
        for number in crashes { handle(number, with: crash) }
        for number in endings { handle(number, with: ask) }
        for number in furtherEndings where isLeftAlone(number) { handle(number, with: end) }
        handle(SIGTSTP, with: stop)
        handle(SIGCONT, with: goOn)
        handle(SIGWINCH, with: resize)
        _ = atExit
    }

    static func remove() {
        guard let state = TerminalState.current else { return }
        for number in 1..<TerminalState.signalCount where state.pointee.isHandled[number] {
            sigaction(Int32(number), state.pointee.previous + number, nil)
            state.pointee.isHandled[number] = false
        }
    }

    /// The signals that are for the main thread alone.
    static var asynchronous: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in endings + [SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH] { sigaddset(&set, number) }
        return set
    }

    private static let atExit: Void = {
        atexit { TerminalState.current?.giveBack() }
    }()

    /// Whether the signal still has the system's own effect. A signal that the program handles keeps its handler.
    private static func isLeftAlone(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
    }

    private static func handle(_ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void) {
        guard let state = TerminalState.current, !state.pointee.isHandled[Int(number)] else { return }
        sigaction(number, nil, state.pointee.previous + Int(number))
        // What the program was told to ignore, it goes on ignoring.
        let isIgnored =
            unsafeBitCast(state.pointee.previous[Int(number)].__sigaction_handler.sa_handler, to: Int.self) == 1
        guard !isIgnored else { return }
        set(number, handler)
        state.pointee.isHandled[Int(number)] = true
    }

    private static func set(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = SA_ONSTACK | SA_RESTART
        sigemptyset(&action.sa_mask)
        sigaction(number, &action, nil)
    }

    /// A stack that has overflowed has no room for a handler.
    private static func giveHandlersAStack() {
        let size = 1 << 16
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }

    /// Asks the program to leave by itself, so that it keeps what it has not kept yet. A second signal ends it at once,
    /// but for SIGHUP: of a window that is closed, both the shell and the system may tell.
    private static let ask: @convention(c) (Int32) -> Void = { number in
        guard let state = TerminalState.current, state.pointee.wake >= 0 else { return end(number) }
        guard state.pointee.ending == 0 else {
            if number != SIGHUP { end(number) }
            return
        }
        let error = errno
        defer { errno = error }
        state.pointee.ending = number
        TerminalSignals.wake(state, TerminalWake.ending)
    }

    /// Whether a signal has asked the program to end.
    static var haveAsked: Bool { TerminalState.current.map { $0.pointee.ending != 0 } ?? false }

    /// Ends the program by the signal that has asked for it, from any thread; returns where none has.
    static func endAsAsked() {
        guard let number = TerminalState.current?.pointee.ending, number != 0 else { return }
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, number)
        end(number)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        // A handler of the program's own may still have something to do.
        sleep(5)
        _exit(128 + number)
    }

    /// Gives the terminal back, and lets the signal have the effect that it would have had without this.
    private static let end: @convention(c) (Int32) -> Void = { number in
        if let state = TerminalState.current {
            state.giveBack()
            sigaction(number, state.pointee.previous + Int(number), nil)
        }
        raise(number)
    }

    private static let crash: @convention(c) (Int32) -> Void = { number in
        guard let state = TerminalState.current, !state.pointee.tracesCrashes else { return end(number) }
        state.giveBack()
        TerminalSignals.set(number, nil)
        raise(number)
    }

    private static let stop: @convention(c) (Int32) -> Void = { number in
        let error = errno
        defer { errno = error }
        guard let state = TerminalState.current else { return }
        let wasEntered = state.pointee.isEntered
        state.giveBack()
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, number)
        sigaction(number, state.pointee.previous + Int(number), nil)
        raise(number)
        // Here the program stands still.
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        pthread_sigmask(SIG_BLOCK, &set, nil)
        TerminalSignals.set(number, TerminalSignals.stop)
        guard wasEntered, state.pointee.ending == 0 else { return }
        state.takeOver()
        TerminalSignals.wake(state, TerminalWake.resumed)
    }

    private static let goOn: @convention(c) (Int32) -> Void = { _ in
        let error = errno
        defer { errno = error }
        guard let state = TerminalState.current, state.pointee.isEntered else { return }
        // It was stopped without warning, and who stopped it may have changed the terminal.
        state.pointee.isEntered = false
        state.takeOver()
        TerminalSignals.wake(state, TerminalWake.resumed)
    }

    private static let resize: @convention(c) (Int32) -> Void = { _ in
        let error = errno
        defer { errno = error }
        if let state = TerminalState.current { TerminalSignals.wake(state, TerminalWake.resized) }
    }

    static func wake(_ state: UnsafeMutablePointer<TerminalState>, _ reason: UInt8) {
        var reason = reason
        _ = Glibc.write(state.pointee.wake, &reason, 1)
    }
}

/// The reasons to wake the reader.
enum TerminalWake {
    static let resized = UInt8(ascii: "w")
    static let resumed = UInt8(ascii: "c")
    static let ending = UInt8(ascii: "e")
}
