"""The samples of web-samples, as an app of Textual: `textual_samples.py counter` or `list`."""
import sys

from textual.app import App
from textual.widgets import Button, OptionList, Static


class Counter(App):
    count = 0

    def compose(self):
        yield Static("0", id="count")
        yield Button("Add")

    def on_button_pressed(self):
        self.count += 1
        self.query_one("#count", Static).update(str(self.count))


class Rows(App):
    def compose(self):
        yield OptionList(*(f"Row {row}" for row in range(10_000)))


{"counter": Counter, "list": Rows}[sys.argv[1]]().run()
