/// Somebody has pressed Ctrl-C where the terminal sends no signal for it.
struct Interruption: Error {}
