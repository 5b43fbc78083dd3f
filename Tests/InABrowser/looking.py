"""Every screen that can be reached: axe looks at it, and pictures are taken of it."""
import os
import re

from browsing import check, look_for_faults, open_page, sign_in, wait_for_title

ROWS = """[...document.querySelectorAll("main :is(a, button)[data-role=link], main li :is(a, button)[data-role]")]
    .filter(row => !row.disabled)"""
# Rows of one kind lead to scenes of one kind.
KIND = """row => (row.dataset.identifier || row.innerText).replace(/demo-[a-z0-9-]+|[0-9a-f-]{8,}|[0-9]+/g, "#")"""


class Walk:
    """Goes from Home to what its rows lead to, and on from there."""

    def __init__(self, page, home, folder, name):
        self.page, self.home, self.folder, self.name = page, home, folder, name
        self.seen = {}

    def go(self, depth):
        self.look()
        self.follow([], depth)
        return sorted(self.seen)

    def follow(self, trail, depth):
        for kind in self.page.evaluate(f"[...new Set({ROWS}.map({KIND}))]") if depth else []:
            if self.press(kind) and self.look():
                self.follow(trail + [kind], depth - 1)
            self.page.goto(self.home)
            wait_for_title(self.page, "Home")
            for step in trail:
                self.press(step)

    def press(self, kind):
        """Whether another screen has come."""
        before = self.page.evaluate("document.querySelector('main').innerHTML")
        self.page.evaluate(f"kind => {ROWS}.find(row => ({KIND})(row) === kind)?.click()", kind)
        try:
            self.page.wait_for_function(
                "before => document.querySelector('main').innerHTML !== before"
                " && !document.querySelector('[aria-busy]')", arg=before, timeout=3000)
        except Exception:
            return False
        return True

    def look(self):
        """Whether it is a screen that was not seen before."""
        path = re.sub(r"demo-[a-z0-9-]+|[0-9a-f-]{20,}", "", self.page.url.split("?")[0][len(self.home):])
        key = f"{path} {self.page.inner_text('h1')}".strip()
        if key in self.seen:
            return False
        self.seen[key] = self.page.url
        look_for_faults(self.page, f"{self.name} {key}")
        if self.folder:
            picture(self.page, self.folder, f"{self.name} {key}")
        return True


def picture(page, folder, name):
    name = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    for scheme in ["light", "dark"]:
        for width in [1280, 360]:
            page.set_viewport_size({"width": width, "height": 900})
            page.emulate_media(color_scheme=scheme)
            page.screenshot(path=os.path.join(folder, f"{name}-{width}-{scheme}.png"), animations="disabled")
    page.set_viewport_size({"width": 1280, "height": 900})
    page.emulate_media(color_scheme="light")


def draw_homes(browser, clinic, folder):
    """Draws both Homes as a wide window shows them, and in the dark as a phone does."""
    for app, user in [("patient", "demo-patient"), ("doctor", "demo-doctor")]:
        for size, width, scheme in [("wide", 1120, "light"), ("phone", 390, "dark")]:
            page = open_page(browser, clinic.address + "/" + app)
            sign_in(page, user)
            page.set_viewport_size({"width": width, "height": 760})
            page.emulate_media(color_scheme=scheme)
            page.evaluate("document.activeElement.blur()")
            page.screenshot(path=os.path.join(folder, f"home-{app}-{size}.png"), animations="disabled")
            page.context.close()


def look_around(browser, clinic, depth, folder=None):
    for app, user in [("patient", "demo-patient"), ("doctor", "demo-doctor")]:
        page = open_page(browser, clinic.address + "/" + app)
        look_for_faults(page, app + " Sign in")
        if folder:
            picture(page, folder, app + " sign in")
        sign_in(page, user)
        seen = Walk(page, clinic.address + "/" + app, folder, app).go(depth)
        check(len(seen) > 4, f"axe has looked at {len(seen)} screens of {app}: {', '.join(seen)}")
        page.context.close()
