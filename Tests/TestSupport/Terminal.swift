@_exported import TestTerminal
