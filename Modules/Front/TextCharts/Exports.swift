@_exported import TextUI
